import { pointerTo } from "@parley/json";
import type { Select } from "../../schema.ts";
import type { Compiled } from "../compiled.ts";
import { diagnoseValues } from "../explaining/diagnose-values.ts";
import { allOf } from "../filtering/condition.ts";
import { readWhere } from "../filtering/read-where.ts";
import { valuesOf } from "../filtering/values-of.ts";
import { columnIn } from "../rules/column-in.ts";
import { openTable } from "../rules/open-table.ts";
import { placeIn, type TableScope } from "../rules/table-scope.ts";
import type { Column } from "../table-description.ts";
import { wrongRequest } from "../wrong-request.ts";
import { type Aggregate, aggregateStatement } from "./store.ts";

const numbers = ["integer", "bigint", "numeric", "float"];
const ordered = [...numbers, "text", "date", "timestamptz", "timestamp"];
const goWithout = ["columns", "orderBy", "offset", "cursor", "embed", "search"] as const;

/**
 * Computes counts, sums and the like of the rows that the filter finds, for each group of them.
 * @throws Problem forbidden, invalid-request, unknown-table, unknown-column, value-not-accepted
 */
export function compileAggregate(scope: TableScope, select: Select): Compiled {
  const other = goWithout.find((name) => select[name] !== undefined);
  if (other !== undefined) throw wrongRequest(placeIn(scope, `/${other}`), "does not go with aggregate");
  const open = openTable(scope, "select", select.table, placeIn(scope, "/table"));
  const where = readWhere(open.columns, open.table.name, select.where ?? {}, placeIn(scope, "/where"));
  const groups = (select.groupBy ?? []).map((name, index) => {
    const place = placeIn(scope, `/groupBy/${index}`);
    const column = columnIn(open.columns, open.table.name, name, place);
    if (column.elementKind === "json") throw wrongRequest(place, "is JSON, by which rows are not grouped");
    return column;
  });
  const aggregates = Object.entries(select.aggregate ?? {}).map(([as, { op, column: name }]): Aggregate => {
    const place = pointerTo(placeIn(scope, "/aggregate"), as);
    if (groups.some((group) => group.name === as)) throw wrongRequest(place, "is also the name of a group");
    if (name === undefined && op !== "count") throw wrongRequest(`${place}/column`, `is needed for ${op}`);
    const column = name === undefined ? undefined : columnIn(open.columns, open.table.name, name, `${place}/column`);
    if (column !== undefined) refuseUnfit(column, op, `${place}/column`);
    return { as, op, column };
  });
  return {
    ...aggregateStatement({
      schemaName: scope.schemaName,
      table: open.table.name,
      groups,
      aggregates,
      where: allOf([open.rows, where]),
      limit: Math.min(select.limit ?? scope.maxRows, scope.maxRows),
    }),
    access: "read",
    diagnose: () => diagnoseValues(valuesOf(where)),
  };
}

function refuseUnfit({ elementKind, isArray, type }: Column, op: Aggregate["op"], place: string): void {
  const fitting = op === "count" ? undefined : op === "sum" || op === "avg" ? numbers : ordered;
  if (fitting === undefined || (!isArray && fitting.includes(elementKind))) return;
  const wanted = fitting === numbers ? "numbers" : "numbers, texts or dates";
  throw wrongRequest(place, `has the type ${type}, and ${op} is for ${wanted}`);
}
