import type { Genre } from "../evidence.ts";
import { ensureCapacity } from "../index/ensure-capacity.ts";
import type { PassageTable } from "../index/passage-table.ts";
import { ABOVE_END, ASKED_END, FIRST_MARK, HEADING_END, NEAREST_END } from "../index/read-documents.ts";
import { parameters } from "../parameters.ts";
import { holdsListItem, holdsNumberedItem } from "../reading/structure/is-list-item.ts";
import type { IndexedDocument } from "../retrieval.ts";
import type { PreparedQuery } from "./prepare-query.ts";
import { QuerySums } from "./query-sums.ts";
import { type HeadReading, noHead, type ReadingOptions, type ReadingScratch, SegmentReader } from "./segment-reader.ts";

const NO_PLACE = 0;
/** The number of stop words of a query that have a bit of their own. */
const STOP_BITS = 31;
export type Review = {
  genre: Genre;
  /** The score, the coverage and the terms of each sentence, all in one row. */
  scores: readonly number[];
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
  /** Is true for the first passage of its document. */
  isOpening: boolean;
  hasList: boolean;
  hasNumbers: boolean;
  /** The passages before it in its document, as a share. */
  place: number;
  /** The number of headings above it, and of the passages that share them. */
  depth: number;
  sectionLength: number;
  /**
   * The share of the query in its closest sentence or question, without what that takes from
   * titles.
   */
  ownCoverage: number;
  /** The share of the query that the passage, its title and headings hold in its very words. */
  sameForms: number;
  /** The densest sentence holds this share of the query, for the number of its words. */
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
  /**
   * For each term of the vocabulary: 0, or 1 + its position in the query; of a stop term the same
   * for its position among the stop words of the query, below 0.
   */
  #places = new Int8Array(1024);
  #factors = new Float32Array(1024);

  constructor(table: PassageTable) {
    this.#table = table;
  }

  get byteLength(): number {
    return this.#places.byteLength + this.#factors.byteLength;
  }

  reviewAll(query: PreparedQuery, slots: readonly number[]): Review[] {
    const { vocabulary } = this.#table;
    this.#places = ensureCapacity(this.#places, vocabulary.termCount);
    this.#factors = ensureCapacity(this.#factors, vocabulary.termCount);
    for (const [number, { variants }] of query.terms.entries()) {
      for (const { term, factor } of variants) {
        if (this.#places[term] !== NO_PLACE) continue;
        this.#places[term] = number + 1;
        this.#factors[term] = factor;
      }
    }
    for (const [place, term] of query.stopTerms.slice(0, STOP_BITS).entries()) this.#places[term] = -place - 1;
    const sums = new QuerySums(query, this.#table);
    const scratch = scratchFor(query.terms.length);
    const reader = new SegmentReader(sums, scratch.questions, scratch);
    const reviews = slots.map((slot) => this.#review(query, sums, reader, scratch, slot));
    for (const { variants } of query.terms) for (const { term } of variants) this.#places[term] = NO_PLACE;
    for (const term of query.stopTerms) this.#places[term] = NO_PLACE;
    return reviews;
  }

  #review(query: PreparedQuery, sums: QuerySums, reader: SegmentReader, scratch: Scratch, slot: number): Review {
    const table = this.#table;
    const entry = table.entries[slot]!;
    const genre = table.genreOf(entry);
    const isFaq = genre === "faq";
    const { inHeads, inPassage, inSameForms, questions, titles, text } = scratch;
    inHeads.fill(0);
    inSameForms.fill(0);
    reader.forget();
    reader.start(isFaq ? questions : titles);
    const title = this.#readHeads(reader, entry.headsFrom, entry.headsTo);
    const headTerms = reader.allTerms;
    const questionSimilarity = isFaq ? reader.most.similarity : 0;
    if (!isFaq) reader.forget();
    inPassage.set(inHeads);
    const scores: number[] = [];
    text.scores = scores;
    reader.start(text);
    this.#readText(reader, table.tokensFrom[slot]!, table.tokensTo[slot]!, sums.kind !== undefined);
    const { most, above } = reader;
    const share = entry.of?.isBounded ? parameters.finding.boundedShare : 1;
    const isExactQuestion = isFaq && entry.questionKeys.includes(query.key);
    const passage = entry.document.passages[slot - entry.firstSlot]!;
    const written = genre === "article" ? entry.document.text.slice(passage.start, passage.end) : undefined;
    return {
      genre,
      scores,
      bestSentence: reader.best,
      headTerms,
      coverage: isExactQuestion ? 1 : sums.shareOf(inPassage),
      closestCoverage: isExactQuestion ? 1 : most.coverage * share,
      pairShare: most.pairShare,
      questionSimilarity: isExactQuestion ? 1 : questionSimilarity * share,
      title,
      nearest: above.at(-1) ?? noHead,
      above: above.length > 1 ? above.slice(0, -1).reduce(joined, noHead) : noHead,
      isOfKind: most.isOfKind,
      isOpening: slot === entry.firstSlot,
      hasList: written !== undefined && holdsListItem(written),
      hasNumbers: written !== undefined && holdsNumberedItem(written),
      place: (slot - entry.firstSlot) / entry.slotCount,
      depth: passage.headings.length,
      sectionLength: countSection(entry.document, slot - entry.firstSlot),
      ownCoverage: most.own,
      sameForms: sums.shareOf(inSameForms),
      density: most.density,
      length: table.textLengths[slot]!,
    };
  }

  /** Reads titles or questions, each compared with the query as a whole. Gives the most similar one. */
  #readHeads(reader: SegmentReader, from: number, to: number): HeadReading {
    const { tokens } = this.#table;
    let nearest = noHead;
    for (let at = from; at < to; at++) {
      const start = at;
      while (tokens[at]! < FIRST_MARK) at++;
      this.#weigh(reader, start, at);
      const head = reader.readHead();
      if (head.similarity > nearest.similarity) nearest = head;
      reader.close(tokens[at] === HEADING_END);
    }
    return nearest;
  }

  /** Reads headings above a passage, each compared with the query as a whole, and its sentences. */
  #readText(reader: SegmentReader, from: number, to: number, needsSigns: boolean): void {
    const { tokens, vocabulary } = this.#table;
    const { wordTerms, wordSigns } = vocabulary;
    const places = this.#places;
    const factors = this.#factors;
    for (let at = from; at < to; at++) {
      const start = at;
      while (tokens[at]! < FIRST_MARK) at++;
      const mark = tokens[at]!;
      if (mark === NEAREST_END || mark === ABOVE_END) {
        this.#weigh(reader, start, at);
        reader.closeAbove(mark === NEAREST_END);
        continue;
      }
      if (start < at) reader.open(vocabulary.refersBack(tokens[start]!), false);
      let signs = 0;
      // The word before is in the query, small words left out.
      let isPair = false;
      // Most words are not in the query: what happens here happens thousands of times.
      for (let word = start; word < at; word++) {
        const id = tokens[word]!;
        if (needsSigns) signs |= wordSigns[id]!;
        const term = wordTerms[id]!;
        const place = places[term]!;
        if (place === NO_PLACE) {
          if (!isPair || vocabulary.isStopWord(id)) continue;
          reader.passTerm();
          isPair = false;
        } else if (place < 0) {
          reader.readStop(term, -place);
        } else {
          reader.readTerm(term, place - 1, factors[term]!, id);
          isPair = true;
        }
      }
      reader.noteWords(signs, 0, at - start);
      reader.close(mark === HEADING_END, mark === ASKED_END);
    }
  }

  #weigh(reader: SegmentReader, from: number, to: number): void {
    const { tokens, vocabulary } = this.#table;
    const { wordTerms, wordSigns, wordActions } = vocabulary;
    if (from < to) reader.open(vocabulary.refersBack(tokens[from]!), true);
    let signs = 0;
    let actions = 0;
    for (let at = from; at < to; at++) {
      const word = tokens[at]!;
      signs |= wordSigns[word]!;
      actions |= wordActions[word]!;
      const term = wordTerms[word]!;
      const place = this.#places[term]!;
      if (vocabulary.isStopWord(word)) reader.readStop(term, -place);
      else reader.readTerm(term, place - 1, this.#factors[term]!, word);
    }
    reader.noteWords(signs, actions === 0 ? 0 : vocabulary.actionsOf(tokens.subarray(from, to), actions), to - from);
  }
}

