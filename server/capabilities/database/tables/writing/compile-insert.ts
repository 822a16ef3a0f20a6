import type { Insert, Upsert } from "../../schema.ts";
import type { Compiled, Row } from "../compiled.ts";
import { diagnoseValues } from "../explaining/diagnose-values.ts";
import type { Condition } from "../filtering/condition.ts";
import { chosenColumns, type OpenTable, openTable } from "../rules/open-table.ts";
import { placeIn, type TableScope } from "../rules/table-scope.ts";
import type { Column, TableDescription } from "../table-description.ts";
import { wrongRequest } from "../wrong-request.ts";
import { checkRows } from "./check-rows.ts";
import { readReturning } from "./read-returning.ts";
import { readRows, type SentRow, type SentRows, valuesOfRows } from "./read-rows.ts";
import { insertStatement, type OnConflict, ruleFieldBeside } from "./store.ts";

/** PostgreSQL counts the parameters of a statement with 16 bits. */
const maxParameters = 60_000;

/** @throws Problem forbidden, invalid-request, unknown-table, unknown-column, value-not-accepted, row-not-accepted */
export function compileInsert(scope: TableScope, insert: Insert): Compiled {
  const open = openTable(scope, "insert", insert.table, placeIn(scope, "/table"));
  const sent = sentRows(scope, insert, open);
  const returning = readReturning(scope, open, insert.returning, "insert");
  return changing(scope, open.table, sent, returning, ruleOf(open.rows));
}

/**
 * Rows that exist already take over the columns of `update`.
 * @throws Problem as compileInsert
 */
export function compileUpsert(scope: TableScope, upsert: Upsert): Compiled {
  const open = openTable(scope, "upsert", upsert.table, placeIn(scope, "/table"));
  const sent = sentRows(scope, upsert, open);
  const returning = readReturning(scope, open, upsert.returning, "upsert");
  const keys = chosenKey(open, upsert.onConflict, placeIn(scope, "/onConflict"));
  const update =
    upsert.update === undefined
      ? sent.columns.map(({ name }) => name).filter((name) => !keys.includes(name))
      : chosenColumns(open, upsert.update, placeIn(scope, "/update")).map(({ name }) => name);
  const lacking = update.find((name) => !sent.rows.every((row) => Object.hasOwn(row, name)));
  if (lacking !== undefined)
    throw wrongRequest(
      placeIn(scope, "/rows"),
      `must name ${JSON.stringify(lacking)} in every row, or leave it out of update: rows that exist would lose their value`,
    );
  const rule = ruleOf(open.rows);
  return changing(scope, open.table, sent, returning, rule, { columns: keys, update, rule });
}

function sentRows(scope: TableScope, { rows }: { rows: SentRow[] }, open: OpenTable): SentRows {
  const pointer = placeIn(scope, "/rows");
  const sent = readRows(open, rows, pointer);
  checkRows(open.table, rows, pointer);
  if (sent.uneven.length > 0 && rows.length * sent.columns.length > maxParameters)
    throw wrongRequest(
      pointer,
      `has rows that leave out ${JSON.stringify(sent.uneven[0]!.name)} and rows that do not, and too many of them. Send the two kinds apart`,
    );
  return sent;
}

/** Gives the columns that tell whether a row exists already. Keys that the caller may not name are not told. */
function chosenKey(
  { table, columns }: OpenTable,
  onConflict: readonly string[] | undefined,
  pointer: string,
): string[] {
  const keys = [table.primaryKey, ...table.uniqueKeys].filter(
    (key) => key.length > 0 && key.every((name) => columns.has(name)),
  );
  if (onConflict === undefined) {
    const [first] = keys;
    if (first === table.primaryKey) return first;
    throw wrongRequest(pointer, `is missing, and there is no primary key in ${JSON.stringify(table.name)} to go by`);
  }
  const isKey = keys.some(
    (key) => key.length === new Set(onConflict).size && key.every((name) => onConflict.includes(name)),
  );
  if (isKey) return [...onConflict];
  const names = keys.map((key) => JSON.stringify(key)).join(" or ");
  throw wrongRequest(
    pointer,
    `must be the columns of a primary key or of a unique index${names === "" ? ", and there is none" : `: ${names}`}`,
  );
}

/** Gives undefined where every row is within the rule. */
function ruleOf(rows: Condition): Condition | undefined {
  return rows.kind === "constant" && rows.holds ? undefined : rows;
}

function changing(
  scope: TableScope,
  table: TableDescription,
  sent: SentRows,
  returning: readonly Column[],
  rule: Condition | undefined,
  onConflict?: OnConflict,
): Compiled {
  const returned = { columns: returning, rule, tellsNewRows: scope.tellsNewRows === true };
  return {
    ...insertStatement(scope.schemaName, table.name, sent, returned, onConflict),
    access: "write",
    maxRows: scope.maxRows,
    ...withoutRuleField(rule, returning),
    diagnose: () => diagnoseValues(valuesOfRows(sent, placeIn(scope, "/rows"))),
  };
}

/** Takes the field that was added to the answer for the rule out of it again. */
export function withoutRuleField(
  rule: Condition | undefined,
  returning: readonly Column[],
): Pick<Compiled, "finish" | "hiddenFields"> {
  if (rule === undefined) return {};
  const ruleField = ruleFieldBeside(returning);
  return {
    hiddenFields: [ruleField],
    finish: (rows: Row[]) => {
      for (const row of rows) delete row[ruleField];
      return { rows: returning.length === 0 ? [] : rows };
    },
  };
}
