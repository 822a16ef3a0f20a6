// Long because adding, removing and compacting must agree on every count, and are read together.

import { detectLanguage, languages } from "./detect-language.ts";
import { withRoom } from "./growing-arrays.ts";
import { isHeadingSentence } from "./lines.ts";
import { NumberLists } from "./number-lists.ts";
import { questionKey } from "./prepare-query.ts";
import { readWords } from "./read-words.ts";
import type { IndexedDocument } from "./retrieval.ts";
import { splitIntoSentences } from "./split-sentences.ts";
import { Vocabulary } from "./vocabulary.ts";

/** Close each sentence, each head (title or question), and each heading in the token array. */
export const END = 0xffffffff;
export const HEADING_END = 0xfffffffe;
const FIRST_MARK = HEADING_END;

/** A posting is one number: 24 bits of passage slot, one for "in the title or question", seven for the count in the text. */
export const SLOT_SHIFT = 8;
export const IN_HEAD = 0x80;
export const TEXT_COUNT = 0x7f;
const MOST_PASSAGES = 2 ** 24;
const FEWEST_DEAD_TO_COMPACT = 64;
const BYTES_OF_AN_ENTRY = 300;

/** A document in the table. Its heads are its title or questions; its passages hold neighbouring slots. */
export type Entry = {
  document: IndexedDocument;
  headsFrom: number;
  headsTo: number;
  firstSlot: number;
  slotCount: number;
  questionKeys: readonly string[];
  /** Its number in `languages`. */
  language: number;
};

/** Lengths in content words, summed over the living passages of one kind. */
export type Lengths = { passages: number; text: number; head: number };

/**
 * What an index holds: tokens of every passage by sentence, and for each term the passages that hold it.
 * Removal only marks; when more than half of the passages are dead, what is alive is copied together.
 */
export class PassageTable {
  vocabulary = new Vocabulary();
  /** Words that the workspace takes for one another, by their stems. */
  synonyms: ReadonlyMap<string, readonly string[]> = new Map();
  /** Living documents in each of `languages`. */
  languageCounts = languages.map(() => 0);
  postings = new NumberLists();
  tokens = new Uint32Array(4096);
  tokensFrom = new Uint32Array(256);
  tokensTo = new Uint32Array(256);
  /** Content words of each passage and of its heads; a dead passage has no entry. */
  textLengths = new Uint32Array(256);
  headLengths = new Uint32Array(256);
  entries: (Entry | undefined)[] = [];
  lengths: Record<IndexedDocument["kind"], Lengths> = noLengths();
  livePassages = 0;
  #tokensUsed = 0;
  #entryById = new Map<string, Entry>();
  #byQuestion = new Map<string, Set<Entry>>();
  #documentBytes = 0;
  #stamp = 0;
  #stampOfTerm = new Uint32Array(1024);
  #countOfTerm = new Uint8Array(1024);
  #touchedTerms: number[] = [];

  get slotCount(): number {
    return this.entries.length;
  }

  get approximateBytes(): number {
    const arrays = this.tokens.byteLength + this.tokensFrom.byteLength * 4 + this.#stampOfTerm.byteLength * 1.25;
    return (
      arrays +
      this.entries.length * 8 +
      this.postings.byteLength +
      this.vocabulary.approximateBytes +
      this.#documentBytes
    );
  }

  /** The living documents that ask exactly this. */
  askedAs(key: string): Iterable<Entry> {
    return this.#byQuestion.get(key) ?? [];
  }