/**
 * One set of arrays for all candidates of a query: what is read of one is not needed for the next.
 */
type Scratch = ReadingScratch & {
  inHeads: Float32Array;
  inPassage: Float32Array;
  inSameForms: Float32Array;
  questions: ReadingOptions;
  titles: ReadingOptions;
  text: ReadingOptions;
};

function scratchFor(termCount: number): Scratch {
  const values = () => new Float32Array(termCount);
  const [inHeads, inPassage, inSameForms] = [values(), values(), values()];
  const titles = { title: undefined, found: inHeads, inSameForms, areQuestions: false, scores: undefined };
  return {
    ...{ here: values(), heading: values(), context: values(), inHeads, inPassage, inSameForms, titles },
    questions: { ...titles, areQuestions: true },
    text: { ...titles, title: inHeads, found: inPassage },
  };
}

/** Counts the passages around this one that share its headings, up to those that make a long section. */
function countSection({ passages }: IndexedDocument, number: number): number {
  const { headings } = passages[number]!;
  const most = parameters.finding.longSection;
  let count = 1;
  for (let at = number - 1; count < most && passages[at]?.headings === headings; at--) count++;
  for (let at = number + 1; count < most && passages[at]?.headings === headings; at++) count++;
  return count;
}

const joined = (left: HeadReading, right: HeadReading): HeadReading => ({
  recall: Math.max(left.recall, right.recall),
  precision: Math.max(left.precision, right.precision),
  similarity: Math.max(left.similarity, right.similarity),
  actions: left.actions | right.actions,
});
