import type { FieldError } from "../../../kernel/problem.ts";
import type { Variable } from "./template.ts";
import { namesForAuthors, standsForAddress, type VariableName } from "./variables.ts";

/**
 * The variables of one campaign, and the marks that stand for them while the text becomes HTML. A
 * mark is a word of letters and digits, so that neither Markdown nor MJML nor an address changes
 * it.
 */
export class VariableMarks {
  readonly variables: Variable[] = [];
  readonly #word: string;

  /** The marks are words that none of the texts has. */
  constructor(texts: readonly string[]) {
    let word = "zqv";
    while (texts.some((text) => text.toLowerCase().includes(word))) word += "q";
    this.#word = word;
  }

  add(variable: Variable): string {
    this.variables.push(variable);
    return `${this.#word}${this.variables.length - 1}z`;
  }

  /** A mark within an address ends with another letter: its value is escaped for addresses. */
  toAddress(text: string): string {
    return text.replaceAll(this.pattern, (_mark, number: string) => `${this.#word}${number}u`);
  }

  get pattern(): RegExp {
    return new RegExp(`${this.#word}(\\d+)([zu])`, "g");
  }

  has(text: string): boolean {
    return text.includes(this.#word);
  }

  /** The variable of which the text is the mark, and nothing else. */
  only(text: string): Variable | undefined {
    const found = new RegExp(`^${this.#word}(\\d+)[zu]$`).exec(text);
    return found === null ? undefined : this.variables[Number(found[1])];
  }
}

const expression = /\{\{([^{}\n]{0,300}?)\}\}|\{\{/g;
/** The name of a variable, or `contact.` with the name of a field; then perhaps what stands for an empty one. */
const inner =
  /^\s*([A-Za-z]+|contact\.([\p{L}\p{N}_-](?:[\p{L}\p{N}_ .-]{0,62}[\p{L}\p{N}_-])?))\s*(?:\|\s*(?:"([^"\\]{0,200})"|'([^'\\]{0,200})')\s*)?$/u;

/** Reads the text with marks in place of `{{ name | "there" }}`, and what is wrong with its variables. */
export function readVariables(
  text: string,
  pointer: string,
  marks: VariableMarks,
): { text: string; faults: FieldError[] } {
  const faults: FieldError[] = [];
  const marked = text.replaceAll(expression, (whole, content: string | undefined, at: number) => {
    const found = content === undefined ? null : inner.exec(content);
    const fault = faultOf(found?.[1], whole);
    if (fault !== undefined) {
      faults.push({ pointer, message: `${placeOf(text, at)}: ${fault}` });
      return "";
    }
    const [, name, field, double, single] = found!;
    const fallback = double ?? single ?? "";
    return marks.add(
      field === undefined ? { name: name as VariableName, fallback } : { name: "contact", field, fallback },
    );
  });
  return { text: marked, faults };
}

function faultOf(name: string | undefined, whole: string): string | undefined {
  if (name === undefined) return `${JSON.stringify(whole.slice(0, 40))} is no variable. Write {{ name | "there" }}`;
  if (name.startsWith("contact.") || (namesForAuthors as readonly string[]).includes(name)) return undefined;
  const alike = namesForAuthors.find((each) => each.toLowerCase() === name.toLowerCase().replaceAll("_", ""));
  const meant = alike === undefined ? "" : ` Do you mean {{ ${alike} }}?`;
  return `{{ ${name} }} is unknown.${meant} There are ${namesForAuthors.join(", ")}, and contact.… for a field of your contacts`;
}

function placeOf(text: string, at: number): string {
  const before = text.slice(0, at).split("\n");
  return `line ${before.length}, column ${before.at(-1)!.length + 1}`;
}

/** Tells whether the variable stands for a whole address. */
export function isAddressVariable({ name }: Variable): boolean {
  return standsForAddress(name);
}
