import { type FieldError, invalidRequest, Problem } from "../../../kernel/problem.ts";

/** PostgreSQL cuts longer names without a word. */
const maxBytes = 63;

/**
 * Refuses what cannot be a name in PostgreSQL. Any other text can: names are always quoted.
 * @throws Problem invalid-request
 */
export function checkIdentifier(name: string, pointer: string): string {
  const fault = faultOf(name);
  if (fault === undefined) return name;
  const error: FieldError = { pointer, message: fault };
  throw new Problem(invalidRequest, `${pointer} ${fault}.`, { errors: [error] });
}

function faultOf(name: string): string | undefined {
  if (name === "") return "must not be empty";
  if (name.includes("\0")) return "must not have NUL characters";
  if (!name.isWellFormed()) return "must not have halves of surrogate pairs";
  const bytes = Buffer.byteLength(name);
  return bytes > maxBytes
    ? `has ${bytes} bytes, and names have at most ${maxBytes}: PostgreSQL would cut it`
    : undefined;
}
