// Long because adding, removing and compacting must agree on every count and are read together.

import type { Genre } from "../evidence.ts";
import { parameters } from "../parameters.ts";
import { languages } from "../reading/languages.ts";
import { holdsListItem } from "../reading/structure/is-list-item.ts";
import { noSynonyms, type Synonyms } from "../reading/thesaurus/read-synonyms.ts";
import type { FoundPassage, IndexedDocument, RankedPassage } from "../retrieval.ts";
import { type AskedPassage, askedDocuments, type EnteredDocument, withAsked } from "./asked-documents.ts";
import { ensureCapacity } from "./ensure-capacity.ts";
import { LearntWords } from "./learnt-words.ts";
import { NumberLists } from "./number-lists.ts";
import {
  ABOVE_END,
  END,
  FIRST_MARK,
  HEADING_END,
  NEAREST_END,
  questionKey,
  type ReadBatch,
  readDocuments,
} from "./read-documents.ts";
import { Vocabulary } from "./vocabulary.ts";

/**
 * A posting is one number: 24 bits for the slot of the passage, one each for "in the title or a
 * question", "in the nearest heading" and "in a heading above it", five for the count in the text.
 */
export const SLOT_SHIFT = 8;
export const IN_HEAD = 0x80;
export const IN_NEAREST = 0x40;
export const IN_ABOVE = 0x20;
export const TEXT_COUNT = 0x1f;
const MAX_PASSAGES = 2 ** 24;
const BYTES_OF_AN_ENTRY = 300;
const LONGEST_HEADING = 255;
/** One list for all texts, which ask nothing. */
const noKeys: readonly string[] = [];
const noFacts = new Uint32Array(0);

/**
 * A document in the table. Its heads are its title or its questions; its passages have consecutive
 * slots.
 */
export type Entry = {
  document: IndexedDocument;
  headsFrom: number;
  headsTo: number;
  firstSlot: number;
  slotCount: number;
  questionKeys: readonly string[];
  /** Is true for a text with headings or lists. */
  isStructured: boolean;
  /** The position of its language in `languages`. */
  language: number;
  /** The facts of the passage, as `factsFrom` reads them. */
  facts: Uint32Array;
  /** The passage that is found by it, for an entry of asked questions. */
  of: AskedPassage | undefined;
};

type NumberReader = { readonly numbers: Uint32Array; at: number };
type WordLookup = (place: number) => number;

/** Lengths in content words, summed over the live passages of one kind. */
export type Lengths = { passages: number; text: number; head: number; nearest: number; above: number };

/**
 * The data of an index: the tokens of every passage by sentence, and for each term the passages
 * that hold it. Removing only marks passages as dead; when more than half are dead, the live ones
 * are copied to new arrays.
 */
export class PassageTable {
  vocabulary = new Vocabulary();
  /** The synonyms of the workspace. */
  synonyms: Synonyms = noSynonyms;
  learntWords = new LearntWords();
  /** The number of live documents in each of `languages`. */
  languageCounts = languages.map(() => 0);
  postings = new NumberLists();
  tokens = new Uint32Array(4096);
  tokensFrom = new Uint32Array(256);
  tokensTo = new Uint32Array(256);
  /** The number of content words of each passage and of its heads; a dead passage has none. */
  textLengths = new Uint32Array(256);
  headLengths = new Uint32Array(256);
  /** The same of the nearest heading and of those above it. */
  nearestLengths = new Uint8Array(256);
  aboveLengths = new Uint8Array(256);
  entries: (Entry | undefined)[] = [];
  lengths: Record<IndexedDocument["kind"], Lengths> = noLengths();
  livePassages = 0;
  #texts = 0;
  #structuredTexts = 0;
  #tokensUsed = 0;
  #entryById = new Map<string, Entry>();
  /** The entries of asked questions, by their ids. */
  #askedById = new Map<string, Entry>();
  #byQuestion = new Map<string, Set<Entry>>();
  /** The FAQ that give one answer, by its text. */
  #byAnswer = new Map<string, Set<Entry>>();
  #documentBytes = 0;
  /** Increases when a FAQ is added or removed. */
  faqVersion = 0;
  #stamp = 0;
  #stampOfTerm = new Uint32Array(1024);
  #countOfTerm = new Uint8Array(1024);
  #touchedTerms: number[] = [];

  get slotCount(): number {
    return this.entries.length;
  }

