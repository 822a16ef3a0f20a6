import type { AnswerOptions } from "../answer-offline.ts";
import type { DialogueAnswer } from "../dialogue-answer.ts";
import { withoutSearch } from "../without-search.ts";
import type { SmallTalk } from "./recognise-small-talk.ts";

/**
 * Gives a short reply without support, as sure as can be. It names nothing of the knowledge: a title in
 * it would stay when its source is purged.
 */
export function replyToSmallTalk(message: string, talk: SmallTalk, options: AnswerOptions): DialogueAnswer {
  return {
    answered: true,
    confidence: 1,
    text: textOf(talk, options),
    support: [],
    choices: [],
    retrieval: withoutSearch(message, talk.language),
    act: talk.act,
    readAs: message,
  };
}

function textOf({ act, language, courtesies }: SmallTalk, options: AnswerOptions): string {
  const { phrases } = language;
  if (act === "tell-nature" || act === "chat") return phrases.nature;
  if (act === "greet") return phrases.greeting;
  if (act === "welcome") return courtesies.has("goodbye") ? `${phrases.welcome} ${phrases.goodbye}` : phrases.welcome;
  if (act === "say-goodbye") return phrases.goodbye;
  if (act === "say-fine") return phrases.fine;
  if (act === "take-praise") return phrases.glad;
  if (act === "calm") return options.canHandOver ? `${phrases.calm} ${phrases.offerPerson}` : phrases.calm;
  if (act === "tell-abilities") return `${phrases.abilities} ${phrases.askForQuestion}`;
  return phrases.allRight;
}
