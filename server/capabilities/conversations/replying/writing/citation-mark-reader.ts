import { HtmlEscaper } from "./html-escaper.ts";
import { MarkdownCode } from "./markdown-code.ts";

/**
 * The number of a passage, as a model wrote it. `at` counts in the text without marks. 0: no
 * passage has the answer.
 */
export type CitationMark = { at: number; number: number };

/** At most so many blanks before a mark belong to it. */
const maxBlanks = 8;
/** A mark that is longer than these limits is text, or several marks. They bound what is held back. */
const maxMarkLength = 42;
const maxMarksInRun = 10;
/** Further marks are taken out of the text and forgotten. */
const maxMarks = 1_000;

const blankOrBracket = /[ \t[]/g;
const bracketed = new RegExp(`\\[([\\d, \\t]{1,${maxMarkLength - 2}})\\]`, "y");
/** This may still become a mark. */
const opened = new RegExp(`\\[[\\d, \\t]{0,${maxMarkLength - 2}}`, "y");
/** From so many characters before brackets it is told whether they belong to code. */
const maxBefore = 64;
const numberList = /^\d{1,2}(?:[ \t]{0,4},[ \t]{0,4}\d{1,2})*$/;

/** Marks that follow each other, with the blanks before them: " [1][2, 3]". */
type Run = { start: number; blanksEnd: number; end: number; numbers: number[]; isOpen: boolean };

/**
 * Takes marks like [2] out of a text while a model writes it. Pieces may end anywhere. Longer
 * numbers in brackets, like years, stay in the text, and so do the brackets of code, in Markdown's
 * marks or without. HTML becomes text. Blanks before the first word are left out. Each character is
 * looked at a bounded number of times, because a model may write anything.
 *
 *     const reader = new CitationMarkReader();
 *     reader.push("It costs 12 euros [") + reader.push("1].") + reader.end(); // "It costs 12 euros."
 *     reader.marks; // [{ at: 17, number: 1 }]
 *
 * `isVerbatim`: for an answer that is JSON. It stays as the model writes it, with its brackets.
 */
export class CitationMarkReader {
  /** The marks stand in the order of the text. */
  readonly marks: CitationMark[] = [];
  readonly #isVerbatim: boolean;
  readonly #html = new HtmlEscaper();
  readonly #code = new MarkdownCode();
  #length = 0;
  /** The end of the shown text. */
  #before = "";
  #held = "";

  constructor({ isVerbatim = false }: { isVerbatim?: boolean } = {}) {
    this.#isVerbatim = isVerbatim;
  }

  /** The text that can be shown by now. */
  push(piece: string): string {
    if (this.#isVerbatim) return piece;
    return this.#read(this.#held + this.#html.push(piece), false);
  }

  /** The text that was held back, when nothing more comes. Blanks at the end are left out. */
  end(): string {
    return this.#read(this.#held + this.#html.end(), true).trimEnd();
  }

  /** Reads as far as it can be decided what is a mark, and holds the rest back. */
  #read(text: string, isEnd: boolean): string {
    const shown: string[] = [];
    const show = (part: string): void => {
      // Blanks before the first word are not part of the text.
      const kept = this.#length === 0 ? part.trimStart() : part;
      if (kept === "") return;
      shown.push(kept);
      this.#length += kept.length;
      this.#before = (this.#before + kept).slice(-maxBefore);
      this.#code.read(kept);
    };
    let at = 0;
    while (at < text.length) {
      const candidate = find(blankOrBracket, text, at)?.index ?? text.length;
      show(text.slice(at, candidate));
      at = candidate;
      if (at === text.length) break;
      if (this.#code.isOpen()) {
        show(text[at]!);
        at++;
        continue;
      }
      const run = readRun(text, at);
      show(text.slice(at, run.start));
      at = run.start;
      if (run.isOpen && !isEnd) break;
      const next = text.slice(run.end, run.end + 2);
      if (run.numbers.length === 0) {
        // Blanks, or a bracket that is text.
        const end = Math.max(run.end, at + 1);
        show(text.slice(at, end));
        at = end;
        continue;
      }
      const blanks = text.slice(run.start, run.blanksEnd);
      // ".l" and " =" after an element of a list are code, and ". " is the end of a sentence.
      if (!isEnd && blanks === "" && (next === "." || next === " ")) break;
      at = run.end;
      if (!isMark(run.numbers, this.#before + blanks, next)) {
        show(text.slice(run.start, run.end));
        continue;
      }
      for (const number of run.numbers.slice(0, maxMarks - this.marks.length)) {
        this.marks.push({ at: this.#length, number });
      }
      // The blanks before a mark go with it: "12 euros [1]." becomes "12 euros."
      if (next !== "" && !/^[\s.,;:!?)\]»”]/u.test(next)) show(blanks);
    }
    this.#held = text.slice(at);
    return shown.join("");
  }
}

/** Reads the blanks and marks that stand at a blank or bracket. */
function readRun(text: string, from: number): Run {
  let blanksEnd = from;
  while (text[blanksEnd] === " " || text[blanksEnd] === "\t") blanksEnd++;
  const numbers: number[] = [];
  let end = blanksEnd;
  let marks = 0;
  for (; marks < maxMarksInRun; marks++) {
    const [whole, list] = find(bracketed, text, end) ?? [];
    if (whole === undefined || list === undefined || !numberList.test(list)) break;
    numbers.push(...list.split(",").map(Number));
    end += whole.length;
  }
  const begun = marks < maxMarksInRun ? (find(opened, text, end)?.[0].length ?? 0) : 0;
  const start = Math.max(from, blanksEnd - maxBlanks);
  return { start, blanksEnd, end, numbers, isOpen: end + begun === text.length };
}

function find(pattern: RegExp, text: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from;
  return pattern.exec(text);
}

/** `x = [1, 2]`, `f([1])`, `{"a": [1]}` */
const listBegins = /(?:[=([{]|["']:)[ \t]*$/;
/** `(list[1]`, `my_list[1]`, `{a:list[1]` */
const identifier = /[([{][^)\]}\s]*$|\w_\w\S*$/;
/** `list[1] = 2`, `list[1].length`, `list[1]+1` */
const goesOnAsCode = /^(?:[=+{]|\.[a-z_]| =)/;

/**
 * Tells whether brackets that hold `numbers` cite passages. A model writes code without Markdown's marks
 * too, so what stands around the brackets decides. "[1](https://…)" is a link.
 */
function isMark(numbers: readonly number[], before: string, next: string): boolean {
  if (next.startsWith("(") || listBegins.test(before)) return false;
  if (/(?:^|\s)$/.test(before)) return true;
  if (identifier.test(before) || goesOnAsCode.test(next)) return false;
  return !numbers.includes(0) || !/[\w)\]]$/.test(before);
}
