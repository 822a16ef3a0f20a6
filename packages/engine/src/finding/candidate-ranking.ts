import { ensureCapacity } from "../index/ensure-capacity.ts";
import {
  IN_ABOVE,
  IN_HEAD,
  IN_NEAREST,
  type Lengths,
  type PassageTable,
  SLOT_SHIFT,
  TEXT_COUNT,
} from "../index/passage-table.ts";
import { parameters, untilParametersChange } from "../parameters.ts";
import type { PreparedQuery } from "./prepare-query.ts";

export type Candidate = {
  slot: number;
  score: number;
  /** The whole document reaches this score, each word counted where it weighs most. */
  documentScore: number;
};

/** The postings of a term that stands for the query's term at this place. */
type List = { term: number; weight: number; place: number; length: number };
type Ranked = Pick<Candidate, "slot" | "score">;
type IsOpen = (slot: number) => boolean;

/**
 * BM25F over four fields: the title or questions, the nearest heading, those above it, and the
 * text. Keeps its scratch arrays between queries.
 */
export class CandidateRanking {
  #table: PassageTable;
  #scores = new Float64Array(256);
  /** The score of each document, by its first slot. */
  #documentScores = new Float64Array(256);
  #firstSlots = new Uint32Array(256);
  #touched = new Uint32Array(256);
  #touchedCount = 0;
  /** The document of the posting before, by its first slot, and the most that the term gave to it. */
  #document = -1;
  #most = 0;
  #textFactors = new Float32Array(256);
  #headFactors = new Float32Array(256);
  #nearestFactors = new Float32Array(256);
  #aboveFactors = new Float32Array(256);
  #state = untilParametersChange(() => ({ isStale: true }));

  constructor(table: PassageTable) {
    this.#table = table;
  }

  get byteLength(): number {
    return this.#scores.byteLength * 2 + this.#touched.byteLength * 2 + this.#textFactors.byteLength * 4;
  }

  /** Call this after every change of the table. */
  invalidate(): void {
    this.#state().isStale = true;
  }

  /**
   * The best passages, best first; those of some slots only when `isOpen` is given. A score is a
   * share, 0 to 1, of what the query could reach at most.
   */
  best(query: PreparedQuery, count: number, isOpen: IsOpen | undefined): Candidate[] {
    this.#refresh();
    const lists: List[] = [];
    for (const [place, { weight, variants }] of query.terms.entries()) {
      for (const { term, factor } of variants) {
        // A passage is known to be found by its score: what adds nothing would find it again and again.
        if (weight * factor === 0) continue;
        const length = this.#table.vocabulary.termPassages[term]!;
        lists.push({ term, weight: weight * factor, place, length });
      }
    }
    lists.sort((left, right) => left.length - right.length || left.place - right.place);
    let reachable = lists.reduce((sum, { weight }) => sum + weight, 0);
    this.#touchedCount = 0;
    let mayJoin = true;
    for (const { term, weight, length } of lists) {
      // A passage without any of the rarer terms cannot reach the best any more: from here on,
      // frequent terms only add to passages already found.
      if (mayJoin && length > parameters.finding.frequent && this.#touchedCount >= count) {
        const lowest = this.#select(count, isOpen)[count - 1]?.score ?? 0;
        mayJoin = reachable * (1 + 1e-9) >= lowest;
      }
      this.#accumulate(term, weight, mayJoin);
      reachable -= weight;
    }
    const best = this.#select(count, isOpen);
    const most = query.totalWeight > 0 ? query.totalWeight : 1;
    const shares = best.map(({ slot, score }) => {
      return { slot, score: score / most, documentScore: this.#documentScores[this.#firstSlots[slot]!]! / most };
    });
    for (let at = 0; at < this.#touchedCount; at++) {
      const slot = this.#touched[at]!;
      this.#scores[slot] = 0;
      this.#documentScores[this.#firstSlots[slot]!] = 0;
    }
    return shares;
  }

  /** Adds what the passages of a term gain by it. With `mayJoin`, also to passages not yet found. */
  #accumulate(term: number, weight: number, mayJoin: boolean): void {
    this.#document = -1;
    this.#table.postings.visit(term, (pool, from, to) => this.#addPostings(pool, from, to, weight, mayJoin));
  }

