import { isObject, NumberTooLarge, parseJson } from "@parley/json";

/** Deeper values could not be stored, and recursion over them could overflow the stack. */
const maxDepth = 200;
/** However short a value is, parsing it takes time of the thread that answers requests. */
const maxValues = 250_000;
const needsCleaning = /\\u(?:0000|[dD][89a-fA-F])|"__proto__"/;

/** The text is no JSON, or too large or too deep to be used. */
export class UnreadableJson extends Error {
  override name = "UnreadableJson";
}

/**
 * JSON of another server, as PostgreSQL can store it. Numbers keep their digits; NUL characters and halves of characters become
 * U+FFFD.
 * @throws UnreadableJson
 */
export function readJson(text: string): unknown {
  const written = text.replace(/^\uFEFF/, "");
  refuseHostileShape(written);
  let value: unknown;
  try {
    value = parseJson(written);
  } catch (cause) {
    if (cause instanceof NumberTooLarge) throw new UnreadableJson(cause.message, { cause });
    throw new UnreadableJson("It is not valid JSON.", { cause });
  }
  return needsCleaning.test(written) || !written.isWellFormed() ? clean(value) : value;
}

/** A text as PostgreSQL can store it. */
export function cleanText(text: string): string {
  return text.toWellFormed().replaceAll("\0", "\uFFFD");
}

function clean(value: unknown): unknown {
  if (typeof value === "string") return cleanText(value);
  if (Array.isArray(value)) return value.map(clean);
  if (!isObject(value)) return value;
  const members = Object.entries(value).filter(([name]) => name !== "__proto__");
  return Object.fromEntries(members.map(([name, member]) => [cleanText(name), clean(member)]));
}

function refuseHostileShape(text: string): void {
  let depth = 0;
  let values = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isInString) {
      if (code === 0x5c) at++;
      else if (code === 0x22) isInString = false;
    } else if (code === 0x22) isInString = true;
    else if (code === 0x2c) values++;
    else if (code === 0x5b || code === 0x7b) {
      values++;
      if (++depth > maxDepth) throw new UnreadableJson(`It is nested deeper than ${maxDepth} levels.`);
    } else if (code === 0x5d || code === 0x7d) depth--;
  }
  if (values > maxValues) throw new UnreadableJson(`It has more than ${maxValues} values.`);
}
