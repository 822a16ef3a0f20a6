import type { AnswerKind } from "../answer-kind.ts";
import type { Language } from "../language.ts";
import { parameters } from "../parameters.ts";
import { holdsName } from "../reading/find-names.ts";
import { holdsTerm } from "../reading/holds-term.ts";
import { readWords } from "../reading/read-words.ts";
import { hasSignsOf, signsOfWord } from "../reading/signs-of-word.ts";
import { isHeadingSentence } from "../reading/structure/is-heading-sentence.ts";
import { isTableHeader } from "../reading/structure/table-row.ts";
import type { FoundPassage, Retrieval } from "../retrieval.ts";
import type { Span } from "../span.ts";

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
        if (term.namesKind && isOfKind) return holdsTerm(terms, number) ? 1 : parameters.answering.kindStandsFor;
        if (holdsTerm(terms, number)) return 1;
        const fromAntecedent = refersBack && before ? before[number]! * parameters.answering.fromAntecedent : 0;
        const fromHead = holdsTerm(found.headTerms | heading, number) ? parameters.answering.fromHead : 0;
        return Math.max(fromAntecedent, fromHead, holdsTerm(opening, number) ? parameters.answering.fromOpening : 0);
      }),
    );
    candidates.push({
      span,
      words,
      own: terms,
      inContext,
      refersBack,
      isOfKind,
      value:
        parameters.answering.scoreShare * score -
        parameters.answering.brevityShare * Math.min(1, words.length / parameters.answering.longSentence),
    });
  }
  if (candidates.length === 0) return undefined;
  const weights = distinguishingWeights(found, query, candidates);
  for (const [place, candidate] of candidates.entries()) {
    for (const [number, weight] of weights.entries()) candidate.value += weight * factors[place]![number]!;
    if (candidate.isOfKind) candidate.value += parameters.answering.kindShare;
  }
  let best = 0;
  for (const [place, { value }] of candidates.entries())
    if (value > candidates[best]!.value + parameters.answering.clearlyBetter) best = place;
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
    return weight * distinctiveness * (holdsTerm(found.headTerms, number) ? parameters.answering.headTermShare : 1);
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => (total > 0 ? weight / total : 0));
}
