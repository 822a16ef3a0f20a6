import type { Language } from "../language.ts";
import type { Retrieval } from "../retrieval.ts";

/** Gives the query of a message for which nothing was searched. */
export function withoutSearch(message: string, language: Language): Retrieval {
  return {
    query: {
      text: message,
      language: language.code,
      terms: [],
      totalWeight: 0,
      maxWeight: 0,
      kind: undefined,
      form: undefined,
      namesAction: false,
      namesSpeaker: false,
      namesListener: false,
    },
    passages: [],
  };
}
