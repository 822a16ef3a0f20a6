import { createHash } from "node:crypto";
import { invalidRequest, Problem } from "../../../../kernel/problem.ts";
import type { Select } from "../../schema.ts";

/**
 * The values by which the last row of a page was sorted, as texts of PostgreSQL, and the query that
 * they belong to. The values are no secret and give no more rights: the next page is read with the
 * same filter and the same rules as any other.
 */
type Cursor = readonly (string | null)[];

export function writeCursor(query: Select, values: Cursor): string {
  return Buffer.from(JSON.stringify([markOf(query), ...values])).toString("base64url");
}

/** @throws Problem invalid-request, for a cursor of another query and for what is no cursor */
export function readCursor(query: Select, cursor: string, length: number, pointer: string): Cursor {
  const [mark, ...values] = partsOf(cursor);
  const isText = values.every((value) => value === null || (typeof value === "string" && !value.includes("\0")));
  if (mark === markOf(query) && values.length === length && isText) return values as Cursor;
  throw new Problem(
    invalidRequest,
    "This cursor belongs to another query. Send it with the same table, where, orderBy and search, or start again without it.",
    { errors: [{ pointer, message: "is not a cursor of this query" }] },
  );
}

function partsOf(cursor: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}

/** The limit, the columns and what is embedded may differ from page to page. */
function markOf({ table, where, orderBy, search }: Select): string {
  const query = JSON.stringify([table, where ?? {}, orderBy ?? [], search ?? null]);
  return createHash("sha256").update(query).digest("base64url").slice(0, 16);
}
