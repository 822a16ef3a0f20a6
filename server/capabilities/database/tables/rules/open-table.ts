import type { DatabaseRule, RuledOperation } from "../../../../kernel/caller.ts";
import { forbidden, Problem } from "../../../../kernel/problem.ts";
import { always, type Condition } from "../filtering/condition.ts";
import { readWhere } from "../filtering/read-where.ts";
import { suggestNames } from "../near-names.ts";
import { unknownTable } from "../problems.ts";
import { type Column, columnsOf, type TableDescription } from "../table-description.ts";
import { columnIn } from "./column-in.ts";
import type { TableScope } from "./table-scope.ts";

/** A table as one operation of one caller may use it. */
export type OpenTable = {
  table: TableDescription;
  /** The columns that the caller may name. */
  columns: ReadonlyMap<string, Column>;
  /** The rows that the operation reads or changes must fulfil this. */
  rows: Condition;
  rule: DatabaseRule | undefined;
};

/**
 * Finds the table for an operation, within the rules of the caller's key. `pointer` is where the
 * request names the table.
 * @throws Problem forbidden, unknown-table
 */
export function openTable(scope: TableScope, operation: RuledOperation, name: string, pointer: string): OpenTable {
  const rule = ruleFor(scope, operation, name);
  const table = findTable(scope, name, pointer);
  if (rule === undefined) return { table, columns: columnsOf(table), rows: always, rule };
  const rows = rule.where === undefined ? always : readWhere(columnsOf(table), table.name, rule.where, pointer);
  return { table, columns: columnsWithin(table, rule.columns), rows, rule };
}

/** Gives undefined where the caller has no rules at all. */
function ruleFor({ rules }: TableScope, operation: RuledOperation, name: string): DatabaseRule | undefined {
  if (rules === undefined || rules === null) return undefined;
  const rule = rules.find((each) => each.table === name && each.operations.includes(operation));
  if (rule !== undefined) return rule;
  // The same sentence whether the table exists or not.
  throw new Problem(
    forbidden,
    `The rules of this key do not allow ${operation} on ${JSON.stringify(name)}. Use a key whose databaseRules name them.`,
  );
}

/** @throws Problem unknown-table */
export function findTable({ tables, rules }: TableScope, name: string, pointer: string): TableDescription {
  const table = tables.get(name);
  if (table !== undefined) return table;
  const known = rules === undefined || rules === null ? [...tables.keys()] : [];
  const hint = known.length === 0 && !rules ? " Make one with the operation createTable." : suggestNames(name, known);
  throw new Problem(unknownTable, `There is no table ${JSON.stringify(name)}.${hint}`, {
    errors: [{ pointer, message: `is not a table of this database.${hint}` }],
  });
}

function columnsWithin(table: TableDescription, names: readonly string[] | undefined): ReadonlyMap<string, Column> {
  if (names === undefined) return columnsOf(table);
  return new Map([...columnsOf(table)].filter(([name]) => names.includes(name)));
}

/** Gives the columns that are named, or all that the caller may name. */
export function chosenColumns(
  { table, columns }: OpenTable,
  names: readonly string[] | true | undefined,
  pointer: string,
): Column[] {
  if (names === undefined || names === true) return [...columns.values()];
  return [...new Set(names)].map((name, index) => columnIn(columns, table.name, name, `${pointer}/${index}`));
}
