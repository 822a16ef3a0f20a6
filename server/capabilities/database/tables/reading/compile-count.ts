import type { Count } from "../../schema.ts";
import type { Compiled } from "../compiled.ts";
import { diagnoseValues } from "../explaining/diagnose-values.ts";
import { allOf } from "../filtering/condition.ts";
import { readWhere } from "../filtering/read-where.ts";
import { valuesOf } from "../filtering/values-of.ts";
import { openTable } from "../rules/open-table.ts";
import { placeIn, type TableScope } from "../rules/table-scope.ts";
import { countStatement } from "./store.ts";

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
