import type { SpokenPiece } from "./spoken-phrase.ts";

/** A value of a slot: what is said, and how it is written. */
export type SpelledValue = { words: readonly string[]; written: string };
export type SpelledSlot = {
  values: readonly SpelledValue[];
  /** Up to so many values follow each other, written without spaces. */
  times?: number;
};

type Match = { written: string[]; at: number };

/** Gives words that were understood the spelling of the phrase that they are. */
export class PhraseSpelling {
  readonly #byFirstWord = new Map<string, (readonly SpokenPiece[])[]>();
  readonly #others: (readonly SpokenPiece[])[] = [];
  readonly #slots: ReadonlyMap<string, SpelledSlot>;

  constructor(phrases: readonly (readonly SpokenPiece[])[], slots: ReadonlyMap<string, SpelledSlot>) {
    this.#slots = slots;
    for (const phrase of phrases) {
      const first = phrase.find((piece) => "slot" in piece || piece.words.length > 0);
      if (first === undefined || "slot" in first) this.#others.push(phrase);
      else {
        const word = first.words[0]!;
        const group = this.#byFirstWord.get(word);
        if (group === undefined) this.#byFirstWord.set(word, [phrase]);
        else group.push(phrase);
      }
    }
  }

  /** The phrase as it is written. Undefined when the words are no whole phrase. */
  whole(words: readonly string[]): string | undefined {
    for (const phrase of this.#candidates(words)) {
      const found = this.#match(phrase, 0, words, 0, false);
      if (found !== undefined) return found.written.join(" ");
    }
    return undefined;
  }

  /** The beginning of a phrase that has these words, or the words where there is none. */
  beginning(words: readonly string[]): string {
    for (const phrase of this.#candidates(words)) {
      const found = this.#match(phrase, 0, words, 0, true);
      if (found !== undefined) return found.written.join(" ");
    }
    return words.join(" ");
  }

  #candidates(words: readonly string[]): (readonly SpokenPiece[])[] {
    return [...(this.#byFirstWord.get(words[0] ?? "") ?? []), ...this.#others];
  }

  #match(
    phrase: readonly SpokenPiece[],
    index: number,
    words: readonly string[],
    at: number,
    isBeginning: boolean,
  ): Match | undefined {
    if (isBeginning && at === words.length) return { written: [], at };
    const piece = phrase[index];
    if (piece === undefined) return at === words.length ? { written: [], at } : undefined;
    for (const { written, at: next } of this.#readings(piece, words, at, isBeginning)) {
      const rest = this.#match(phrase, index + 1, words, next, isBeginning);
      if (rest !== undefined) return { written: [written, ...rest.written], at: rest.at };
    }
    return undefined;
  }

  *#readings(
    piece: SpokenPiece,
    words: readonly string[],
    at: number,
    isBeginning: boolean,
  ): Generator<{ written: string; at: number }> {
    if (!("slot" in piece)) {
      const next = follow(piece.words, words, at, isBeginning);
      if (next !== undefined) yield { written: piece.written, at: next };
      return;
    }
    const slot = this.#slots.get(piece.slot)!;
    for (const { written, at: next } of this.#repeated(slot, slot.times ?? 1, words, at, isBeginning)) {
      yield { written: written + piece.after, at: next };
    }
  }

  *#repeated(
    slot: SpelledSlot,
    times: number,
    words: readonly string[],
    at: number,
    isBeginning: boolean,
  ): Generator<{ written: string; at: number }> {
    for (const value of slot.values) {
      const next = follow(value.words, words, at, isBeginning);
      if (next === undefined) continue;
      if (times > 1 && next < words.length) {
        for (const rest of this.#repeated(slot, times - 1, words, next, isBeginning)) {
          yield { written: value.written + rest.written, at: rest.at };
        }
      }
      yield { written: value.written, at: next };
    }
  }
}

/** Finds where the words after these begin; at a beginning the last of these may be missing. */
function follow(
  expected: readonly string[],
  words: readonly string[],
  at: number,
  isBeginning: boolean,
): number | undefined {
  for (let index = 0; index < expected.length; index++) {
    if (at + index === words.length) return isBeginning ? words.length : undefined;
    if (words[at + index] !== expected[index]) return undefined;
  }
  return at + expected.length;
}
