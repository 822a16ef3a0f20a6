import { ExactNumber, isNumber, isObject } from "@parley/json";
import { ExpressionFault } from "../expression-fault.ts";

/** One run of a program may use these. */
export type Run = {
  variables: Record<string, unknown>;
  /** New values may refer to so many more lists, objects and long texts. */
  references: number;
};

/** A part of a program, which gives exactly one value. */
export type Step = (input: unknown, run: Run) => unknown;

/** Thrown where only jq itself can tell the result of the program. */
export class AskJq extends Error {}

/** A value of many references to a large one would be far larger than the data. */
const maxReferences = 8;
const maxTextLength = 16_384;
/** Longer texts count as references. */
const shortTextLength = 1_024;
const maxDepth = 100;
const maxVisited = 10_000;

export function startRun(variables: Record<string, unknown>): Run {
  return { variables, references: maxReferences };
}

export const identity: Step = (input) => input;

export const literal =
  (value: unknown): Step =>
  () =>
    value;

export const variable =
  (name: string): Step =>
  (_input, { variables }) =>
    variables[name];

export const pipe =
  (left: Step, right: Step): Step =>
  (input, run) =>
    right(left(input, run), run);

export const field =
  (of: Step, name: string): Step =>
  (input, run) => {
    const value = of(input, run);
    if (value === null) return null;
    if (!isObject(value)) throw fault(`${kindOf(value)} has no fields, but one ("${name}") is read`);
    return Object.hasOwn(value, name) ? (value[name] ?? null) : null;
  };

export const position =
  (of: Step, at: number): Step =>
  (input, run) => {
    const value = of(input, run);
    if (value === null) return null;
    if (!Array.isArray(value)) throw fault(`${kindOf(value)} has no positions, but one is read`);
    return value[at < 0 ? at + value.length : at] ?? null;
  };

export const isTrue = (value: unknown) => value !== null && value !== false;

export const and =
  (left: Step, right: Step): Step =>
  (input, run) =>
    isTrue(left(input, run)) && isTrue(right(input, run));

export const or =
  (left: Step, right: Step): Step =>
  (input, run) =>
    isTrue(left(input, run)) || isTrue(right(input, run));

export const choose =
  (condition: Step, yes: Step, no: Step): Step =>
  (input, run) =>
    isTrue(condition(input, run)) ? yes(input, run) : no(input, run);

export const alternative =
  (left: Step, right: Step): Step =>
  (input, run) => {
    const value = left(input, run);
    return isTrue(value) ? value : right(input, run);
  };

const signs: Record<string, (order: number) => boolean> = {
  "==": (order) => order === 0,
  "!=": (order) => order !== 0,
  "<": (order) => order < 0,
  "<=": (order) => order <= 0,
  ">": (order) => order > 0,
  ">=": (order) => order >= 0,
};

export const compare = (left: Step, sign: string, right: Step): Step => {
  const isSo = signs[sign]!;
  return (input, run) => isSo(orderOf(left(input, run), right(input, run)));
};

/** Returns a negative number when the left value comes first: null, false, true, numbers, strings, arrays, objects. */
function orderOf(left: unknown, right: unknown): number {
  const rank = rankOf(left);
  if (rank !== rankOf(right)) return rank - rankOf(right);
  if (left instanceof ExactNumber || right instanceof ExactNumber) throw new AskJq();
  if (typeof left === "number") return left < (right as number) ? -1 : left > (right as number) ? 1 : 0;
  if (typeof left === "string") return orderOfTexts(left, right as string);
  if (typeof left === "object" && left !== null) throw new AskJq();
  return 0;
}

function rankOf(value: unknown): number {
  if (value === null) return 0;
  if (typeof value === "boolean") return value ? 2 : 1;
  if (isNumber(value)) return 3;
  if (typeof value === "string") return 4;
  return Array.isArray(value) ? 5 : 6;
}

