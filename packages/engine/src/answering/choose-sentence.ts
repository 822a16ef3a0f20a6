import type { AnswerKind } from "../answer-kind.ts";
import type { Language } from "../language.ts";
import { holdsName } from "../reading/find-names.ts";
import { holdsTerm } from "../reading/holds-term.ts";
import { readWords } from "../reading/read-words.ts";
import { hasSignsOf, signsOfWord } from "../reading/signs-of-word.ts";
import { isHeadingSentence } from "../reading/structure/is-heading-sentence.ts";
import { isTableHeader } from "../reading/structure/table-row.ts";
import type { FoundPassage, Retrieval } from "../retrieval.ts";
import type { Span } from "../span.ts";

/**
 * A term that a sentence does not hold itself counts so much for it when it is taken from the title
 * or heading, from the sentence it refers back to, or from the first sentence.
 */
const FROM_HEAD = 0.6;
const FROM_ANTECEDENT = 0.7;
const FROM_OPENING = 0.4;
const KIND_SHARE = 0.3;
const KIND_STANDS_FOR = 0.9;
/** The weight of the retrieval's score, which knows the order of words. */
const SCORE_SHARE = 0.35;
/** The shorter one of two sentences with the same terms is more clearly about them. */
const BREVITY_SHARE = 0.1;
const LONG_SENTENCE = 40;
const HEAD_TERM_SHARE = 0.5;
/**
 * The first of two sentences that are about as good is chosen, because exceptions come after the
 * rule.
 */
const CLEARLY_BETTER = 0.02;

/** A sentence that may be chosen; headings are left out. */
export type Candidate = {
  span: Span;
  words: readonly string[];
  /**
   * Bits of the query's terms: those that the sentence holds, and those with the ones it takes from
   * its context.
   */
  own: number;
  inContext: number;
  refersBack: boolean;
  isOfKind: boolean;
  value: number;
};

export type Choice = {
  candidates: readonly Candidate[];
  best: number;
  /**
   * Each of the query's terms tells these sentences apart so well; the weights sum to 1 at most.
   */
  weights: readonly number[];
};

/**
 * Chooses the sentence of a passage that answers best. A term counts by what it says about one
 * sentence: a term of the title or of every sentence only shows that the passage is right.
 * Undefined when the passage has headings only, or no word.
 */
export function chooseSentence(found: FoundPassage, query: Retrieval["query"], language: Language): Choice | undefined {
  const { text } = found.document;
  const questionWords = new Set(readWords(query.text));
  const candidates: Candidate[] = [];
  const factors: number[][] = [];
  const isRow = ({ span }: { span: Span }): boolean => text[span.start] === "|";
  const isNamed = (terms: number): boolean =>
    query.terms.some(({ namesKind }, number) => !namesKind && holdsTerm(terms, number));
  const areRowsNamed = found.sentences.some((sentence) => isRow(sentence) && isNamed(sentence.terms));
  let nearest = 0;
  let columns = 0;
  for (const { span, terms, score } of found.sentences) {
    if (isHeadingSentence(found.passage, span)) {
      nearest = terms;
      continue;
    }
    if (isRow({ span }) && isTableHeader(text, span)) {
      columns = terms;
      continue;
    }
    if (!isRow({ span })) columns = 0;
    const heading = nearest | columns;
    const written = text.slice(span.start, span.end);
    const words = readWords(written);
    // A rule or the line below the header of a table says nothing.
    if (words.length === 0) continue;
    const refersBack = language.backReferences.has(words[0] ?? "");
    // Every row of a table may hold a price: what is asked about tells which of them.
    const isOtherRow = areRowsNamed && isRow({ span }) && !isNamed(terms);
    const isOfKind = query.kind !== undefined && !isOtherRow && isOf(query.kind, words, written, questionWords);
    const before = factors.at(-1);
    const inContext = terms | heading | (refersBack ? (candidates.at(-1)?.inContext ?? 0) : 0);
    const opening = candidates[0]?.own ?? 0;
    factors.push(
      query.terms.map((term, number) => {
        if (term.namesKind && isOfKind) return holdsTerm(terms, number) ? 1 : KIND_STANDS_FOR;
        if (holdsTerm(terms, number)) return 1;
        const fromAntecedent = refersBack && before ? before[number]! * FROM_ANTECEDENT : 0;
        const fromHead = holdsTerm(found.headTerms | heading, number) ? FROM_HEAD : 0;
        return Math.max(fromAntecedent, fromHead, holdsTerm(opening, number) ? FROM_OPENING : 0);
      }),
    );
    candidates.push({
      span,
      words,
      own: terms,
      inContext,
      refersBack,
      isOfKind,
      value: SCORE_SHARE * score - BREVITY_SHARE * Math.min(1, words.length / LONG_SENTENCE),
    });
  }
  if (candidates.length === 0) return undefined;
  const weights = distinguishingWeights(found, query, candidates);
  for (const [place, candidate] of candidates.entries()) {
    for (const [number, weight] of weights.entries()) candidate.value += weight * factors[place]![number]!;
    if (candidate.isOfKind) candidate.value += KIND_SHARE;
  }
  let best = 0;
  for (const [place, { value }] of candidates.entries())
    if (value > candidates[best]!.value + CLEARLY_BETTER) best = place;
  return { candidates, best, weights };
}

function isOf(
  kind: AnswerKind,
  words: readonly string[],
  written: string,
  questionWords: ReadonlySet<string>,
): boolean {
  if (kind === "place" || kind === "person") return holdsName(kind, written, questionWords);
  let signs = 0;
  for (const word of words) if (!questionWords.has(word)) signs |= signsOfWord(word);
  return hasSignsOf(kind, signs);
}

function distinguishingWeights(
  found: FoundPassage,
  query: Retrieval["query"],
  candidates: readonly Candidate[],
): number[] {
  const most = Math.log(1 + candidates.length);
  const weights = query.terms.map(({ weight }, number) => {
    const holding = candidates.filter(({ own }) => holdsTerm(own, number)).length;
    const distinctiveness = holding === 0 ? 1 : Math.log(1 + candidates.length / holding) / most;
    return weight * distinctiveness * (holdsTerm(found.headTerms, number) ? HEAD_TERM_SHARE : 1);
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => (total > 0 ? weight / total : 0));
}
