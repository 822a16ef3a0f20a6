import { isUtf8 } from "node:buffer";
import { invalidRequest, malformedJson, Problem } from "../kernel/problem.ts";
import { escapePointer } from "../kernel/wire/explain-faults.ts";

/** Deeper nesting than any request of ours needs; far below what makes PostgreSQL's jsonb refuse a value. */
const maxDepth = 64;

/** Escapes that need a look: NUL, which PostgreSQL cannot store, and surrogates, which must come in pairs. */
const suspiciousEscape = /\\u(?:0000|[dD][89a-fA-F])/;

/** Parses a JSON body. Undefined for an empty one. Throws malformed-json or invalid-request. */
export function parseJsonBody(raw: string): unknown {
  if (raw.trim() === "") return undefined;
  refuseDeepNesting(raw);
  let value: unknown;
  try {
    value = JSON.parse(raw);
  } catch (cause) {
    throw new Problem(malformedJson, `The body could not be read as JSON: ${positionOf(cause, raw)}.`, { cause });
  }
  return suspiciousEscape.test(raw) || raw.includes("__proto__") ? cleanStrings(value, "/body") : value;
}

/** Makes lone surrogates well-formed and refuses NUL characters, naming the place. Returns the cleaned value. */
export function cleanStrings(value: unknown, pointer: string): unknown {
  if (typeof value === "string") {
    if (value.includes("\0")) {
      throw new Problem(invalidRequest, "Text must not contain NUL characters (U+0000).", {
        errors: [{ pointer, message: "contains a NUL character" }],
      });
    }
    return value.isWellFormed() ? value : value.toWellFormed();
  }
  if (Array.isArray(value)) return value.map((item, index) => cleanStrings(item, `${pointer}/${index}`));
  if (value === null || typeof value !== "object") return value;
  const cleaned: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(value)) {
    if (name === "__proto__") {
      throw new Problem(invalidRequest, "A member must not be named __proto__.", {
        errors: [{ pointer: `${pointer}/__proto__`, message: "is not allowed" }],
      });
    }
    const place = `${pointer}/${escapePointer(name)}`;
    cleaned[String(cleanStrings(name, place))] = cleanStrings(member, place);
  }
  return cleaned;
}

/** Counts brackets outside of strings before parsing, so that no later recursion can be driven too deep. */
function refuseDeepNesting(raw: string): void {
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < raw.length; index++) {
    const code = raw.charCodeAt(index);
    if (isInString) {
      if (code === 0x5c) index++;
      else if (code === 0x22) isInString = false;
    } else if (code === 0x22) isInString = true;
    else if (code === 0x7b || code === 0x5b) {
      if (++depth > maxDepth) throw new Problem(invalidRequest, `The body is nested deeper than ${maxDepth} levels.`);
    } else if (code === 0x7d || code === 0x5d) depth--;
  }
}

/** The parser's own message quotes the body, which may hold a password; only the position is told. */
function positionOf(cause: unknown, raw: string): string {
  const found = /position (\d+)/.exec(String(cause));
  const position = found === null ? raw.length : Number(found[1]);
  return `something is wrong at character ${position}`;
}

/** Bytes that are no UTF-8 would silently become other text than was signed. */
export function readUtf8(bytes: Buffer): string {
  if (isUtf8(bytes)) return bytes.toString("utf8");
  throw new Problem(malformedJson, "The body is not UTF-8, as JSON must be.");
}
