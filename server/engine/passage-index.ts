import { CandidateRanking, compareSlots } from "./candidate-ranking.ts";
import { CandidateReview, type Review } from "./candidate-review.ts";
import { choosePhrasings } from "./choose-phrasings.ts";
import { PassageTable } from "./passage-table.ts";
import { type Likely, type PhrasedAnswer, PhrasingClassifier, type PhrasingModel } from "./phrasing-classifier.ts";
import { type PreparedQuery, prepareQuery } from "./prepare-query.ts";
import type { ReadBatch } from "./read-documents.ts";
import { readSynonyms } from "./read-synonyms.ts";
import type { FoundPassage, IndexedDocument, Retrieval } from "./retrieval.ts";
import { splitIntoSentences } from "./split-into-sentences.ts";

const UNREAD = { score: 0, coverage: 0, terms: 0 };
const DEFAULT_LIMIT = 10;
const MAX_FOUND = 200;
const MIN_REVIEWED = 30;
const CLOSENESS_SHARE = 0.8;
const PAIR_SHARE = 0.25;
const SIMILARITY_SHARE = 0.2;
const PHRASING_SHARE = 0.6;

export type FindOptions = { limit?: number };

/** What answers are made from: a whole index or the part of it that some sources make up. */
export type PassageFinder = { find(query: string, options?: FindOptions): Retrieval };

/**
 * The passages of one workspace, searchable in memory. A change shows in the next `find`.
 * @example index.addAll(documents); index.find("When do you open?").passages[0]?.text
 */
export class PassageIndex {
  #table = new PassageTable();
  #ranking = new CandidateRanking(this.#table);
  #review = new CandidateReview(this.#table);
  #phrasings: PhrasingClassifier | undefined;

  get passageCount(): number {
    return this.#table.livePassages;
  }