  get approximateBytes(): number {
    const arrays = this.tokens.byteLength + this.tokensFrom.byteLength * 4.5 + this.#stampOfTerm.byteLength * 1.25;
    return (
      arrays +
      this.entries.length * 8 +
      this.postings.byteLength +
      this.vocabulary.approximateBytes +
      this.#documentBytes
    );
  }

  /** The live documents that ask exactly this. */
  findExactQuestions(key: string): Iterable<Entry> {
    return this.#byQuestion.get(key) ?? [];
  }

  /** The live FAQ that give the very answer of this one, itself among them, in the order of their ids. */
  alikeFaqs({ text }: IndexedDocument): IndexedDocument[] {
    const alike = [...(this.#byAnswer.get(text) ?? [])].map(({ document }) => document);
    return alike.sort((left, right) => (left.documentId < right.documentId ? -1 : 1));
  }

  /**
   * An article is answered from by blocks. Where half of the texts have headings or lists, the others
   * are short articles rather than prose.
   */
  genreOf({ document, isStructured }: Entry): Genre {
    if (document.kind === "faq") return "faq";
    return isStructured || this.#structuredTexts * 2 >= this.#texts ? "article" : "prose";
  }

  /** Tells whether texts hold all of the terms; titles and questions do not count. */
  standInTexts(terms: readonly number[]): boolean {
    return terms.length > 0 && terms.every((term) => this.#standsInText(term));
  }

  #standsInText(term: number): boolean {
    let stands = false;
    this.postings.visit(term, (pool, from, to) => {
      for (let at = from; at < to && !stands; at++) {
        const posting = pool[at]!;
        stands = (posting & TEXT_COUNT) > 0 && this.entries[posting >>> SLOT_SHIFT] !== undefined;
      }
    });
    return stands;
  }

  placeOf(slot: number): Pick<FoundPassage, "document" | "passage" | "asked"> {
    const { document, firstSlot, of } = this.entries[slot]!;
    if (of !== undefined) return { document: of.document, passage: of.passage, asked: document.questions };
    return { document, passage: document.passages[slot - firstSlot]! };
  }

  /** The slot of the first passage of a live document. */
  firstSlotOf(documentId: string): number | undefined {
    return this.#entryById.get(documentId)?.firstSlot;
  }

  /** The live documents, in no certain order. */
  listEntries(): Iterable<Entry> {
    return this.#entryById.values();
  }

  /** The slots of passages that live; the others are left out. */
  slotsOf(passages: readonly RankedPassage[]): number[] {
    return passages.flatMap(({ documentId, start }) => {
      const entry = this.#entryById.get(documentId);
      const place = entry?.document.passages.findIndex((passage) => passage.start === start) ?? -1;
      return place < 0 ? [] : [entry!.firstSlot + place];
    });
  }

  /** The live FAQ, in the order of their ids. */
  listFaqs(): IndexedDocument[] {
    const faqs = [...this.#entryById.values()].flatMap(({ document }) => (document.kind === "faq" ? document : []));
    return faqs.sort((left, right) => (left.documentId < right.documentId ? -1 : 1));
  }

  /**
   * Replaces documents with the same ids. `batch` is the result of `readDocuments` for exactly
   * these documents.
   */
  addAll(documents: readonly IndexedDocument[], batch: ReadBatch = readDocuments(documents)): void {
    const reader = { numbers: batch.numbers, at: 0 };
    const lookups = languages.map((_, language) => this.#lookup(batch.words, language));
    for (const document of documents) this.remove(document.documentId);
    for (const document of withAsked(documents)) {
      if (document.passages.length > 0) this.#addRead(document, reader, batch.words, lookups);
    }
  }

  /**
   * Frees the capacity kept for later documents: a third of the memory after a large knowledge was
   * read.
   */
  trim(): void {
    this.vocabulary.trim();
    this.postings.trim();
    this.tokens = this.tokens.slice(0, this.#tokensUsed);
    this.tokensFrom = this.tokensFrom.slice(0, this.slotCount);
    this.tokensTo = this.tokensTo.slice(0, this.slotCount);
    this.textLengths = this.textLengths.slice(0, this.slotCount);
    this.headLengths = this.headLengths.slice(0, this.slotCount);
    this.nearestLengths = this.nearestLengths.slice(0, this.slotCount);
    this.aboveLengths = this.aboveLengths.slice(0, this.slotCount);
  }

  #addRead(document: EnteredDocument, reader: NumberReader, words: readonly string[], lookups: WordLookup[]): void {
    if (this.slotCount + document.passages.length > MAX_PASSAGES) {
      throw new RangeError(
        `An index holds at most ${MAX_PASSAGES} passages; split the knowledge over several workspaces.`,
      );
    }
    const language = reader.numbers[reader.at++]!;
    const lookUp = lookups[language]!;
    const factNumbers = reader.numbers[reader.at++]!;
    const facts = factNumbers === 0 ? noFacts : reader.numbers.slice(reader.at, reader.at + factNumbers);
    reader.at += factNumbers;
    const headsFrom = this.#tokensUsed;
    const headCount = reader.numbers[reader.at++]!;
    const headWords: string[][] = [];
    for (let head = 0; head < headCount; head++) {
      const from = reader.at;
      this.#appendTokens(reader, lookUp);
      if (document.kind === "faq") {
        headWords.push(Array.from(reader.numbers.subarray(from, reader.at - 1), (place) => words[place]!));
      }
    }
    const entry: Entry = {
      document,
      headsFrom,
      headsTo: this.#tokensUsed,
      firstSlot: this.slotCount,
      slotCount: document.passages.length,
      // A bounded question is never asked word for word.
      questionKeys: headWords.length === 0 || document.of?.isBounded ? noKeys : headWords.map(questionKey),
      isStructured: document.kind === "text" && isStructured(document),
      language,
      facts,
      of: document.of,
    };
    for (let passage = 0; passage < document.passages.length; passage++) {
      const from = this.#tokensUsed;
      const rowCount = reader.numbers[reader.at++]!;
      for (let row = 0; row < rowCount; row++) this.#appendTokens(reader, lookUp);
      this.#openSlot(entry, from, this.#tokensUsed);
    }
    this.#enter(entry);
    if (isFaq(entry)) this.faqVersion++;
  }

  /** Maps the word positions of a batch to word ids of the vocabulary, each looked up once. */
  #lookup(words: readonly string[], language: number): WordLookup {
    let vocabulary: Vocabulary | undefined;
    let numbers = new Uint32Array(0);
    return (place) => {
      // Compacting starts a new vocabulary.
      if (vocabulary !== this.vocabulary) {
        vocabulary = this.vocabulary;
        numbers = new Uint32Array(words.length).fill(END);
      }
      if (numbers[place] === END) numbers[place] = this.vocabulary.add(words[place]!, language);
      return numbers[place]!;
    };
  }

  remove(documentId: string): void {
    const entry = this.#entryById.get(documentId);
    if (!entry) return;
    this.#entryById.delete(documentId);
    this.#leave(entry);
    for (const asked of askedDocuments(entry.document)) {
      this.#leave(this.#askedById.get(asked.documentId)!);
      this.#askedById.delete(asked.documentId);
    }
    const dead = this.slotCount - this.livePassages;
    if (dead >= parameters.index.deadToCompact && dead > this.livePassages) this.#compact();
  }

  /** Removes what an entry added to the table; its tokens stay until the next compaction. */
  #leave(entry: Entry): void {
    if (isFaq(entry)) {
      this.faqVersion++;
      dropFrom(this.#byAnswer, entry.document.text, entry);
    }
    for (const key of entry.questionKeys) dropFrom(this.#byQuestion, key, entry);
    const lengths = this.lengths[entry.document.kind];
    this.languageCounts[entry.language]!--;
    if (entry.document.kind === "text") this.#texts--;
    if (entry.isStructured) this.#structuredTexts--;
    if (entry.of === undefined) this.learntWords.remove(entry.document, entry.language);
    this.#countWords(entry.headsFrom, entry.headsTo, -1);
    for (let slot = entry.firstSlot; slot < entry.firstSlot + entry.slotCount; slot++) {
      this.#countWords(this.tokensFrom[slot]!, this.tokensTo[slot]!, -1);
      this.#readPassage(entry, slot);
      for (const term of this.#touchedTerms) this.vocabulary.termPassages[term]!--;
      lengths.passages--;
      lengths.text -= this.textLengths[slot]!;
      lengths.head -= this.headLengths[slot]!;
      lengths.nearest -= this.nearestLengths[slot]!;
      lengths.above -= this.aboveLengths[slot]!;
      this.entries[slot] = undefined;
      this.livePassages--;
    }
    this.#documentBytes -= bytesOf(entry);
  }

  /** Copies one head or sentence with its end mark. */
  #appendTokens(reader: NumberReader, lookUp: WordLookup): void {
    const { numbers } = reader;
    for (;;) {
      const number = numbers[reader.at++]!;
      if (this.#tokensUsed === this.tokens.length) this.tokens = ensureCapacity(this.tokens, this.#tokensUsed + 1);
      this.tokens[this.#tokensUsed++] = number < FIRST_MARK ? lookUp(number) : number;
      if (number >= FIRST_MARK) return;
    }
  }

  #openSlot(entry: Entry, from: number, to: number): void {
    const slot = this.entries.length;
    this.entries.push(entry);
    this.tokensFrom = ensureCapacity(this.tokensFrom, slot + 1);
    this.tokensTo = ensureCapacity(this.tokensTo, slot + 1);
    this.textLengths = ensureCapacity(this.textLengths, slot + 1);
    this.headLengths = ensureCapacity(this.headLengths, slot + 1);
    this.nearestLengths = ensureCapacity(this.nearestLengths, slot + 1);
    this.aboveLengths = ensureCapacity(this.aboveLengths, slot + 1);
    this.tokensFrom[slot] = from;
    this.tokensTo[slot] = to;
  }

  /** Makes an entry findable whose tokens are in the table. */
  #enter(entry: Entry): void {
    const lengths = this.lengths[entry.document.kind];
    (entry.of === undefined ? this.#entryById : this.#askedById).set(entry.document.documentId, entry);
    if (isFaq(entry)) addTo(this.#byAnswer, entry.document.text, entry);
    for (const key of entry.questionKeys) addTo(this.#byQuestion, key, entry);
    this.languageCounts[entry.language]!++;
    if (entry.document.kind === "text") this.#texts++;
    if (entry.isStructured) this.#structuredTexts++;
    if (entry.of === undefined) this.learntWords.add(entry.document, entry.language);
    this.#countWords(entry.headsFrom, entry.headsTo, 1);
    for (let slot = entry.firstSlot; slot < entry.firstSlot + entry.slotCount; slot++) {
      this.#countWords(this.tokensFrom[slot]!, this.tokensTo[slot]!, 1);
      const counted = this.#readPassage(entry, slot);
      for (const term of this.#touchedTerms) {
        this.vocabulary.termPassages[term]!++;
        this.postings.append(term, ((slot << SLOT_SHIFT) | this.#countOfTerm[term]!) >>> 0);
      }
      this.textLengths[slot] = counted.text;
      this.headLengths[slot] = counted.head;
      this.nearestLengths[slot] = counted.nearest;
      this.aboveLengths[slot] = counted.above;
      lengths.passages++;
      lengths.text += counted.text;
      lengths.head += counted.head;
      lengths.nearest += counted.nearest;
      lengths.above += counted.above;
      this.livePassages++;
    }
    this.#documentBytes += bytesOf(entry);
  }

  #countWords(from: number, to: number, change: 1 | -1): void {
    const { wordCounts } = this.vocabulary;
    for (let at = from; at < to; at++) {
      const word = this.tokens[at]!;
      if (word < FIRST_MARK) wordCounts[word]! += change;
    }
  }

  /**
   * Collects the distinct content terms of a passage, of the headings above it and of its heads,
   * with where they stand. Returns the lengths of these fields.
   */
  #readPassage(entry: Entry, slot: number): Omit<Lengths, "passages"> {
    const { vocabulary, tokens } = this;
    this.#stampOfTerm = ensureCapacity(this.#stampOfTerm, vocabulary.termCount);
    this.#countOfTerm = ensureCapacity(this.#countOfTerm, vocabulary.termCount);
    this.#touchedTerms.length = 0;
    this.#nextStamp();
    let heads = 0;
    let headWords = 0;
    for (let at = entry.headsFrom; at < entry.headsTo; at++) {
      if (tokens[at] === END) heads++;
      else headWords += this.#note(tokens[at]!, IN_HEAD);
    }
    const lengths = { text: 0, head: heads === 0 ? 0 : Math.round(headWords / heads), nearest: 0, above: 0 };
    const to = this.tokensTo[slot]!;
    for (let at = this.tokensFrom[slot]!; at < to; ) {
      let end = at;
      while (tokens[end]! < FIRST_MARK) end++;
      const mark = tokens[end]!;
      const flag = mark === NEAREST_END ? IN_NEAREST : mark === ABOVE_END ? IN_ABOVE : 0;
      let words = 0;
      if (mark !== HEADING_END) for (; at < end; at++) words += this.#note(tokens[at]!, flag);
      if (mark === NEAREST_END) lengths.nearest = Math.min(LONGEST_HEADING, words);
      else if (mark === ABOVE_END) lengths.above = Math.min(LONGEST_HEADING, lengths.above + words);
      else lengths.text += words;
      at = end + 1;
    }
    return lengths;
  }

  /** Notes a word by where it stands; a flag of 0 counts it in the text. Returns 1 for a content word. */
  #note(word: number, flag: number): 0 | 1 {
    if (this.vocabulary.isStopWord(word)) return 0;
    const term = this.vocabulary.wordTerms[word]!;
    const counts = this.#countOfTerm;
    if (this.#stampOfTerm[term] !== this.#stamp) {
      this.#stampOfTerm[term] = this.#stamp;
      counts[term] = 0;
      this.#touchedTerms.push(term);
    }
    if (flag !== 0) counts[term]! |= flag;
    else if ((counts[term]! & TEXT_COUNT) < TEXT_COUNT) counts[term]!++;
    return 1;
  }

  #nextStamp(): void {
    this.#stamp++;
    if (this.#stamp > 0xffff_fffe) {
      this.#stampOfTerm.fill(0);
      this.#stamp = 1;
    }
  }

  /**
   * Copies the live data into new arrays and so frees the memory of dead passages and unused words.
   */
  #compact(): void {
    const old = { vocabulary: this.vocabulary, tokens: this.tokens, from: this.tokensFrom, to: this.tokensTo };
    const live = [...this.#entryById.values(), ...this.#askedById.values()];
    this.vocabulary = new Vocabulary();
    this.postings = new NumberLists();
    this.tokens = new Uint32Array(4096);
    this.tokensFrom = new Uint32Array(256);
    this.tokensTo = new Uint32Array(256);
    this.textLengths = new Uint32Array(256);
    this.headLengths = new Uint32Array(256);
    this.nearestLengths = new Uint8Array(256);
    this.aboveLengths = new Uint8Array(256);
    this.entries = [];
    this.lengths = noLengths();
    this.languageCounts.fill(0);
    this.#texts = 0;
    this.#structuredTexts = 0;
    this.learntWords = new LearntWords();
    this.livePassages = 0;
    this.#tokensUsed = 0;
    this.#entryById = new Map();
    this.#askedById = new Map();
    this.#byQuestion = new Map();
    this.#byAnswer = new Map();
    this.#documentBytes = 0;
    this.#stampOfTerm.fill(0);
    this.#stamp = 0;
    const copy = (from: number, to: number): number => {
      const start = this.#tokensUsed;
      this.tokens = ensureCapacity(this.tokens, start + to - from);
      for (let at = from; at < to; at++) {
        const word = old.tokens[at]!;
        this.tokens[this.#tokensUsed++] =
          word >= FIRST_MARK
            ? word
            : this.vocabulary.add(old.vocabulary.words[word]!, old.vocabulary.wordLanguages[word]!);
      }
      return start;
    };
    for (const entry of live) {
      const headsFrom = copy(entry.headsFrom, entry.headsTo);
      const moved: Entry = { ...entry, headsFrom, headsTo: this.#tokensUsed, firstSlot: this.slotCount };
      for (let slot = entry.firstSlot; slot < entry.firstSlot + entry.slotCount; slot++) {
        const from = copy(old.from[slot]!, old.to[slot]!);
        this.#openSlot(moved, from, this.#tokensUsed);
      }
      this.#enter(moved);
    }
  }
}

/** Returns true for a FAQ that was taught. */
const isFaq = ({ document, of }: Entry): boolean => document.kind === "faq" && of === undefined;

const isStructured = ({ text, passages }: IndexedDocument): boolean =>
  passages.at(-1)!.headings.length > 0 || holdsListItem(text);

function noLengths(): Record<IndexedDocument["kind"], Lengths> {
  const none = { passages: 0, text: 0, head: 0, nearest: 0, above: 0 };
  return { text: { ...none }, faq: { ...none } };
}

function bytesOf(entry: Entry): number {
  const { document } = entry;
  const characters =
    document.text.length + document.title.length + entry.questionKeys.reduce((sum, key) => sum + key.length, 0);
  return characters + document.passages.length * 40 + entry.facts.byteLength + BYTES_OF_AN_ENTRY;
}

function addTo(groups: Map<string, Set<Entry>>, key: string, entry: Entry): void {
  const group = groups.get(key);
  if (group) group.add(entry);
  else groups.set(key, new Set([entry]));
}

function dropFrom(groups: Map<string, Set<Entry>>, key: string, entry: Entry): void {
  const group = groups.get(key);
  group?.delete(entry);
  if (group?.size === 0) groups.delete(key);
}
