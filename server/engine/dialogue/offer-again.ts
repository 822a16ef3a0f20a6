import type { Choice } from "../answer-offline.ts";
import type { Language } from "../language.ts";
import type { DialogueAnswer } from "./dialogue-answer.ts";
import { inQuotes } from "./in-quotes.ts";
import { withoutSearch } from "./without-search.ts";

/** To a mere "yes" to several topics: asks which one. */
export function offerAgain(message: string, choices: readonly Choice[], language: Language): DialogueAnswer {
  const titles = choices.map(({ title }) => title);
  return {
    answered: false,
    confidence: 0,
    text: `${language.phrases.chooseOne} ${inQuotes(language, ...titles)}`,
    support: [],
    choices,
    retrieval: withoutSearch(message, language),
    act: "ask-back",
    readAs: message,
  };
}
