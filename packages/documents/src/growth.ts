/** More than any text of the greatest length needs for absolute links, indents and repeated cells. */
const mostCharacters = 2_000_000;

class TextGrowsTooLong extends Error {
  override name = "TextGrowsTooLong";
}

/**
 * Counts what cleaning adds to a text. A short text can ask for gigabytes: a thousand links below a
 * long address, or a cell that reaches over a thousand rows.
 */
export class Growth {
  #left = mostCharacters;

  /** Is called before the characters are written. Throws TextGrowsTooLong. */
  add(characters: number): void {
    this.#left -= characters;
    if (this.#left < 0) throw new TextGrowsTooLong("Cleaning makes this text too long.");
  }
}

/** The page says where a text comes from: its address, by which relative links lead somewhere. */
export type Page = { url: string | undefined; growth: Growth };
