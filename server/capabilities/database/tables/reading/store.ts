import { sql } from "kysely";
import type { Statement } from "../compiled.ts";
import type { Condition } from "../filtering/condition.ts";
import { columnSql, conditionSql } from "../filtering/store.ts";
import { type Sql, statementOf, tableSql } from "../store.ts";
import type { Column } from "../table-description.ts";

/** Reads of a workspace's tables as SQL. */

export type Order = { column: Column; isDescending: boolean; areNullsFirst: boolean };
export type Search = { columns: Column[]; text: string; language: string };
export type EmbedQuery = {
  name: string;
  table: string;
  columns: Column[];
  on: { theirs: Column; ours: Column }[];
  where: Condition;
  order: Order[];
  isOne: boolean;
  limit: number;
};

type SelectQuery = {
  schemaName: string;
  table: string;
  columns: Column[];
  /** Columns as text under a hidden name, for the cursor. */
  hidden: { column: Column; as: string }[];
  embeds: EmbedQuery[];
  where: Condition;
  search: Search | undefined;
  order: Order[];
  /** The values of the last row of the page before, as texts, by the columns of `order`. */
  after: (string | null)[] | undefined;
  limit: number;
  offset: number;
};

/** The table under this name in the statement, so that embedded tables can name its columns. */
const ours = sql.id("t");
const theirs = sql.id("e");

export function selectStatement(query: SelectQuery): Statement {
  const { schemaName, table, columns, hidden, embeds, where, search, order, after, limit, offset } = query;
  const shown = [
    ...columns.map((column) => columnSql(column, ours)),
    ...hidden.map(({ column, as }) => sql`${columnSql(column, ours)}::text as ${sql.id(as)}`),
    ...embeds.map((embed) => sql`${embedSql(schemaName, embed)} as ${sql.id(embed.name)}`),
  ];
  const conditions = [conditionSql(where, ours)];
  if (search !== undefined) conditions.push(sql`${vectorSql(search, ours)} @@ ${querySql(search)}`);
  if (after !== undefined) conditions.push(afterSql(order, after));
  const ranking =
    search !== undefined && order.length === 0
      ? [sql`ts_rank(${vectorSql(search, ours)}, ${querySql(search)}) desc`]
      : orderSql(order, ours);
  return statementOf(
    sql`select ${shown.length === 0 ? sql`` : sql.join(shown)} from ${tableSql(schemaName, table)} as ${ours} where ${sql.join(conditions, sql` and `)}${ranking.length === 0 ? sql`` : sql` order by ${sql.join(ranking)}`} limit ${limit}${offset === 0 ? sql`` : sql` offset ${offset}`}`,
  );
}

export function countStatement(schemaName: string, table: string, where: Condition): Statement {
  return statementOf(sql`select count(*) as "count" from ${tableSql(schemaName, table)} where ${conditionSql(where)}`);
}

/** Without a column, rows are counted. */
export type Aggregate = { as: string; op: "count" | "sum" | "avg" | "min" | "max"; column: Column | undefined };

export function aggregateStatement(query: {
  schemaName: string;
  table: string;
  groups: readonly Column[];
  aggregates: readonly Aggregate[];
  where: Condition;
  limit: number;
}): Statement {
  const { schemaName, table, groups, aggregates, where, limit } = query;
  const names = groups.map((column) => columnSql(column));
  const computed = aggregates.map(({ as, op, column }) => {
    const of = column === undefined ? sql`*` : columnSql(column);
    return sql`${sql.raw(op)}(${of}) as ${sql.id(as)}`;
  });
  const shown = sql.join([...names, ...computed]);
  const grouped = names.length === 0 ? sql`` : sql` group by ${sql.join(names)} order by ${sql.join(names)}`;
  return statementOf(
    sql`select ${shown} from ${tableSql(schemaName, table)} where ${conditionSql(where)}${grouped} limit ${limit}`,
  );
}

