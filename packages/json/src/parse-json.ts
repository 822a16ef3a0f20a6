import { compareDecimals, decimalOf } from "./decimal.ts";
import { type AnyNumber, ExactNumber } from "./exact-number.ts";
import { isObject } from "./is-object.ts";
import { markNumbersIn, putNumbers } from "./mark-numbers-in.ts";
import { pointerTo } from "./pointer-to.ts";

/**
 * A number of 15 digits with a point, or of 16 digits and more, or with an exponent of three. Texts
 * of ids and dates have no such number behind a sign of JSON; those that have one cost time only.
 */
const perhapsInexact = /(?:^|[\s:,[])-?(?:[\d.]{16}|\d[\d.]*[eE][+-]?\d{3})/;

/** Tells quickly whether JSON may have a number that a double does not hold. */
export function mayHaveExactNumbers(text: string): boolean {
  return perhapsInexact.test(text);
}

/** PostgreSQL's numeric has so many digits before the point, and behind it. */
const mostWholeDigits = 131_072;
const mostFractionDigits = 16_383;
/** PostgreSQL writes `1e9` with all its zeros: a short text must not become a very long one. */
const largestExponent = 1_000;

/** A number that PostgreSQL cannot store. */
export class NumberTooLarge extends SyntaxError {
  override name = "NumberTooLarge";
  /** The RFC 6901 pointer of the number in the text. */
  readonly pointer: string;

  constructor(pointer: string) {
    super(
      `The number at ${pointer === "" ? "the top" : pointer} has more digits or a larger exponent than can be stored.`,
    );
    this.pointer = pointer;
  }
}

/**
 * Parses JSON and keeps every digit: a number that a double does not hold becomes an `ExactNumber`.
 * Texts without such numbers are parsed as fast as by `JSON.parse`.
 * @throws NumberTooLarge; SyntaxError, as JSON.parse does
 *
 * @example
 * JSON.stringify(parseJson('{"id":7615917337495251231}')); // {"id":7615917337495251231}
 */
export function parseJson(text: string): unknown {
  if (!perhapsInexact.test(text)) return JSON.parse(text);
  let hasTooLarge = false;
  const value = parseNumbers(text, (source) => {
    if (isHeld(source)) return undefined;
    if (!isStorable(source)) hasTooLarge = true;
    return new ExactNumber(source);
  });
  if (hasTooLarge) throw new NumberTooLarge(findTooLarge(value, "") ?? "");
  return value;
}

/** Reads JSON as `parseJson` does. A number that cannot be stored becomes the nearest finite double. */
export function parseJsonWithin(text: string): unknown {
  if (!perhapsInexact.test(text)) return JSON.parse(text);
  return parseNumbers(text, (source) => {
    if (isHeld(source)) return undefined;
    if (isStorable(source)) return new ExactNumber(source);
    return Math.max(-Number.MAX_VALUE, Math.min(Number.MAX_VALUE, Number(source)));
  });
}

/** Some spellings of numbers that JSON.stringify would write in another way. */
const perhapsSpelledApart = /\d{16}|\.\d*0(?!\d)|\d[eE]|-0/;

/** Reads JSON as `parseJson` does, and keeps the spelling of numbers too, such as `1.50` and `1e2`. */
export function parseJsonAsWritten(text: string): unknown {
  if (!perhapsSpelledApart.test(text)) return JSON.parse(text);
  return parseNumbers(text, (source) => (String(Number(source)) === source ? undefined : new ExactNumber(source)), 1);
}

/** A shorter number is a double in any case. */
const shortestInexact = 16;

/** `read` gives undefined for a number that may stay a double. */
function parseNumbers(
  text: string,
  read: (source: string) => AnyNumber | undefined,
  shortest: number = shortestInexact,
): unknown {
  const marked = markNumbersIn(text, read, shortest);
  if (marked === undefined) return JSON.parse(text);
  try {
    return putNumbers(JSON.parse(marked.text), marked.numbers);
  } catch (cause) {
    // Numbers are put in by a recursion, which JSON.parse itself needs not.
    if (cause instanceof RangeError) throw new SyntaxError("The text is nested too deeply.", { cause });
    // This tells the mistake by its place in the text that was given.
    return JSON.parse(text);
  }
}

/**
 * Gives the number for its text in JSON: a double where that has the same value.
 * @throws TypeError for another text
 */
export function numberOf(text: string): AnyNumber {
  return isHeld(text) ? Number(text) : new ExactNumber(text);
}

/** JavaScript writes no double with more digits. */
const mostDigitsOfDouble = 17;

/** An id or an amount of this form has too many digits, which tells more quickly than a double does. */
const manyDigits = /^-?[1-9][\d.]{17,}[1-9]$/;

/** Tells whether a double, and its shortest text, have the value that was written. */
function isHeld(source: string): boolean {
  if (manyDigits.test(source)) return false;
  const double = Number(source);
  const shown = String(double);
  if (shown === source) return true;
  const written = decimalOf(source);
  if (!Number.isFinite(double) || written.digits.length > mostDigitsOfDouble) return false;
  return compareDecimals(written, decimalOf(shown)) === 0;
}

/** Tells whether PostgreSQL can store a number of JSON. */
function isStorable(source: string): boolean {
  if (source.length <= mostFractionDigits && !/e/i.test(source)) return true;
  const [mantissa = "", exponent = "0"] = source.split(/e/i);
  const [whole = "", fraction = ""] = mantissa.replace("-", "").split(".");
  const moved = Number(exponent);
  return (
    Math.abs(moved) <= largestExponent &&
    whole.length + moved <= mostWholeDigits &&
    fraction.length - moved <= mostFractionDigits
  );
}

function findTooLarge(value: unknown, pointer: string): string | undefined {
  if (value instanceof ExactNumber) return isStorable(value.text) ? undefined : pointer;
  if (!Array.isArray(value) && !isObject(value)) return undefined;
  for (const [name, part] of Object.entries(value)) {
    const found = findTooLarge(part, pointerTo(pointer, name));
    if (found !== undefined) return found;
  }
  return undefined;
}
