import type { NewColumn, NewIndex } from "../../schema.ts";
import { checkIdentifier } from "../check-identifier.ts";
import { checkLanguage, usualLanguage } from "../reading/read-search.ts";
import { columnIn } from "../rules/column-in.ts";
import { findTable } from "../rules/open-table.ts";
import type { TableScope } from "../rules/table-scope.ts";
import { type Column, columnsOf } from "../table-description.ts";
import { wrongRequest } from "../wrong-request.ts";
import { readDefault } from "./read-default.ts";
import { readType } from "./read-type.ts";
import type { ColumnDefinition, IndexDefinition, Reference } from "./store.ts";

/** The table that is defined, and the columns it will have. */
type Defined = { table: string; columns: ReadonlyMap<string, Column> };

/** @throws Problem invalid-request, unknown-table, unknown-column, value-not-accepted */
export function readColumns(
  scope: TableScope,
  table: string,
  written: readonly NewColumn[],
  pointer: string,
): ColumnDefinition[] {
  const taken = new Set<string>();
  return written.map((column, index) => {
    const place = `${pointer}/${index}`;
    const name = checkIdentifier(column.name, `${place}/name`);
    if (taken.has(name)) throw wrongRequest(`${place}/name`, "is the name of another column");
    taken.add(name);
    const type = readType(column.type, `${place}/type`);
    return {
      name,
      type,
      isNotNull: column.notNull === true,
      isUnique: column.unique === true,
      default: column.default === undefined ? undefined : readDefault(type, column.default, `${place}/default`),
      references:
        column.references === undefined
          ? undefined
          : readReference(
              scope,
              { table, names: written.map((each) => each.name) },
              column.references,
              `${place}/references`,
            ),
    };
  });
}

function readReference(
  scope: TableScope,
  own: { table: string; names: readonly string[] },
  written: NonNullable<NewColumn["references"]>,
  pointer: string,
): Reference {
  const { table, column, onDelete } = typeof written === "string" ? splitReference(written, pointer) : written;
  if (table === own.table && own.names.includes(column)) return { table, column, onDelete };
  const theirs = findTable(scope, table, pointer);
  columnIn(columnsOf(theirs), table, column, pointer);
  return { table, column, onDelete };
}

function splitReference(written: string, pointer: string): { table: string; column: string; onDelete: undefined } {
  const dot = written.lastIndexOf(".");
  if (dot <= 0 || dot === written.length - 1) throw wrongRequest(pointer, "must be table.column");
  return { table: written.slice(0, dot), column: written.slice(dot + 1), onDelete: undefined };
}

/** The columns as a description will show them, as far as the rest of the request needs to know. */
export function asColumns(definitions: readonly ColumnDefinition[]): [string, Column][] {
  return definitions.map(({ name, type }) => [
    name,
    { name, type: type.text, elementKind: type.kind, isArray: type.isArray } as Column,
  ]);
}

/** @throws Problem invalid-request, unknown-column */
export function readIndexes(defined: Defined, written: readonly NewIndex[], pointer: string): IndexDefinition[] {
  return written.map((index, at) => {
    const place = `${pointer}/${at}`;
    const columns = index.columns.map((name, number) =>
      columnIn(defined.columns, defined.table, name, `${place}/columns/${number}`),
    );
    const isInverted = columns.some((column) => column.isArray || column.elementKind === "json");
    const language = languageOf(index.fullText, `${place}/fullText`);
    if (language !== undefined) refuseUnsearchable(columns, `${place}/columns`);
    else if (isInverted && columns.some((column) => !column.isArray && column.type !== "jsonb"))
      throw wrongRequest(`${place}/columns`, "must not mix lists or jsonb with columns of other types in one index");
    if (index.unique === true && (isInverted || language !== undefined))
      throw wrongRequest(`${place}/unique`, "is not possible for lists, JSON and full text");
    return {
      name: index.name === undefined ? undefined : checkIdentifier(index.name, `${place}/name`),
      columns: index.columns,
      isUnique: index.unique === true,
      isInverted,
      language,
    };
  });
}

function languageOf(fullText: NewIndex["fullText"], pointer: string): string | undefined {
  if (fullText === undefined || fullText === false) return undefined;
  return fullText === true ? usualLanguage : checkLanguage(fullText, pointer);
}

function refuseUnsearchable(columns: readonly Column[], pointer: string): void {
  const index = columns.findIndex((column) => column.elementKind !== "text" || column.isArray);
  if (index >= 0) throw wrongRequest(`${pointer}/${index}`, "is no text, and only texts can be searched");
}
