import type { PhrasedAnswer } from "../index/phrasing-classifier.ts";
import { parameters } from "../parameters.ts";
import type { IndexedDocument } from "../retrieval.ts";

/** The id of the group of all answers that are not learnt one by one. */
const others = "";

/** Returns true for FAQ with enough phrasings together to learn from. */
export function arePhrased(faqs: readonly IndexedDocument[]): boolean {
  return faqs.reduce((sum, { questions }) => sum + questions.length, 0) >= parameters.finding.fewestPhrasings;
}

/**
 * Chooses what to learn from these FAQ, which come in the order of their ids. Those that give one answer
 * are learnt as one, under the id of the first. Empty when fewer than two answers would be left to tell apart.
 */
export function choosePhrasings(faqs: readonly IndexedDocument[]): PhrasedAnswer[] {
  const groups = [...Map.groupBy(faqs, ({ text }) => text).values()];
  const chosen =
    groups.length <= parameters.finding.learntAnswers
      ? groups
      : groups.filter(arePhrased).slice(0, parameters.finding.learntAnswers);
  if (chosen.length === 0) return [];
  const answers = chosen.map((alike) => ({ id: alike[0]!.documentId, phrasings: questionsOf(alike) }));
  const left = new Set(chosen);
  const rest = questionsOf(groups.filter((alike) => !left.has(alike)).flat());
  if (rest.length > 0) answers.push({ id: others, phrasings: rest.slice(0, parameters.finding.questionsOfOthers) });
  return answers.length < 2 ? [] : answers;
}

const questionsOf = (faqs: readonly IndexedDocument[]): string[] => faqs.flatMap(({ questions }) => questions);
