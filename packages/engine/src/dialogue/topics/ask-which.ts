import type { Language } from "../../language.ts";
import type { Choice } from "../answer-offline.ts";
import { inQuotes } from "./in-quotes.ts";

/** Asks which of several topics is meant; of a single one, whether it is. */
export function askWhich(choices: readonly Choice[], language: Language): string {
  const { chooseOne, doYouMean } = language.phrases;
  const titles = inQuotes(language, ...choices.map(({ title }) => title));
  return choices.length === 1 ? doYouMean(titles) : `${chooseOne} ${titles}`;
}
