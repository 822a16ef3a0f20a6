import { compareNumbers, isWholeNumber } from "../decimal.ts";
import { type AnyNumber, ExactNumber } from "../exact-number.ts";
import { parseEmailAddress } from "./parse-email-address.ts";

/**
 * A schema may ask for these formats of texts. Each check takes time in proportion to the length of
 * the text.
 */
const texts: Record<string, (text: string) => boolean> = {
  "date-time": (text) => /^.{10}t/i.test(text) && isDate(text.slice(0, 10)) && isTime(text.slice(11)),
  date: isDate,
  time: isTime,
  uuid: (text) => /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text),
  email: (text) => text === text.trim() && parseEmailAddress(text) !== undefined,
  uri: (text) => URL.canParse(text),
};

/** The formats of numbers, which are OpenAPI's. */
const numbers: Record<string, (number: AnyNumber) => boolean> = {
  ...Object.fromEntries([8, 16, 32, 64].flatMap((bits) => [integerOf(bits, true), integerOf(bits, false)])),
  float: (number) => Math.abs(Number(number)) <= largestFloat,
  double: (number) => Number.isFinite(Number(number)),
};

const largestFloat = (2 - 2 ** -23) * 2 ** 127;

/** A schema names them by `format`. */
export const schemaFormats = { texts, numbers };

function integerOf(bits: number, isSigned: boolean): [string, (number: AnyNumber) => boolean] {
  const [low, high] = isSigned ? [-(2 ** (bits - 1)), 2 ** (bits - 1)] : [0, 2 ** bits];
  const [exactLow, exactHigh] = [low, high].map((limit) => new ExactNumber(String(BigInt(limit)))) as [
    ExactNumber,
    ExactNumber,
  ];
  const isInside = (number: AnyNumber) =>
    typeof number === "number"
      ? number >= low && number < high
      : compareNumbers(number, exactLow) >= 0 && compareNumbers(number, exactHigh) < 0;
  return [`${isSigned ? "" : "u"}int${bits}`, (number) => isWholeNumber(number) && isInside(number)];
}

/** JavaScript reads 30 February as 2 March. */
function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}

const timeForm = /^([01]\d|2[0-3]):([0-5]\d):([0-5]\d|60)(?:\.\d+)?(?:z|([+-])([01]\d|2[0-3]):([0-5]\d))$/i;
const dayMinutes = 24 * 60;

/** Returns true for a time of RFC 3339. A leap second is the last one of a day in UTC. */
function isTime(text: string): boolean {
  const found = timeForm.exec(text);
  if (found === null) return false;
  const [, hours, minutes, seconds, sign, offsetHours = 0, offsetMinutes = 0] = found;
  if (seconds !== "60") return true;
  const offset = (Number(offsetHours) * 60 + Number(offsetMinutes)) * (sign === "-" ? -1 : 1);
  return (Number(hours) * 60 + Number(minutes) - offset + 1 + dayMinutes) % dayMinutes === 0;
}
