import { isDeepStrictEqual } from "node:util";
import { isNumber } from "@parley/json";
import { type EventFilter, ExpressionFault, findExpressions, programOf, wholeExpression } from "@parley/workflows";
import type { CloudEvent } from "./cloud-event.ts";
import type { EventPrograms } from "./event-programs.ts";

/** The values that the correlations of a filter found, by name; undefined where the event does not fit. */
type Match = { values: Record<string, unknown> } | undefined;

/**
 * Tells whether an event fits a filter.
 *
 * - A text of `with` is the value itself, or else a regular expression: for the whole value, unless it
 *   has `^` or `$` itself.
 * - A `${ … }` of `with` is a condition on the value of its attribute; for `data`, `.` is the data. A
 *   result that is neither true, false nor null is the value that the attribute must have.
 * - `from` of a correlation is evaluated on the event, and where that gives null, on its data. An event
 *   without a value is not of the correlation.
 *
 * @param isFilled the values of `expect` are data of a run: they are never evaluated
 * @throws ExpressionFault
 */
export async function matchEvent(
  filter: EventFilter,
  event: CloudEvent,
  programs: EventPrograms,
  { isFilled = false } = {},
): Promise<Match> {
  const attributes = Object.entries(filter.with);
  // Cheap comparisons come first: most events fit no filter, and most filters name a type.
  if (!attributes.every(([name, expected]) => mayFit(expected, event[name]))) return undefined;
  const fits = await Promise.all(attributes.map(([name, expected]) => attributeFits(name, expected, event, programs)));
  if (fits.includes(false)) return undefined;
  const values: Record<string, unknown> = {};
  const found = await Promise.all(
    Object.entries(filter.correlate ?? {}).map(async ([name, { from, expect }]) => {
      const value = await correlationValue(from, event, programs);
      if (value === null) return false;
      if (expect === undefined) values[name] = value;
      else return isSame(value, isFilled ? expect : await expectedValue(expect, programs));
      return true;
    }),
  );
  return found.includes(false) ? undefined : { values };
}

const signsOfPattern = /[\\^$*+?()[\]{}|]/;

function mayFit(expected: unknown, value: unknown): boolean {
  if (isDeepStrictEqual(expected, value)) return true;
  if (typeof expected === "string") {
    return expressionOf(expected) !== undefined || (typeof value === "string" && signsOfPattern.test(expected));
  }
  return typeof expected === "object" && expected !== null && typeof value === "object" && value !== null;
}

async function attributeFits(
  name: string,
  expected: unknown,
  event: CloudEvent,
  programs: EventPrograms,
): Promise<boolean> {
  const value = event[name];
  if (isDeepStrictEqual(expected, value)) return true;
  if (typeof expected === "string") {
    const program = expressionOf(expected);
    if (program === undefined) return matchesPattern(name, expected, programs);
    const result = await programs.evaluate(asCondition(name, program), name);
    return result === true || (typeof result !== "boolean" && result !== null && isSame(result, value));
  }
  return partsFit(expected, value, [name], programs);
}

/** An object of `with` says of some members what they must be. */
async function partsFit(expected: unknown, value: unknown, path: string[], programs: EventPrograms): Promise<boolean> {
  if (typeof expected !== "object" || expected === null || Array.isArray(expected)) {
    return isDeepStrictEqual(expected, value);
  }
  if (typeof value !== "object" || value === null) return false;
  const fits = await Promise.all(
    Object.entries(expected).map(async ([key, part]) => {
      const actual = (value as Record<string, unknown>)[key];
      if (isDeepStrictEqual(part, actual)) return true;
      const program = expressionOf(part);
      if (program === undefined) return partsFit(part, actual, [...path, key], programs);
      const [attribute = "", ...keys] = [...path, key];
      const at = keys.map((name) => `[${JSON.stringify(name)}]`).join("");
      return (await programs.evaluate(`.${at} | (${program}\n)`, attribute)) === true;
    }),
  );
  return !fits.includes(false);
}

/**
 * The specification's examples name the members of `data` both as `.member` and as `.data.member`: data
 * without a member of that name can be reached by it.
 */
function asCondition(name: string, program: string): string {
  if (name !== "data" || !/\.data\b/.test(program)) return program;
  return `(if type == "object" and (has("data") | not) then . + {data: .} else . end) | (${program}\n)`;
}

async function matchesPattern(name: string, pattern: string, programs: EventPrograms): Promise<boolean> {
  const isAnchored = pattern.startsWith("^") || pattern.endsWith("$");
  const whole = isAnchored ? pattern : `^(?:${pattern})$`;
  try {
    return (await programs.evaluate(`test(${JSON.stringify(whole)})`, name)) === true;
  } catch (error) {
    // A text with such characters need not be an expression: an address may have a question mark.
    if (error instanceof ExpressionFault && error.kind === "runtime") return false;
    throw error;
  }
}

async function correlationValue(from: string, event: CloudEvent, programs: EventPrograms): Promise<unknown> {
  const program = programOf(from);
  const value = await valueOrNull(programs.evaluate(program));
  if (value !== null || typeof event.data !== "object" || event.data === null) return value;
  return valueOrNull(programs.evaluate(program, "data"));
}

/** Gives null where the expression fails, for instance because a text has no members. */
async function valueOrNull(evaluating: Promise<unknown>): Promise<unknown> {
  try {
    return await evaluating;
  } catch (error) {
    if (error instanceof ExpressionFault && error.kind === "runtime") return null;
    throw error;
  }
}

async function expectedValue(expect: unknown, programs: EventPrograms): Promise<unknown> {
  const program = expressionOf(expect);
  return program === undefined ? expect : programs.evaluate(program);
}

/** A constant is a text in the document, also where the event has a number. */
function isSame(value: unknown, expected: unknown): boolean {
  if (isDeepStrictEqual(value, expected)) return true;
  return (typeof value !== "object" || isNumber(value)) && typeof expected === "string" && String(value) === expected;
}

/** Gives the program of a text that is a runtime expression as a whole. */
function expressionOf(text: unknown): string | undefined {
  return typeof text === "string" ? wholeExpression(findExpressions(text)) : undefined;
}
