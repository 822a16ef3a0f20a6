import { readFile } from "node:fs/promises";
import { guessPronunciation } from "./guess-pronunciation.ts";
import { modelFolder } from "./sound-swallower.ts";

/** Finds how the words of American English sound, in the phones of the model. */
export class Pronunciations {
  /**
   * The dictionary as it lies in the package: lines in alphabetical order, 3 MB; a map takes 20.
   */
  readonly #text: string;
  /** The lines whose words begin with these two letters begin and end here. */
  readonly #places = new Map<string, { start: number; end: number }>();

  constructor(text: string) {
    this.#text = `\n${text}\n`;
    for (let start = 0; ; ) {
      const end = this.#text.indexOf("\n", start + 1);
      if (end < 0) break;
      const place = this.#places.get(this.#text.slice(start + 1, start + 3));
      if (place === undefined) this.#places.set(this.#text.slice(start + 1, start + 3), { start, end });
      else place.end = end;
      start = end;
    }
  }

  static async load(): Promise<Pronunciations> {
    return new Pronunciations(await readFile(`${modelFolder}dict.txt`, "latin1"));
  }

  /**
   * At least one, the usual one first. A word that the dictionary lacks is guessed from its parts
   * and letters.
   * @example of("read") // ["R EH D", "R IY D"]
   */
  of(word: string): string[] {
    const first = this.#find(word);
    if (first === undefined) return guessPronunciation(word, (part) => this.#find(part));
    const all = [first];
    for (let next = this.#find(`${word}(2)`); next !== undefined; next = this.#find(`${word}(${all.length + 1})`)) {
      all.push(next);
    }
    return all;
  }

  #find(word: string): string | undefined {
    const line = `\n${word} `;
    const place = this.#places.get(line.slice(1, 3));
    if (place === undefined) return undefined;
    const start = this.#text.slice(place.start, place.end).indexOf(line);
    if (start < 0) return undefined;
    const phones = place.start + start + line.length;
    return this.#text.slice(phones, this.#text.indexOf("\n", phones)).trim();
  }
}
