import type { TableOperation } from "../schema.ts";
import type { Compiled } from "./compiled.ts";
import { compileAlterTable } from "./defining/compile-alter-table.ts";
import { compileCreateTable, compileDropTable } from "./defining/compile-create-table.ts";
import { compileCount, compileSelect } from "./reading/compile-select.ts";
import type { TableScope } from "./rules/table-scope.ts";
import type { TableDescription } from "./table-description.ts";
import { compileInsert, compileUpsert } from "./writing/compile-insert.ts";
import { compileDelete, compileUpdate } from "./writing/compile-update.ts";

/**
 * Makes SQL of one operation of the table API. It asks no database: `tables` says what there is, and
 * may be out of date. Then either this throws unknown-table or unknown-column, or PostgreSQL refuses
 * the statement: `isPerhapsStale` tells both, and the caller describes the tables and compiles again.
 *
 * @throws Problem forbidden, invalid-request, unknown-table, unknown-column, value-not-accepted,
 * row-not-accepted, all-needed
 */
export function compileOperation(
  operation: TableOperation,
  tables: ReadonlyMap<string, TableDescription>,
  options: Omit<TableScope, "tables">,
): Compiled {
  const scope: TableScope = { tables, ...options };
  switch (operation.operation) {
    case "select":
      return compileSelect(scope, operation);
    case "insert":
      return compileInsert(scope, operation);
    case "upsert":
      return compileUpsert(scope, operation);
    case "update":
      return compileUpdate(scope, operation);
    case "delete":
      return compileDelete(scope, operation);
    case "count":
      return compileCount(scope, operation);
    case "createTable":
      return compileCreateTable(scope, operation);
    case "alterTable":
      return compileAlterTable(scope, operation);
    case "dropTable":
      return compileDropTable(scope, operation);
  }
}