function orderSql(order: readonly Order[], of: Sql): Sql[] {
  return order.map(({ column, isDescending, areNullsFirst }) => {
    const direction = isDescending ? sql`${columnSql(column, of)} desc` : columnSql(column, of);
    // Said only where it differs, so that ordinary indexes serve.
    return areNullsFirst === isDescending
      ? direction
      : sql`${direction} nulls ${sql.raw(areNullsFirst ? "first" : "last")}`;
  });
}

/**
 * Selects the related rows as one JSON value: a list of lists of texts, which are read like the columns of the
 * answer. JSON's own numbers would lose digits.
 */
function embedSql(schemaName: string, { table, columns, on, where, order, limit }: EmbedQuery): Sql {
  const texts = sql.join(columns.map((column) => sql`${columnSql(column, theirs)}::text`));
  const row = columns.length === 0 ? sql`array[]::text[]` : sql`array[${texts}]`;
  const conditions = [
    ...on.map((pair) => sql`${columnSql(pair.theirs, theirs)} = ${columnSql(pair.ours, ours)}`),
    conditionSql(where, theirs),
  ];
  const ordered = order.length === 0 ? sql`` : sql` order by ${sql.join(orderSql(order, theirs))}`;
  return sql`(select coalesce(json_agg(r.v), '[]') from (select ${row} as v from ${tableSql(schemaName, table)} as ${theirs} where ${sql.join(conditions, sql` and `)}${ordered} limit ${limit}) as r)`;
}

function vectorSql({ columns, language }: Search, of: Sql): Sql {
  return searchVectorSql(columns, language, of);
}

/**
 * Writes the same expression as the index that createTable makes for `fullText`, so that PostgreSQL
 * uses that index.
 */
export function searchVectorSql(columns: readonly { name: string }[], language: string, of?: Sql): Sql {
  const texts = columns.map((column) => sql`coalesce(${columnSql(column, of)}, '')`);
  // An index needs the language as a constant.
  return sql`to_tsvector(${sql.lit(language)}::regconfig, ${sql.join(texts, sql` || ' ' || `)})`;
}

function querySql({ text, language }: Search): Sql {
  return sql`websearch_to_tsquery(${sql.lit(language)}::regconfig, ${text})`;
}

/** Gives the rows after the one with these values, in this order. */
function afterSql(order: readonly Order[], values: readonly (string | null)[]): Sql {
  const isPlain = order.every((each) => each.column.isNotNull && each.isDescending === order[0]!.isDescending);
  if (isPlain) {
    const left = namesOf(order);
    return sql`(${left}) ${sql.raw(order[0]!.isDescending ? "<" : ">")} (${sql.join([...values])})`;
  }
  const branches = order.flatMap((each, index) => {
    const later = laterSql(each, values[index]!);
    if (later === undefined) return [];
    const before = order.slice(0, index).map((equal, at) => sameSql(equal, values[at]!));
    return [sql`(${sql.join([...before, later], sql` and `)})`];
  });
  return branches.length === 0 ? sql`false` : sql`(${sql.join(branches, sql` or `)})`;
}

function namesOf(order: readonly Order[]): Sql {
  return sql.join(order.map(({ column }) => columnSql(column, ours)));
}

function sameSql(order: Order, value: string | null): Sql {
  const column = columnSql(order.column, ours);
  return value === null ? sql`${column} is null` : sql`${column} = ${value}`;
}

/** Gives undefined where nothing is later. */
function laterSql(order: Order, value: string | null): Sql | undefined {
  const column = columnSql(order.column, ours);
  if (value === null) return order.areNullsFirst ? sql`${column} is not null` : undefined;
  const later = sql`${column} ${sql.raw(order.isDescending ? "<" : ">")} ${value}`;
  return order.areNullsFirst || order.column.isNotNull ? later : sql`(${later} or ${column} is null)`;
}
