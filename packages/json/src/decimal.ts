import type { AnyNumber } from "./exact-number.ts";

/** A number in decimal: `0.digits × 10^exponent`. Zero has no digits. */
type Decimal = { isNegative: boolean; digits: string; exponent: number };

const form = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;
const zero: Decimal = { isNegative: false, digits: "", exponent: 0 };

/** Reads a number as JSON or JavaScript writes it. */
export function decimalOf(number: AnyNumber | string): Decimal {
  const found = form.exec(String(number));
  if (found === null) throw new TypeError("This text is no number of JSON.");
  const [, sign, whole = "", fraction = "", exponent = "0"] = found;
  const all = whole + fraction;
  let from = 0;
  while (all[from] === "0") from++;
  let to = all.length;
  while (to > from && all[to - 1] === "0") to--;
  if (from === to) return zero;
  return { isNegative: sign === "-", digits: all.slice(from, to), exponent: whole.length - from + Number(exponent) };
}

/** Returns a negative number when the left number is smaller, 0 when they are equal. */
export function compareNumbers(left: AnyNumber, right: AnyNumber): number {
  if (typeof left === "number" && typeof right === "number") return left < right ? -1 : left > right ? 1 : 0;
  return compareDecimals(decimalOf(left), decimalOf(right));
}

export function compareDecimals(left: Decimal, right: Decimal): number {
  const [sign, other] = [signOf(left), signOf(right)];
  if (sign !== other) return sign - other;
  if (left.exponent !== right.exponent) return left.exponent < right.exponent ? -sign : sign;
  return left.digits === right.digits ? 0 : left.digits < right.digits ? -sign : sign;
}

function signOf({ digits, isNegative }: Decimal): number {
  return digits === "" ? 0 : isNegative ? -1 : 1;
}

/** Tells whether the number has no fraction: `1.0` and `1e400` have none. */
export function isWholeNumber(number: AnyNumber): boolean {
  if (typeof number === "number") return Number.isInteger(number);
  const { digits, exponent } = decimalOf(number);
  return digits.length <= exponent || digits === "";
}

/** Writes a number without an exponent, which PostgreSQL does not read as an integer: `1e3` is `1000`. */
export function plainTextOf(number: AnyNumber): string {
  const text = String(number);
  if (!/e/i.test(text)) return text;
  const { isNegative, digits, exponent } = decimalOf(text);
  const padded = digits.padStart(digits.length + Math.max(0, 1 - exponent), "0");
  const point = Math.max(1, exponent);
  const whole = padded.slice(0, point).padEnd(point, "0");
  const fraction = padded.slice(point);
  return `${isNegative ? "-" : ""}${whole}${fraction === "" ? "" : `.${fraction}`}`;
}

/** Tells whether the number is a whole multiple of the other, in decimal and not in doubles. */
export function isMultipleOf(number: AnyNumber, of: AnyNumber): boolean {
  const [value, step] = [decimalOf(number), decimalOf(of)];
  if (value.digits === "" || step.digits === "") return value.digits === "";
  const [places, others] = [value.exponent - value.digits.length, step.exponent - step.digits.length];
  const least = Math.min(places, others);
  const scaled = ({ digits }: Decimal, at: number) => BigInt(digits) * 10n ** BigInt(at - least);
  return scaled(value, places) % scaled(step, others) === 0n;
}
