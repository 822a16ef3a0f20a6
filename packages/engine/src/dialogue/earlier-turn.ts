import type { Support } from "../answering/make-answer.ts";
import type { Choice } from "./answer-offline.ts";

/** A question of the dialogue and what its reply was made of. */
export type EarlierTurn = {
  question: string;
  /** Titles of the sources that the reply cited; empty when it cited none. */
  citedTitles: readonly string[];
  /** The ids of these sources. */
  citedSourceIds: readonly string[];
  /** The topics that the reply offered to choose from. */
  choices: readonly Choice[];
};

/** The turn that a question and its reply are for the messages after them. */
export function earlierTurn(
  question: string,
  { support, choices }: { support: readonly Support[]; choices: readonly Choice[] },
): EarlierTurn {
  const documents = support.map(({ document }) => document);
  return {
    question,
    citedTitles: [...new Set(documents.map(({ title }) => title))],
    citedSourceIds: [...new Set(documents.map(({ sourceId }) => sourceId))],
    choices,
  };
}