  /** An estimate of the memory used, the texts of the documents included. */
  get approximateBytes(): number {
    return (
      this.#table.approximateBytes +
      this.#ranking.byteLength +
      this.#review.byteLength +
      (this.#phrasings?.byteLength ?? 0)
    );
  }

  /** Increases when a FAQ is added or removed: then the phrasings must be learnt again. */
  get faqVersion(): number {
    return this.#table.faqVersion;
  }

  /** The input of `learnPhrasings`; empty when there is nothing to tell apart. */
  phrasingsToLearn(): PhrasedAnswer[] {
    return choosePhrasings(this.#table.listFaqs());
  }

  /** Replaces an earlier document with the same id. A document without passages is only removed. */
  add(document: IndexedDocument): void {
    this.addAll([document]);
  }

  /**
   * Like `add`, for many. `batch` is the result of `readDocuments` for exactly these documents,
   * from another thread perhaps.
   */
  addAll(documents: readonly IndexedDocument[], batch?: ReadBatch): void {
    this.#table.addAll(documents, batch);
    this.#ranking.invalidate();
  }

  remove(documentId: string): void {
    this.#table.remove(documentId);
    this.#ranking.invalidate();
  }

  /** Call this when much was added and little is expected soon: it frees unused capacity. */
  trim(): void {
    this.#table.trim();
  }

  /**
   * Sets groups of synonyms ("bike", "cycle"), in place of the earlier groups. Synonyms of several
   * words are left out.
   */
  useSynonyms(groups: readonly (readonly string[])[]): void {
    this.#table.synonyms = readSynonyms(groups);
  }

  /** Uses a model made by `learnPhrasings`. Documents removed since then are skipped. */
  usePhrasings(model: PhrasingModel | undefined): void {
    this.#phrasings = model && new PhrasingClassifier(model);
  }

  /**
   * The part of the index that these sources make up. Words keep the weight they have in the whole
   * index.
   */
  within(sourceIds: ReadonlySet<string>): PassageFinder {
    return { find: (query, options) => this.#find(query, options ?? {}, sourceIds) };
  }

  /**
   * The passages that fit the query best, at most `limit` (default 10, at most 200). Any string is
   * a valid query.
   */
  find(query: string, options: FindOptions = {}): Retrieval {
    return this.#find(query, options, undefined);
  }

  #find(query: string, options: FindOptions, sourceIds: ReadonlySet<string> | undefined): Retrieval {
    const limit = Math.max(0, Math.min(MAX_FOUND, Math.floor(options.limit ?? DEFAULT_LIMIT)));
    const prepared = prepareQuery(query, this.#table);
    const isOpen = (slot: number): boolean =>
      sourceIds === undefined || sourceIds.has(this.#table.entries[slot]!.document.sourceId);
    const candidates = this.#bestOf(prepared, Math.max(MIN_REVIEWED, limit), sourceIds === undefined ? null : isOpen);
    const likely = this.#phrasings?.classify(prepared.text) ?? [];
    const likelySlots = likely.flatMap(({ id }) => this.#table.firstSlotOf(id) ?? []);
    for (const slot of [...this.#slotsOfExactQuestion(prepared.key), ...likelySlots]) {
      if (isOpen(slot) && !candidates.some((candidate) => candidate.slot === slot)) candidates.push({ slot, score: 0 });
    }
    const slots = candidates.map(({ slot }) => slot);
    const reviewed = this.#review.reviewAll(prepared, slots).map((review, at) => {
      const slot = slots[at]!;
      const phrasing = this.#certaintyOf(slot, likely);
      return {
        slot,
        score: totalScore(candidates[at]!.score, review) + PHRASING_SHARE * (phrasing ?? 0),
        review,
        phrasing,
      };
    });
    reviewed.sort((left, right) => right.score - left.score || compareSlots(this.#table, left.slot, right.slot));
    const passages = reviewed
      .slice(0, limit)
      .map(({ slot, score, review, phrasing }) => this.#present(slot, score, review, phrasing));
    const { text, language, totalWeight, maxWeight, kind } = prepared;
    const terms = prepared.terms.map(({ variants: _, ...term }) => term);
    return { query: { text, language: language.code, terms, totalWeight, maxWeight, kind }, passages };
  }

  /** Looks further down the ranking until enough passages are open, or none is left. */
  #bestOf(prepared: PreparedQuery, wanted: number, isOpen: ((slot: number) => boolean) | null) {
    if (isOpen === null) return this.#ranking.best(prepared, wanted);
    for (let depth = wanted * 8; ; depth *= 8) {
      const ranked = this.#ranking.best(prepared, depth);
      const open = ranked.filter(({ slot }) => isOpen(slot));
      if (open.length >= wanted || ranked.length < depth) return open.slice(0, wanted);
    }
  }

  /** Passages of FAQ that ask exactly this, even without a common content word. */
  #slotsOfExactQuestion(key: string): number[] {
    const slots: number[] = [];
    for (const { firstSlot, slotCount } of this.#table.findExactQuestions(key)) {
      for (let slot = firstSlot; slot < firstSlot + slotCount; slot++) slots.push(slot);
    }
    return slots.sort((left, right) => compareSlots(this.#table, left, right)).slice(0, MIN_REVIEWED);
  }

  #certaintyOf(slot: number, likely: readonly Likely[]): number | null {
    const { documentId } = this.#table.entries[slot]!.document;
    if (!this.#phrasings?.knows(documentId)) return null;
    return likely.find(({ id }) => id === documentId)?.certainty ?? 0;
  }

  #present(slot: number, score: number, review: Review, phrasing: number | null): FoundPassage {
    const entry = this.#table.entries[slot]!;
    const { document } = entry;
    const passage = document.passages[slot - entry.firstSlot]!;
    const spans = splitIntoSentences(document.text, passage);
    return {
      document,
      passage,
      text: document.text.slice(passage.start, passage.end),
      score,
      bestSentence: spans[review.bestSentence] ?? passage,
      coverage: review.coverage,
      sentences: spans.map((span, number) => ({ span, ...(review.sentences[number] ?? UNREAD) })),
      headTerms: review.headTerms,
      closestCoverage: review.closestCoverage,
      questionSimilarity: review.questionSimilarity,
      phrasing,
    };
  }
}

/** The BM25F score, corrected by what reading the sentences has shown. */
function totalScore(ranked: number, review: Review): number {
  const closest = Math.max(review.closestCoverage, review.questionSimilarity);
  const closeness = review.isFaq ? closest + SIMILARITY_SHARE * (review.questionSimilarity - closest) : closest;
  return ranked + CLOSENESS_SHARE * closeness + PAIR_SHARE * review.pairShare;
}
