import { parameters } from "../../parameters.ts";

/** A mark between the words of a phrase: up to so many other words may stand there. */
export const gap = "…";

export type FoundPhrase<Value> = { places: readonly number[]; value: Value };
type Phrase<Value> = { rest: readonly string[]; value: Value };

/**
 * Finds words and phrases in a row of stems. Phrases are taken before single words, those without a
 * gap and longer ones first; what a phrase takes belongs to no other.
 */
export class PhraseFinder<Value> {
  /** Finds by the first stem: phrases without a gap, phrases with one, single words. */
  #kinds = [new Map<string, Phrase<Value>[]>(), new Map<string, Phrase<Value>[]>(), new Map<string, Phrase<Value>[]>()];

  constructor(phrases: Iterable<readonly [stems: readonly string[], value: Value]>) {
    this.add(phrases);
  }

  add(phrases: Iterable<readonly [stems: readonly string[], value: Value]>): void {
    const changed = new Set<Phrase<Value>[]>();
    for (const [[first = "", ...rest], value] of phrases) {
      const byFirst = this.#kinds[rest.length === 0 ? 2 : rest.includes(gap) ? 1 : 0]!;
      const same = byFirst.get(first) ?? [];
      byFirst.set(first, same);
      same.push({ rest, value });
      changed.add(same);
    }
    for (const same of changed) same.sort((left, right) => right.rest.length - left.rest.length);
  }

  /** Returns true when a phrase of several words may begin with this stem. */
  begins(stem: string): boolean {
    return this.#kinds[0]!.has(stem) || this.#kinds[1]!.has(stem);
  }

  find(stems: readonly string[]): FoundPhrase<Value>[] {
    const found: FoundPhrase<Value>[] = [];
    const taken = new Set<number>();
    for (const byFirst of this.#kinds) {
      if (byFirst.size === 0) continue;
      for (let at = 0; at < stems.length; at++) {
        const phrases = byFirst.get(stems[at]!);
        if (phrases === undefined || taken.has(at)) continue;
        for (const { rest, value } of phrases) {
          const places = placesOf(rest, stems, at, taken);
          if (places === undefined) continue;
          found.push({ places, value });
          for (const place of places) taken.add(place);
          break;
        }
      }
    }
    return found;
  }

  /** The value of a word that stands alone. */
  valueOf(stem: string): Value | undefined {
    return this.#kinds[2]!.get(stem)?.[0]?.value;
  }
}

/** Finds where a phrase stands whose first word is at `from`, or undefined. */
function placesOf(
  rest: readonly string[],
  stems: readonly string[],
  from: number,
  taken: ReadonlySet<number>,
): number[] | undefined {
  const places = [from];
  let at = from + 1;
  for (const [number, part] of rest.entries()) {
    if (part === gap) continue;
    const last = rest[number - 1] === gap ? at + parameters.reading.widestGap : at;
    while (at < last && stems[at] !== part) at++;
    if (stems[at] !== part || taken.has(at)) return undefined;
    places.push(at++);
  }
  return places;
}