  add(document: IndexedDocument): void {
    this.remove(document.documentId);
    if (document.passages.length === 0) return;
    if (this.slotCount + document.passages.length > MOST_PASSAGES) {
      throw new RangeError(
        `An index holds at most ${MOST_PASSAGES} passages; split the knowledge over several workspaces.`,
      );
    }
    const heads =
      document.kind === "faq" && document.questions.length > 0
        ? document.questions
        : [document.title, ...document.questions];
    const headWords = heads.map(readWords);
    const passages = document.passages.map((passage) =>
      splitIntoSentences(document.text, passage).map((sentence) => ({
        words: readWords(document.text.slice(sentence.start, sentence.end)),
        mark: isHeadingSentence(document.text, sentence, passage) ? HEADING_END : END,
      })),
    );
    const language = languageOfDocument(document, headWords, passages[0]!);
    const headsFrom = this.#tokensUsed;
    for (const words of headWords) this.#appendTokens(words, END, language);
    const entry: Entry = {
      document,
      headsFrom,
      headsTo: this.#tokensUsed,
      firstSlot: this.slotCount,
      slotCount: document.passages.length,
      questionKeys: document.kind === "faq" ? headWords.map(questionKey) : [],
      language,
    };
    for (const sentences of passages) {
      const from = this.#tokensUsed;
      for (const { words, mark } of sentences) this.#appendTokens(words, mark, language);
      this.#openSlot(entry, from, this.#tokensUsed);
    }
    this.#enter(entry);
  }

