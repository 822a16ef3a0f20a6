import { pointerTo } from "@parley/json";
import type { SentValue } from "../explaining/diagnose-values.ts";
import { elementOf, faultOf, notAccepted, parameterOf } from "../parameter-of.ts";
import { columnIn } from "../rules/column-in.ts";
import type { OpenTable } from "../rules/open-table.ts";
import type { Column } from "../table-description.ts";
import { wrongRequest } from "../wrong-request.ts";

export type SentRow = Record<string, unknown>;

/** Rows that are to be written, checked as far as that costs little. */
export type SentRows = {
  rows: SentRow[];
  /** The columns that any row names. */
  columns: Column[];
  /** Columns that some rows leave to their default, and others do not. */
  uneven: Column[];
};

/**
 * Finds the columns of the rows, and refuses values that PostgreSQL would store otherwise than they
 * were meant. Bytes become what PostgreSQL reads.
 * @throws Problem unknown-column, value-not-accepted
 */
export function readRows(open: OpenTable, rows: readonly SentRow[], pointer: string): SentRows {
  const counts = new Map<string, { column: Column; count: number }>();
  let hasBytes = false;
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index]!;
    for (const name of Object.keys(row)) {
      let used = counts.get(name);
      if (used === undefined) {
        const column = writableColumn(open, name, pointerTo(pointer, index, name));
        used = { column, count: 0 };
        hasBytes ||= column.elementKind === "bytes";
        counts.set(name, used);
      }
      used.count++;
      checkValue(used.column, row[name], pointer, index, name);
    }
  }
  const used = [...counts.values()];
  // Rows of defaults only: SQL wants a column to say so for several rows.
  const [first] = open.table.columns;
  if (used.length === 0 && rows.length > 1 && first !== undefined)
    return { rows: [...rows], columns: [first], uneven: [first] };
  return {
    rows: hasBytes ? rows.map((row) => withBytes(row, open)) : [...rows],
    columns: used.map(({ column }) => column),
    uneven: used.filter(({ column, count }) => count < rows.length && column.hasDefault).map(({ column }) => column),
  };
}

export function writableColumn({ table, columns }: OpenTable, name: string, pointer: string): Column {
  const column = columnIn(columns, table.name, name, pointer);
  if (column.isWritable) return column;
  throw wrongRequest(pointer, "is a column whose values PostgreSQL makes. Leave it out");
}

/** Pointers are only written for faults: this runs for every value. */
function checkValue(column: Column, value: unknown, pointer: string, index: number, name: string): void {
  if (value === null) return;
  if (column.isArray || column.elementKind === "json") {
    parameterOf(column, value, pointerTo(pointer, index, name));
    return;
  }
  const fault = faultOf(column, value);
  if (fault !== undefined) throw notAccepted(pointerTo(pointer, index, name), fault);
}

function withBytes(row: SentRow, { columns }: OpenTable): SentRow {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, bytesAsHex(columns.get(name)!, value)]));
}

function bytesAsHex(column: Column, value: unknown): unknown {
  if (column.elementKind !== "bytes" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => bytesAsHex(column, item));
  return `\\x${(elementOf(column, value, "") as Buffer).toString("hex")}`;
}

/** Gives every value of the rows, with its place. */
export function valuesOfRows({ rows, columns }: SentRows, pointer: string): SentValue[] {
  return rows.flatMap((row, index) =>
    columns.map((column) => ({
      column,
      value: Object.hasOwn(row, column.name) ? row[column.name] : null,
      pointer: pointerTo(pointer, index, column.name),
    })),
  );
}
