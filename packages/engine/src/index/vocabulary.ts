import type { Language } from "../language.ts";
import { languages } from "../reading/languages.ts";
import { actionsOfStem, beginsAction, findActions } from "../reading/message/find-actions.ts";
import { signsOfWord } from "../reading/signs-of-word.ts";
import { ensureCapacity } from "./ensure-capacity.ts";
import { Spelling } from "./spelling.ts";

const STOP = 1;
const REFERS_BACK = 2;

/** The bit that no action has. */
const BEGINS_ACTION = 1 << 31;

const CONTENT_TERM = 0;
const STOP_TERM = 1;
const DISTINCTIVE_TERM = 2;

/**
 * The words of an index and the terms (stems) they belong to, as small numbers. Each distinct word
 * is stemmed once. Stop words have terms of their own, which are never searched.
 */
export class Vocabulary {
  readonly spelling = new Spelling((word) => this.idsOf(word));
  readonly words: string[] = [];
  /** The term of each word. */
  wordTerms = new Uint32Array(1024);
  /** Each word occurs so often in live documents; a word at 0 is dropped at the next compaction. */
  wordCounts = new Uint32Array(1024);
  /** The number of live passages that hold each term. */
  termPassages = new Uint32Array(1024);
  /** The quantities that each word is part of, as bits of `signsOfWord`. */
  wordSigns = new Uint8Array(1024);
  /**
   * The actions that each word names, as bits of `bitOfAction`, and whether a phrase that names one
   * may begin with it.
   */
  wordActions = new Uint32Array(1024);
  #flags = new Uint8Array(1024);
  #termKinds = new Uint8Array(1024);
  /**
   * The language of each word, as its position in `languages`. "die" is a word of two languages.
   */
  wordLanguages = new Uint8Array(1024);
  /** One map for each language. */
  #wordIds = languages.map(() => new Map<string, number>());
  #termIds = new Map<string, number>();
  #characters = 0;

  get termCount(): number {
    return this.#termIds.size;
  }

  get approximateBytes(): number {
    const arrays =
      this.wordTerms.byteLength * 3 +
      this.termPassages.byteLength +
      this.#flags.byteLength * 3 +
      this.#termKinds.byteLength;
    return arrays + this.#characters * 2 + this.words.length * 110 + this.spelling.approximateBytes;
  }

  /** The id of the word, assigned on first sight. */
  add(word: string, languageNumber: number): number {
    const known = this.#wordIds[languageNumber]!.get(word);
    if (known !== undefined) return known;
    const id = this.words.length;
    this.words.push(word);
    this.#wordIds[languageNumber]!.set(word, id);
    const language = languages[languageNumber]!;
    this.#characters += word.length;
    const isStop = language.stopWords.has(word);
    const code = word.charCodeAt(0);
    const isNumeric = code >= 0x30 && code <= 0x39;
    const kind = !isStop ? CONTENT_TERM : language.distinctiveStopWords.has(word) ? DISTINCTIVE_TERM : STOP_TERM;
    const term = this.#addTerm(isStop ? stopTerm(word, language) : language.stem(word), kind);
    this.wordTerms = ensureCapacity(this.wordTerms, id + 1);
    this.wordCounts = ensureCapacity(this.wordCounts, id + 1);
    this.#flags = ensureCapacity(this.#flags, id + 1);
    this.wordSigns = ensureCapacity(this.wordSigns, id + 1);
    this.wordActions = ensureCapacity(this.wordActions, id + 1);
    this.wordLanguages = ensureCapacity(this.wordLanguages, id + 1);
    this.wordLanguages[id] = languageNumber;
    this.wordTerms[id] = term;
    this.wordSigns[id] = signsOfWord(word);
    const stem = language.stem(word);
    this.wordActions[id] =
      (isStop ? 0 : actionsOfStem(stem, language)) | (beginsAction(stem, language) ? BEGINS_ACTION : 0);
    const refersBack = language.backReferences.has(word);
    this.#flags[id] = (isStop ? STOP : 0) | (refersBack ? REFERS_BACK : 0);
    if (!isStop && !isNumeric) this.spelling.add(id, word);
    return id;
  }

  /**
   * The actions that a heading names, given those of its words: "turn" and "off" name one together.
   * `ids` are its words.
   */
  actionsOf(ids: Uint32Array, ofWords: number): number {
    if ((ofWords & BEGINS_ACTION) === 0) return ofWords;
    const words = Array.from(ids, (id) => this.words[id]!);
    return findActions(words, languages[this.wordLanguages[ids[0]!]!]!);
  }

  #addTerm(stem: string, kind: number): number {
    const known = this.#termIds.get(stem);
    if (known !== undefined) return known;
    const term = this.#termIds.size;
    this.#termIds.set(stem, term);
    this.termPassages = ensureCapacity(this.termPassages, term + 1);
    this.#termKinds = ensureCapacity(this.#termKinds, term + 1);
    this.#termKinds[term] = kind;
    return term;
  }

  /** Frees the capacity kept for later words. */
  trim(): void {
    const words = this.words.length;
    this.wordTerms = this.wordTerms.slice(0, words);
    this.wordCounts = this.wordCounts.slice(0, words);
    this.wordSigns = this.wordSigns.slice(0, words);
    this.wordActions = this.wordActions.slice(0, words);
    this.wordLanguages = this.wordLanguages.slice(0, words);
    this.#flags = this.#flags.slice(0, words);
    this.termPassages = this.termPassages.slice(0, this.termCount);
    this.#termKinds = this.#termKinds.slice(0, this.termCount);
    this.spelling.trim();
  }

  isStopTerm(term: number): boolean {
    return this.#termKinds[term] !== CONTENT_TERM;
  }

  isDistinctiveTerm(term: number): boolean {
    return this.#termKinds[term] === DISTINCTIVE_TERM;
  }

  isStopWord(word: number): boolean {
    return (this.#flags[word]! & STOP) !== 0;
  }

  /** Returns true for a word that, at the head of a sentence, refers to the sentence before. */
  refersBack(word: number): boolean {
    return (this.#flags[word]! & REFERS_BACK) !== 0;
  }

  /** The term of a word when a live passage holds it, else -1. Adds nothing to the vocabulary. */
  findTerm(word: string, language: Language): number {
    const isStop = language.stopWords.has(word);
    const term = this.#termIds.get(isStop ? stopTerm(word, language) : language.stem(word));
    if (term === undefined) return -1;
    return isStop || this.termPassages[term]! > 0 ? term : -1;
  }

  /** The content term of a stem when a live passage holds it, else -1. */
  findStem(stem: string): number {
    const term = this.#termIds.get(stem);
    return term !== undefined && this.termPassages[term]! > 0 && !this.isStopTerm(term) ? term : -1;
  }

  /** Returns true when live documents hold exactly this word. */
  holds(word: string): boolean {
    return this.#wordIds.some((ids) => {
      const id = ids.get(word);
      return id !== undefined && this.wordCounts[id]! > 0;
    });
  }

  /** Returns true when live documents of this language hold exactly this word. */
  holdsIn(word: string, languageNumber: number): boolean {
    const id = this.#wordIds[languageNumber]!.get(word);
    return id !== undefined && this.wordCounts[id]! > 0;
  }

  /** The ids of exactly this word, one for each language that has it. */
  idsOf(word: string): number[] {
    return this.#wordIds.flatMap((ids) => ids.get(word) ?? []);
  }
}

/** The code in front keeps a stop word apart from a content word with an equal stem. */
function stopTerm(word: string, language: Language): string {
  return ` ${language.code} ${word}`;
}
