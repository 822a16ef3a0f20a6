import { sql } from "kysely";
import type { Statement } from "../compiled.ts";
import type { Condition } from "../filtering/condition.ts";
import { columnSql, conditionSql } from "../filtering/store.ts";
import { parameterOf } from "../parameter-of.ts";
import { namesSql, type Sql, statementOf, tableSql } from "../store.ts";
import type { Column } from "../table-description.ts";
import type { SentRows } from "./read-rows.ts";

/** Changes of a workspace's rows as SQL. */

/**
 * A changing statement gives back `columns`, and every row that it leaves behind must fulfil
 * `rule`.
 */
type Returned = {
  columns: readonly Column[];
  rule: Condition | undefined;
  /** Gives back, as `newRowField`, whether the row was inserted and not changed. */
  tellsNewRows?: boolean;
};
export type OnConflict = { columns: readonly string[]; update: readonly string[]; rule: Condition | undefined };

/** Gives the name of a column that only checks the rule. No column that is given back has the name. */
export function ruleFieldBeside(columns: readonly Column[]): string {
  let name = "~rule";
  while (columns.some((column) => column.name === name)) name += "~";
  return name;
}

/** Is true of a row that an upsert inserted. */
export const newRowField = "~new";

/** In the message of PostgreSQL's error when a row is outside of a key's rule. */
export const outsideMark = "parley:outside-of-rule";

/**
 * Gives all rows as one parameter. A thousand rows so cost a tenth of what a thousand times their columns
 * cost as parameters. PostgreSQL reads the values by the types of the table's own columns.
 */
export function insertStatement(
  schemaName: string,
  table: string,
  sent: SentRows,
  returned: Returned,
  onConflict?: OnConflict,
): Statement {
  const target = tableSql(schemaName, table);
  const names = sent.columns.map(({ name }) => name);
  const rows = sent.uneven.length > 0 || names.length === 0 ? valuesSql(sent) : recordsSql(target, sent);
  const into = names.length === 0 ? sql`` : sql` (${namesSql(names)})`;
  return statementOf(
    sql`insert into ${target} as ${written}${into} ${rows}${onConflict === undefined ? sql`` : conflictSql(onConflict)}${returningSql(returned)}`,
  );
}

const written = sql.id("t");

function recordsSql(target: Sql, { rows, columns }: SentRows): Sql {
  const names = sql.join(columns.map((column) => columnSql(column, sql.id("r"))));
  return sql`select ${names} from json_populate_recordset(null::${target}, ${JSON.stringify(rows)}::json) as ${sql.id("r")}`;
}

/** Writes rows that leave different columns to their defaults. */
function valuesSql({ rows, columns }: SentRows): Sql {
  if (columns.length === 0 && rows.length === 1) return sql`default values`;
  const hasDefault = sql`default`;
  const lists = rows.map((row) => {
    const values = columns.map((column) =>
      Object.hasOwn(row, column.name) ? sql`${parameterOf(column, row[column.name], "")}` : hasDefault,
    );
    return sql`(${sql.join(values)})`;
  });
  return sql`values ${sql.join(lists)}`;
}

function conflictSql({ columns, update, rule }: OnConflict): Sql {
  const target = sql` on conflict (${namesSql(columns)})`;
  if (update.length === 0) return sql`${target} do nothing`;
  const set = update.map((name) => sql`${sql.id(name)} = ${sql.id("excluded", name)}`);
  const where = rule === undefined ? sql`` : sql` where ${withinRuleSql(rule)}`;
  return sql`${target} do update set ${sql.join(set)}${where}`;
}

/**
 * Makes SQL that is true, or an error that ends the statement: a row outside of the rule is refused, not passed over.
 * The cast depends on the row, so PostgreSQL does not make it before.
 */
function withinRuleSql(rule: Condition): Sql {
  return sql`cast(case when ${conditionSql(rule, written)} then 'true' else ${sql.lit(outsideMark)} end as boolean)`;
}

function returningSql({ columns, rule, tellsNewRows = false }: Returned): Sql {
  const shown = columns.map((column) => columnSql(column, written));
  // A row that was changed has the transaction that locked it before.
  if (tellsNewRows) shown.push(sql`${written}.xmax = 0 as ${sql.id(newRowField)}`);
  if (rule !== undefined) shown.push(sql`${withinRuleSql(rule)} as ${sql.id(ruleFieldBeside(columns))}`);
  return shown.length === 0 ? sql`` : sql` returning ${sql.join(shown)}`;
}

export function updateStatement(
  schemaName: string,
  table: string,
  set: readonly { column: Column; value: unknown }[],
  where: Condition,
  returned: Returned,
): Statement {
  const changes = set.map(({ column, value }) => sql`${sql.id(column.name)} = ${value}`);
  return statementOf(
    sql`update ${tableSql(schemaName, table)} as ${written} set ${sql.join(changes)} where ${conditionSql(where, written)}${returningSql(returned)}`,
  );
}

export function deleteStatement(schemaName: string, table: string, where: Condition, returned: Returned): Statement {
  return statementOf(
    sql`delete from ${tableSql(schemaName, table)} as ${written} where ${conditionSql(where, written)}${returningSql(returned)}`,
  );
}
