import { ensureCapacity } from "./ensure-capacity.ts";
import { holdsListItem } from "./is-list-item.ts";
import type { PassageTable } from "./passage-table.ts";
import type { PreparedQuery } from "./prepare-query.ts";
import { QuerySums } from "./query-sums.ts";
import { ABOVE_END, FIRST_MARK, HEADING_END, NEAREST_END } from "./read-documents.ts";
import type { IndexedDocument } from "./retrieval.ts";
import {
  type HeadReading,
  noHead,
  type Reading,
  type ReadingOptions,
  type ReadingScratch,
  SegmentReader,
} from "./segment-reader.ts";
import type { Genre } from "./weigh-evidence.ts";

const NO_TERM = 0;
/** So many stop words of a query have a bit of their own. */
const STOP_BITS = 31;
export type Review = {
  genre: Genre;
  sentences: readonly Reading[];
  bestSentence: number;
  headTerms: number;
  /** Shares of the query's weight, 0 to 1. */
  coverage: number;
  closestCoverage: number;
  pairShare: number;
  questionSimilarity: number;
  /** The title; of a FAQ the question that is nearest to the query. */
  title: HeadReading;
  nearest: HeadReading;
  /** The headings above the nearest, taken together: the highest of each share. */
  above: HeadReading;
  isOfKind: boolean;
  /** True for the first passage of its document. */
  isOpening: boolean;
  hasList: boolean;
  /**
   * The share of the query in its closest sentence or question, without what that takes from
   * titles.
   */
  ownCoverage: number;
  /** The share of the query that the passage, its title and headings hold in its very words. */
  sameForms: number;
  /** How much of the query the sentence holds that says it in the fewest words. */
  density: number;
  /** Content words in the passage, without its headings. */
  length: number;
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
  /** For each stop term: 0, or 1 + its position among the stop words of the query. */
  #placeOfStop = new Uint8Array(1024);

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
    this.#placeOfStop = ensureCapacity(this.#placeOfStop, vocabulary.termCount);
    for (const [number, { variants }] of query.terms.entries()) {
      for (const { term, factor } of variants) {
        if (this.#numberOfTerm[term] !== NO_TERM) continue;
        this.#numberOfTerm[term] = number + 1;
        this.#factors[term] = factor;
      }
    }
    for (const [place, term] of query.stopTerms.slice(0, STOP_BITS).entries()) this.#placeOfStop[term] = place + 1;
    const sums = new QuerySums(query, this.#table);
    const scratch = scratchFor(query.terms.length);
    const reviews = slots.map((slot) => this.#review(query, sums, scratch, slot));
    for (const { variants } of query.terms) for (const { term } of variants) this.#numberOfTerm[term] = NO_TERM;
    for (const term of query.stopTerms) this.#placeOfStop[term] = 0;
    return reviews;
  }

  #review(query: PreparedQuery, sums: QuerySums, scratch: Scratch, slot: number): Review {
    const entry = this.#table.entries[slot]!;
    const isFaq = entry.document.kind === "faq";
    const { inHeads, inPassage, inSameForms } = scratch;
    inHeads.fill(0);
    inSameForms.fill(0);
    const headOptions = { title: undefined, found: inHeads, inSameForms, areQuestions: isFaq };
    const { readings: heads, heads: titles } = this.#read(sums, scratch, entry.headsFrom, entry.headsTo, headOptions);
    inPassage.set(inHeads);
    const textOptions = { title: inHeads, found: inPassage, inSameForms, areQuestions: false };
    const { readings: sentences, above } = this.#read(
      sums,
      scratch,
      this.#table.tokensFrom[slot]!,
      this.#table.tokensTo[slot]!,
      textOptions,
    );
    let bestSentence = 0;
    for (const [number, { score }] of sentences.entries())
      if (score > sentences[bestSentence]!.score) bestSentence = number;
    const readings = isFaq ? [...heads, ...sentences] : sentences;
    const most = mostOf(readings);
    const isExactQuestion = isFaq && entry.questionKeys.includes(query.key);
    return {
      genre: isFaq ? "faq" : entry.isArticle ? "article" : "prose",
      sentences,
      bestSentence,
      headTerms: heads.reduce((held, { terms }) => held | terms, 0),
      coverage: isExactQuestion ? 1 : sums.shareOf(inPassage),
      closestCoverage: isExactQuestion ? 1 : most.coverage,
      pairShare: most.pairShare,
      questionSimilarity: isExactQuestion ? 1 : isFaq ? mostOf(heads).similarity : 0,
      title: titles.reduce(nearer, noHead),
      nearest: above.at(-1) ?? noHead,
      above: above.slice(0, -1).reduce(joined, noHead),
      isOfKind: most.isOfKind,
      isOpening: slot === entry.firstSlot,
      hasList: entry.isArticle && holdsList(entry.document, slot - entry.firstSlot),
      ownCoverage: most.own,
      sameForms: sums.shareOf(inSameForms),
      density: most.density,
      length: this.#table.textLengths[slot]!,
    };
  }

  /**
   * One reading for each segment (a sentence, title or question), and one for each heading above
   * them. The terms found are also written into `found`.
   */
  #read(
    sums: QuerySums,
    scratch: ReadingScratch,
    from: number,
    to: number,
    options: ReadingOptions,
  ): { readings: readonly Reading[]; above: readonly HeadReading[]; heads: readonly HeadReading[] } {
    const { tokens, vocabulary } = this.#table;
    const { wordTerms, wordSigns, wordActions } = vocabulary;
    const numberOfTerm = this.#numberOfTerm;
    const factors = this.#factors;
    const placeOfStop = this.#placeOfStop;
    const reader = new SegmentReader(sums, options, scratch);
    const heads: HeadReading[] = [];
    for (let at = from; at < to; ) {
      let end = at;
      while (tokens[end]! < FIRST_MARK) end++;
      const mark = tokens[end]!;
      const isAbove = mark === NEAREST_END || mark === ABOVE_END;
      const isWeighed = isAbove || options.title === undefined;
      if (at < end) reader.open(vocabulary.refersBack(tokens[at]!), isWeighed);
      let signs = 0;
      let actions = 0;
      const start = at;
      // Most words are neither in the query nor weighed: what happens here happens thousands of
      // times.
      for (; at < end; at++) {
        const word = tokens[at]!;
        signs |= wordSigns[word]!;
        actions |= wordActions[word]!;
        const term = wordTerms[word]!;
        if (vocabulary.isStopWord(word)) {
          const place = placeOfStop[term]!;
          if (isWeighed || place > 0) reader.readStop(term, place);
        } else {
          const number = numberOfTerm[term]! - 1;
          if (isWeighed || number >= 0) reader.readTerm(term, number, factors[term]!, word);
          else reader.passTerm();
        }
      }
      reader.noteWords(signs, actions, end - start);
      if (options.title === undefined) heads.push(reader.readHead());
      if (isAbove) reader.closeAbove(mark === NEAREST_END);
      else reader.close(mark === HEADING_END);
      at = end + 1;
    }
    return { readings: reader.readings, above: reader.above, heads };
  }
}

