import { pointerTo } from "@parley/json";
import type { AlterTable } from "../../schema.ts";
import { checkIdentifier } from "../check-identifier.ts";
import type { Compiled, Statement } from "../compiled.ts";
import { suggestNames } from "../near-names.ts";
import { columnIn } from "../rules/column-in.ts";
import { findTable } from "../rules/open-table.ts";
import { placeIn, type TableScope } from "../rules/table-scope.ts";
import { columnsOf, type TableDescription } from "../table-description.ts";
import { wrongRequest } from "../wrong-request.ts";
import { checkRowSchema } from "./check-row-schema.ts";
import { asColumns, readColumns, readIndexes } from "./read-columns.ts";
import { readDefault } from "./read-default.ts";
import { type ColumnType, readType } from "./read-type.ts";
import { refuseRules } from "./refuse-rules.ts";
import {
  alterColumnsStatement,
  type ColumnChange,
  commentStatement,
  createIndexStatement,
  dropIndexStatement,
  renameColumnStatement,
  renameTableStatement,
  rowSchemaStatement,
} from "./store.ts";

/**
 * Changes a table. All statements run in one transaction.
 * @throws Problem forbidden, invalid-request, unknown-table, unknown-column, value-not-accepted
 */
export function compileAlterTable(scope: TableScope, asked: AlterTable): Compiled {
  refuseRules(scope, asked.operation);
  const { schemaName } = scope;
  const table = findTable(scope, asked.table, placeIn(scope, "/table"));
  checkRowSchema(asked.schema, placeIn(scope, "/schema"));
  const statements: Statement[] = [
    ...dropIndexes(scope, table, asked),
    ...changeColumns(scope, table, asked),
    ...addIndexes(scope, table, asked),
  ];
  if (asked.comment !== undefined) statements.push(commentStatement(schemaName, table.name, asked.comment));
  if (asked.schema !== undefined) statements.push(rowSchemaStatement(schemaName, table.name, asked.schema));
  statements.push(...rename(scope, table, asked));
  const [first, ...more] = statements;
  if (first === undefined) throw wrongRequest(placeIn(scope), "names no change");
  return { ...first, access: "ddl", more };
}

function dropIndexes(scope: TableScope, table: TableDescription, { dropIndexes = [] }: AlterTable): Statement[] {
  return dropIndexes.map((name, at) => {
    const index = table.indexes.find((each) => each.name === name);
    if (index !== undefined) return dropIndexStatement(scope.schemaName, table.name, index);
    const hint = suggestNames(
      name,
      table.indexes.map((each) => each.name),
    );
    throw wrongRequest(
      placeIn(scope, `/dropIndexes/${at}`),
      `is not an index of the table.${hint.replace(/[?.]$/, "")}`,
    );
  });
}

function changeColumns(scope: TableScope, table: TableDescription, asked: AlterTable): Statement[] {
  const { dropColumns = [], alterColumns = [], addColumns = [] } = asked;
  const columns = columnsOf(table);
  for (const [at, name] of dropColumns.entries())
    columnIn(columns, table.name, name, placeIn(scope, `/dropColumns/${at}`));
  const alter = alterColumns.map((change, at) => readChange(table, change, placeIn(scope, `/alterColumns/${at}`)));
  const statement = alterColumnsStatement(scope.schemaName, table.name, {
    drop: dropColumns,
    alter,
    add: readColumns(scope, table.name, addColumns, placeIn(scope, "/addColumns")),
    key: addColumns.filter(({ primaryKey }) => primaryKey === true).map(({ name }) => name),
  });
  return statement === undefined ? [] : [statement];
}

function readChange(
  table: TableDescription,
  change: NonNullable<AlterTable["alterColumns"]>[number],
  pointer: string,
): ColumnChange {
  const column = columnIn(columnsOf(table), table.name, change.name, `${pointer}/name`);
  const type = change.type === undefined ? undefined : readType(change.type, `${pointer}/type`);
  if (type?.isIdentity === true) throw wrongRequest(`${pointer}/type`, "numbers rows, which only a new column can");
  const now: ColumnType = type ?? {
    text: column.type,
    kind: column.elementKind,
    isArray: column.isArray,
    isIdentity: column.isIdentity,
  };
  return {
    name: change.name,
    type,
    isNotNull: change.notNull,
    default:
      change.default === undefined || change.default === null
        ? change.default
        : readDefault(now, change.default, `${pointer}/default`),
    typeOfDefault: now,
  };
}

function addIndexes(scope: TableScope, table: TableDescription, asked: AlterTable): Statement[] {
  const added = readColumns(scope, table.name, asked.addColumns ?? [], placeIn(scope, "/addColumns"));
  const columns = new Map([...columnsOf(table), ...asColumns(added)]);
  return readIndexes({ table: table.name, columns }, asked.addIndexes ?? [], placeIn(scope, "/addIndexes")).map(
    (index) => createIndexStatement(scope.schemaName, table.name, index),
  );
}

function rename(scope: TableScope, table: TableDescription, { renameColumns = {}, renameTo }: AlterTable): Statement[] {
  const { schemaName } = scope;
  const statements = Object.entries(renameColumns).map(([name, next]) => {
    const pointer = pointerTo(placeIn(scope, "/renameColumns"), name);
    columnIn(columnsOf(table), table.name, name, pointer);
    return renameColumnStatement(schemaName, table.name, name, checkIdentifier(next, pointer));
  });
  if (renameTo !== undefined) {
    checkIdentifier(renameTo, placeIn(scope, "/renameTo"));
    statements.push(renameTableStatement(schemaName, table.name, renameTo));
  }
  return statements;
}
