import type { ElementKind } from "./column-types.ts";

export type Column = {
  name: string;
  /** The type as PostgreSQL writes it, with its modifier: `numeric(10,2)`, `text[]`. */
  type: string;
  /** The OID of the type in pg_type, or of the type that a domain is made of. */
  typeId: number;
  isNotNull: boolean;
  hasDefault: boolean;
  isGenerated: boolean;
  isIdentity: boolean;
  /** Is false where PostgreSQL alone gives the value: generated columns. */
  isWritable: boolean;
  elementKind: ElementKind;
  isArray: boolean;
  comment: string | null;
  /** A filter is about the value at this place within the JSON of the column. */
  path?: readonly string[];
};

type TableIndex = {
  name: string;
  columns: string[];
  isUnique: boolean;
  /** The index serves a constraint: a primary key or a unique constraint. */
  isConstraint: boolean;
  /** The definition is SQL. */
  definition: string;
};

export type TableDescription = {
  name: string;
  kind: "table" | "view";
  columns: Column[];
  primaryKey: string[];
  /** The keys besides the primary one; neither partial indexes nor those over expressions. */
  uniqueKeys: string[][];
  foreignKeys: { name: string; columns: string[]; table: string; references: string[] }[];
  indexes: TableIndex[];
  comment: string | null;
  /** The JSON Schema of its rows. */
  schema: Record<string, unknown> | null;
  /** Null means that PostgreSQL has not looked yet. */
  estimatedRows: number | null;
  bytes: number;
};

const columnsByName = new WeakMap<TableDescription, ReadonlyMap<string, Column>>();

export function columnsOf(table: TableDescription): ReadonlyMap<string, Column> {
  let columns = columnsByName.get(table);
  if (columns === undefined) {
    columns = new Map(table.columns.map((column) => [column.name, column]));
    columnsByName.set(table, columns);
  }
  return columns;
}

/** Tells whether at most one row has given values in these columns. */
export function isUniqueBy(table: TableDescription, columns: ReadonlySet<string>): boolean {
  return [table.primaryKey, ...table.uniqueKeys].some(
    (key) => key.length > 0 && key.every((column) => columns.has(column)),
  );
}

/** Gives the columns that tell every row from all others; empty where there are none, as in views. */
export function identifyingColumns(table: TableDescription): readonly string[] {
  if (table.primaryKey.length > 0) return table.primaryKey;
  const columns = columnsOf(table);
  return table.uniqueKeys.find((key) => key.every((name) => columns.get(name)?.isNotNull)) ?? [];
}
