import type { Choice } from "../answer-offline.ts";
import type { Language } from "../language.ts";
import { askWhich } from "./ask-which.ts";
import type { DialogueAnswer } from "./dialogue-answer.ts";
import { withoutSearch } from "./without-search.ts";

/** To a mere "yes" to several topics, and to "7" of three: asks which one. */
export function offerAgain(message: string, choices: readonly Choice[], language: Language): DialogueAnswer {
  return {
    answered: false,
    confidence: 0,
    text: askWhich(choices, language),
    support: [],
    choices,
    retrieval: withoutSearch(message, language),
    act: "ask-back",
    readAs: message,
  };
}
