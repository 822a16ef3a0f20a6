import { parameters } from "../parameters.ts";
import { holdsTerm } from "../reading/holds-term.ts";
import { languageOf } from "../reading/languages.ts";
import { readWords } from "../reading/read-words.ts";
import { isHeadingSentence } from "../reading/structure/is-heading-sentence.ts";
import { sectionOf } from "../reading/structure/section-of.ts";
import type { Retrieval } from "../retrieval.ts";
import type { Support } from "./make-answer.ts";

/**
 * Finds a sentence of the article that denies what the question takes for granted: "Branches are not
 * supported" for "How do I add a branch?". It holds a word of the question that the answer lacks.
 */
export function findDenial(
  { passages, query }: Retrieval,
  given: readonly Support[],
  missingTerms: readonly number[],
): Support | undefined {
  const [best] = passages;
  const { negations } = languageOf(query.language).statements;
  if (best?.genre !== "article" || missingTerms.length === 0) return undefined;
  if (negations.test(readWords(query.text).join(" "))) return undefined;
  const { document } = best;
  let denial: Support | undefined;
  let most = parameters.answering.denialShare;
  for (const { passage, sentences, score } of passages.filter((found) => found.document === document)) {
    for (const { span, coverage, terms } of sentences) {
      if (coverage <= most || !missingTerms.some((number) => holdsTerm(terms, number))) continue;
      if (given.some((one) => span.start < one.span.end && span.end > one.span.start)) continue;
      const written = document.text.slice(span.start, span.end);
      const words = readWords(written);
      if (words.length > parameters.answering.joinedWords || !negations.test(words.join(" "))) continue;
      if (isHeadingSentence(passage, span)) continue;
      most = coverage;
      denial = { document, span, passage: written, score, ...sectionOf(document, passage.headings) };
    }
  }
  return denial;
}
