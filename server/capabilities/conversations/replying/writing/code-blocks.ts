import { closesFence, openingFence } from "@parley/documents";

type Fence = { marks: string; quotes: string; indent: number };

/** A line's quotation marks and indentation, and what follows. */
const shape = /^((?: {0,3}>)*)([ \t]*)(.*)$/s;
const listSign = /^(?:[-*+]|\d{1,9}[.)])(?:[ \t]+|$)/;
const indentOfCode = 4;
const widthOfTab = 4;

/**
 * Tells which lines of a Markdown text are code, line by line. Where Markdown's own rules would need
 * the whole text, a line is taken for text.
 */
export class CodeBlocks {
  #fence: Fence | undefined;
  #isAfterBlank = true;
  /** After a list or a quotation, indented lines may be a part of it. */
  #hasContainers = false;
  /** Code has ended with the list or the quotation around it: what encloses what is no longer known. */
  #isLost = false;

  /** Tells whether the next character, which is no blank, is code. `begun`: the line before it. */
  isCode(begun: string): boolean {
    if (this.#isLost) return false;
    const [quotes, indent] = shapeOf(begun);
    if (this.#fence !== undefined) return isWithin(this.#fence, quotes, indent);
    return quotes === "" && this.#isAfterBlank && !this.#hasContainers && indent >= indentOfCode;
  }

  endLine(line: string): void {
    const [quotes, indent, rest] = shapeOf(line.replace(/\r$/, ""));
    const fence = this.#fence;
    if (fence !== undefined) {
      const isBlank = rest.trim() === "" && quotes.startsWith(fence.quotes);
      if (!isBlank && !isWithin(fence, quotes, indent)) this.#isLost = true;
      else if (closesFence(rest, fence.marks)) this.#fence = undefined;
      this.#isAfterBlank = true;
      return;
    }
    this.#hasContainers ||= quotes !== "";
    const isBlank = rest.trim() === "";
    const isCode = !isBlank && this.isCode(line);
    if (!isBlank && !isCode) this.#open(quotes, indent, rest);
    this.#isAfterBlank = isBlank || isCode;
  }

  #open(quotes: string, lineIndent: number, line: string): void {
    let [indent, rest] = [lineIndent, line];
    for (let sign = listSign.exec(rest); sign !== null; sign = listSign.exec(rest)) {
      this.#hasContainers = true;
      indent += sign[0].length;
      rest = rest.slice(sign[0].length);
    }
    const marks = openingFence(rest);
    if (marks === undefined || (!this.#hasContainers && indent >= indentOfCode)) return;
    const isInList = this.#hasContainers && indent > 0;
    this.#fence = { marks, quotes, indent: isInList ? indent : 0 };
  }
}

function shapeOf(line: string): [quotes: string, indent: number, rest: string] {
  const [, quotes = "", blanks = "", rest = ""] = shape.exec(line) ?? [];
  // One blank after the sign of a quotation belongs to the sign.
  const indent = blanks.replaceAll("\t", " ".repeat(widthOfTab)).length - (quotes === "" ? 0 : 1);
  return [quotes.replaceAll(" ", ""), Math.max(0, indent), rest];
}

function isWithin(fence: Fence, quotes: string, indent: number): boolean {
  return quotes.startsWith(fence.quotes) && indent >= fence.indent;
}
