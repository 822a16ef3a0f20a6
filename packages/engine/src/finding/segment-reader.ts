import { parameters } from "../parameters.ts";
import { countBits } from "../reading/count-bits.ts";
import { termBits } from "../reading/holds-term.ts";
import { hasSignsOf } from "../reading/signs-of-word.ts";
import type { QuerySums } from "./query-sums.ts";

const MAX_PAIRS = 31;

/**
 * The highest of each measure among segments (sentences, titles, questions). Shares are 0 to 1.
 */
type Most = {
  coverage: number;
  /** Coverage by a segment's own words alone. */
  own: number;
  /** One of them holds the kind asked for: a price, a time. */
  isOfKind: boolean;
  pairShare: number;
  similarity: number;
  /**
   * The density is what a segment holds of the query, small words included, for the number of its
   * words.
   */
  density: number;
};

/** A reading tells what the title, or a heading above a passage, has in common with the query. */
export type HeadReading = {
  /** The share of the query that it holds, and the share of its own words that the query holds. */
  recall: number;
  precision: number;
  /** Both are so alike as a whole, small words included. */
  similarity: number;
  /** Bits of the actions that its words name. */
  actions: number;
};
export const noHead: HeadReading = { recall: 0, precision: 0, similarity: 0, actions: 0 };

/**
 * Arrays of one value for each of the query's terms, which one segment reader after the other uses.
 */
export type ReadingScratch = { here: Float32Array; heading: Float32Array; context: Float32Array };

export type ReadingOptions = {
  /** Factors of the query's terms found in the title; every sentence takes them at a discount. */
  title: Float32Array | undefined;
  /** Receives the highest factor found for each of the query's terms. */
  found: Float32Array;
  /** Receives 1 for each of the terms of which the very word was found. */
  inSameForms: Float32Array;
  /** Is true when the segments are questions, to be compared with the query as a whole. */
  areQuestions: boolean;
  /** Receives the score, the coverage and the terms of each segment, all in one row. */
  scores: number[] | undefined;
};

/**
 * Reads segments word by word and compares each with the query. A sentence also takes, at a
 * discount, the terms of the title, of the heading above it and, when it opens like "It is …", of
 * the sentence before.
 */
export class SegmentReader {
  /** The highest of each measure among all segments since `forget` stands here. */
  readonly most: Most = { coverage: 0, own: 0, isOfKind: false, pairShare: 0, similarity: 0, density: 0 };
  /** The headings above, outermost first; the nearest is the last. */
  above: HeadReading[] = [];
  /** The segment with the highest score, counted from 0. */
  best = 0;
  /** The terms of all segments, as bits. */
  allTerms = 0;
  #bestScore = 0;
  #count = 0;
  #sums: QuerySums;
  #options: ReadingOptions;
  #here: Float32Array;
  #heading: Float32Array;
  #context: Float32Array;
  /** The context alone counts so much; undefined when it must be summed up again. */
  #contextWeight: number | undefined;
  #hasTerm = false;
  #signs = 0;
  #terms = 0;
  #previous = -1;
  #pairsSeen = 0;
  #pairWeight = 0;
  #ownWeight = 0;
  #sharedStops = 0;
  #contentWeight = 0;
  #sharedWeight = 0;
  #actions = 0;
  #isWeighed = false;
  #words = 0;
  #stopsSeen = 0;

  constructor(sums: QuerySums, options: ReadingOptions, { here, heading, context }: ReadingScratch) {
    this.#sums = sums;
    this.#options = options;
    this.#here = here;
    this.#heading = heading;
    this.#context = context;
  }

