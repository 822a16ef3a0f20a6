import type { AnyNumber } from "./exact-number.ts";

/** Nobody else knows this mark of the process, so that no text becomes a number. */
const mark = `${crypto.randomUUID()} `;
const form = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const [quote, backslash, minus] = [0x22, 0x5c, 0x2d];

/**
 * Puts a text with a mark in the place of each number that `read` gives, because a reviver of
 * JSON.parse takes thirty times as long. Numbers that are shorter and have no exponent are passed
 * over. Undefined when there are none.
 */
export function markNumbersIn(
  json: string,
  read: (source: string) => AnyNumber | undefined,
  shortest: number,
): { text: string; numbers: AnyNumber[] } | undefined {
  const numbers: AnyNumber[] = [];
  let [text, from] = ["", 0];
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at);
    if (code === quote) at = endOfText(json, at);
    if (code !== minus && !isDigit(code)) continue;
    const { end, hasExponent } = endOfNumber(json, at);
    const source = end - at >= shortest || hasExponent ? json.slice(at, end) : "";
    const number = form.test(source) ? read(source) : undefined;
    if (number !== undefined) {
      text += `${json.slice(from, at)}"${mark}${numbers.length}"`;
      from = end;
      numbers.push(number);
    }
    at = end - 1;
  }
  return numbers.length === 0 ? undefined : { text: text + json.slice(from), numbers };
}

/** Puts the numbers in the places of their marks. The value itself is changed. */
export function putNumbers(value: unknown, numbers: readonly AnyNumber[]): unknown {
  if (typeof value === "string") return value.startsWith(mark) ? numbers[Number(value.slice(mark.length))] : value;
  if (typeof value !== "object" || value === null) return value;
  const members = value as Record<string, unknown>;
  for (const name in members) {
    const member = members[name];
    if (typeof member === "string" || typeof member === "object") members[name] = putNumbers(member, numbers);
  }
  return value;
}

const isDigit = (code: number) => code >= 0x30 && code <= 0x39;

function endOfNumber(json: string, start: number): { end: number; hasExponent: boolean } {
  let [end, hasExponent] = [start + 1, false];
  for (; end < json.length; end++) {
    const code = json.charCodeAt(end);
    const isE = code === 0x65 || code === 0x45;
    hasExponent ||= isE;
    // A point, or the sign of an exponent.
    if (!isDigit(code) && !isE && code !== 0x2e && code !== 0x2b && code !== minus) break;
  }
  return { end, hasExponent };
}

/** The place of the quote that closes a text. */
function endOfText(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end >= 0; end = json.indexOf('"', end + 1)) {
    let slashes = 0;
    while (json.charCodeAt(end - 1 - slashes) === backslash) slashes++;
    if (slashes % 2 === 0) return end;
  }
  return json.length;
}
