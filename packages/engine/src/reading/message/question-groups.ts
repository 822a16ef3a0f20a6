import { parameters } from "../../parameters.ts";
import { actionsOfTopics } from "./topic-words.ts";

/**
 * Puts questions together that ask the same, by their topic words. Each group is known by the words
 * of its first question, so that a group does not drift from one question to another.
 */
export class QuestionGroups {
  readonly #groups: { id: string; words: readonly string[]; actions: number }[] = [];
  /** The groups that hold a word, by their place. */
  readonly #holding = new Map<string, number[]>();
  /** Words that may be mistyped, by their length and their first letter, which people seldom mistype. */
  readonly #looking = new Map<string, string[]>();

  add(id: string, words: readonly string[]): void {
    const place = this.#groups.push({ id, words, actions: actionsOfTopics(words) }) - 1;
    for (const word of words) {
      const holding = this.#holding.get(word);
      if (holding !== undefined) holding.push(place);
      else {
        this.#holding.set(word, [place]);
        if (!mayBeMistyped(word)) continue;
        const look = lookOf(word, 0);
        const same = this.#looking.get(look);
        if (same === undefined) this.#looking.set(look, [word]);
        else same.push(word);
      }
    }
  }

  /** The group of the question that is most alike; of equals the first. Undefined when none is. */
  find(words: readonly string[]): string | undefined {
    const actions = actionsOfTopics(words);
    let best: { place: number; share: number } | undefined;
    for (const [place, count] of this.#countShared(words, fewestShared(words.length, actions))) {
      const group = this.#groups[place]!;
      const wanted = agreementOf(actions, group.actions);
      const share = (2 * (count + wanted)) / (words.length + group.words.length);
      if (share < parameters.reading.sharedOfAlike) continue;
      if (best === undefined || share > best.share || (share === best.share && place < best.place)) {
        best = { place, share };
      }
    }
    return best && this.#groups[best.place]!.id;
  }

  /**
   * Counts the shared words of the groups that may share `fewest`. Such a group has one of the rare
   * words at least, so words that every question has do not bring every group.
   */
  #countShared(words: readonly string[], fewest: number): Map<number, number> {
    const looked = words.map((word) => {
      const spellings = this.#spellingsOf(word);
      const lists = spellings.flatMap((spelling) => [this.#holding.get(spelling) ?? []]);
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
    const alike = [-1, 0, 1].flatMap((longer) => this.#looking.get(lookOf(word, longer)) ?? []);
    return [word, ...alike.filter((known) => isMisspelling(word, known))];
  }
}

/** Gives how many words a question must share with a group to be alike, however few words the group has. */
function fewestShared(words: number, actions: number): number {
  const agreement = actions === 0 ? 0 : 1;
  // A group has one word at least. The last term keeps a rounding error from asking for one more.
  return Math.max(1, Math.ceil((parameters.reading.sharedOfAlike * (words + 1)) / 2 - agreement - 1e-9));
}

/** Short words and numbers are other words when they differ. */
const mayBeMistyped = (word: string): boolean => word.length >= parameters.reading.shortestMisspelt && !/\d/.test(word);

/** Gives the first letter and the length of a word, or of one that is `longer` by so many letters. */
const lookOf = (word: string, longer: number): string => `${word[0]}${word.length + longer}`;

/**
 * Gives what the actions add to the count of shared words: two questions about one thing may want
 * the opposite, to add and to remove a member, or the same in verbs that have several meanings.
 */
function agreementOf(one: number, other: number): number {
  if (one === 0 || other === 0 || one === other) return 0;
  return (one & other) === 0 ? Number.NEGATIVE_INFINITY : 1;
}

/** True for words that differ by one letter more, less or other, or by two that changed places. */
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
