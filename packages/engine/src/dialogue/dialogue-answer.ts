import type { OfflineAnswer } from "./answer-offline.ts";
import type { SmallTalk } from "./small-talk/recognise-small-talk.ts";

export type DialogueAnswer = OfflineAnswer & {
  /**
   * The act says what the reply does: "answer" or "decline" for a question, "ask-back" for a
   * message that says too little, the others for small talk.
   */
  act: "answer" | "decline" | "ask-back" | SmallTalk["act"];
  /** The question with the words that earlier turns add to it. */
  readAs: string;
  /** An answer to several questions lists those that it does not answer, as they were written. */
  unanswered?: readonly string[];
};
