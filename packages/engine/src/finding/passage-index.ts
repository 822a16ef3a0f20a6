import { type Fact, type FactKind, factsFrom } from "../fact.ts";
import { type Entry, PassageTable } from "../index/passage-table.ts";
import {
  type Likely,
  type PhrasedAnswer,
  PhrasingClassifier,
  type PhrasingModel,
} from "../index/phrasing-classifier.ts";
import type { ReadBatch } from "../index/read-documents.ts";
import { questionKey } from "../index/read-documents.ts";
import type { Language } from "../language.ts";
import { parameters } from "../parameters.ts";
import { languages } from "../reading/languages.ts";
import { findActions } from "../reading/message/find-actions.ts";
import { readWords } from "../reading/read-words.ts";
import { readSynonyms } from "../reading/thesaurus/read-synonyms.ts";
import type { FoundPassage, IndexedDocument, QueryTerm, RankedPassage, Retrieval } from "../retrieval.ts";
import { contraryTo } from "./asked-deeds.ts";
import { CandidateRanking, compareSlots } from "./candidate-ranking.ts";
import { CandidateReview, type Review } from "./candidate-review.ts";
import { arePhrased, choosePhrasings } from "./choose-phrasings.ts";
import { fuseRanks } from "./fuse-ranks.ts";
import { heldAround } from "./held-around.ts";
import { LazyPassage } from "./lazy-passage.ts";
import { languageOfQuery, prepareQuery } from "./prepare-query.ts";
import type { PreparedTerm } from "./prepare-term.ts";
import { scoreOf, weighEvidence } from "./weigh-evidence.ts";

type Judged = Pick<FoundPassage, "score" | "evidence" | "isOpposed"> & { slot: number; review: Review } & Phrasing;
/** The certainty that a FAQ is meant, which no text has, and whether enough phrasings of its answer were learnt. */
type Phrasing = Pick<FoundPassage, "phrasing" | "isPhrased">;

/** `alsoRanked`: a second ranking of passages for this query, best first. */
type FindOptions = { limit?: number; alsoRanked?: readonly RankedPassage[] };

export type ToldFact = { document: IndexedDocument; fact: Fact };

/**
 * Answers are made from what this finds: in a whole index, or in the part of it that some sources
 * make up.
 */
