export type Citation = {
  title: string | null;
  url: string | null;
  section?: string | null;
  anchor?: string | null;
  passage: string | null;
};
export type Choice = { title: string };

/** `queued` waits for the line, `failed` waits for the visitor, `writing` grows. */
type MessageState = "sending" | "queued" | "failed" | "writing" | "done" | "interrupted";

export type Message = {
  id: string;
  author: "contact" | "assistant" | "member" | "system";
  text: string;
  state: MessageState;
  citations: Citation[];
  choices: Choice[];
  answered: boolean;
  member?: string | null;
  /** The assistant asks how the visitor can be reached. */
  asksForContact?: boolean;
  /** Set on what this page has sent. */
  key?: string;
  /** Says as a code why it failed. */
  fault?: string;
};

/** Makes a message without sources or choices, as most are. */
export function newMessage(parts: Pick<Message, "id" | "author" | "text" | "state"> & Partial<Message>): Message {
  return { citations: [], choices: [], answered: false, ...parts };
}
