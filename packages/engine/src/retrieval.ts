import type { AnswerKind } from "./answer-kind.ts";
import type { Evidence, Genre } from "./evidence.ts";
import type { QuestionForm } from "./language.ts";
import type { Passage } from "./passage.ts";
import type { Span } from "./span.ts";

/** The input of the index: a version of a document with the passages it was divided into. */
export type IndexedDocument = {
  documentId: string;
  sourceId: string;
  kind: "text" | "faq";
  /** The title of a FAQ is its question. */
  title: string;
  url: string | null;
  /** The text of a FAQ is its answer. */
  text: string;
  /** A FAQ has its question and the alternatives here. */
  questions: readonly string[];
  /** A FAQ has one passage, whose one span is the whole answer. */
  passages: readonly Passage[];
  /** The questions that its passages are found by, too. They are never shown. */
  asked?: readonly AskedQuestion[];
  /** Where each page of the file begins in the text, if it has pages. The engine only hands it on. */
  pages?: readonly number[];
};

/**
 * A text by which a passage is found beside its own words: the one that holds the place `start` of the
 * document. A bounded one counts less than what the document says itself, and never as asked word for word.
 */
export type AskedQuestion = {
  text: string;
  start: number;
  /** The code of the language that it is written in, which may be another than that of the text. */
  language: string;
  isBounded: boolean;
};

export type QueryTerm = {
  word: string;
  /** The inverse passage frequency of the word; filler words weigh less. */
  weight: number;
  /** Is false when no passage holds the word itself; its spelling may have been corrected. */
  isKnown: boolean;
  /** The known words used in place of an unknown one. */
  readAs: readonly string[];
  /**
   * Is true for a word that names the kind asked for ("cost", "heavy"): an answer of that kind need
   * not hold it.
   */
  namesKind: boolean;
  /** Is true for a word without a topic: "please", "problem". */
  isLight: boolean;
};

export type AnalysedQuery = {
  text: string;
  /** BCP 47 code of the language that the query is read in. */
  language: string;
  /** Distinct content words, at most 64. */
  terms: readonly QueryTerm[];
  /** Sum of the terms' weights, unknown words included. */
  totalWeight: number;
  /** The weight of a word that no passage holds: the highest of all. */
  maxWeight: number;
  /** Is true when the question names something that people do: "cancel", "turn off". */
  namesAction: boolean;
  /** The question holds "I" or "my", and "you" or "your". */
  namesSpeaker: boolean;
  namesListener: boolean;
  /** The form says how the question asks; undefined for keywords and statements. */
  form: QuestionForm | undefined;
  /** The answer must hold this (a price, a place), if the question says so. */
  kind: AnswerKind | undefined;
};

export type ScoredSentence = {
  span: Span;
  /** Higher is closer to the question; only comparable within one retrieval. */
  score: number;
  /** Share of the query's weight that the sentence holds, 0 to 1. */
  coverage: number;
  /**
   * Bit n is set when the sentence itself holds term n of the query. Terms from the 32nd on have no
   * bit.
   */
  terms: number;
};

export type FoundPassage = {
  document: IndexedDocument;
  passage: Passage;
  /** document.text.slice(passage.start, passage.end) */
  text: string;
  /** Higher is better: about 0 to 2.3, only roughly comparable between queries. */
  score: number;
  genre: Genre;
  /** The evidence says what speaks for the passage. */
  evidence: Evidence;
  bestSentence: Span;
  /** Share of the query's weight that the passage and its title or questions hold, 0 to 1. */
  coverage: number;
  sentences: readonly ScoredSentence[];
  /** Bit n is set when the title or a question holds term n of the query. */
  headTerms: number;
  /** Share of the query's weight in the single best sentence or question, 0 to 1. */
  closestCoverage: number;
  /**
   * A question of the FAQ and the query are so alike, 0 to 1; 1 when the words are the same. 0 for
   * prose.
   */
  questionSimilarity: number;
  /**
   * The certainty that the query is one more phrasing of this FAQ, 0 to 1. Null when its phrasings
   * were not learnt.
   */
  phrasing: number | null;
  /** The asked questions by which the passage was found, in place of its own words. */
  asked?: readonly string[] | undefined;
  /** Is true for a FAQ of whose answer enough phrasings were learnt, its own or those of FAQ with the same answer. */
  isPhrased: boolean;
  /** The FAQ or the heading is about the opposite of what is asked: "turn on" for "turn off". */
  isOpposed: boolean;
};

/**
 * The best passages first. Equal scores are ordered by document id and position, so that every node
 * answers in the same way.
 */
export type Retrieval = {
  query: AnalysedQuery;
  passages: FoundPassage[];
  /** Is true when only some sources were searched: how many compete says nothing of the knowledge. */
  isOfPart?: boolean;
  /** A passage that names the thing and tells another thing of it was left out. */
  leavesOutThing?: boolean;
};

/** The place of a passage in a ranking that was made elsewhere, for example by the meaning of texts. */
export type RankedPassage = { documentId: string; start: number };
