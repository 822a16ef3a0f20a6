/** Backticks or tildes that opened code. A fence is open until its own line closes it. */
type Opening = { mark: string; length: number; isFence: boolean };

const shortestFence = 3;

/**
 * Tells whether a Markdown text is within code. The text comes in pieces that may end anywhere.
 * It is as forgiving as models are careless: a fence may be indented or stand behind a list's sign,
 * and code within a line ends with the line.
 *
 *     const code = new MarkdownCode();
 *     code.read("Write `list");
 *     code.isOpen(); // true
 */
export class MarkdownCode {
  #opening: Opening | undefined;
  /** A fence that this line closed. It is open again when the line goes on with a text. */
  #closed: Opening | undefined;
  /** The backticks or tildes that the text ends with. */
  #mark = "";
  #length = 0;
  #isLineEmpty = true;

  read(text: string): void {
    for (const character of text) {
      if (character === "`" || character === "~") this.#readMark(character);
      else if (character === "\n") this.#endLine();
      else this.#readOther(character);
    }
  }

  /** Tells whether the next character is within code. It must not be a backtick or a tilde. */
  isOpen(): boolean {
    this.#endRun();
    return this.#opening !== undefined;
  }

  #readMark(character: string): void {
    if (this.#mark !== character) this.#endRun();
    this.#mark = character;
    this.#length++;
  }

  #readOther(character: string): void {
    this.#endRun();
    // A quoted line begins with ">".
    if (/[\s>]/.test(character)) return;
    this.#isLineEmpty = false;
    this.#reopen();
  }

  #endLine(): void {
    this.#endRun();
    if (this.#opening?.isFence === false) {
      const isFence = this.#opening.length >= shortestFence;
      this.#opening = isFence ? { ...this.#opening, isFence } : undefined;
    }
    this.#closed = undefined;
    this.#isLineEmpty = true;
  }

  #endRun(): void {
    if (this.#length === 0) return;
    const [mark, length, isLineEmpty] = [this.#mark, this.#length, this.#isLineEmpty];
    [this.#mark, this.#length, this.#isLineEmpty] = ["", 0, false];
    this.#reopen();
    const open = this.#opening;
    if (open === undefined) {
      const isTildeFence = mark === "~" && isLineEmpty && length >= shortestFence;
      if (mark === "`" || isTildeFence) this.#opening = { mark, length, isFence: isTildeFence };
    } else if (mark === open.mark) {
      const isEnd = open.isFence ? isLineEmpty && length >= open.length : length === open.length;
      if (isEnd) [this.#opening, this.#closed] = [undefined, open.isFence ? open : undefined];
    }
  }

  #reopen(): void {
    this.#opening ??= this.#closed;
    this.#closed = undefined;
  }
}
