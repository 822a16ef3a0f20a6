import type { AnswerKind } from "./answer-kind.ts";
import { holdsName } from "./find-names.ts";
import { isHeadingSentence } from "./is-heading.ts";
import type { Language } from "./language.ts";
import { readWords } from "./read-words.ts";
import type { FoundPassage, Retrieval } from "./retrieval.ts";
import { hasSignsOf, signsOfWord } from "./signs-of-word.ts";
import type { Span } from "./span.ts";

const NOTED_TERMS = 31;
/** What a term counts for a sentence that borrows it: from the title or heading, from the sentence it points back to, from the opening. */
const FROM_HEAD = 0.6;
const FROM_ANTECEDENT = 0.7;
const FROM_OPENING = 0.4;
const KIND_SHARE = 0.3;
const KIND_STANDS_FOR = 0.9;
/** The part of the retrieval's own score: it knows word order. */
const SCORE_SHARE = 0.35;
/** Of two sentences that hold the same, the shorter is the one that is about it. */
const BREVITY_SHARE = 0.1;
const LONG_SENTENCE = 40;
const HEAD_TERMS_TELL = 0.5;

/** One sentence that says something, as the choice sees it. */
export type Candidate = {
  span: Span;
  words: readonly string[];
  /** Bits of the query's terms that it holds itself, and with what it borrows. */
  own: number;
  lent: number;
  pointsBack: boolean;
  isOfKind: boolean;
  value: number;
};

export type Choice = {
  candidates: readonly Candidate[];
  best: number;
  /** How much each of the query's terms tells among these sentences, summing to 1 at most. */
  weights: readonly number[];
};

/**
 * Values each sentence of a passage by what it alone brings: a term that the title or all sentences share says which passage
 * is meant, not which sentence. Undefined when no sentence says anything.
 */
export function chooseSentence(found: FoundPassage, query: Retrieval["query"], language: Language): Choice | undefined {
  const { text } = found.document;
  const questionWords = new Set(readWords(query.text));
  const candidates: Candidate[] = [];
  const borrowed: number[][] = [];
  let heading = 0;
  for (const { span, terms, score } of found.sentences) {
    if (isHeadingSentence(text, span, found.passage)) {
      heading = terms;
      continue;
    }
    const written = text.slice(span.start, span.end);
    const words = readWords(written);
    const pointsBack = language.backReferences.has(words[0] ?? "");
    const isOfKind = query.kind !== undefined && isOf(query.kind, words, written, questionWords);
    const before = borrowed.at(-1);
    const lent = terms | heading | (pointsBack ? (candidates.at(-1)?.lent ?? 0) : 0);
    const opening = candidates[0]?.own ?? 0;
    borrowed.push(
      query.terms.map((term, number) => {
        if (term.namesKind && isOfKind) return holds(terms, number) ? 1 : KIND_STANDS_FOR;
        if (holds(terms, number)) return 1;
        const fromAntecedent = pointsBack && before ? before[number]! * FROM_ANTECEDENT : 0;
        const fromHead = holds(found.headTerms | heading, number) ? FROM_HEAD : 0;
        return Math.max(fromAntecedent, fromHead, holds(opening, number) ? FROM_OPENING : 0);
      }),
    );
    candidates.push({
      span,
      words,
      own: terms,
      lent,
      pointsBack,
      isOfKind,
      value: SCORE_SHARE * score - BREVITY_SHARE * Math.min(1, words.length / LONG_SENTENCE),
    });
  }
  if (candidates.length === 0) return undefined;
  const weights = tellingWeights(found, query, candidates);
  for (const [place, candidate] of candidates.entries()) {
    for (const [number, weight] of weights.entries()) candidate.value += weight * borrowed[place]![number]!;
    if (candidate.isOfKind) candidate.value += KIND_SHARE;
  }
  let best = 0;
  for (const [place, { value }] of candidates.entries()) if (value > candidates[best]!.value + 1e-9) best = place;
  return { candidates, best, weights };
}

export function holds(terms: number, number: number): boolean {
  return number < NOTED_TERMS && (terms & (1 << number)) !== 0;
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

function tellingWeights(found: FoundPassage, query: Retrieval["query"], candidates: readonly Candidate[]): number[] {
  const most = Math.log(1 + candidates.length);
  const weights = query.terms.map(({ weight }, number) => {
    const holding = candidates.filter(({ own }) => holds(own, number)).length;
    const tells = holding === 0 ? 1 : Math.log(1 + candidates.length / holding) / most;
    return weight * tells * (holds(found.headTerms, number) ? HEAD_TERMS_TELL : 1);
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => (total > 0 ? weight / total : 0));
}
