import type { PhrasedAnswer } from "../index/phrasing-classifier.ts";
import { parameters } from "../parameters.ts";
import type { IndexedDocument } from "../retrieval.ts";

/** The id of the group of all answers that are not learnt one by one. */
const others = "";

/** True for a FAQ with enough phrasings to learn from. */
export function isPhrased({ kind, questions }: IndexedDocument): boolean {
  return kind === "faq" && questions.length >= parameters.finding.fewestPhrasings;
}

/**
 * Chooses what to learn from these FAQ, which come in the order of their ids. Empty when fewer than
 * two answers would be left to tell apart.
 */
export function choosePhrasings(faqs: readonly IndexedDocument[]): PhrasedAnswer[] {
  const chosen =
    faqs.length <= parameters.finding.learntAnswers
      ? faqs
      : faqs.filter(isPhrased).slice(0, parameters.finding.learntAnswers);
  if (chosen.length === 0) return [];
  const answers = chosen.map(({ documentId, questions }) => ({ id: documentId, phrasings: questions }));
  const left = new Set(chosen);
  const rest = faqs.filter((faq) => !left.has(faq)).flatMap(({ questions }) => questions);
  if (rest.length > 0) answers.push({ id: others, phrasings: rest.slice(0, parameters.finding.questionsOfOthers) });
  return answers.length < 2 ? [] : answers;
}
