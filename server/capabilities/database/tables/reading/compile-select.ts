import { type Count, type Select, usualLimit } from "../../schema.ts";
import type { Compiled, Finished, Row } from "../compiled.ts";
import { diagnoseValues } from "../explaining/diagnose-values.ts";
import { allOf } from "../filtering/condition.ts";
import { readWhere } from "../filtering/read-where.ts";
import { valuesOf } from "../filtering/values-of.ts";
import { chosenColumns, type OpenTable, openTable } from "../rules/open-table.ts";
import { placeIn, type TableScope } from "../rules/table-scope.ts";
import { type Column, identifyingColumns } from "../table-description.ts";
import { wrongRequest } from "../wrong-request.ts";
import { compileAggregate } from "./compile-aggregate.ts";
import { compileEmbeds } from "./compile-embeds.ts";
import { readCursor, writeCursor } from "./cursor.ts";
import { completeOrder, readOrder } from "./read-order.ts";
import { readSearch } from "./read-search.ts";
import { countStatement, type Order, selectStatement } from "./store.ts";

/**
 * Reads rows of a table. One row more than asked for tells whether there is a next page.
 * @throws Problem forbidden, invalid-request, unknown-table, unknown-column, value-not-accepted
 */
export function compileSelect(scope: TableScope, select: Select): Compiled {
  if (select.aggregate !== undefined) return compileAggregate(scope, select);
  if (select.groupBy !== undefined) throw wrongRequest(placeIn(scope, "/groupBy"), "needs aggregate");
  const open = openTable(scope, "select", select.table, placeIn(scope, "/table"));
  const columns = chosenColumns(open, select.columns, placeIn(scope, "/columns"));
  const where = readWhere(open.columns, open.table.name, select.where ?? {}, placeIn(scope, "/where"));
  const search = readSearch(open, select.search, placeIn(scope, "/search"));
  const isRanked = search !== undefined && (select.orderBy ?? []).length === 0;
  const order = isRanked ? [] : completeOrder(open.table, readOrder(open, select.orderBy, placeIn(scope, "/orderBy")));
  const embeds = compileEmbeds(scope, open, select.embed ?? {}, placeIn(scope, "/embed"));
  const limit = Math.min(select.limit ?? usualLimit, scope.maxRows);
  const pages = pagesOf(open, order, isRanked);
  const keys = pages === undefined ? [] : pages.map((each) => keyOf(each, columns));
  const taken = new Set([...columns.map(({ name }) => name), ...embeds.map(({ query }) => query.name)]);
  const hidden = keys.flatMap((key) => (key.isHidden ? [{ column: key.column, as: hiddenName(key, taken) }] : []));
  const statement = selectStatement({
    schemaName: scope.schemaName,
    table: open.table.name,
    columns,
    hidden,
    embeds: embeds.map(({ query }) => query),
    where: allOf([open.rows, where]),
    search,
    order,
    after: readAfter(scope, select, pages),
    limit: limit + 1,
    offset: select.offset ?? 0,
  });
  return {
    ...statement,
    access: "read",
    diagnose: () => diagnoseValues([where, ...embeds.map((embed) => embed.where)].flatMap(valuesOf)),
    hiddenFields: hidden.map(({ as }) => as),
    finish: (rows) => {
      const page = rows.length > limit ? rows.slice(0, limit) : rows;
      const last = rows.length > limit ? page.at(-1) : undefined;
      const nextCursor =
        last === undefined || pages === undefined
          ? null
          : writeCursor(
              select,
              keys.map((key) => textOf(last, key)),
            );
      return { rows: finishRows(page, hidden, embeds), nextCursor };
    },
  };
}

type Key = { column: Column; isHidden: boolean; as: string };

/**
 * Gives the order that a cursor is made of. It gives undefined where pages cannot be continued:
 * without a key, with one that the caller may not see, or sorted by rank.
 */
function pagesOf({ table, columns }: OpenTable, order: readonly Order[], isRanked: boolean) {
  const isShown = order.every(({ column }) => columns.has(column.name));
  return isRanked || !isShown || identifyingColumns(table).length === 0 ? undefined : order;
}

/** These are shown exactly as PostgreSQL reads them again. */
const exactKinds = new Set(["text", "integer", "bigint", "numeric", "scalar", "date", "timestamptz", "timestamp"]);

/** Says where the row has the value: in a column that is shown, or in a hidden one. */
function keyOf({ column }: Order, shown: readonly Column[]): Key {
  const isHidden = column.isArray || !exactKinds.has(column.elementKind) || !shown.includes(column);
  return { column, isHidden, as: column.name };
}

function hiddenName(key: Key, taken: Set<string>): string {
  let name = "~0";
  for (let number = 1; taken.has(name); number++) name = `~${number}`;
  taken.add(name);
  key.as = name;
  return name;
}

function textOf(row: Row, { as }: Key): string | null {
  const value = row[as];
  return value === null || value === undefined ? null : String(value);
}

function readAfter(scope: TableScope, select: Select, pages: readonly Order[] | undefined) {
  const { cursor, offset } = select;
  if (cursor === undefined) return undefined;
  const pointer = placeIn(scope, "/cursor");
  if (offset !== undefined) throw wrongRequest(pointer, "goes without offset: it says already where the page begins");
  if (pages !== undefined) return [...readCursor(select, cursor, pages.length, pointer)];
  throw wrongRequest(pointer, "needs a table with a primary key, and orderBy beside search. Use offset");
}

type Embeds = ReturnType<typeof compileEmbeds>;

function finishRows(rows: Row[], hidden: readonly { as: string }[], embeds: Embeds): Finished["rows"] {
  if (hidden.length === 0 && embeds.length === 0) return rows;
  for (const row of rows) {
    for (const { as } of hidden) delete row[as];
    for (const { query, read } of embeds) row[query.name] = read(row[query.name]);
  }
  return rows;
}

/** @throws Problem forbidden, invalid-request, unknown-table, unknown-column, value-not-accepted */
export function compileCount(scope: TableScope, { table, where }: Count): Compiled {
  const open = openTable(scope, "count", table, placeIn(scope, "/table"));
  const asked = readWhere(open.columns, open.table.name, where ?? {}, placeIn(scope, "/where"));
  return {
    ...countStatement(scope.schemaName, open.table.name, allOf([open.rows, asked])),
    access: "read",
    diagnose: () => diagnoseValues(valuesOf(asked)),
  };
}
