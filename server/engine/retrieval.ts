import type { AnswerKind } from "./answer-kind.ts";
import type { Span } from "./span.ts";

/** What the index takes: a stored document version with the passages it was cut into. */
export type IndexedDocument = {
  documentId: string;
  sourceId: string;
  kind: "text" | "faq";
  /** Of a FAQ: its question. */
  title: string;
  url: string | null;
  /** Of a FAQ: its answer. */
  text: string;
  /** Of a FAQ: its question and the alternatives. */
  questions: readonly string[];
  /** Of a FAQ: one span over the whole answer. */
  passages: readonly Span[];
};

export type QueryTerm = {
  word: string;
  /** How much the word tells: its inverse passage frequency, less for words of talk. */
  weight: number;
  /** False when no passage holds the word, even if it was repaired. */
  isKnown: boolean;
  /** The known words taken in place of an unknown one. */
  readAs: readonly string[];
  /** True for a word that says what kind of answer is wanted ("cost", "heavy"): the kind itself stands for it. */
  namesKind: boolean;
};

export type AnalysedQuery = {
  text: string;
  /** BCP 47 code of the language it is read in. */
  language: string;
  /** Distinct content words, at most 64. */
  terms: readonly QueryTerm[];
  /** Sum of the terms' weights, unknown words included. */
  totalWeight: number;
  /** What a word weighs that no passage holds: the most any word can. */
  mostWeight: number;
  /** What the answer must hold (a price, a place, …), as far as the question says so. */
  kind: AnswerKind | undefined;
};

export type ScoredSentence = {
  span: Span;
  /** Higher is nearer to the question; comparable within one retrieval only. */
  score: number;
  /** Share of the query's weight that the sentence holds, 0 to 1. */
  coverage: number;
  /** Bit n is set when the sentence itself holds the query's term n; terms from the 32nd on are not noted. */
  terms: number;
};

export type FoundPassage = {
  document: IndexedDocument;
  passage: Span;
  /** document.text.slice(passage.start, passage.end) */
  text: string;
  /** Higher is better; about 0 to 2.3, comparable between queries only roughly. */
  score: number;
  bestSentence: Span;
  /** Share of the query's weight that the passage with its title or question holds, 0 to 1. */
  coverage: number;
  sentences: readonly ScoredSentence[];
  /** Bit n is set when the title or a question holds the query's term n. */
  headTerms: number;
  /** Share of the query's weight in the single best sentence or question, 0 to 1. */
  closestCoverage: number;
  /** How far a question of the FAQ and the query say the same, 0 to 1; 1 when word for word. 0 for prose. */
  questionSimilarity: number;
  /** True when the passage or its title holds the query's most telling word. */
  holdsRarestTerm: boolean;
  /** Of a FAQ whose phrasings were learnt: how certainly the query is one more of them, 0 to 1. Null for all others. */
  phrasing: number | null;
};

/** Passages best first; equal scores are ordered by document id and place, so that every node answers alike. */
export type Retrieval = { query: AnalysedQuery; passages: FoundPassage[] };
