/** The program is not simple, or not valid. */
export class NotSimple extends Error {}

/** jq's own tokens. A token that no simple program has ends the reading with NotSimple. */
const tokens =
  /\s*(?:(?<text>")|(?<field>\.[A-Za-z_]\w*)|(?<number>(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?)|(?<variable>\$[A-Za-z_]\w*)|(?<name>[A-Za-z_]\w*)|(?<sign>\?\/\/=?|\/\/=?|[!=<>]=|[-+*/%|]=|\.\.|\S)|$)/y;

export type Token = {
  kind: "text" | "field" | "number" | "variable" | "name" | "sign" | "end";
  text: string;
  end: number;
};

/** Reads the tokens of a program, one after the other. */
export class TokenReader {
  readonly #program: string;
  #at = 0;

  constructor(program: string) {
    this.#program = program;
  }

  /** The next token, which stays. */
  peek(): Token {
    tokens.lastIndex = this.#at;
    const found = tokens.exec(this.#program);
    if (found === null) throw new NotSimple();
    const entry = Object.entries(found.groups!).find(([, text]) => text !== undefined);
    const [kind, text] = (entry ?? ["end", ""]) as [Token["kind"], string];
    return { kind, text, end: tokens.lastIndex };
  }

  take(): Token {
    const token = this.peek();
    this.move(token);
    return token;
  }

  /** Goes on after a token. */
  move({ end }: Token): void {
    this.#at = end;
  }

  /** Takes the next token if it is one of these signs or words. */
  skip(...words: string[]): string | undefined {
    const token = this.peek();
    if ((token.kind !== "sign" && token.kind !== "name") || !words.includes(token.text)) return undefined;
    this.move(token);
    return token.text;
  }

  expect(word: string): void {
    if (this.skip(word) === undefined) throw new NotSimple();
  }

  /** Reads a string up to its closing quote, or up to code in it. */
  takeText(): { text: string; isClosed: boolean } {
    const from = this.#at;
    for (;;) {
      const character = this.#program[this.#at++];
      if (character === undefined) throw new NotSimple();
      if (character === '"') return { text: readEscapes(this.#program.slice(from, this.#at - 1)), isClosed: true };
      if (character === "\\" && this.#program[this.#at++] === "(") {
        return { text: readEscapes(this.#program.slice(from, this.#at - 2)), isClosed: false };
      }
    }
  }
}

function readEscapes(written: string): string {
  try {
    const text = JSON.parse(`"${written}"`) as string;
    if (text.isWellFormed()) return text;
  } catch {
    // jq says what is wrong.
  }
  throw new NotSimple();
}
