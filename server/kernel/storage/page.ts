import Type, { type TSchema } from "typebox";
import { invalidRequest, Problem } from "../problem.ts";
import type { Secrets } from "../secrets.ts";
import type { Context } from "../wire/route.ts";
import { Nullable } from "../wire/show.ts";

/** A page has so many items when the query does not say how many. */
export const usualLimit = 20;

/** `?limit=&cursor=` of every list. */
export const PageQuery = Type.Object(
  {
    limit: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 100, default: usualLimit, description: "How many to return." }),
    ),
    cursor: Type.Optional(Type.String({ maxLength: 1000, description: "The `nextCursor` of the page before." })),
  },
  { additionalProperties: false },
);

export function PageOf<Item extends TSchema>(item: Item) {
  return Type.Object({ data: Type.Array(item), nextCursor: Nullable(Type.String()) });
}

export type Page<Item> = { data: Item[]; nextCursor: string | null };

/** The next page of a list begins behind this sort key, which is that of the last row shown. */
type Position = readonly (string | number)[];

/** Answers a short list whole, on one page. */
export const wholePage = <Item>(data: Item[]): Page<Item> => ({ data, nextCursor: null });

type ListQuery = { limit?: number; cursor?: string };

/** A list reads so many rows after the last one that was shown. */
export type PageToFind = {
  /** One more than is shown, which tells whether there is a next page. */
  limit: number;
  /** The sort key of the last row shown. Undefined for the first page. */
  position: Position | undefined;
  /** This holds the position as text, for a list that is sorted by one id or name. */
  last: string | undefined;
};

type List<Row, Item, Query> = {
  /** Cursors hold for one name. A list that is part of something has that thing's id in its name. */
  name: string | ((query: Query) => string);
  find(context: Context, page: PageToFind, query: Query): Promise<Row[]>;
  /** The sort key of a row, where it is not its id. */
  positionOf?: (row: Row) => Position;
} & (
  | { show: (row: Row, context: Context, query: Query) => Item }
  /** For items that are read together. An undefined one is left out of the page. */
  | { showAll: (rows: Row[], context: Context, query: Query) => Promise<(Item | undefined)[]> }
);

/**
 * Makes the operation that answers a list page by page.
 *
 * @example
 * export const listNotices = listOf({
 *   name: "notices",
 *   find: ({ kernel, caller }, page) => findNotices(kernel.database.query, caller.workspaceId, page),
 *   show: showNotice,
 * });
 */
export function listOf<Row extends object, Item, Query extends ListQuery = ListQuery>(
  list: List<Row, Item, Query>,
): (context: Context, query: Query) => Promise<Page<Item>> {
  const positionOf = list.positionOf ?? ((row: Row) => [(row as { id: string }).id]);
  return async (context, query) => {
    const { secrets } = context.kernel;
    const name = typeof list.name === "string" ? list.name : list.name(query);
    const limit = query.limit ?? usualLimit;
    const position = readCursor(secrets, name, query.cursor);
    const last = position?.[0] === undefined ? undefined : String(position[0]);
    const rows = await list.find(context, { limit: limit + 1, position, last }, query);
    const shown = rows.slice(0, limit);
    const items =
      "show" in list ? shown.map((row) => list.show(row, context, query)) : await list.showAll(shown, context, query);
    const lastShown = rows.length > limit ? shown.at(-1) : undefined;
    return {
      data: items.filter((item) => item !== undefined),
      nextCursor: lastShown === undefined ? null : writeCursor(secrets, name, positionOf(lastShown)),
    };
  };
}

/**
 * Writes where the next page begins. Cursors are signed together with the list's name, so that a
 * caller can neither write a cursor nor use the cursor of another list.
 */
export function writeCursor(secrets: Secrets, list: string, position: Position): string {
  const body = Buffer.from(JSON.stringify(position)).toString("base64url");
  return `${body}.${secrets.sign(`cursor:${list}`, body).subarray(0, 16).toString("base64url")}`;
}

/**
 * Reads where the page begins; undefined for the first page. Throws invalid-request for a cursor
 * that this list did not give.
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
