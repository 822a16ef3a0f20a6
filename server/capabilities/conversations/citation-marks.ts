/** Where a model named a passage by its number: `at` counts in the text without the marks. Number 0 says that no passage answers. */
export type CitationMark = { at: number; number: number };

const marks = /([ \t]*)((?:\[\d{1,3}(?:[ \t]*,[ \t]*\d{1,3})*\])+)(?=(.?))/gsu;
/** What may still become a mark, or lose the blanks before one. */
const undecided = /[ \t]*(?:\[\d{1,3}(?:[ \t]*,[ \t]*\d{1,3})*\])*(?:\[[\d, \t]{0,40})?$/;

/** Takes the marks like [2] out of a text while it comes, so that people read sentences. Pieces may end anywhere. */
export class MarkReader {
  readonly marks: CitationMark[] = [];
  #length = 0;
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
    for (const found of text.matchAll(marks)) {
      const [whole, blanks = "", numbers = "", next = ""] = found;
      shown += text.slice(from, found.index);
      const at = this.#length + shown.length;
      for (const number of numbers.match(/\d+/g) ?? []) this.marks.push({ at, number: Number(number) });
      // The mark leaves no hole: "12 euros [1]." becomes "12 euros."
      if (next !== "" && !/[\s.,;:!?)\]»”]/u.test(next)) shown += blanks;
      from = found.index + whole.length;
    }
    shown += text.slice(from);
    this.#length += shown.length;
    return shown;
  }
}
