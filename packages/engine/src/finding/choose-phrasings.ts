import type { PhrasedAnswer } from "../index/phrasing-classifier.ts";
import type { IndexedDocument } from "../retrieval.ts";

/**
 * An answer with at least this many phrasings can be recognised in words that none of them uses.
 */
const minPhrasings = 5;
/**
 * Learning time grows with the square of the number of answers. Beyond this many, only answers with
 * many phrasings are learnt one by one.
 */
const maxAnswers = 500;
const maxQuestionsOfOthers = 500;
/** The id of the group of all answers that are not learnt one by one. */
const others = "";

/** True for a FAQ with enough phrasings to learn from. */
export function isPhrased({ kind, questions }: IndexedDocument): boolean {
  return kind === "faq" && questions.length >= minPhrasings;
}

/**
 * Chooses what to learn from these FAQ, which come in the order of their ids. Empty when fewer than
 * two answers would be left to tell apart.
 */
export function choosePhrasings(faqs: readonly IndexedDocument[]): PhrasedAnswer[] {
  const chosen = faqs.length <= maxAnswers ? faqs : faqs.filter(isPhrased).slice(0, maxAnswers);
  if (chosen.length === 0) return [];
  const answers = chosen.map(({ documentId, questions }) => ({ id: documentId, phrasings: questions }));
  const left = new Set(chosen);
  const rest = faqs.filter((faq) => !left.has(faq)).flatMap(({ questions }) => questions);
  if (rest.length > 0) answers.push({ id: others, phrasings: rest.slice(0, maxQuestionsOfOthers) });
  return answers.length < 2 ? [] : answers;
}