  remove(documentId: string): void {
    const entry = this.#entryById.get(documentId);
    if (!entry) return;
    this.#entryById.delete(documentId);
    for (const key of entry.questionKeys) {
      const asking = this.#byQuestion.get(key);
      asking?.delete(entry);
      if (asking?.size === 0) this.#byQuestion.delete(key);
    }
    const lengths = this.lengths[entry.document.kind];
    this.languageCounts[entry.language]!--;
    this.#countWords(entry.headsFrom, entry.headsTo, -1);
    for (let slot = entry.firstSlot; slot < entry.firstSlot + entry.slotCount; slot++) {
      this.#countWords(this.tokensFrom[slot]!, this.tokensTo[slot]!, -1);
      this.#readPassage(entry, slot);
      for (const term of this.#touchedTerms) this.vocabulary.termPassages[term]!--;
      lengths.passages--;
      lengths.text -= this.textLengths[slot]!;
      lengths.head -= this.headLengths[slot]!;
      this.entries[slot] = undefined;
      this.livePassages--;
    }
    this.#documentBytes -= bytesOf(entry);
    const dead = this.slotCount - this.livePassages;
    if (dead >= FEWEST_DEAD_TO_COMPACT && dead > this.livePassages) this.#compact();
  }

  #appendTokens(words: readonly string[], mark: number, language: number): void {
    this.tokens = withRoom(this.tokens, this.#tokensUsed + words.length + 1);
    for (const word of words) this.tokens[this.#tokensUsed++] = this.vocabulary.learn(word, language);
    this.tokens[this.#tokensUsed++] = mark;
  }

  #openSlot(entry: Entry, from: number, to: number): void {
    const slot = this.entries.length;
    this.entries.push(entry);
    this.tokensFrom = withRoom(this.tokensFrom, slot + 1);
    this.tokensTo = withRoom(this.tokensTo, slot + 1);
    this.textLengths = withRoom(this.textLengths, slot + 1);
    this.headLengths = withRoom(this.headLengths, slot + 1);
    this.tokensFrom[slot] = from;
    this.tokensTo[slot] = to;
  }

  /** Makes an entry whose tokens lie in the table findable. */
  #enter(entry: Entry): void {
    const lengths = this.lengths[entry.document.kind];
    this.#entryById.set(entry.document.documentId, entry);
    for (const key of entry.questionKeys) {
      const asking = this.#byQuestion.get(key);
      if (asking) asking.add(entry);
      else this.#byQuestion.set(key, new Set([entry]));
    }
    this.languageCounts[entry.language]!++;
    this.#countWords(entry.headsFrom, entry.headsTo, 1);
    for (let slot = entry.firstSlot; slot < entry.firstSlot + entry.slotCount; slot++) {
      this.#countWords(this.tokensFrom[slot]!, this.tokensTo[slot]!, 1);
      const { textLength, headLength } = this.#readPassage(entry, slot);
      for (const term of this.#touchedTerms) {
        this.vocabulary.termPassages[term]!++;
        this.postings.append(term, ((slot << SLOT_SHIFT) | this.#countOfTerm[term]!) >>> 0);
      }
      this.textLengths[slot] = textLength;
      this.headLengths[slot] = headLength;
      lengths.passages++;
      lengths.text += textLength;
      lengths.head += headLength;
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

  /** Gathers the distinct content terms of a passage and its heads with their counts. */
  #readPassage(entry: Entry, slot: number): { textLength: number; headLength: number } {
    const { vocabulary, tokens } = this;
    const { wordTerms } = vocabulary;
    this.#stampOfTerm = withRoom(this.#stampOfTerm, vocabulary.termCount);
    this.#countOfTerm = withRoom(this.#countOfTerm, vocabulary.termCount);
    const stamps = this.#stampOfTerm;
    const counts = this.#countOfTerm;
    const touched = this.#touchedTerms;
    const stamp = this.#nextStamp();
    touched.length = 0;
    let heads = 0;
    let headWords = 0;
    for (let at = entry.headsFrom; at < entry.headsTo; at++) {
      const word = tokens[at]!;
      if (word === END) heads++;
      else if (!vocabulary.isStopWord(word)) {
        const term = wordTerms[word]!;
        headWords++;
        if (stamps[term] === stamp) continue;
        stamps[term] = stamp;
        counts[term] = IN_HEAD;
        touched.push(term);
      }
    }
    let textLength = 0;
    const to = this.tokensTo[slot]!;
    for (let at = this.tokensFrom[slot]!; at < to; at++) {
      const word = tokens[at]!;
      if (word >= FIRST_MARK || vocabulary.isStopWord(word)) continue;
      const term = wordTerms[word]!;
      textLength++;
      if (stamps[term] !== stamp) {
        stamps[term] = stamp;
        counts[term] = 1;
        touched.push(term);
      } else if ((counts[term]! & TEXT_COUNT) < TEXT_COUNT) counts[term]!++;
    }
    return { textLength, headLength: heads === 0 ? 0 : Math.round(headWords / heads) };
  }

  #nextStamp(): number {
    this.#stamp++;
    if (this.#stamp > 0xffff_fffe) {
      this.#stampOfTerm.fill(0);
      this.#stamp = 1;
    }
    return this.#stamp;
  }

  /** Copies what is alive into fresh arrays, so that neither dead passages nor forgotten words stay in memory. */
  #compact(): void {
    const old = { vocabulary: this.vocabulary, tokens: this.tokens, from: this.tokensFrom, to: this.tokensTo };
    const living = [...this.#entryById.values()];
    this.vocabulary = new Vocabulary();
    this.postings = new NumberLists();
    this.tokens = new Uint32Array(4096);
    this.tokensFrom = new Uint32Array(256);
    this.tokensTo = new Uint32Array(256);
    this.textLengths = new Uint32Array(256);
    this.headLengths = new Uint32Array(256);
    this.entries = [];
    this.lengths = noLengths();
    this.languageCounts.fill(0);
    this.livePassages = 0;
    this.#tokensUsed = 0;
    this.#entryById = new Map();
    this.#byQuestion = new Map();
    this.#documentBytes = 0;
    this.#stampOfTerm.fill(0);
    this.#stamp = 0;
    const copy = (from: number, to: number): number => {
      const start = this.#tokensUsed;
      this.tokens = withRoom(this.tokens, start + to - from);
      for (let at = from; at < to; at++) {
        const word = old.tokens[at]!;
        this.tokens[this.#tokensUsed++] =
          word >= FIRST_MARK
            ? word
            : this.vocabulary.learn(old.vocabulary.words[word]!, old.vocabulary.wordLanguages[word]!);
      }
      return start;
    };
    for (const entry of living) {
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

function noLengths(): Record<IndexedDocument["kind"], Lengths> {
  return { text: { passages: 0, text: 0, head: 0 }, faq: { passages: 0, text: 0, head: 0 } };
}

function bytesOf(entry: Entry): number {
  const { document } = entry;
  const characters =
    document.text.length + document.title.length + entry.questionKeys.reduce((sum, key) => sum + key.length, 0);
  return characters + document.passages.length * 40 + BYTES_OF_AN_ENTRY;
}

/** From its own words alone, so that equal knowledge is read alike whatever was there before. */
function languageOfDocument(
  document: IndexedDocument,
  headWords: readonly string[][],
  sentences: readonly { words: readonly string[] }[],
): number {
  const words = [...headWords, ...sentences.slice(0, 8).map((sentence) => sentence.words)].flat();
  return Math.max(0, detectLanguage(words, document.title + document.text.slice(0, 300)));
}
