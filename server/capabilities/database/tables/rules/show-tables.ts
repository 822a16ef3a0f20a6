import type { DatabaseRule } from "../../../../kernel/caller.ts";
import type { DescribedTable } from "../../schema.ts";
import type { TableDescription } from "../table-description.ts";

/**
 * Shows what `describe` tells of the tables. With rules it tells of the tables and columns that
 * they name, and nothing that would betray others: no sizes, no counts, no definitions.
 */
export function showTables(
  tables: Iterable<TableDescription>,
  rules?: readonly DatabaseRule[] | null,
): DescribedTable[] {
  return [...tables].flatMap((table) => {
    if (rules === undefined || rules === null) return [showTable(table)];
    const ruled = rules.filter((rule) => rule.table === table.name);
    return ruled.length === 0 ? [] : [showRuled(showTable(table), ruled)];
  });
}

function showTable(table: TableDescription): DescribedTable {
  return {
    name: table.name,
    kind: table.kind,
    comment: table.comment,
    columns: table.columns.map((column) => ({
      name: column.name,
      type: column.type,
      notNull: column.isNotNull,
      hasDefault: column.hasDefault,
      isGenerated: column.isGenerated,
      isIdentity: column.isIdentity,
      comment: column.comment,
    })),
    primaryKey: table.primaryKey,
    uniqueKeys: table.uniqueKeys,
    foreignKeys: table.foreignKeys,
    indexes: table.indexes.map(({ name, definition, isUnique }) => ({ name, definition, isUnique })),
    schema: table.schema,
    estimatedRows: table.estimatedRows,
    bytes: table.bytes,
  };
}

function showRuled(table: DescribedTable, rules: readonly DatabaseRule[]): DescribedTable {
  const isShown = (name: string) => rules.some(({ columns }) => columns === undefined || columns.includes(name));
  const areShown = (names: readonly string[]) => names.every(isShown);
  const isWhole = table.columns.every(({ name }) => isShown(name));
  return {
    ...table,
    columns: table.columns.filter(({ name }) => isShown(name)),
    primaryKey: areShown(table.primaryKey) ? table.primaryKey : [],
    uniqueKeys: table.uniqueKeys.filter(areShown),
    foreignKeys: [],
    indexes: [],
    schema: isWhole ? table.schema : null,
    estimatedRows: null,
    bytes: 0,
  };
}
