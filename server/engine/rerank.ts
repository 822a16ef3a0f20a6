import { withRoom } from "./growing-arrays.ts";
import { HEADING_END, type PassageTable } from "./passage-table.ts";
import { type PreparedQuery, weightOfStop, weightOfTerm } from "./prepare-query.ts";

const NO_TERM = 0;
/** What a term in the title counts for a sentence that does not repeat it ("He was born in 1856." under his name). */
const TITLE_CONTEXT = 0.6;
const HEADING_CONTEXT = 0.75;
const BACK_REFERENCE_CONTEXT = 0.75;
/** A heading answers nothing itself; what stands under it should be chosen. */
const HEADING_SHARE = 0.5;
const PAIR_SHARE = 0.3;
const NUMBER_BONUS = 0.12;

export type SentenceReview = { score: number; coverage: number };
export type Review = {
  sentences: readonly SentenceReview[];
  bestSentence: number;
  /** Shares of the query's weight, 0 to 1. */
  coverage: number;
  closestCoverage: number;
  pairShare: number;
  questionSimilarity: number;
  holdsRarestTerm: boolean;
};

/** Reads the candidates' tokens sentence by sentence and compares them with one query. Keeps its scratch arrays. */
export class CandidateReview {
  #table: PassageTable;
  /** For each term of the vocabulary: 0, or 1 + its number in the query. */
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
    this.#numberOfTerm = withRoom(this.#numberOfTerm, vocabulary.termCount);
    this.#factors = withRoom(this.#factors, vocabulary.termCount);
    this.#isQueryStop = withRoom(this.#isQueryStop, vocabulary.termCount);
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
    const heads = this.#readStretches(query, sums, entry.headsFrom, entry.headsTo, undefined, inHeads, isFaq);
    const inPassage = inHeads.slice();
    const from = this.#table.tokensFrom[slot]!;
    const sentences = this.#readStretches(query, sums, from, this.#table.tokensTo[slot]!, inHeads, inPassage, false);
    let bestSentence = 0;
    for (const [number, { score }] of sentences.entries())
      if (score > sentences[bestSentence]!.score) bestSentence = number;
    const readings = isFaq ? [...heads, ...sentences] : sentences;
    const isAskedSo = isFaq && entry.questionKeys.includes(query.key);
    return {
      sentences,
      bestSentence,
      coverage: isAskedSo ? 1 : sums.shareOf(inPassage),
      closestCoverage: isAskedSo ? 1 : highest(readings, "coverage"),
      pairShare: highest(readings, "pairShare"),
      questionSimilarity: isAskedSo ? 1 : highest(heads, "similarity"),
      holdsRarestTerm: isAskedSo || (sums.rarest >= 0 && inPassage[sums.rarest]! > 0),
    };
  }

  /**
   * One reading for each stretch of tokens up to a mark; what is found is also noted in `found`. The title, the
   * heading above and, for "It is …", the sentence before lend their terms at a discount.
   */
  #readStretches(
    query: PreparedQuery,
    sums: QuerySums,
    from: number,
    to: number,
    title: Float32Array | undefined,
    found: Float32Array,
    compares: boolean,
  ): Reading[] {
    const { tokens, vocabulary } = this.#table;
    const { wordTerms } = vocabulary;
    const here = new Float32Array(query.terms.length);
    const context = new Float32Array(query.terms.length);
    const heading = new Float32Array(query.terms.length);
    lend(title, context, TITLE_CONTEXT);
    lend(title, heading, TITLE_CONTEXT);
    const readings: Reading[] = [];
    let pairWeight = 0;
    let pairsSeen = 0;
    let ownWeight = 0;
    let sharedStops = 0;
    let hasNumber = false;
    let previous = -1;
    let isFirst = true;
    for (let at = from; at < to; at++) {
      const word = tokens[at]!;
      if (word >= HEADING_END) {
        const isHeading = word === HEADING_END;
        const matched = sums.weigh(here, isHeading ? undefined : context);
        const coverage = sums.total > 0 ? matched / sums.total : 0;
        const pairShare = sums.pairTotal > 0 ? pairWeight / sums.pairTotal : 0;
        const bonus = hasNumber && query.asksForNumber ? NUMBER_BONUS : 0;
        const similarity = compares ? sums.similarity(matched, sharedStops, ownWeight) : 0;
        const score = coverage > 0 ? coverage + PAIR_SHARE * pairShare + bonus : 0;
        readings.push({ coverage, pairShare, similarity, score: isHeading ? score * HEADING_SHARE : score });
        lend(here, context, BACK_REFERENCE_CONTEXT);
        if (isHeading) {
          heading.fill(0);
          lend(title, heading, TITLE_CONTEXT);
          lend(here, heading, HEADING_CONTEXT);
          context.set(heading);
        }
        here.fill(0);
        pairWeight = pairsSeen = ownWeight = sharedStops = 0;
        hasNumber = false;
        isFirst = true;
        previous = -1;
        continue;
      }
      if (isFirst) {
        isFirst = false;
        if (!vocabulary.pointsBack(word)) context.set(heading);
      }
      const term = wordTerms[word]!;
      if (vocabulary.isStopWord(word)) {
        if (!compares) continue;
        const weight = sums.stopWeight(term);
        ownWeight += weight;
        if (this.#isQueryStop[term] === 1) sharedStops += weight;
        continue;
      }
      if (query.asksForNumber && vocabulary.isNumeric(word)) hasNumber = true;
      if (compares) ownWeight += sums.weightOf(term);
      const number = this.#numberOfTerm[term]! - 1;
      if (number >= 0) {
        const factor = this.#factors[term]!;
        if (factor > here[number]!) here[number] = factor;
        if (factor > found[number]!) found[number] = factor;
        const pair = previous >= 0 ? sums.pairAt(previous, number) : -1;
        if (pair >= 0 && pair < 31 && (pairsSeen & (1 << pair)) === 0) {
          pairsSeen |= 1 << pair;
          pairWeight += sums.pairWeights[pair]!;
        }
      }
      previous = number;
    }
    return readings;
  }
}

