/**
 * The number of a passage, as a model wrote it. `at` counts in the text without marks. 0: no
 * passage has the answer.
 */
export type CitationMark = { at: number; number: number };

/**
 * At most so many blanks belong to a mark: without a limit, the search would take quadratic time.
 */
const marks = /([ \t]{0,8})((?:\[\d{1,2}(?:[ \t]{0,4},[ \t]{0,4}\d{1,2}){0,20}\])+)(?=(.?))/gsu;
/** An end of text that may still become a mark, or lose its blanks before a mark. */
const undecided = /[ \t]{0,8}(?:\[\d{1,2}(?:[ \t]{0,4},[ \t]{0,4}\d{1,2}){0,20}\])*(?:\[[\d, \t]{0,40})?$/;

/**
 * Takes marks like [2] out of a text while a model writes it. Pieces may end anywhere. Longer
 * numbers in brackets, like years, stay in the text. Blanks before the first word are left out.
 *
 *     const reader = new CitationMarkReader();
 *     reader.push("It costs 12 euros [") + reader.push("1].") + reader.end(); // "It costs 12 euros."
 *     reader.marks; // [{ at: 17, number: 1 }]
 */
export class CitationMarkReader {
  readonly marks: CitationMark[] = [];
  #length = 0;
  #last = "";
  #held = "";

  /** The text that can be shown by now. */
  push(piece: string): string {
    this.#held += piece;
    const from = undecided.exec(this.#held)?.index ?? this.#held.length;
    const decided = this.#held.slice(0, from);
    this.#held = this.#held.slice(from);
    return this.#clean(decided);
  }

  /** The text that was held back, when nothing more comes. Blanks at the end are left out. */
  end(): string {
    const rest = this.#clean(this.#held);
    this.#held = "";
    return rest.trimEnd();
  }

  #clean(text: string): string {
    let shown = "";
    let from = 0;
    const found: CitationMark[] = [];
    for (const match of text.matchAll(marks)) {
      const [whole, blanks = "", written = "", next = ""] = match;
      shown += text.slice(from, match.index);
      from = match.index + whole.length;
      const numbers = (written.match(/\d+/g) ?? []).map(Number);
      const before = blanks === "" ? (shown.at(-1) ?? this.#last) : " ";
      if (!this.#isMark(numbers, before, next)) {
        shown += whole;
        continue;
      }
      for (const number of numbers) found.push({ at: this.#length + shown.length, number });
      // The blanks before a mark go with it: "12 euros [1]." becomes "12 euros."
      if (next !== "" && !/[\s.,;:!?)\]»”]/u.test(next)) shown += blanks;
    }
    shown += text.slice(from);
    // Blanks before the first word are not part of the text.
    const trimmed = this.#length === 0 ? shown.trimStart() : shown;
    const cut = shown.length - trimmed.length;
    for (const { at, number } of found) this.marks.push({ at: Math.max(this.#length, at - cut), number });
    this.#length += trimmed.length;
    this.#last = trimmed.at(-1) ?? this.#last;
    return trimmed;
  }

  /** "items[0]" and "[1](https://…)" are not marks. */
  #isMark(numbers: readonly number[], before: string, next: string): boolean {
    if (next === "(") return false;
    return !numbers.includes(0) || !/[\w)\]]/.test(before);
  }
}
