import { parameters } from "../parameters.ts";
import { countBits } from "../reading/count-bits.ts";
import { ensureCapacity } from "./ensure-capacity.ts";

/**
 * A correction needs to know these of the words: their spelling, and how often each occurs in live
 * documents.
 */
type WordFrequencies = { words: readonly string[]; wordCounts: Uint32Array };
type Correction = { word: string; edits: number };

/**
 * Finds the known word that an unknown one probably stands for. Words are compared by length and
 * set of letters first, then letter by letter: 100,000 words take a millisecond, and an index of
 * their trigrams took more memory than the words.
 */
export class Spelling {
  /** One bit for each letter of the word; 0 for a word that is too short or too long to correct. */
  #letters = new Uint32Array(256);
  #lengths = new Uint8Array(256);
  #wordCount = 0;
  #idsOf: (word: string) => readonly number[];

  /** `idsOf` gives the ids of a word, one for each language that has it. */
  constructor(idsOf: (word: string) => readonly number[]) {
    this.#idsOf = idsOf;
  }

  get approximateBytes(): number {
    return this.#letters.byteLength + this.#lengths.byteLength;
  }

  add(id: number, word: string): void {
    this.#letters = ensureCapacity(this.#letters, id + 1);
    this.#lengths = ensureCapacity(this.#lengths, id + 1);
    this.#wordCount = Math.max(this.#wordCount, id + 1);
    if (word.length < parameters.index.shortestCorrected || word.length > parameters.index.longestCorrected) return;
    this.#letters[id] = lettersOf(word);
    this.#lengths[id] = word.length;
  }

  /** Frees the capacity kept for later words. */
  trim(): void {
    this.#letters = this.#letters.slice(0, this.#wordCount);
    this.#lengths = this.#lengths.slice(0, this.#wordCount);
  }

  /**
   * The nearest word of live documents, one edit away (two from eight letters on, or when it sounds
   * alike). Of equals the more frequent, then the alphabetically first.
   */
  correct(word: string, known: WordFrequencies): Correction | undefined {
    if (word.length < parameters.index.shortestCorrected || word.length > parameters.index.longestCorrected)
      return undefined;
    const allowedEdits = word.length >= parameters.index.soundFrom ? 2 : 1;
    const sound = soundOf(word);
    let best: Correction | undefined;
    let bestCount = 0;
    for (const id of [...this.#exchanged(word), ...this.#similar(word, allowedEdits)]) {
      if (known.wordCounts[id] === 0) continue;
      const candidate = known.words[id]!;
      // "sita" for "cita" sounds alike.
      if (word.length < parameters.index.firstLetterFrom && candidate[0] !== word[0] && soundOf(candidate) !== sound)
        continue;
      const letters = countEdits(word, candidate, best ? Math.max(best.edits, allowedEdits) : allowedEdits);
      if (letters < 0) continue;
      const soundsAlike = letters > 1 && soundOf(candidate) === sound;
      if (letters > 1 && !soundsAlike && word.length < parameters.index.twoEditsFrom) continue;
      const edits = soundsAlike ? 1 : letters;
      if (best && edits > best.edits) continue;
      const count = known.wordCounts[id]!;
      if (!best || edits < best.edits || count > bestCount || (count === bestCount && candidate < best.word)) {
        best = { word: candidate, edits };
        bestCount = count;
      }
    }
    return best;
  }

  /**
   * Longer words that contain this part, the most frequent first: "fahrradwerkstatt" for
   * "werkstatt".
   */
  compoundsWith(part: string, known: WordFrequencies, most: number): string[] {
    if (part.length < parameters.index.shortestPart) return [];
    const letters = lettersOf(part);
    const shortest = part.length + parameters.index.shortestRest;
    const compounds: { word: string; count: number }[] = [];
    for (let id = 0; id < this.#wordCount; id++) {
      if ((this.#letters[id]! & letters) !== letters || this.#lengths[id]! < shortest) continue;
      const word = known.words[id]!;
      const count = known.wordCounts[id]!;
      if (count > 0 && word.includes(part)) compounds.push({ word, count });
    }
    compounds.sort((left, right) => right.count - left.count || (left.word < right.word ? -1 : 1));
    return [...new Set(compounds.map(({ word }) => word))].slice(0, most);
  }

  /** Words that differ by two neighbouring letters exchanged. */
  #exchanged(word: string): number[] {
    const ids: number[] = [];
    for (let at = 0; at + 1 < word.length; at++) {
      ids.push(...this.#idsOf(word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2)));
    }
    return ids;
  }

  /**
   * Words of nearly the same length and letters: one edit changes the set of letters by two at
   * most.
   */
  #similar(word: string, allowedEdits: number): number[] {
    const letters = lettersOf(word);
    const ids: number[] = [];
    for (let id = 0; id < this.#wordCount; id++) {
      if (Math.abs(this.#lengths[id]! - word.length) > allowedEdits) continue;
      if (countBits(this.#letters[id]! ^ letters) <= 2 * allowedEdits) ids.push(id);
    }
    return ids;
  }
}

/** Gives a word as people write it who write what they hear, in any of the languages. */
function soundOf(word: string): string {
  return word
    .replace(/([a-z])\1/g, "$1")
    .replace(/ph/g, "f")
    .replace(/^h(?=[aeiou])/, "")
    .replace(/ck|c(?![eihy])|qu(?=[ei])|q/g, "k")
    .replace(/tz|z|c(?=[eiy])/g, "s")
    .replace(/g(?=[eiy])/g, "j")
    .replace(/v/g, "b")
    .replace(/th|dt$|d$/g, "t")
    .replace(/ie|y/g, "i")
    .replace(/(?<=[aeiou])h(?![aeiou])/g, "");
}

/** Letters of other scripts share the bits, which only costs needless comparisons. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters >>> 0;
}

let twoAbove = new Uint8Array(256);
let above = new Uint8Array(256);
let current = new Uint8Array(256);

/**
 * Counts the edits between two words: insertions, deletions, replacements and
 * exchanges of neighbours. -1 when there are more than allowed.
 */
export function countEdits(left: string, right: string, allowed: number): number {
  if (Math.abs(left.length - right.length) > allowed) return -1;
  for (let column = 0; column <= right.length; column++) above[column] = column;
  for (let row = 1; row <= left.length; row++) {
    const letter = left.charCodeAt(row - 1);
    current[0] = row;
    let lowest = row;
    for (let column = 1; column <= right.length; column++) {
      const isSame = letter === right.charCodeAt(column - 1);
      let edits = Math.min(above[column]! + 1, current[column - 1]! + 1, above[column - 1]! + (isSame ? 0 : 1));
      if (
        row > 1 &&
        column > 1 &&
        letter === right.charCodeAt(column - 2) &&
        left.charCodeAt(row - 2) === right.charCodeAt(column - 1)
      ) {
        edits = Math.min(edits, twoAbove[column - 2]! + 1);
      }
      current[column] = edits;
      if (edits < lowest) lowest = edits;
    }
    if (lowest > allowed) return -1;
    const free = twoAbove;
    twoAbove = above;
    above = current;
    current = free;
  }
  return above[right.length]! <= allowed ? above[right.length]! : -1;
}
