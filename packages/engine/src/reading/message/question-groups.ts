import { parameters } from "../../parameters.ts";
import { actionsOfTopics } from "./topic-words.ts";

/**
 * Puts questions together that ask the same, by their topic words. Each group is known by the words
 * of its first question, so that a group does not drift from one question to another.
 */
export class QuestionGroups {
  readonly #groups: { id: string; words: readonly string[]; actions: number }[] = [];
  /** The places of the groups that hold a word, by how many words these groups have. */
  readonly #holding = new Map<number, Map<string, number[]>>();
  readonly #words = new Set<string>();
  /** Words that may be mistyped, by each of their `halvesOf`. */
  readonly #byHalf = new Map<string, string[]>();

  add(id: string, words: readonly string[]): void {
    const place = this.#groups.push({ id, words, actions: actionsOfTopics(words) }) - 1;
    const holding = this.#holding.get(words.length) ?? new Map<string, number[]>();
    this.#holding.set(words.length, holding);
    for (const word of words) {
      append(holding, word, place);
      if (this.#words.has(word)) continue;
      this.#words.add(word);
      if (mayBeMistyped(word)) for (const half of halvesOf(word, word.length)) append(this.#byHalf, half, word);
    }
  }

  /** The group of the question that is most alike; of equals the first. Undefined when none is. */
  find(words: readonly string[]): string | undefined {
    const actions = actionsOfTopics(words);
    let best: { place: number; share: number } | undefined;
    const spellings = words.map((word) => this.#spellingsOf(word));
    for (const [size, holding] of this.#holding) {
      const fewest = fewestShared(words.length + size, actions);
      if (fewest > words.length) continue;
      for (const [place, count] of this.#countShared(spellings, holding, fewest)) {
        const group = this.#groups[place]!;
        const wanted = agreementOf(actions, group.actions);
        const share = (2 * (count + wanted)) / (words.length + size);
        if (share < parameters.reading.sharedOfAlike) continue;
        if (best === undefined || share > best.share || (share === best.share && place < best.place)) {
          best = { place, share };
        }
      }
    }
    return best && this.#groups[best.place]!.id;
  }

  /**
   * Counts the shared words of the groups of one size that may share `fewest`. Such a group has one
   * of the rare words at least, so words that every question has do not bring every group.
   */
  #countShared(
    words: readonly (readonly string[])[],
    holding: ReadonlyMap<string, readonly number[]>,
    fewest: number,
  ): Map<number, number> {
    const looked = words.map((spellings) => {
      const lists = spellings.flatMap((spelling) => [holding.get(spelling) ?? []]);
      return { spellings, lists, size: lists.reduce((size, { length }) => size + length, 0) };
    });
    looked.sort((one, other) => one.size - other.size);
    const shared = new Map<number, number>();
    for (const [at, { spellings, lists }] of looked.entries()) {
      if (at <= words.length - fewest) {
        for (const place of new Set(lists.flat())) shared.set(place, (shared.get(place) ?? 0) + 1);
      } else {
        for (const [place, count] of shared) {
          if (this.#groups[place]!.words.some((word) => spellings.includes(word))) shared.set(place, count + 1);
        }
      }
    }
    return shared;
  }

  /** The word, and the known words that differ by one slip. */
  #spellingsOf(word: string): string[] {
    if (!mayBeMistyped(word)) return [word];
    const spellings = new Set([word]);
    for (const length of [word.length - 1, word.length, word.length + 1]) {
      for (const half of halvesOf(word, length)) {
        for (const known of this.#byHalf.get(half) ?? []) if (isMisspelling(word, known)) spellings.add(known);
      }
    }
    return [...spellings];
  }
}

/** Gives how many words a question and a group must share to be alike, who have so many words together. */
function fewestShared(words: number, actions: number): number {
  const agreement = actions === 0 ? 0 : 1;
  // The last term keeps a rounding error from asking for one more.
  return Math.max(1, Math.ceil((parameters.reading.sharedOfAlike * words) / 2 - agreement - 1e-9));
}

function append<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

/** Short words and numbers are other words when they differ. */
const mayBeMistyped = (word: string): boolean => word.length >= parameters.reading.shortestMisspelt && !/\d/.test(word);

/**
 * Gives what a word shares with every misspelling of that `length`: its beginning or its end, and
 * the first letter, which people seldom mistype. One slip is in one half of a word, and two letters
 * that change places are at most one in each: so the halves are a letter short together.
 */
function halvesOf(word: string, length: number): [beginning: string, end: string] {
  const ofBeginning = (length - 1) >> 1;
  const ofEnd = length - 1 - ofBeginning;
  return [`${length}${word.slice(0, ofBeginning)}`, `${length}${word[0]} ${word.slice(-ofEnd)}`];
}

/**
 * Gives what the actions add to the count of shared words: two questions about one thing may want
 * the opposite, to add and to remove a member, or the same in verbs that have several meanings.
 */
function agreementOf(one: number, other: number): number {
  if (one === 0 || other === 0 || one === other) return 0;
  return (one & other) === 0 ? Number.NEGATIVE_INFINITY : 1;
}

/** Returns true for words that differ by one letter more, less or other, or by two that changed places. */
function isMisspelling(left: string, right: string): boolean {
  if (left === right) return false;
  let start = 0;
  while (left[start] === right[start]) start++;
  if (left.length > right.length) return isSameRest(left, start + 1, right, start);
  if (left.length < right.length) return isSameRest(left, start, right, start + 1);
  if (isSameRest(left, start + 1, right, start + 1)) return true;
  const hasChangedPlaces = left[start] === right[start + 1] && left[start + 1] === right[start];
  return hasChangedPlaces && isSameRest(left, start + 2, right, start + 2);
}

/** Compares without a copy: a question is compared with thousands of words. */
function isSameRest(left: string, leftFrom: number, right: string, rightFrom: number): boolean {
  if (left.length - leftFrom !== right.length - rightFrom) return false;
  for (let at = leftFrom; at < left.length; at++) if (left[at] !== right[at - leftFrom + rightFrom]) return false;
  return true;
}