function highest(readings: readonly Reading[], measure: "coverage" | "pairShare" | "similarity"): number {
  let highest = 0;
  for (const reading of readings) if (reading[measure] > highest) highest = reading[measure];
  return highest;
}

function lend(from: Float32Array | undefined, to: Float32Array, share: number): void {
  if (from)
    for (let number = 0; number < to.length; number++) to[number] = Math.max(to[number]!, from[number]! * share);
}

type Reading = SentenceReview & { pairShare: number; similarity: number };

/** The sums over a query that every candidate is measured against. */
class QuerySums {
  readonly total: number;
  readonly rarest: number;
  readonly pairWeights: number[];
  readonly pairTotal: number;
  #query: PreparedQuery;
  #table: PassageTable;
  #weights: Float64Array;

  constructor(query: PreparedQuery, table: PassageTable) {
    this.#query = query;
    this.#table = table;
    this.#weights = Float64Array.from(query.terms, ({ weight }) => weight);
    this.total = query.totalWeight;
    this.rarest = this.#weights.indexOf(Math.max(...this.#weights));
    this.pairWeights = query.pairs.map(({ first, second }) => Math.min(this.#weights[first]!, this.#weights[second]!));
    this.pairTotal = this.pairWeights.reduce((sum, weight) => sum + weight, 0);
  }

  weigh(here: Float32Array, context: Float32Array | undefined): number {
    let matched = 0;
    for (let number = 0; number < here.length; number++) {
      const factor = context ? Math.max(here[number]!, context[number]!) : here[number]!;
      matched += factor * this.#weights[number]!;
    }
    return matched;
  }

  shareOf(found: Float32Array): number {
    return this.total > 0 ? this.weigh(found, undefined) / this.total : 0;
  }

  pairAt(first: number, second: number): number {
    const { pairs } = this.#query;
    for (let at = 0; at < pairs.length; at++) if (pairs[at]!.first === first && pairs[at]!.second === second) return at;
    return -1;
  }

  /** Harmonic mean of how much of the query the question holds and how much of the question the query holds. */
  similarity(matched: number, sharedStops: number, ownWeight: number): number {
    const asked = this.total + this.#query.stopWeight;
    const shared = matched + sharedStops;
    if (matched === 0 || asked === 0 || ownWeight === 0) return 0;
    const recall = Math.min(1, shared / asked);
    const precision = Math.min(1, shared / ownWeight);
    return (2 * recall * precision) / (recall + precision);
  }

  weightOf(term: number): number {
    return weightOfTerm(this.#table.vocabulary.termPassages[term]!, this.#table.livePassages);
  }

  stopWeight(term: number): number {
    return weightOfStop(this.#table.vocabulary.isQuestionTerm(term));
  }
}