export type PassageFinder = {
  find(query: string, options?: FindOptions): Retrieval;
  /**
   * Returns true when a FAQ asks exactly this, or one whose phrasings were learnt surely means it. Far
   * cheaper than `find`.
   */
  asksThis(message: string): boolean;
  /** The language that a message is read in: as `find` does, but without a search. */
  languageOf(message: string): Language;
  /** The documents, in no certain order; those of one language only, when there are any. */
  documents(language: Language): readonly IndexedDocument[];
  /** The facts of a kind that the documents tell. */
  facts(kind: FactKind): readonly ToldFact[];
  /** The part of this that these sources make up. */
  within(sourceIds: ReadonlySet<string>): PassageFinder;
};

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

  /** All documents in the index, with their passages, in no particular order. */
  *everyDocument(): Generator<IndexedDocument> {
    for (const { document } of this.#table.listEntries()) yield document;
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
   * Sets groups of synonyms ("bike", "two-wheeler", "push bike"), in place of the earlier groups.
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
    const isOpen = ({ document }: Entry): boolean => sourceIds.has(document.sourceId);
    return {
      find: (query, options) => this.#find(query, options ?? {}, sourceIds),
      asksThis: (message) => this.#asking(message).some(isOpen),
      languageOf: (message) => this.languageOf(message),
      documents: (language) => documentsOf([...this.#table.listEntries()].filter(isOpen), language),
      facts: (kind) => [...this.#table.listEntries()].filter(isOpen).flatMap((entry) => factsOf(entry, kind)),
      within: (others) => this.within(sourceIds.intersection(others)),
    };
  }

  asksThis(message: string): boolean {
    return this.#asking(message).length > 0;
  }

  languageOf(message: string): Language {
    return languageOfQuery(readWords(message), message, this.#table);
  }

  documents(language: Language): readonly IndexedDocument[] {
    return documentsOf([...this.#table.listEntries()], language);
  }

  facts(kind: FactKind): readonly ToldFact[] {
    return [...this.#table.listEntries()].flatMap((entry) => factsOf(entry, kind));
  }

  /** The FAQ that ask this. */
  #asking(message: string): Entry[] {
    const learnt =
      this.#phrasings?.classify(message).filter(({ certainty }) => certainty >= parameters.finding.surePhrasing) ?? [];
    const slots = learnt.flatMap(({ id }) => this.#table.firstSlotOf(id) ?? []);
    return [
      ...this.#table.findExactQuestions(questionKey(readWords(message))),
      ...slots.map((slot) => this.#table.entries[slot]!),
    ];
  }

  /**
   * The passages that fit the query best, at most `limit` (default 10, at most 200). Any string is
   * a valid query.
   */
  find(query: string, options: FindOptions = {}): Retrieval {
    return this.#find(query, options, undefined);
  }

  #find(query: string, options: FindOptions, sourceIds: ReadonlySet<string> | undefined): Retrieval {
    const limit = Math.max(
      0,
      Math.min(parameters.finding.mostFound, Math.floor(options.limit ?? parameters.finding.foundPassages)),
    );
    const prepared = prepareQuery(query, this.#table);
    const isOpen = (slot: number): boolean =>
      sourceIds === undefined || sourceIds.has(this.#table.entries[slot]!.document.sourceId);
    const wanted = Math.max(parameters.finding.reviewed, limit);
    const candidates = this.#ranking.best(prepared, wanted, sourceIds && isOpen);
    const likely = this.#phrasings?.classify(prepared.text) ?? [];
    const likelySlots = likely.flatMap(({ id }) => this.#table.firstSlotOf(id) ?? []);
    const rankedSlots = this.#table.slotsOf(options.alsoRanked ?? []).filter(isOpen);
    for (const slot of [...this.#slotsOfExactQuestion(prepared.key), ...likelySlots, ...rankedSlots]) {
      if (isOpen(slot) && !candidates.some((candidate) => candidate.slot === slot)) {
        candidates.push({ slot, score: 0, documentScore: 0 });
      }
    }
    const { asked: words, form } = prepared;
    const actions = findActions(words, prepared.language);
    const isContrary = contraryTo(words, prepared.language, this.#table);
    const slots = candidates.map(({ slot }) => slot);
    const reviews = this.#review.reviewAll(prepared, slots);
    const held = heldAround(prepared, this.#table, slots, reviews);
    const reviewed = reviews.map((review, at) => {
      const slot = slots[at]!;
      const { phrasing, isPhrased } = this.#phrasingOf(slot, likely);
      const isOpposed = isContrary(slot);
      const asked = { phrasing: phrasing ?? 0, actions, form, isOpposed };
      const evidence = weighEvidence(candidates[at]!, review, held[at]!, asked);
      const share = this.#table.entries[slot]!.of?.isBounded ? parameters.finding.boundedShare : 1;
      const score = scoreOf(evidence, review.genre) * share * (isOpposed ? parameters.finding.opposedShare : 1);
      return { slot, score, evidence, review, phrasing, isPhrased, isOpposed };
    });
    reviewed.sort(
      (left, right) =>
        exactness(right) - exactness(left) ||
        right.score - left.score ||
        compareSlots(this.#table, left.slot, right.slot),
    );
    const ordered = rankedSlots.length === 0 ? reviewed : fuseRanks(reviewed, rankedSlots);
    const passages = this.#presentFirst(ordered, limit);
    const { text, language, totalWeight, maxWeight, kind } = prepared;
    const terms = prepared.terms.map(toQueryTerm);
    return {
      query: {
        text,
        language: language.code,
        terms,
        totalWeight,
        maxWeight,
        kind,
        form,
        namesAction: actions !== 0,
        namesSpeaker: words.some((word) => language.persons.speaker.has(word)),
        namesListener: words.some((word) => language.persons.listener.has(word)),
      },
      passages,
      ...(sourceIds && { isOfPart: true }),
    };
  }

  /** Passages of FAQ that ask exactly this, even without a common content word. */
  #slotsOfExactQuestion(key: string): number[] {
    const slots: number[] = [];
    for (const { firstSlot, slotCount } of this.#table.findExactQuestions(key)) {
      for (let slot = firstSlot; slot < firstSlot + slotCount; slot++) slots.push(slot);
    }
    return slots.sort((left, right) => compareSlots(this.#table, left, right)).slice(0, parameters.finding.reviewed);
  }

  #phrasingOf(slot: number, likely: readonly Likely[]): Phrasing {
    const { document, of } = this.#table.entries[slot]!;
    const alike = document.kind === "faq" && of === undefined ? this.#table.alikeFaqs(document) : [];
    const learnt = alike.find(({ documentId }) => this.#phrasings?.knows(documentId))?.documentId;
    if (learnt === undefined) return { phrasing: null, isPhrased: false };
    return { phrasing: likely.find(({ id }) => id === learnt)?.certainty ?? 0, isPhrased: arePhrased(alike) };
  }

  /**
   * Presents the first of these. What is taught twice under the same title, and what is found by its
   * own words and by asked questions, is presented once.
   */
  #presentFirst(ordered: readonly Judged[], limit: number): FoundPassage[] {
    const presented: FoundPassage[] = [];
    for (const judged of ordered) {
      if (presented.length === limit) break;
      const found = new LazyPassage(this.#table.placeOf(judged.slot), judged);
      if (!presented.some((other) => areTwins(other, found))) presented.push(found);
    }
    return presented;
  }
}

const factsOf = ({ document, facts }: Entry, kind: FactKind): ToldFact[] =>
  facts.length === 0 ? [] : factsFrom(facts, kind).map((fact) => ({ document, fact }));

const areTwins = (left: FoundPassage, right: FoundPassage): boolean =>
  left.document === right.document
    ? left.passage === right.passage
    : left.text === right.text && left.document.title === right.document.title;

/** Leaves out the numbers that mean something in this index only. */
const toQueryTerm = ({ word, weight, isKnown, readAs, namesKind, isLight }: PreparedTerm): QueryTerm => {
  return { word, weight, isKnown, readAs, namesKind, isLight };
};

/** A FAQ that asks this word for word goes first, before articles that have more of its words. */
const exactness = ({ review }: { review: Review }): number => (review.questionSimilarity === 1 ? 1 : 0);

function documentsOf(entries: readonly Entry[], language: Language): IndexedDocument[] {
  const number = languages.indexOf(language);
  const own = entries.filter((entry) => entry.language === number);
  return (own.length > 0 ? own : entries).map(({ document }) => document);
}
