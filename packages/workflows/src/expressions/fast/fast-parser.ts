import * as step from "./step.ts";
import { NotSimple, type Token, TokenReader } from "./token-reader.ts";

type Step = step.Step;

const maxDepth = 50;
const comparisons = ["==", "!=", "<", "<=", ">", ">="];
const constants = new Map<string, unknown>([
  ["true", true],
  ["false", false],
  ["null", null],
]);

/** Reads the programs that need no jq: paths, literals, comparisons, conditions and new objects. */
export class FastParser {
  readonly #tokens: TokenReader;
  /** The variables that the program names. */
  readonly variables = new Set<string>();
  #depth = 0;

  constructor(program: string) {
    this.#tokens = new TokenReader(program);
  }

  /** @throws NotSimple */
  parse(): Step {
    const whole = this.#pipe();
    if (this.#tokens.peek().kind !== "end") throw new NotSimple();
    return whole;
  }

  #pipe(): Step {
    if (++this.#depth > maxDepth) throw new NotSimple();
    const left = this.#alternative();
    const whole = this.#tokens.skip("|") === undefined ? left : step.pipe(left, this.#pipe());
    this.#depth--;
    return whole;
  }

  #alternative(): Step {
    const left = this.#or();
    if (this.#tokens.skip("//") === undefined) return left;
    if (++this.#depth > maxDepth) throw new NotSimple();
    const right = this.#alternative();
    this.#depth--;
    return step.alternative(left, right);
  }

  #or(): Step {
    let left = this.#and();
    while (this.#tokens.skip("or") !== undefined) left = step.or(left, this.#and());
    return left;
  }

  #and(): Step {
    let left = this.#comparison();
    while (this.#tokens.skip("and") !== undefined) left = step.and(left, this.#comparison());
    return left;
  }

  #comparison(): Step {
    const left = this.#sum();
    const sign = this.#tokens.skip(...comparisons);
    return sign === undefined ? left : step.compare(left, sign, this.#sum());
  }

  #sum(): Step {
    let left = this.#product();
    for (;;) {
      const sign = this.#tokens.skip("+", "-");
      if (sign === undefined) return left;
      const right = this.#product();
      left = sign === "+" ? step.add(left, right) : step.calculate(left, "-", right);
    }
  }

  #product(): Step {
    let left = this.#operand();
    while (this.#tokens.skip("*") !== undefined) left = step.calculate(left, "*", this.#operand());
    return left;
  }

  #operand(): Step {
    if (this.#tokens.skip("-") === undefined) return this.#term();
    const token = this.#tokens.take();
    const value = -this.#number(token);
    // jq applies a suffix to the number without its sign.
    if (value === 0 || this.#isSuffix(this.#tokens.peek())) throw new NotSimple();
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
    for (let token = this.#tokens.peek(); this.#isSuffix(token); token = this.#tokens.peek()) {
      this.#tokens.move(token);
      if (token.kind === "field") term = step.field(term, token.text.slice(1));
      else if (token.text === "[") term = this.#index(term);
      else if (token.text === ".") term = this.#afterDot(term);
      else throw new NotSimple();
    }
    return term;
  }

  #head(): Step {
    const token = this.#tokens.take();
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
    if (!Object.hasOwn(step.functions, name) || this.#tokens.skip("(", ":") !== undefined) throw new NotSimple();
    return step.functions[name]!;
  }

  #bracketed(sign: string): Step {
    if (sign === ".") {
      const next = this.#tokens.peek();
      const isIndexed = next.kind === "text" || (next.kind === "sign" && next.text === "[");
      if (!isIndexed) return step.identity;
      this.#tokens.move(next);
      return next.kind === "text" ? this.#fieldOfText(step.identity) : this.#index(step.identity);
    }
    if (sign === "(") {
      const inner = this.#pipe();
      this.#tokens.expect(")");
      return inner;
    }
    if (sign === "[") return this.#list();
    if (sign === "{") return this.#object();
    throw new NotSimple();
  }

  #afterDot(of: Step): Step {
    const token = this.#tokens.take();
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
    const isNegative = this.#tokens.skip("-") !== undefined;
    const token = this.#tokens.take();
    const indexed =
      token.kind === "text" && !isNegative
        ? this.#fieldOfText(of)
        : step.position(of, this.#wholeNumber(token) * (isNegative ? -1 : 1));
    this.#tokens.expect("]");
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
    this.#tokens.expect("then");
    const yes = this.#pipe();
    let no: Step = step.identity;
    if (this.#tokens.skip("elif") !== undefined) no = this.#condition();
    else {
      if (this.#tokens.skip("else") !== undefined) no = this.#pipe();
      this.#tokens.expect("end");
    }
    this.#depth--;
    return step.choose(condition, yes, no);
  }

  /** The opening bracket is taken. */
  #list(): Step {
    const items: Step[] = [];
    if (this.#tokens.skip("]") !== undefined) return step.list(items);
    do items.push(this.#listItem());
    while (this.#tokens.skip(",") !== undefined);
    this.#tokens.expect("]");
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
    if (this.#tokens.skip("}") !== undefined) return step.object(entries);
    do entries.push(this.#entry());
    while (this.#tokens.skip(",") !== undefined);
    this.#tokens.expect("}");
    return step.object(entries);
  }

  #entry(): [Step, Step] {
    const token = this.#tokens.take();
    const isComputed = token.kind === "sign" && token.text === "(";
    if (token.kind === "variable") return [step.literal(token.text.slice(1)), this.#variable(token.text)];
    if (isComputed) {
      const key = this.#pipe();
      this.#tokens.expect(")");
      this.#tokens.expect(":");
      return [key, this.#entryValue()];
    }
    if (token.kind !== "name" && token.kind !== "text") throw new NotSimple();
    const name = token.kind === "name" ? token.text : this.#plainText();
    // A keyword stands for itself only before a colon.
    const isShort = this.#tokens.skip(":") === undefined;
    if (isShort && token.kind === "name" && keywords.has(name)) throw new NotSimple();
    return [step.literal(name), isShort ? step.field(step.identity, name) : this.#entryValue()];
  }

  #entryValue(): Step {
    if (++this.#depth > maxDepth) throw new NotSimple();
    const left = this.#tokens.peek().text === "-" ? this.#operand() : this.#term();
    this.#depth--;
    const next = this.#tokens.peek();
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
    for (;;) {
      const { text, isClosed } = this.#tokens.takeText();
      pieces.push(text);
      if (isClosed) return pieces;
      pieces.push(this.#pipe());
      this.#tokens.expect(")");
    }
  }
}

const keywords = new Set(
  "as import include module def if then elif else end and or reduce foreach try catch label __loc__".split(" "),
);
