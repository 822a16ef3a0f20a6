import type { FoundPassage } from "../../retrieval.ts";
import type { Choice } from "../answer-offline.ts";

/** Gives the titles of the sources of some passages as topics to choose from, in this order, each once. */
export function titlesOf(found: readonly FoundPassage[]): Choice[] {
  const sources = new Map(found.map(({ document }) => [document.sourceId, document.title.trim()]));
  return distinctChoices([...sources].map(([sourceId, title]) => ({ title, sourceId })));
}

/** Topics without a title, or with that of an earlier one, are left out. */
export const distinctChoices = (choices: readonly Choice[]): Choice[] =>
  choices.filter(({ title }, at) => title !== "" && choices.findIndex((other) => other.title === title) === at);
