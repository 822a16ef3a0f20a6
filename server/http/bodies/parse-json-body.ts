import { isUtf8 } from "node:buffer";
import { hasExactNumbers, mayHaveExactNumbers, NumberTooLarge, parseJson } from "@parley/json";
import { invalidRequest, malformedJson, numberTooLarge, Problem } from "../../kernel/problem.ts";
import { cleanStrings } from "./clean-strings.ts";
import { noteExactNumbers } from "./note-exact-numbers.ts";

/** No request needs deeper nesting, and PostgreSQL's jsonb accepts far more. */
const maxDepth = 64;
/**
 * However short a value is, it takes time to parse and to check: three million empty lists fit into
 * 8 MiB and take a second.
 */
const maxValues = 200_000;

/**
 * Escapes that may need cleaning: NUL, which PostgreSQL cannot store, and surrogates, which must
 * come in pairs.
 */
const suspiciousEscape = /\\u(?:0000|[dD][89a-fA-F])/;

const quote = 0x22;
const backslash = 0x5c;

/**
 * Parses a JSON body; numbers keep their digits. Undefined for an empty one. Throws malformed-json,
 * number-too-large or invalid-request.
 */
export function parseJsonBody(raw: string): unknown {
  if (raw.trim() === "") return undefined;
  refuseHostileShape(raw);
  const mayBeExact = mayHaveExactNumbers(raw);
  let value: unknown;
  try {
    value = mayBeExact ? parseJson(raw) : JSON.parse(raw);
  } catch (cause) {
    if (cause instanceof NumberTooLarge) throw tooLarge(cause);
    throw new Problem(
      malformedJson,
      `The body is not valid JSON: the mistake is at character ${positionOf(cause, raw)}.`,
      { cause },
    );
  }
  if (suspiciousEscape.test(raw) || raw.includes("__proto__")) value = cleanStrings(value, "/body");
  if (mayBeExact && hasExactNumbers(value)) noteExactNumbers(value);
  return value;
}

function tooLarge({ pointer }: NumberTooLarge): Problem {
  const message = "has more digits, or a larger exponent, than can be stored. Send it as a text";
  return new Problem(numberTooLarge, `/body${pointer} ${message}.`, {
    errors: [{ pointer: `/body${pointer}`, message }],
  });
}

/**
 * Counts brackets before parsing, so that no later recursion over the value can overflow the stack,
 * and commas, so that the value is not too large for one moment of the thread that answers all
 * requests.
 */
function refuseHostileShape(raw: string): void {
  let depth = 0;
  let values = 0;
  for (let index = 0; index < raw.length; index++) {
    const code = raw.charCodeAt(index);
    if (code === quote) index = endOfText(raw, index);
    else if (code === 0x2c) values++;
    else if (code === 0x7b || code === 0x5b) {
      values++;
      if (++depth > maxDepth)
        throw new Problem(invalidRequest, `The body is nested deeper than ${maxDepth} levels. Send flatter data.`);
    } else if (code === 0x7d || code === 0x5d) depth--;
  }
  if (values > maxValues) {
    throw new Problem(invalidRequest, `The body has more than ${maxValues} values. Send it in several requests.`);
  }
}

/** Returns the place of the quote that ends a text, most of which are long and have no escapes. */
function endOfText(raw: string, start: number): number {
  for (let end = raw.indexOf('"', start + 1); end >= 0; end = raw.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (raw.charCodeAt(end - 1 - backslashes) === backslash) backslashes++;
    if (backslashes % 2 === 0) return end;
  }
  return raw.length;
}

/**
 * Only the position is told: the parser's own message quotes the body, which may hold a password.
 */
function positionOf(cause: unknown, raw: string): number {
  const found = /position (\d+)/.exec(String(cause));
  return found === null ? raw.length : Number(found[1]);
}

/**
 * Decodes UTF-8 strictly: a lenient decoder would silently change the text that was signed. Throws
 * malformed-json.
 */
export function readUtf8(bytes: Buffer): string {
  if (isUtf8(bytes)) return bytes.toString("utf8");
  throw new Problem(malformedJson, "The body is not valid UTF-8. Encode JSON as UTF-8.");
}
