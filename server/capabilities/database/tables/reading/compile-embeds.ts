import { pointerTo } from "@parley/json";
import { valueTypes } from "../../plane/value-types.ts";
import type { Select } from "../../schema.ts";
import { checkIdentifier } from "../check-identifier.ts";
import type { Row } from "../compiled.ts";
import { allOf, type Condition } from "../filtering/condition.ts";
import { readWhere } from "../filtering/read-where.ts";
import { columnIn } from "../rules/column-in.ts";
import { chosenColumns, type OpenTable, openTable } from "../rules/open-table.ts";
import type { TableScope } from "../rules/table-scope.ts";
import { type Column, isUniqueBy } from "../table-description.ts";
import { wrongRequest } from "../wrong-request.ts";
import { completeOrder, readOrder } from "./read-order.ts";
import type { EmbedQuery } from "./store.ts";

const usualEmbedded = 100;
const maxEmbeds = 10;

/** Related rows of one name: the query, what the caller asked for in it, and how its result is read. */
type Embed = { query: EmbedQuery; where: Condition; read(lists: unknown): unknown };
type Asked = NonNullable<Select["embed"]>[string];

/** @throws Problem forbidden, unknown-table, unknown-column, invalid-request, value-not-accepted */
export function compileEmbeds(
  scope: TableScope,
  open: OpenTable,
  asked: NonNullable<Select["embed"]>,
  pointer: string,
): Embed[] {
  const entries = Object.entries(asked);
  if (entries.length > maxEmbeds) throw wrongRequest(pointer, `has more than ${maxEmbeds} names`);
  return entries.map(([name, each]) => compileEmbed(scope, open, name, each, pointerTo(pointer, name)));
}

function compileEmbed(scope: TableScope, open: OpenTable, name: string, asked: Asked, pointer: string): Embed {
  checkIdentifier(name, pointer);
  if (open.columns.has(name)) throw wrongRequest(pointer, "is the name of a column. Choose another one");
  const theirs = openTable(scope, "select", asked.table, `${pointer}/table`);
  const on = readPairs(open, theirs, asked.on, `${pointer}/on`);
  const columns = chosenColumns(theirs, asked.columns, `${pointer}/columns`);
  const where = readWhere(theirs.columns, theirs.table.name, asked.where ?? {}, `${pointer}/where`);
  const isOne = isUniqueBy(theirs.table, new Set(on.map((pair) => pair.theirs.name)));
  const query: EmbedQuery = {
    name,
    table: theirs.table.name,
    columns,
    on,
    where: allOf([theirs.rows, where]),
    order: isOne ? [] : completeOrder(theirs.table, readOrder(theirs, asked.orderBy, `${pointer}/orderBy`)),
    isOne,
    limit: isOne ? 1 : (asked.limit ?? usualEmbedded),
  };
  const read = readerOf(columns);
  return {
    query,
    where,
    read: (lists) => (isOne ? ((lists as Texts[]).map(read)[0] ?? null) : (lists as Texts[]).map(read)),
  };
}

function readPairs(open: OpenTable, theirs: OpenTable, on: Record<string, string>, pointer: string) {
  const pairs = Object.entries(on).map(([theirName, ourName]) => {
    const place = pointerTo(pointer, theirName);
    return {
      theirs: columnIn(theirs.columns, theirs.table.name, theirName, place),
      ours: columnIn(open.columns, open.table.name, ourName, place),
    };
  });
  if (pairs.length === 0) throw wrongRequest(pointer, "must name at least one pair, {theirColumn: ourColumn}");
  return pairs;
}

type Texts = (string | null)[];

function readerOf(columns: readonly Column[]): (texts: Texts) => Row {
  const reads = columns.map(({ name, typeId }) => ({ name, read: readerOfType(typeId) }));
  return (texts) =>
    Object.fromEntries(
      reads.map(({ name, read }, index) => {
        const text = texts[index] ?? null;
        return [name, text === null ? null : read(text)];
      }),
    );
}

/** Related rows are shown like any others: their texts are read as those of the answer are. */
function readerOfType(typeId: number): (text: string) => unknown {
  // pg's own types list the built-in types only.
  return (valueTypes.getTypeParser as (oid: number, format: "text") => (text: string) => unknown)(typeId, "text");
}
