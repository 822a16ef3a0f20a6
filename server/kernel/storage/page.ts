import Type, { type TSchema } from "typebox";
import { invalidRequest, Problem } from "../problem.ts";
import type { Secrets } from "../secrets.ts";

/** `?limit=&cursor=` of every list. */
export const PageQuery = Type.Object(
  {
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20, description: "How many to return." })),
    cursor: Type.Optional(Type.String({ maxLength: 1000, description: "The `nextCursor` of the page before." })),
  },
  { additionalProperties: false },
);

export function PageOf<Item extends TSchema>(item: Item) {
  return Type.Object({ data: Type.Array(item), nextCursor: Type.Union([Type.String(), Type.Null()]) });
}

export type Page<Item> = { data: Item[]; nextCursor: string | null };

/** Where the next page of a list begins: the sort key of the last row shown. */
type Position = readonly (string | number)[];

/**
 * Turns `limit + 1` rows into a page. Cursors are signed together with the list's name, so that a
 * caller can neither write a cursor nor use the cursor of another list.
 *
 * @example
 * return pageOf(kernel.secrets, "notices", limit, rows, (row) => [row.id], showNotice);
 */
export function pageOf<Row, Item>(
  secrets: Secrets,
  list: string,
  limit: number,
  rows: Row[],
  positionOf: (row: Row) => Position,
  show: (row: Row) => Item,
): Page<Item> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const nextCursor = rows.length > limit && last !== undefined ? writeCursor(secrets, list, positionOf(last)) : null;
  return { data: shown.map(show), nextCursor };
}

function writeCursor(secrets: Secrets, list: string, position: Position): string {
  const body = Buffer.from(JSON.stringify(position)).toString("base64url");
  return `${body}.${secrets.sign(`cursor:${list}`, body).subarray(0, 16).toString("base64url")}`;
}

/**
 * Where the page begins; undefined for the first page. Throws invalid-request for a cursor that
 * this list did not give.
 */
export function readCursor(secrets: Secrets, list: string, cursor: string | undefined): Position | undefined {
  if (cursor === undefined) return undefined;
  const [body = "", signature = ""] = cursor.split(".");
  const expected = secrets.sign(`cursor:${list}`, body).subarray(0, 16).toString("base64url");
  if (signature !== expected) {
    throw new Problem(invalidRequest, "This list did not give this cursor. Start again without a cursor.", {
      errors: [{ pointer: "/query/cursor", message: "is not a cursor of this list" }],
    });
  }
  return JSON.parse(Buffer.from(body, "base64url").toString("utf8")) as Position;
}
