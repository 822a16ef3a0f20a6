import { invalidRequest, Problem } from "../kernel/problem.ts";
import { escapePointer } from "../kernel/wire/explain-faults.ts";

/**
 * Replaces lone surrogates in every string. Throws invalid-request, with the pointer, for a NUL
 * character.
 */
export function cleanStrings(value: unknown, pointer: string): unknown {
  if (typeof value === "string") {
    if (value.includes("\0")) {
      throw new Problem(invalidRequest, "Text must not contain NUL characters (U+0000). Remove them.", {
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
      throw new Problem(invalidRequest, "A property must not be named __proto__. Rename it.", {
        errors: [{ pointer: `${pointer}/__proto__`, message: "is not allowed" }],
      });
    }
    const place = `${pointer}/${escapePointer(name)}`;
    cleaned[String(cleanStrings(name, place))] = cleanStrings(member, place);
  }
  return cleaned;
}