/** By code points. JavaScript compares by code units, where surrogates come before U+E000. */
function orderOfTexts(left: string, right: string): number {
  if (left === right) return 0;
  let at = 0;
  while (at < left.length && left[at] === right[at]) at++;
  const isWithinPair = (text: string) => at > 0 && /[\ud800-\udbff]/.test(text[at - 1] ?? "");
  if (isWithinPair(left)) at--;
  return (left.codePointAt(at) ?? -1) - (right.codePointAt(at) ?? -1);
}

export const add =
  (left: Step, right: Step): Step =>
  (input, run) => {
    // As jq does: the right side first.
    const second = right(input, run);
    const first = left(input, run);
    if (first === null) return second;
    if (second === null) return first;
    if (typeof first === "number" && typeof second === "number") return finite(first + second);
    if (typeof first === "string" && typeof second === "string") return bounded(first + second);
    throw new AskJq();
  };

export const calculate =
  (left: Step, sign: "-" | "*", right: Step): Step =>
  (input, run) => {
    const second = right(input, run);
    const first = left(input, run);
    if (typeof first !== "number" || typeof second !== "number") throw new AskJq();
    return finite(sign === "-" ? first - second : first * second);
  };

function finite(value: number): number {
  if (!Number.isFinite(value)) throw new AskJq();
  return value;
}

function bounded(text: string): string {
  if (text.length > maxTextLength) throw new AskJq();
  return text;
}

export const interpolate =
  (pieces: readonly (string | Step)[]): Step =>
  (input, run) =>
    pieces.reduce<string>(
      (text, piece) => bounded(text + (typeof piece === "string" ? piece : asText(piece(input, run)))),
      "",
    );

/** jq writes some numbers, and values within lists, in other ways than JavaScript. */
function asText(value: unknown): string {
  if (typeof value === "string") return value;
  if (value === null || typeof value === "boolean") return String(value);
  if (typeof value !== "number" || Object.is(value, -0)) throw new AskJq();
  const size = Math.abs(value);
  if (size >= 1e15 || (size < 1e-4 && size !== 0)) throw new AskJq();
  return String(value);
}

export const list =
  (items: readonly Step[]): Step =>
  (input, run) =>
    items.map((item) => refer(item(input, run), run));

export const object =
  (entries: readonly (readonly [Step, Step])[]): Step =>
  (input, run) =>
    Object.fromEntries(
      entries.map(([key, value]) => {
        const name = key(input, run);
        if (typeof name !== "string" || !name.isWellFormed()) throw new AskJq();
        return [name, refer(value(input, run), run)];
      }),
    );

function refer(value: unknown, run: Run): unknown {
  const text = value instanceof ExactNumber ? value.text : value;
  const isLarge = typeof text === "string" ? text.length > shortTextLength : typeof text === "object";
  if (!isLarge || text === null) return value;
  if (--run.references < 0 || (typeof text === "object" && !isFlat(text))) throw new AskJq();
  return value;
}

/**
 * Tells whether the value is small and no deeper than a result may be, so that it may become
 * deeper.
 */
function isFlat(value: object): boolean {
  let left = maxVisited;
  const visit = (visited: object, depth: number): boolean =>
    depth <= maxDepth &&
    Object.values(visited).every(
      (item) => --left >= 0 && (typeof item !== "object" || item === null || visit(item, depth + 1)),
    );
  return visit(value, 1);
}

/** The functions without arguments. */
export const functions: Record<string, Step> = {
  not: (input) => !isTrue(input),
  type: (input) => typeOf(input),
  length: (input) => {
    if (input === null) return 0;
    if (typeof input === "number") return Math.abs(input);
    if (typeof input === "string") return [...bounded(input)].length;
    if (input instanceof ExactNumber) throw new AskJq();
    if (typeof input === "boolean") throw fault("a boolean has no length");
    return Array.isArray(input) ? input.length : Object.keys(input as object).length;
  },
};

function typeOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : isNumber(value) ? "number" : typeof value;
}

function kindOf(value: unknown): string {
  const type = typeOf(value);
  return /^[ao]/.test(type) ? `an ${type}` : `a ${type}`;
}

function fault(what: string): ExpressionFault {
  return new ExpressionFault(`The expression failed: ${what}.`);
}
