import * as step from "./step.ts";

type Step = step.Step;

/** jq's own tokens. Those that are no part of a simple program lead nowhere. */
const tokens =
  /\s*(?:(?<text>")|(?<field>\.[A-Za-z_]\w*)|(?<number>(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?)|(?<variable>\$[A-Za-z_]\w*)|(?<name>[A-Za-z_]\w*)|(?<sign>\?\/\/=?|\/\/=?|[!=<>]=|[-+*/%|]=|\.\.|\S)|$)/y;

type Token = { kind: "text" | "field" | "number" | "variable" | "name" | "sign" | "end"; text: string; end: number };

const maxDepth = 50;
const comparisons = ["==", "!=", "<", "<=", ">", ">="];
const constants = new Map<string, unknown>([
  ["true", true],
  ["false", false],
  ["null", null],
]);

/** The program is not simple, or not valid. */
export class NotSimple extends Error {}

/** Reads the programs that need no jq: paths, literals, comparisons, conditions and new objects. */
export class FastParser {
  readonly #program: string;
  /** Those that the program names. */
  readonly variables = new Set<string>();
  #at = 0;
  #depth = 0;

  constructor(program: string) {
    this.#program = program;
  }

  /** @throws NotSimple */
  parse(): Step {
    const whole = this.#pipe();
    if (this.#peek().kind !== "end") throw new NotSimple();
    return whole;
  }

  #peek(): Token {
    tokens.lastIndex = this.#at;
    const found = tokens.exec(this.#program);
    if (found === null) throw new NotSimple();
    const entry = Object.entries(found.groups!).find(([, text]) => text !== undefined);
    const [kind, text] = (entry ?? ["end", ""]) as [Token["kind"], string];
    return { kind, text, end: tokens.lastIndex };
  }

  #take(): Token {
    const token = this.#peek();
    this.#at = token.end;
    return token;
  }

  /** Takes the next token if it is this sign or word. */
  #skip(...words: string[]): string | undefined {
    const token = this.#peek();
    if ((token.kind !== "sign" && token.kind !== "name") || !words.includes(token.text)) return undefined;
    this.#at = token.end;
    return token.text;
  }

  #expect(word: string): void {
    if (this.#skip(word) === undefined) throw new NotSimple();
  }

  #pipe(): Step {
    if (++this.#depth > maxDepth) throw new NotSimple();
    const left = this.#alternative();
    const whole = this.#skip("|") === undefined ? left : step.pipe(left, this.#pipe());
    this.#depth--;
    return whole;
  }

  #alternative(): Step {
    const left = this.#or();
    if (this.#skip("//") === undefined) return left;
    if (++this.#depth > maxDepth) throw new NotSimple();
    const right = this.#alternative();
    this.#depth--;
    return step.alternative(left, right);
  }

  #or(): Step {
    let left = this.#and();
    while (this.#skip("or") !== undefined) left = step.or(left, this.#and());
    return left;
  }

  #and(): Step {
    let left = this.#comparison();
    while (this.#skip("and") !== undefined) left = step.and(left, this.#comparison());
    return left;
  }

  #comparison(): Step {
    const left = this.#sum();
    const sign = this.#skip(...comparisons);
    return sign === undefined ? left : step.compare(left, sign, this.#sum());
  }

  #sum(): Step {
    let left = this.#product();
    for (;;) {
      const sign = this.#skip("+", "-");
      if (sign === undefined) return left;
      const right = this.#product();
      left = sign === "+" ? step.add(left, right) : step.calculate(left, "-", right);
    }
  }

  #product(): Step {
    let left = this.#operand();
    while (this.#skip("*") !== undefined) left = step.calculate(left, "*", this.#operand());
    return left;
  }

  #operand(): Step {
    if (this.#skip("-") === undefined) return this.#term();
    const token = this.#take();
    const value = -this.#number(token);
    // What follows would belong to the number without its sign.
    if (value === 0 || this.#isSuffix(this.#peek())) throw new NotSimple();
    return step.literal(value);
  }

  #number({ kind, text }: Token): number {
    // Other ways of writing a number are kept by jq when it writes the number.
    if (kind !== "number" || String(Number(text)) !== text || text.length > 15) throw new NotSimple();
    return Number(text);
  }

  #isSuffix({ kind, text }: Token): boolean {
    return kind === "field" || (kind === "sign" && [".", "[", "?"].includes(text));
  }

  #term(): Step {
    let term = this.#head();
    for (let token = this.#peek(); this.#isSuffix(token); token = this.#peek()) {
      this.#at = token.end;
      if (token.kind === "field") term = step.field(term, token.text.slice(1));
      else if (token.text === "[") term = this.#index(term);
      else if (token.text === ".") term = this.#afterDot(term);
      else throw new NotSimple();
    }
    return term;
  }

  #head(): Step {
    const token = this.#take();
    switch (token.kind) {
      case "field":
        return step.field(step.identity, token.text.slice(1));
      case "number":
        return step.literal(this.#number(token));
      case "text":
        return this.#text();
      case "variable":
        return this.#variable(token.text);
      case "name":
        return this.#named(token.text);
      case "sign":
        return this.#bracketed(token.text);
      case "end":
        throw new NotSimple();
    }
  }

  #variable(text: string): Step {
    const name = text.slice(1);
    if (name === "ENV" || name === "__loc__" || name === "__prog_args") throw new NotSimple();
    this.variables.add(name);
    return step.variable(name);
  }

  #named(name: string): Step {
    if (constants.has(name)) return step.literal(constants.get(name));
    if (name === "if") return this.#condition();
    if (!Object.hasOwn(step.functions, name) || this.#skip("(", ":") !== undefined) throw new NotSimple();
    return step.functions[name]!;
  }

  #bracketed(sign: string): Step {
    if (sign === ".") {
      const next = this.#peek();
      const isIndexed = next.kind === "text" || (next.kind === "sign" && next.text === "[");
      if (!isIndexed) return step.identity;
      this.#at = next.end;
      return next.kind === "text" ? this.#fieldOfText(step.identity) : this.#index(step.identity);
    }
    if (sign === "(") {
      const inner = this.#pipe();
      this.#expect(")");
      return inner;
    }
    if (sign === "[") return this.#list();
    if (sign === "{") return this.#object();
    throw new NotSimple();
  }

  #afterDot(of: Step): Step {
    const token = this.#take();
    if (token.kind === "text") return this.#fieldOfText(of);
    if (token.kind === "sign" && token.text === "[") return this.#index(of);
    throw new NotSimple();
  }

  /** The opening quote is taken. */
  #fieldOfText(of: Step): Step {
    return step.field(of, this.#plainText());
  }

  /** The opening bracket is taken. */
  #index(of: Step): Step {
    const isNegative = this.#skip("-") !== undefined;
    const token = this.#take();
    const indexed =
      token.kind === "text" && !isNegative
        ? this.#fieldOfText(of)
        : step.position(of, this.#wholeNumber(token) * (isNegative ? -1 : 1));
    this.#expect("]");
    return indexed;
  }

  #wholeNumber(token: Token): number {
    const value = this.#number(token);
    if (!Number.isInteger(value) || value > 1e9) throw new NotSimple();
    return value;
  }

  /** `if` is taken. */
  #condition(): Step {
    if (++this.#depth > maxDepth) throw new NotSimple();
    const condition = this.#pipe();
    this.#expect("then");
    const yes = this.#pipe();
    let no: Step = step.identity;
    if (this.#skip("elif") !== undefined) no = this.#condition();
    else {
      if (this.#skip("else") !== undefined) no = this.#pipe();
      this.#expect("end");
    }
    this.#depth--;
    return step.choose(condition, yes, no);
  }

  /** The opening bracket is taken. */
  #list(): Step {
    const items: Step[] = [];
    if (this.#skip("]") !== undefined) return step.list(items);
    do items.push(this.#listItem());
    while (this.#skip(",") !== undefined);
    this.#expect("]");
    return step.list(items);
  }

  /** A pipe would bind less than the commas of the list. */
  #listItem(): Step {
    if (++this.#depth > maxDepth) throw new NotSimple();
    const item = this.#alternative();
    this.#depth--;
    return item;
  }

  /** The opening brace is taken. */
  #object(): Step {
    const entries: [Step, Step][] = [];
    if (this.#skip("}") !== undefined) return step.object(entries);
    do entries.push(this.#entry());
    while (this.#skip(",") !== undefined);
    this.#expect("}");
    return step.object(entries);
  }

  #entry(): [Step, Step] {
    const token = this.#take();
    const isComputed = token.kind === "sign" && token.text === "(";
    if (token.kind === "variable") return [step.literal(token.text.slice(1)), this.#variable(token.text)];
    if (isComputed) {
      const key = this.#pipe();
      this.#expect(")");
      this.#expect(":");
      return [key, this.#entryValue()];
    }
    if (token.kind !== "name" && token.kind !== "text") throw new NotSimple();
    const name = token.kind === "name" ? token.text : this.#plainText();
    // A keyword stands for itself only before a colon.
    const isShort = this.#skip(":") === undefined;
    if (isShort && token.kind === "name" && keywords.has(name)) throw new NotSimple();
    return [step.literal(name), isShort ? step.field(step.identity, name) : this.#entryValue()];
  }

  #entryValue(): Step {
    if (++this.#depth > maxDepth) throw new NotSimple();
    const left = this.#peek().text === "-" ? this.#operand() : this.#term();
    this.#depth--;
    const next = this.#peek();
    if (next.kind !== "sign" || ![",", "}"].includes(next.text)) throw new NotSimple();
    return left;
  }

  /** The opening quote is taken. */
  #plainText(): string {
    const pieces = this.#pieces();
    if (pieces.some((piece) => typeof piece !== "string")) throw new NotSimple();
    return pieces.join("");
  }

  #text(): Step {
    const pieces = this.#pieces();
    return pieces.every((piece) => typeof piece === "string")
      ? step.literal(pieces.join(""))
      : step.interpolate(pieces);
  }

  #pieces(): (string | Step)[] {
    const pieces: (string | Step)[] = [];
    let from = this.#at;
    for (;;) {
      const character = this.#program[this.#at++];
      if (character === undefined) throw new NotSimple();
      if (character === '"') {
        pieces.push(readEscapes(this.#program.slice(from, this.#at - 1)));
        return pieces;
      }
      if (character !== "\\" || this.#program[this.#at++] !== "(") continue;
      pieces.push(readEscapes(this.#program.slice(from, this.#at - 2)));
      pieces.push(this.#pipe());
      this.#expect(")");
      from = this.#at;
    }
  }
}

const keywords = new Set(
  "as import include module def if then elif else end and or reduce foreach try catch label __loc__".split(" "),
);

function readEscapes(written: string): string {
  try {
    const text = JSON.parse(`"${written}"`) as string;
    if (text.isWellFormed()) return text;
  } catch {
    // jq says what is wrong.
  }
  throw new NotSimple();
}
