import { ensureCapacity } from "./ensure-capacity.ts";
import type { PassageTable } from "./passage-table.ts";
import type { PreparedQuery } from "./prepare-query.ts";
import { QuerySums } from "./query-sums.ts";
import { HEADING_END } from "./read-documents.ts";
import { type Reading, type ReadingOptions, SegmentReader } from "./segment-reader.ts";

const NO_TERM = 0;
export type Review = {
  isFaq: boolean;
  sentences: readonly Reading[];
  bestSentence: number;
  headTerms: number;
  /** Shares of the query's weight, 0 to 1. */
  coverage: number;
  closestCoverage: number;
  pairShare: number;
  questionSimilarity: number;
};

/**
 * Reads the candidates sentence by sentence and compares them with one query. Keeps its scratch
 * arrays between queries.
 */
export class CandidateReview {
  #table: PassageTable;
  /** For each term of the vocabulary: 0, or 1 + its position in the query. */
  #numberOfTerm = new Uint8Array(1024);
  #factors = new Float32Array(1024);
  #isQueryStop = new Uint8Array(1024);

  constructor(table: PassageTable) {
    this.#table = table;
  }

  get byteLength(): number {
    return this.#numberOfTerm.byteLength * 2 + this.#factors.byteLength;
  }

  reviewAll(query: PreparedQuery, slots: readonly number[]): Review[] {
    const { vocabulary } = this.#table;
    this.#numberOfTerm = ensureCapacity(this.#numberOfTerm, vocabulary.termCount);
    this.#factors = ensureCapacity(this.#factors, vocabulary.termCount);
    this.#isQueryStop = ensureCapacity(this.#isQueryStop, vocabulary.termCount);
    for (const [number, { variants }] of query.terms.entries()) {
      for (const { term, factor } of variants) {
        if (this.#numberOfTerm[term] !== NO_TERM) continue;
        this.#numberOfTerm[term] = number + 1;
        this.#factors[term] = factor;
      }
    }
    for (const term of query.stopTerms) this.#isQueryStop[term] = 1;
    const sums = new QuerySums(query, this.#table);
    const reviews = slots.map((slot) => this.#review(query, sums, slot));
    for (const { variants } of query.terms) for (const { term } of variants) this.#numberOfTerm[term] = NO_TERM;
    for (const term of query.stopTerms) this.#isQueryStop[term] = 0;
    return reviews;
  }

  #review(query: PreparedQuery, sums: QuerySums, slot: number): Review {
    const entry = this.#table.entries[slot]!;
    const isFaq = entry.document.kind === "faq";
    const inHeads = new Float32Array(query.terms.length);
    const headOptions = { title: undefined, found: inHeads, areQuestions: isFaq };
    const heads = this.#read(sums, entry.headsFrom, entry.headsTo, headOptions);
    const inPassage = inHeads.slice();
    const textOptions = { title: inHeads, found: inPassage, areQuestions: false };
    const sentences = this.#read(sums, this.#table.tokensFrom[slot]!, this.#table.tokensTo[slot]!, textOptions);
    let bestSentence = 0;
    for (const [number, { score }] of sentences.entries())
      if (score > sentences[bestSentence]!.score) bestSentence = number;
    const readings = isFaq ? [...heads, ...sentences] : sentences;
    const isExactQuestion = isFaq && entry.questionKeys.includes(query.key);
    return {
      isFaq,
      sentences,
      bestSentence,
      headTerms: heads.reduce((held, { terms }) => held | terms, 0),
      coverage: isExactQuestion ? 1 : sums.shareOf(inPassage),
      closestCoverage: isExactQuestion ? 1 : highest(readings, "coverage"),
      pairShare: highest(readings, "pairShare"),
      questionSimilarity: isExactQuestion ? 1 : highest(heads, "similarity"),
    };
  }

  /**
   * One reading for each segment (a sentence, title or question). The terms found are also written
   * into `found`.
   */
  #read(sums: QuerySums, from: number, to: number, options: ReadingOptions): Reading[] {
    const { tokens, vocabulary } = this.#table;
    const { wordTerms, wordSigns } = vocabulary;
    const reader = new SegmentReader(sums, options);
    for (let at = from; at < to; at++) {
      const word = tokens[at]!;
      if (word >= HEADING_END) {
        reader.close(word === HEADING_END);
        continue;
      }
      reader.open(vocabulary.refersBack(word));
      reader.noteSigns(wordSigns[word]!);
      const term = wordTerms[word]!;
      if (vocabulary.isStopWord(word)) reader.readStop(term, this.#isQueryStop[term] === 1);
      else reader.readTerm(term, this.#numberOfTerm[term]! - 1, this.#factors[term]!);
    }
    return reader.readings;
  }
}

function highest(readings: readonly Reading[], measure: "coverage" | "pairShare" | "similarity"): number {
  let highest = 0;
  for (const reading of readings) if (reading[measure] > highest) highest = reading[measure];
  return highest;
}
