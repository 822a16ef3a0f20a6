import { pointerTo } from "@parley/json";
import type { Delete, Update } from "../../schema.ts";
import type { Compiled } from "../compiled.ts";
import { diagnoseValues } from "../explaining/diagnose-values.ts";
import { allOf } from "../filtering/condition.ts";
import { valuesOf } from "../filtering/values-of.ts";
import { parameterOf } from "../parameter-of.ts";
import { openTable } from "../rules/open-table.ts";
import { placeIn, type TableScope } from "../rules/table-scope.ts";
import { checkChange } from "./check-rows.ts";
import { withoutRuleField } from "./compile-insert.ts";
import { readChangedRows } from "./read-changed-rows.ts";
import { readReturning } from "./read-returning.ts";
import { writableColumn } from "./read-rows.ts";
import { deleteStatement, updateStatement } from "./store.ts";

/**
 * Changes rows. A row that the change would move out of the key's rule is refused.
 * @throws Problem all-needed, forbidden, invalid-request, unknown-table, unknown-column, value-not-accepted,
 * row-not-accepted
 */
export function compileUpdate(scope: TableScope, update: Update): Compiled {
  const open = openTable(scope, "update", update.table, placeIn(scope, "/table"));
  const where = readChangedRows(scope, open, update);
  const pointer = placeIn(scope, "/set");
  const set = Object.entries(update.set).map(([name, value]) => {
    const place = pointerTo(pointer, name);
    const column = writableColumn(open, name, place);
    return { column, value: parameterOf(column, value, place), pointer: place };
  });
  checkChange(open.table, update.set, pointer);
  const returning = readReturning(scope, open, update.returning, "update");
  const rule = open.rule?.where === undefined ? undefined : open.rows;
  const conditions = allOf([open.rows, where]);
  return {
    ...updateStatement(scope.schemaName, open.table.name, set, conditions, { columns: returning, rule }),
    access: "write",
    maxRows: scope.maxRows,
    ...withoutRuleField(rule, returning),
    diagnose: () => diagnoseValues([...set, ...valuesOf(where)]),
  };
}

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