  /** In no closure, in which each number that changes would be a new object. */
  #addPostings(pool: Uint32Array, from: number, to: number, weight: number, mayJoin: boolean): void {
    const scores = this.#scores;
    const touched = this.#touched;
    const textFactors = this.#textFactors;
    const headFactors = this.#headFactors;
    const documentScores = this.#documentScores;
    const firstSlots = this.#firstSlots;
    const { k1 } = parameters.finding;
    let touchedCount = this.#touchedCount;
    let document = this.#document;
    let most = this.#most;
    for (let at = from; at < to; at++) {
      const posting = pool[at]!;
      const slot = posting >>> SLOT_SHIFT;
      const before = scores[slot]!;
      if (before === 0) {
        if (!mayJoin) continue;
        // The factors of a removed passage are 0, so its score stays 0.
        if (textFactors[slot] === 0) continue;
        touched[touchedCount++] = slot;
      }
      let frequency = (posting & TEXT_COUNT) * textFactors[slot]!;
      if ((posting & IN_HEAD) !== 0) frequency += headFactors[slot]!;
      if ((posting & IN_NEAREST) !== 0) frequency += this.#nearestFactors[slot]!;
      if ((posting & IN_ABOVE) !== 0) frequency += this.#aboveFactors[slot]!;
      const gained = (weight * frequency) / (k1 + frequency);
      scores[slot] = before + gained;
      if (firstSlots[slot] !== document) {
        document = firstSlots[slot]!;
        documentScores[document]! += gained;
        most = gained;
      } else if (gained > most) {
        documentScores[document]! += gained - most;
        most = gained;
      }
    }
    this.#touchedCount = touchedCount;
    this.#document = document;
    this.#most = most;
  }

  /**
   * The best of the passages found, best first; equal scores are ordered by document and position.
   */
  #select(count: number, isOpen: IsOpen | undefined): Ranked[] {
    const keptSlots: number[] = [];
    const keptScores: number[] = [];
    let lowest = 0;
    for (let at = 0; at < this.#touchedCount; at++) {
      const slot = this.#touched[at]!;
      const score = this.#scores[slot]!;
      const isFull = keptSlots.length >= count;
      if (isFull && score < lowest) continue;
      if (isOpen && !isOpen(slot)) continue;
      let place = keptSlots.length;
      while (place > 0 && this.#isBefore(slot, score, keptSlots[place - 1]!, keptScores[place - 1]!)) place--;
      if (place >= count) continue;
      // The last one falls out when the list is full.
      for (let to = isFull ? count - 1 : keptSlots.length; to > place; to--) {
        keptSlots[to] = keptSlots[to - 1]!;
        keptScores[to] = keptScores[to - 1]!;
      }
      keptSlots[place] = slot;
      keptScores[place] = score;
      lowest = keptScores.at(-1)!;
    }
    return keptSlots.map((slot, place) => ({ slot, score: keptScores[place]! }));
  }

  #isBefore(slot: number, score: number, other: number, otherScore: number): boolean {
    if (score !== otherScore) return score > otherScore;
    return compareSlots(this.#table, slot, other) < 0;
  }

  #refresh(): void {
    const state = this.#state();
    if (!state.isStale) return;
    state.isStale = false;
    const { finding } = parameters;
    const { slotCount, entries, lengths, textLengths, headLengths, nearestLengths, aboveLengths } = this.#table;
    this.#scores = ensureCapacity(this.#scores, slotCount);
    this.#touched = ensureCapacity(this.#touched, slotCount);
    this.#documentScores = ensureCapacity(this.#documentScores, slotCount);
    this.#firstSlots = ensureCapacity(this.#firstSlots, slotCount);
    this.#textFactors = ensureCapacity(this.#textFactors, slotCount);
    this.#headFactors = ensureCapacity(this.#headFactors, slotCount);
    this.#nearestFactors = ensureCapacity(this.#nearestFactors, slotCount);
    this.#aboveFactors = ensureCapacity(this.#aboveFactors, slotCount);
    const averages = {
      text: averageLengths(lengths.text),
      faq: averageLengths(lengths.faq),
    };
    for (let slot = 0; slot < slotCount; slot++) {
      const kind = entries[slot]?.document.kind;
      this.#firstSlots[slot] = entries[slot]?.firstSlot ?? slot;
      if (!kind) {
        this.#textFactors[slot] = 0;
        this.#headFactors[slot] = 0;
        this.#nearestFactors[slot] = 0;
        this.#aboveFactors[slot] = 0;
        continue;
      }
      const share = { text: finding[`lengthShare.${kind}.text`], head: finding[`lengthShare.${kind}.head`] };
      const average = averages[kind];
      this.#textFactors[slot] = 1 / (1 - share.text + (share.text * textLengths[slot]!) / average.text);
      this.#headFactors[slot] =
        finding.headWeight / (1 - share.head + (share.head * headLengths[slot]!) / average.head);
      this.#nearestFactors[slot] =
        finding.nearestWeight / (1 - share.head + (share.head * nearestLengths[slot]!) / average.nearest);
      this.#aboveFactors[slot] =
        finding.aboveWeight / (1 - share.head + (share.head * aboveLengths[slot]!) / average.above);
    }
  }
}

function averageLengths({ passages, ...sums }: Lengths): Omit<Lengths, "passages"> {
  const average = (sum: number): number => Math.max(1, sum / Math.max(1, passages));
  return {
    text: average(sums.text),
    head: average(sums.head),
    nearest: average(sums.nearest),
    above: average(sums.above),
  };
}

/**
 * Orders passages with equal scores: the same on every node, whatever the order of adding was. The ids
 * of the server grow with time, so that the oldest source goes first, whichever was changed last.
 */
export function compareSlots(table: PassageTable, left: number, right: number): number {
  const leftEntry = table.entries[left]!;
  const rightEntry = table.entries[right]!;
  if (leftEntry === rightEntry) return left - right;
  const [one, other] = [leftEntry.document, rightEntry.document];
  if (one.sourceId !== other.sourceId) return one.sourceId < other.sourceId ? -1 : 1;
  return one.documentId < other.documentId ? -1 : 1;
}
