/** Signs of quotations and of list items enclose a block. No two parts begin alike. */
const enclosing = /^(?:[ \t>]|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))*/;
const quotation = /^[ \t>]*/;
const listSign = /(?:[-*+]|\d{1,9}[.)])[ \t]+$/;
const opening = /^(?:`{3,}|~{3,})/;

/** Gives the marks of the fence that a line without its indentation opens. */
export function openingFence(line: string): string | undefined {
  const marks = opening.exec(line)?.[0];
  // Backticks with another backtick in their line are code within a text: "```npm start```".
  return marks?.startsWith("`") && line.includes("`", marks.length) ? undefined : marks;
}

/** Tells whether a line ends the code that these marks opened: as many of the same, and no text. */
export function closesFence(line: string, marks: string): boolean {
  const written = line.trim();
  return written.startsWith(marks) && written.replaceAll(marks[0]!, "") === "";
}

/**
 * Tells which lines of a Markdown text are fenced code, as CommonMark says. It is as forgiving as
 * people are careless: a fence may be indented, and stand in a list that the code does not keep to.
 * Code whose first line does keep to its list item ends with the item, also where nothing closes it.
 *
 *     const fences = new FencedLines();
 *     fences.read("~~~sh"); // true
 *     fences.isOpen; // true
 */
export class FencedLines {
  #open: { marks: string; quotes: number; item: number; isFirst: boolean } | undefined;
  /** The text of the list item around begins at this column; 0 outside of one. */
  #item = 0;

  /** Returns true after a fence that nothing has closed so far. */
  get isOpen(): boolean {
    return this.#open !== undefined;
  }

  /** Takes the next line, and tells whether it is code or one of the fences around code. */
  read(line: string): boolean {
    const quoted = quotation.exec(line)![0];
    // Code ends with the quotation around it.
    if (this.#open !== undefined && quotesIn(quoted) < this.#open.quotes) this.#open = undefined;
    if (this.#open !== undefined && this.#leavesItem(line, quoted.length)) this.#open = undefined;
    if (this.#open !== undefined) {
      if (closesFence(line.slice(quoted.length), this.#open.marks)) this.#open = undefined;
      return true;
    }
    const around = enclosing.exec(line)![0];
    if (listSign.test(around)) this.#item = around.length;
    else if (around.length < this.#item && line.trim() !== "") this.#item = 0;
    const marks = openingFence(line.slice(around.length));
    if (marks !== undefined) this.#open = { marks, quotes: quotesIn(around), item: this.#item, isFirst: true };
    return marks !== undefined;
  }

  #leavesItem(line: string, indentation: number): boolean {
    const open = this.#open!;
    if (line.trim() === "" || closesFence(line, open.marks)) return false;
    const isOutside = indentation < open.item;
    // Careless code begins at the margin, and only its closing fence ends it.
    if (isOutside && open.isFirst) open.item = 0;
    open.isFirst = false;
    return isOutside && open.item > 0;
  }
}

function quotesIn(signs: string): number {
  return signs.split(">").length - 1;
}
