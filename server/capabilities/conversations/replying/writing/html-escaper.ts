import { CodeBlocks } from "./code-blocks.ts";

/** A piece of code within a line that is longer is text. It bounds what is held back. */
const maxHeld = 500;
/** From so many characters of a line it is told what block it is of. */
const maxBegun = 200;

const special = /[<`\\\n]/g;
const backticks = /`+/y;
const backticksOrEnd = /`+|\n/g;
const beginsHtml = /^[a-z/!?]/i;
/** `<https://a.example>` is a link in Markdown. Addresses of other kinds may run code. */
const address = /<(?:(?:https?:\/\/|mailto:)[^\s<>]{1,400}|[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8})>/iy;
const lineBreak = /<br[ \t]{0,4}\/?>/iy;
/** This may still become one of them. */
const begunTag = /<(?:[^\s<>]{0,400}|br[ \t]{0,4}\/?)$/iy;
/** Tables and headings keep to their line. */
const isOneLine = /^[ \t>]*[|#]/;

/**
 * Makes Markdown without HTML of what a model writes, piece by piece: `<b>` becomes `\<b>`, which is
 * shown as the model wrote it, and `<br>` a line break. Code stays as it is.
 *
 *     const escaper = new HtmlEscaper();
 *     escaper.push("Press <b") + escaper.push(">Save in `<form>`") + escaper.end(); // "Press \<b>Save in `<form>`"
 */
export class HtmlEscaper {
  readonly #blocks = new CodeBlocks();
  /** The beginning of the line. */
  #begun = "";
  #isEscaped = false;
  /** Backticks of this paragraph that no others close on their line may be closed on the next one. */
  #hasStrayBackticks = false;
  #held = "";

  /** The text that can be shown by now. */
  push(piece: string): string {
    return this.#read(this.#held + piece, false);
  }

  /** The text that was held back, when nothing more comes. */
  end(): string {
    return this.#read(this.#held, true);
  }

  #read(text: string, isEnd: boolean): string {
    const shown: string[] = [];
    const write = (part: string): void => {
      shown.push(part);
      if (this.#begun.length < maxBegun) this.#begun += part.slice(0, maxBegun);
      this.#isEscaped = false;
    };
    let at = 0;
    while (at < text.length) {
      special.lastIndex = at;
      const found = special.exec(text)?.index ?? text.length;
      if (found > at) write(text.slice(at, found));
      at = found;
      if (at === text.length) break;
      const read = this.#readSpecial(text, at, isEnd, write);
      if (read === 0) break;
      at += read;
    }
    this.#held = text.slice(at);
    return shown.join("");
  }

  /** Writes what begins at a special character, and gives its length: 0 when more text must tell. */
  #readSpecial(text: string, at: number, isEnd: boolean, write: (part: string) => void): number {
    const mark = text[at]!;
    if (mark === "\n") {
      write(mark);
      this.#endLine();
      return 1;
    }
    const isText = this.#isEscaped || this.#blocks.isCode(this.#begun);
    if (mark === "`" && !isText) return this.#readCode(text, at, isEnd, write);
    if (mark === "<" && !isText) return this.#readTag(text, at, isEnd, write);
    // Parsers do not agree on backticks after an escaped one.
    this.#hasStrayBackticks ||= mark === "`" && this.#isEscaped;
    write(mark);
    this.#isEscaped = mark === "\\" && !isText;
    return 1;
  }

  #endLine(): void {
    const line = this.#begun.replace(/\n$/, "");
    this.#blocks.endLine(line);
    if (line.trim() === "") this.#hasStrayBackticks = false;
    this.#begun = "";
  }

  #readCode(text: string, at: number, isEnd: boolean, write: (part: string) => void): number {
    const marks = find(backticks, text, at)![0];
    const from = at + marks.length;
    backticksOrEnd.lastIndex = from;
    let next = backticksOrEnd.exec(text);
    while (next !== null && next[0] !== "\n" && next[0].length !== marks.length) next = backticksOrEnd.exec(text);
    const isOpen = next === null || (next[0] !== "\n" && next.index + next[0].length === text.length);
    if (isOpen && !isEnd && text.length - at < maxHeld) return 0;
    const code = next === null || next[0] === "\n" ? undefined : text.slice(at, next.index + next[0].length);
    // The cells of a table end code.
    if (code !== undefined && code.length <= maxHeld && !this.#hasStrayBackticks && !code.includes("|")) {
      write(code);
      return code.length;
    }
    this.#hasStrayBackticks = true;
    write(marks);
    return marks.length;
  }

  #readTag(text: string, at: number, isEnd: boolean, write: (part: string) => void): number {
    if (!isEnd && find(begunTag, text, at) !== null) return 0;
    const link = find(address, text, at)?.[0];
    const brokenLine = find(lineBreak, text, at)?.[0];
    if (brokenLine !== undefined) {
      const end = at + brokenLine.length;
      if (end === text.length && !isEnd) return 0;
      const isBroken = isOneLine.test(this.#begun);
      write(isBroken ? " " : "  ");
      if (!isBroken && end < text.length && text[end] !== "\n") {
        write("\n");
        this.#endLine();
      }
      return brokenLine.length;
    }
    if (link !== undefined) write(link);
    else write(beginsHtml.test(text.slice(at + 1, at + 2)) ? "\\<" : "<");
    return link?.length ?? 1;
  }
}

function find(pattern: RegExp, text: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from;
  return pattern.exec(text);
}