  /** Begins with other segments. Their measures join those that `most` has. */
  start(options: ReadingOptions): void {
    this.#options = options;
    this.above = [];
    this.best = this.allTerms = this.#bestScore = this.#count = 0;
    this.#here.fill(0);
    this.#heading.fill(0);
    addDiscounted(options.title, this.#heading, parameters.finding.titleContext);
    this.#takeHeading();
    this.#begin();
  }

  /** Empties `most`. */
  forget(): void {
    const { most } = this;
    most.coverage = most.own = most.pairShare = most.similarity = most.density = 0;
    most.isOfKind = false;
  }

  /**
   * Call this at the first word of a segment, which decides what the segment takes from its
   * context. A segment that is `weighed` is compared with the query as a whole.
   */
  open(refersBack: boolean, isWeighed: boolean): void {
    this.#isWeighed = isWeighed;
    if (!refersBack) this.#takeHeading();
  }

  /** Notes what the words of the segment say together, and how many they are. */
  noteWords(signs: number, actions: number, count: number): void {
    this.#signs |= signs;
    this.#actions |= actions;
    this.#words += count;
  }

  /** A content word that the query does not have, in a segment that is not weighed. */
  passTerm(): void {
    this.#previous = -1;
  }

  /** `place` is 1 + the position among the stop words of the query, 0 for any other. */
  readStop(term: number, place: number): void {
    if (place > 0) this.#stopsSeen |= 1 << (place - 1);
    if (!this.#isWeighed) return;
    const weight = this.#sums.stopWeight(term);
    this.#ownWeight += weight;
    if (place > 0) this.#sharedStops += weight;
  }

  /**
   * `number` is the position of the term among the query's terms, -1 when the query does not have
   * it.
   */
  readTerm(term: number, number: number, factor: number, word: number): void {
    if (this.#isWeighed) {
      const weight = this.#sums.weightOf(term);
      this.#ownWeight += weight;
      this.#contentWeight += weight;
      if (number >= 0) this.#sharedWeight += weight * factor;
    }
    if (number >= 0) {
      this.#hasTerm = true;
      if (factor > this.#here[number]!) this.#here[number] = factor;
      if (number < termBits) this.#terms |= 1 << number;
      const { found, inSameForms } = this.#options;
      if (factor > found[number]!) found[number] = factor;
      if (this.#sums.isWordOf(number, word)) inSameForms[number] = 1;
      if (this.#previous >= 0) this.#readPair(this.#previous, number);
    }
    this.#previous = number;
  }

  /** An asked question counts as a sentence does, and is none that an answer can give. */
  close(isHeading: boolean, isAsked = false): void {
    const { finding } = parameters;
    const sums = this.#sums;
    const isOfKind = !isAsked && sums.kind !== undefined && hasSignsOf(sums.kind, this.#signs);
    if (isOfKind && !this.#options.areQuestions && !isHeading) this.#standForKind();
    const matched = this.#weighSegment(isHeading);
    const coverage = sums.total > 0 ? matched / sums.total : 0;
    const pairShare = sums.pairTotal > 0 ? this.#pairWeight / sums.pairTotal : 0;
    const similarity = this.#isWeighed ? sums.similarity(matched, this.#sharedStops, this.#ownWeight) : 0;
    const bonus = isOfKind ? finding.kindBonus : 0;
    const whole = coverage > 0 ? coverage + finding.pairShare * pairShare + bonus : 0;
    const score = isHeading ? whole * finding.headingShare : whole;
    const own = this.#hasTerm ? sums.shareOf(this.#here) : 0;
    const density = isHeading ? 0 : this.#densityOf(own);
    const { most } = this;
    if (coverage > most.coverage) most.coverage = coverage;
    if (pairShare > most.pairShare) most.pairShare = pairShare;
    if (similarity > most.similarity) most.similarity = similarity;
    if (own > most.own) most.own = own;
    if (density > most.density) most.density = density;
    if (isOfKind && !isHeading) most.isOfKind = true;
    if (!isAsked) this.#list(score, coverage);
    if (!isHeading && !isAsked && this.#hasTerm) {
      addDiscounted(this.#here, this.#context, finding.backReferenceContext);
      this.#contextWeight = undefined;
    }
    this.#begin();
  }

  /** Lists the open segment among those that have a place in the text. */
  #list(score: number, coverage: number): void {
    if (score > this.#bestScore || this.#count === 0) {
      this.best = this.#count;
      this.#bestScore = score;
    }
    this.#count++;
    this.allTerms |= this.#terms;
    this.#options.scores?.push(score, coverage, this.#terms);
  }

  /** Ends a heading that stands above the passage: every sentence takes its terms at a discount. */
  closeAbove(isNearest: boolean): void {
    this.above.push(this.readHead());
    addDiscounted(
      this.#here,
      this.#heading,
      isNearest ? parameters.finding.headingContext : parameters.finding.titleContext,
    );
    this.#takeHeading();
    this.#begin();
  }

  /** The open segment as a title or heading. Call this before closing it. */
  readHead(): HeadReading {
    const matched = this.#sums.weigh(this.#here, undefined);
    return {
      recall: this.#sums.total > 0 ? matched / this.#sums.total : 0,
      precision: this.#contentWeight > 0 ? Math.min(1, this.#sharedWeight / this.#contentWeight) : 0,
      similarity: this.#sums.similarity(matched, this.#sharedStops, this.#ownWeight),
      actions: this.#actions,
    };
  }

  /** Weighs what the open segment holds of the query, with what it takes from its context. */
  #weighSegment(isHeading: boolean): number {
    if (this.#hasTerm) return this.#sums.weigh(this.#here, isHeading ? undefined : this.#context);
    if (isHeading) return 0;
    this.#contextWeight ??= this.#sums.weigh(this.#context, undefined);
    return this.#contextWeight;
  }

  #densityOf(own: number): number {
    const { total, stopCount } = this.#sums;
    const { stopWeight, fewestWords } = parameters.finding;
    const all = total + stopWeight * stopCount;
    if (all === 0) return 0;
    const held = own * total + stopWeight * countBits(this.#stopsSeen);
    return held / all / Math.sqrt(Math.max(1, this.#words / fewestWords));
  }

  #takeHeading(): void {
    this.#context.set(this.#heading);
    this.#contextWeight = undefined;
  }

  #begin(): void {
    if (this.#hasTerm) this.#here.fill(0);
    this.#hasTerm = this.#isWeighed = false;
    this.#signs = this.#terms = this.#actions = 0;
    this.#previous = -1;
    this.#pairsSeen = this.#pairWeight = this.#ownWeight = this.#sharedStops = 0;
    this.#contentWeight = this.#sharedWeight = this.#words = this.#stopsSeen = 0;
  }

  /** A price answers "cost": the term counts as found, here and in the passage. */
  #standForKind(): void {
    if (this.#sums.kindTerms.length > 0) this.#hasTerm = true;
    for (const number of this.#sums.kindTerms) {
      this.#here[number] = Math.max(this.#here[number]!, parameters.finding.kindStandsFor);
      this.#options.found[number] = Math.max(this.#options.found[number]!, parameters.finding.kindStandsFor);
    }
  }

  #readPair(first: number, second: number): void {
    const pair = this.#sums.pairAt(first, second);
    if (pair < 0 || pair >= MAX_PAIRS || (this.#pairsSeen & (1 << pair)) !== 0) return;
    this.#pairsSeen |= 1 << pair;
    this.#pairWeight += this.#sums.pairWeights[pair]!;
  }
}

function addDiscounted(from: Float32Array | undefined, to: Float32Array, share: number): void {
  if (from)
    for (let number = 0; number < to.length; number++) to[number] = Math.max(to[number]!, from[number]! * share);
}
