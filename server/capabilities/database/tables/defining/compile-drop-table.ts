import type { DropTable } from "../../schema.ts";
import type { Compiled } from "../compiled.ts";
import { findTable } from "../rules/open-table.ts";
import { placeIn, type TableScope } from "../rules/table-scope.ts";
import { refuseRules } from "./refuse-rules.ts";
import { dropTableStatement, rowSchemaStatement } from "./store.ts";

/** @throws Problem forbidden, unknown-table */
export function compileDropTable(scope: TableScope, asked: DropTable): Compiled {
  refuseRules(scope, asked.operation);
  const table = findTable(scope, asked.table, placeIn(scope, "/table"));
  const drop = dropTableStatement(scope.schemaName, table.name, table.kind === "view");
  if (table.schema === null) return { ...drop, access: "ddl" };
  // First the schema of its rows is taken away, while the table can still be named.
  return { ...rowSchemaStatement(scope.schemaName, table.name, null), access: "ddl", more: [drop] };
}
