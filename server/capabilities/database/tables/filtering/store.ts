import { parseJsonWithin } from "@parley/json";
import { sql } from "kysely";
import type { Sql } from "../store.ts";
import type { Column } from "../table-description.ts";
import type { Condition } from "./condition.ts";

/** Filters as SQL. */

/**
 * Parentheses around each part, so that no precedence matters. `of` names the row that is looked at:
 * a table, an alias, or nothing.
 */
export function conditionSql(condition: Condition, of?: Sql): Sql {
  switch (condition.kind) {
    case "constant":
      return condition.holds ? sql`true` : sql`false`;
    case "and":
      return sql`(${sql.join(
        condition.of.map((each) => conditionSql(each, of)),
        sql` and `,
      )})`;
    case "or":
      return sql`(${sql.join(
        condition.of.map((each) => conditionSql(each, of)),
        sql` or `,
      )})`;
    case "not":
      return sql`(not ${conditionSql(condition.of, of)})`;
    case "is":
      return sql`${columnSql(condition.column, of)} is ${sql.raw(condition.what)}`;
    case "compare":
      return compareSql(condition, of);
  }
}

export function columnSql({ name, path }: { name: string; path?: readonly string[] }, of?: Sql): Sql {
  const column = of === undefined ? sql.id(name) : sql`${of}.${sql.id(name)}`;
  // A null of JSON is a missing value, as for whole columns.
  return path === undefined ? column : sql`nullif(${column}::jsonb #> ${[...path]}::text[], 'null')`;
}

function compareSql({ column, by, value }: Condition & { kind: "compare" }, of: Sql | undefined): Sql {
  const isJson = column.elementKind === "json" && !column.isArray;
  // The type json has no operators of its own.
  const left = isJson && column.type === "json" ? sql`${columnSql(column, of)}::jsonb` : columnSql(column, of);
  const right = isJson ? sql`${value}::jsonb` : sql`${value}`;
  switch (by) {
    case "any":
      return isJson ? sql`${left} = any(${value}::jsonb[])` : sql`${left} = any(${value})`;
    case "has part":
      return searchedSql(left, byteLength(value), sql`strpos(${left}, ${value}) > 0`);
    case "like":
    case "ilike":
      return likeSql(left, by, String(value));
    case "contains":
      return column.isArray ? containsSql(column, left, value as unknown[]) : containsJsonSql(left, String(value));
    default:
      return sql`${left} ${sql.raw(by)} ${right}`;
  }
}

/**
 * In the message of PostgreSQL's error where a text is too long for what is searched in it. PostgreSQL
 * cannot interrupt such a search, which in the worst case compares each byte of one with each byte of
 * the other: some 1 ns for a pair. See decision 0042.
 */
export const tooLongMark = "parley:too-long-to-search";
const mostPairs = 1_000_000_000;

/** The cast depends on the row, so PostgreSQL does not make it before. */
function searchedSql(text: Sql, bytes: number, condition: Sql): Sql {
  const most = sql.lit(Math.floor(mostPairs / Math.max(1, bytes)));
  return sql`cast(case when octet_length(${text}) > ${most} then ${sql.lit(tooLongMark)} else (${condition})::text end as boolean)`;
}

/** An index can find texts by how they begin, and no text is searched for a pattern that ends there. */
function likeSql(text: Sql, by: "like" | "ilike", pattern: string): Sql {
  const condition = sql`${text} ${sql.raw(by)} ${pattern}`;
  const [, beginning = ""] = /^([^%_\\]*)%/.exec(pattern) ?? [];
  if (!/[%_\\]/.test(pattern) || pattern === `${beginning}%`) return condition;
  const searched = searchedSql(text, byteLength(pattern), condition);
  return by === "like" && beginning !== "" ? sql`(${text} like ${`${beginning}%`} and ${searched})` : searched;
}

/** PostgreSQL compares each of so many items with all that are stored, and hears no interrupt until then. */
const itemsAtOnce = 4;

/** An index finds the first items; the others are looked for one after another. */
function containsSql({ type }: Column, stored: Sql, items: readonly unknown[]): Sql {
  const all = items.flat(Number.POSITIVE_INFINITY);
  const first = sql`${stored} @> ${all.slice(0, itemsAtOnce)}`;
  if (all.length <= itemsAtOnce) return first;
  const others = sql`unnest(${all.slice(itemsAtOnce)}::${sql.raw(withoutModifier(type))}) as wanted (item)`;
  return alsoSql(stored, first, sql`select from ${others} where (wanted.item = any(${stored})) is not true`);
}

/** An item keeps its digits and characters: `numeric(4,1)[]` would round it, and `character` has one. */
function withoutModifier(type: string): string {
  return type.replace(/\([\d,]+\)/, "").replace(/^(?:character(?! varying)|bit(?! varying))/, (name) => {
    return name === "bit" ? '"bit"' : "bpchar";
  });
}

function containsJsonSql(stored: Sql, text: string): Sql {
  const value: unknown = parseJsonWithin(text);
  if (!Array.isArray(value) || value.length <= itemsAtOnce) return sql`${stored} @> ${text}::jsonb`;
  // The text as it is: numbers of JavaScript have fewer digits than those of JSON.
  const first = sql`${stored} @> jsonb_path_query_array(${text}::jsonb, ${sql.lit(`$[0 to ${itemsAtOnce - 1}]`)})`;
  const others = sql`jsonb_array_elements(${text}::jsonb) as wanted (item)`;
  const missing = sql`select from ${others} where (${stored} @> jsonb_build_array(wanted.item)) is not true`;
  return alsoSql(stored, first, missing);
}

/** Neither condition is known of a missing value. */
function alsoSql(stored: Sql, first: Sql, missing: Sql): Sql {
  return sql`(${first} and (${stored} is null or not exists (${missing})))`;
}

function byteLength(value: unknown): number {
  return Buffer.byteLength(String(value));
}
