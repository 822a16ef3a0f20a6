import type { CreateTable, DropTable } from "../../schema.ts";
import { checkIdentifier } from "../check-identifier.ts";
import type { Compiled, Statement } from "../compiled.ts";
import { findTable } from "../rules/open-table.ts";
import { placeIn, type TableScope } from "../rules/table-scope.ts";
import { checkRowSchema } from "./check-row-schema.ts";
import { asColumns, readColumns, readIndexes } from "./read-columns.ts";
import { refuseRules } from "./refuse-rules.ts";
import {
  commentStatement,
  createIndexStatement,
  createTableStatement,
  dropTableStatement,
  rowSchemaStatement,
} from "./store.ts";

/** @throws Problem forbidden, invalid-request, unknown-table, unknown-column, value-not-accepted */
export function compileCreateTable(scope: TableScope, asked: CreateTable): Compiled {
  refuseRules(scope, asked.operation);
  const { schemaName } = scope;
  const table = checkIdentifier(asked.table, placeIn(scope, "/table"));
  const columns = readColumns(scope, table, asked.columns, placeIn(scope, "/columns"));
  const key = asked.columns.filter(({ primaryKey }) => primaryKey === true).map(({ name }) => name);
  const defined = { table, columns: new Map(asColumns(columns)) };
  const indexes = readIndexes(defined, asked.indexes ?? [], placeIn(scope, "/indexes"));
  checkRowSchema(asked.schema, placeIn(scope, "/schema"));
  const more: Statement[] = indexes.map((index) => createIndexStatement(schemaName, table, index));
  if (asked.comment !== undefined) more.push(commentStatement(schemaName, table, asked.comment));
  if (asked.schema) more.push(rowSchemaStatement(schemaName, table, asked.schema));
  return { ...createTableStatement(schemaName, table, columns, key), access: "ddl", more };
}

/** @throws Problem forbidden, unknown-table */
export function compileDropTable(scope: TableScope, asked: DropTable): Compiled {
  refuseRules(scope, asked.operation);
  const table = findTable(scope, asked.table, placeIn(scope, "/table"));
  const drop = dropTableStatement(scope.schemaName, table.name, table.kind === "view");
  if (table.schema === null) return { ...drop, access: "ddl" };
  // First the schema of its rows is taken away, while the table can still be named.
  return { ...rowSchemaStatement(scope.schemaName, table.name, null), access: "ddl", more: [drop] };
}
