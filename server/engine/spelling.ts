import { withRoom } from "./growing-arrays.ts";
import { NumberLists } from "./number-lists.ts";

const SHORTEST = 4;
const LONGEST = 24;
const TWO_EDITS_FROM = 8;
const SHORTEST_PART = 5;
const SHORTEST_REST = 3;

/** What a repair needs to know of the words: their spelling, and how often each occurs in what is alive. */
export type WordFrequencies = { words: readonly string[]; wordCounts: Uint32Array };
export type Repair = { word: string; edits: number };

/** Finds the known word that an unknown one was probably meant to be. */
export class Spelling {
  #lists = new NumberLists();
  #trigramLists = new Map<number, number>();
  #shared = new Uint8Array(0);
  #idsOf: (word: string) => readonly number[];

  /** `idsOf` gives the numbers of a word, one for each language that has it. */
  constructor(idsOf: (word: string) => readonly number[]) {
    this.#idsOf = idsOf;
  }

  get approximateBytes(): number {
    return this.#lists.byteLength + this.#trigramLists.size * 40 + this.#shared.byteLength;
  }

  learn(id: number, word: string): void {
    if (word.length < SHORTEST || word.length > LONGEST) return;
    eachTrigram(word, (trigram) => {
      let list = this.#trigramLists.get(trigram);
      if (list === undefined) {
        list = this.#trigramLists.size;
        this.#trigramLists.set(trigram, list);
      }
      this.#lists.append(list, id);
    });
  }

  /** The nearest living word, one edit away (two from eight letters on); the more frequent, then the alphabetically first of equals. */
  repair(word: string, known: WordFrequencies): Repair | undefined {
    if (word.length < SHORTEST || word.length > LONGEST) return undefined;
    const allowedEdits = word.length >= TWO_EDITS_FROM ? 2 : 1;
    let best: Repair | undefined;
    let bestCount = 0;
    for (const id of [...this.#exchanged(word), ...this.#candidates(word, allowedEdits, known)]) {
      if (known.wordCounts[id] === 0) continue;
      const candidate = known.words[id]!;
      // In a short word the first letter is what people get right.
      if (word.length < 6 && candidate[0] !== word[0]) continue;
      const edits = countEdits(word, candidate, best ? best.edits : allowedEdits);
      if (edits < 0) continue;
      const count = known.wordCounts[id]!;
      if (!best || edits < best.edits || count > bestCount || (count === bestCount && candidate < best.word)) {
        best = { word: candidate, edits };
        bestCount = count;
      }
    }
    return best;
  }

  /** Longer words that hold this part, the most frequent first: "fahrradwerkstatt" for "werkstatt". */
  joinedWith(part: string, known: WordFrequencies, most: number): string[] {
    if (part.length < SHORTEST_PART) return [];
    let rarest: number | undefined;
    let fewest = Number.POSITIVE_INFINITY;
    eachTrigram(part, (trigram, at) => {
      // The trigrams at the ends hold the mark of the end, which a joined word need not have there.
      if (at === 0 || at === part.length - 1) return;
      const list = this.#trigramLists.get(trigram);
      const length = list === undefined ? 0 : this.#lists.countOf(list);
      if (length < fewest) {
        fewest = length;
        rarest = list;
      }
    });
    if (rarest === undefined) return [];
    const joined: { word: string; count: number }[] = [];
    this.#lists.visit(rarest, (pool, from, to) => {
      for (let at = from; at < to; at++) {
        const id = pool[at]!;
        const word = known.words[id]!;
        const isJoined = word.length >= part.length + SHORTEST_REST && word.includes(part);
        if (isJoined && known.wordCounts[id]! > 0) joined.push({ word, count: known.wordCounts[id]! });
      }
    });
    joined.sort((left, right) => right.count - left.count || (left.word < right.word ? -1 : 1));
    return [...new Set(joined.map(({ word }) => word))].slice(0, most);
  }

  /** Words that differ by two neighbours exchanged; in a short word no trigram survives that. */
  #exchanged(word: string): number[] {
    const ids: number[] = [];
    for (let at = 0; at + 1 < word.length; at++) {
      ids.push(...this.#idsOf(word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2)));
    }
    return ids;
  }

  #candidates(word: string, allowedEdits: number, known: WordFrequencies): number[] {
    this.#shared = withRoom(this.#shared, known.words.length);
    const shared = this.#shared;
    const touched: number[] = [];
    let trigrams = 0;
    eachTrigram(word, (trigram) => {
      trigrams++;
      const list = this.#trigramLists.get(trigram);
      if (list === undefined) return;
      this.#lists.visit(list, (pool, from, to) => {
        for (let at = from; at < to; at++) {
          const id = pool[at]!;
          if (shared[id] === 0) touched.push(id);
          if (shared[id]! < 255) shared[id]!++;
        }
      });
    });
    // One edit spoils three trigrams, an exchange of neighbours four.
    const needed = Math.max(1, trigrams - allowedEdits * 4);
    const candidates = touched.filter((id) => {
      const isNear = shared[id]! >= needed;
      return isNear && Math.abs(known.words[id]!.length - word.length) <= allowedEdits;
    });
    for (const id of touched) shared[id] = 0;
    return candidates;
  }
}

/** Trigrams of the word with a mark at either end, folded into one number; a clash only costs a needless comparison. */
function eachTrigram(word: string, visit: (trigram: number, at: number) => void): void {
  let first = 1;
  let second = word.charCodeAt(0);
  for (let at = 1; at <= word.length; at++) {
    const third = at < word.length ? word.charCodeAt(at) : 2;
    visit(((first * 1021 + second) * 1021 + third) >>> 0, at - 1);
    first = second;
    second = third;
  }
}

const LONGEST_ROW = LONGEST + 3;
let twoAbove = new Uint8Array(LONGEST_ROW);
let above = new Uint8Array(LONGEST_ROW);
let current = new Uint8Array(LONGEST_ROW);

/** Insertions, deletions, replacements and exchanges of neighbours between two words of at most 24 letters, or -1 when more than allowed. */
function countEdits(left: string, right: string, allowed: number): number {
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
