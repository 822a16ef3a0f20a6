import type { Delete } from "../../schema.ts";
import type { Compiled } from "../compiled.ts";
import { diagnoseValues } from "../explaining/diagnose-values.ts";
import { allOf } from "../filtering/condition.ts";
import { valuesOf } from "../filtering/values-of.ts";
import { openTable } from "../rules/open-table.ts";
import { placeIn, type TableScope } from "../rules/table-scope.ts";
import { readChangedRows } from "./read-changed-rows.ts";
import { readReturning } from "./read-returning.ts";
import { deleteStatement } from "./store.ts";

/** @throws Problem all-needed, forbidden, invalid-request, unknown-table, unknown-column, value-not-accepted */
export function compileDelete(scope: TableScope, asked: Delete): Compiled {
  const open = openTable(scope, "delete", asked.table, placeIn(scope, "/table"));
  const asWanted = readChangedRows(scope, open, asked);
  const where = allOf([open.rows, asWanted]);
  const columns = readReturning(scope, open, asked.returning, "delete");
  return {
    ...deleteStatement(scope.schemaName, open.table.name, where, { columns, rule: undefined }),
    access: "write",
    maxRows: scope.maxRows,
    diagnose: () => diagnoseValues(valuesOf(asWanted)),
  };
}
