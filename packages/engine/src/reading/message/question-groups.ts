import { parameters } from "../../parameters.ts";
import { actionsOfTopics } from "./topic-words.ts";

/**
 * Puts questions together that ask the same, by their topic words. Each group is known by the words
 * of its first question, so that a group does not drift from one question to another.
 */
export class QuestionGroups {
  readonly #groups: { id: string; words: readonly string[] }[] = [];
  /** The groups that hold a word, by their place. */
  readonly #holding = new Map<string, number[]>();
  /** Words by their first letter, which people seldom mistype. */
  readonly #beginning = new Map<string, string[]>();

  add(id: string, words: readonly string[]): void {
    const place = this.#groups.push({ id, words }) - 1;
    for (const word of words) {
      const holding = this.#holding.get(word);
      if (holding !== undefined) holding.push(place);
      else {
        this.#holding.set(word, [place]);
        const same = this.#beginning.get(word[0]!);
        if (same === undefined) this.#beginning.set(word[0]!, [word]);
        else same.push(word);
      }
    }
  }

  /** The group of the question that is most alike; of equals the first. Undefined when none is. */
  find(words: readonly string[]): string | undefined {
    const shared = new Map<number, number>();
    for (const word of words) {
      const places = new Set(this.#spellingsOf(word).flatMap((spelling) => this.#holding.get(spelling) ?? []));
      for (const place of places) shared.set(place, (shared.get(place) ?? 0) + 1);
    }
    let best: { place: number; share: number } | undefined;
    for (const [place, count] of shared) {
      const group = this.#groups[place]!;
      const wanted = agreementOf(words, group.words);
      const share = (2 * (count + wanted)) / (words.length + group.words.length);
      if (share < parameters.reading.sharedOfAlike) continue;
      if (best === undefined || share > best.share || (share === best.share && place < best.place)) {
        best = { place, share };
      }
    }
    return best && this.#groups[best.place]!.id;
  }

  /** The word, and the known words that differ by one slip. */
  #spellingsOf(word: string): string[] {
    return [word, ...(this.#beginning.get(word[0]!) ?? []).filter((known) => isMisspelling(word, known))];
  }
}

/**
 * Gives what the actions add to the count of shared words: two questions about one thing may want
 * the opposite, to add and to remove a member, or the same in verbs that have several meanings.
 */
function agreementOf(left: readonly string[], right: readonly string[]): number {
  const [one, other] = [actionsOfTopics(left), actionsOfTopics(right)];
  if (one === 0 || other === 0 || one === other) return 0;
  return (one & other) === 0 ? Number.NEGATIVE_INFINITY : 1;
}

/** True for words that differ by one letter more, less or other, or by two that changed places. */
function isMisspelling(left: string, right: string): boolean {
  if (left === right || Math.min(left.length, right.length) < parameters.reading.shortestMisspelt) return false;
  if (Math.abs(left.length - right.length) > 1 || /\d/.test(left + right)) return false;
  let start = 0;
  while (left[start] === right[start]) start++;
  const rest = (text: string, skipped: number) => text.slice(start + skipped);
  if (left.length !== right.length) {
    return left.length > right.length ? rest(left, 1) === rest(right, 0) : rest(left, 0) === rest(right, 1);
  }
  if (rest(left, 1) === rest(right, 1)) return true;
  return left[start] === right[start + 1] && left[start + 1] === right[start] && rest(left, 2) === rest(right, 2);
}
