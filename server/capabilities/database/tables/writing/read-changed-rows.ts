import { Problem } from "../../../../kernel/problem.ts";
import type { Delete, Update } from "../../schema.ts";
import type { Condition } from "../filtering/condition.ts";
import { readWhere } from "../filtering/read-where.ts";
import { allNeeded } from "../problems.ts";
import type { OpenTable } from "../rules/open-table.ts";
import { placeIn, type TableScope } from "../rules/table-scope.ts";

/**
 * Reads which rows a change is for. A filter that names no column, however it is written, is taken
 * for a mistake unless `all` is true: `{}`, `{and: []}`, `{not: {}}`, `{not: {id: {in: []}}}`.
 * @throws Problem all-needed, invalid-request, unknown-column, value-not-accepted
 */
export function readChangedRows(
  scope: TableScope,
  open: OpenTable,
  { where, all, operation }: Update | Delete,
): Condition {
  const condition = readWhere(open.columns, open.table.name, where ?? {}, placeIn(scope, "/where"));
  if (all === true || condition.kind !== "constant") return condition;
  // `{id: {in: []}}` names a column, and no row: an empty list of a program must not become an error.
  if (!condition.holds && Object.entries(where ?? {}).some(([name, value]) => isEmptyList(open, name, value)))
    return condition;
  const message = `names no column, so that every row would be ${operation === "update" ? "changed" : "deleted"}`;
  const pointer = placeIn(scope, "/where");
  throw new Problem(allNeeded, `${pointer} ${message}. Add a condition, or "all": true if that is meant.`, {
    errors: [{ pointer, message }],
  });
}

function isEmptyList({ columns }: OpenTable, name: string, value: unknown): boolean {
  const list = (value as { in?: unknown } | null)?.in;
  return columns.has(name) && Array.isArray(list) && list.length === 0;
}
