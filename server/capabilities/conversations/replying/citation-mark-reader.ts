/** Where a model named a passage by its number: `at` counts in the text without the marks. Number 0 says that no passage answers. */
export type CitationMark = { at: number; number: number };

/** More blanks than these are not those before a mark. A bound keeps the search from growing with their square. */
const marks = /([ \t]{0,8})((?:\[\d{1,2}(?:[ \t]{0,4},[ \t]{0,4}\d{1,2}){0,20}\])+)(?=(.?))/gsu;
/** What may still become a mark, or lose the blanks before one. */
const undecided = /[ \t]{0,8}(?:\[\d{1,2}(?:[ \t]{0,4},[ \t]{0,4}\d{1,2}){0,20}\])*(?:\[[\d, \t]{0,40})?$/;

/**
 * Takes the marks like [2] out of a text while it comes, so that people read sentences. Pieces may end anywhere. Longer
 * numbers in brackets, like years, are a part of the text. Blanks before the first word are left out.
 */
export class MarkReader {
  readonly marks: CitationMark[] = [];
  #length = 0;
  #last = "";
  #held = "";

  /** What can be shown by now. */
  push(piece: string): string {
    this.#held += piece;
    const from = undecided.exec(this.#held)?.index ?? this.#held.length;
    const decided = this.#held.slice(0, from);
    this.#held = this.#held.slice(from);
    return this.#clean(decided);
  }

  /** What was held back, when nothing more comes. Blanks at the end are left out. */
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
      // The mark leaves no hole: "12 euros [1]." becomes "12 euros."
      if (next !== "" && !/[\s.,;:!?)\]»”]/u.test(next)) shown += blanks;
    }
    shown += text.slice(from);
    // Nothing was shown before: what leads up to the first word is no part of the text.
    const trimmed = this.#length === 0 ? shown.trimStart() : shown;
    const cut = shown.length - trimmed.length;
    for (const { at, number } of found) this.marks.push({ at: Math.max(this.#length, at - cut), number });
    this.#length += trimmed.length;
    this.#last = trimmed.at(-1) ?? this.#last;
    return trimmed;
  }

  /** Not "items[0]", and not "[1](https://…)". */
  #isMark(numbers: readonly number[], before: string, next: string): boolean {
    if (next === "(") return false;
    return !numbers.includes(0) || !/[\w)\]]/.test(before);
  }
}