/**
 * One set of arrays for all candidates of a query: what is read of one is not needed for the next.
 */
type Scratch = ReadingScratch & { inHeads: Float32Array; inPassage: Float32Array; inSameForms: Float32Array };

function scratchFor(termCount: number): Scratch {
  const values = () => new Float32Array(termCount);
  return {
    ...{ here: values(), heading: values(), context: values() },
    ...{ inHeads: values(), inPassage: values(), inSameForms: values() },
  };
}

function holdsList({ text, passages }: IndexedDocument, number: number): boolean {
  const { start, end } = passages[number]!;
  return holdsListItem(text.slice(start, end));
}

const nearer = (left: HeadReading, right: HeadReading): HeadReading =>
  right.similarity > left.similarity ? right : left;

const joined = (left: HeadReading, right: HeadReading): HeadReading => ({
  recall: Math.max(left.recall, right.recall),
  precision: Math.max(left.precision, right.precision),
  similarity: Math.max(left.similarity, right.similarity),
  actions: left.actions | right.actions,
});

/** The highest of each measure, in one pass: passages have many sentences. */
function mostOf(readings: readonly Reading[]) {
  const most = { coverage: 0, pairShare: 0, similarity: 0, own: 0, density: 0, isOfKind: false };
  for (const reading of readings) {
    if (reading.coverage > most.coverage) most.coverage = reading.coverage;
    if (reading.pairShare > most.pairShare) most.pairShare = reading.pairShare;
    if (reading.similarity > most.similarity) most.similarity = reading.similarity;
    if (reading.own > most.own) most.own = reading.own;
    if (reading.density > most.density) most.density = reading.density;
    most.isOfKind ||= reading.isOfKind;
  }
  return most;
}
