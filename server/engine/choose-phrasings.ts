import type { PhrasedAnswer } from "./phrasing-classifier.ts";
import type { IndexedDocument } from "./retrieval.ts";

/** From so many phrasings on an answer may be recognised in words that none of them uses. */
const fewestPhrasings = 5;
/** Learning takes time by the square of the answers: beyond so many, only those with many phrasings are told apart. */
const mostAnswers = 500;
const mostQuestionsOfOthers = 500;
/** All answers that are not told apart: what is asked for one of them is asked for none of the others. */
const others = "";

/** Whether a document is one answer that is asked for in many ways. */
export function isPhrased({ kind, questions }: IndexedDocument): boolean {
  return kind === "faq" && questions.length >= fewestPhrasings;
}

/** What is to be learnt of these FAQ, which come in the order of their ids. Nothing where there is nothing to tell apart. */
export function choosePhrasings(faqs: readonly IndexedDocument[]): PhrasedAnswer[] {
  const chosen = faqs.length <= mostAnswers ? faqs : faqs.filter(isPhrased).slice(0, mostAnswers);
  if (chosen.length === 0) return [];
  const answers = chosen.map(({ documentId, questions }) => ({ id: documentId, phrasings: questions }));
  const left = new Set(chosen);
  const rest = faqs.filter((faq) => !left.has(faq)).flatMap(({ questions }) => questions);
  if (rest.length > 0) answers.push({ id: others, phrasings: rest.slice(0, mostQuestionsOfOthers) });
  return answers.length < 2 ? [] : answers;
}
