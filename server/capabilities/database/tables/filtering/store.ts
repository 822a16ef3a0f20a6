import { sql } from "kysely";
import type { Sql } from "../store.ts";
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

export function columnSql(column: { name: string }, of?: Sql): Sql {
  return of === undefined ? sql.id(column.name) : sql`${of}.${sql.id(column.name)}`;
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
      return sql`strpos(${left}, ${value}) > 0`;
    case "contains":
      return sql`${left} @> ${right}`;
    default:
      return sql`${left} ${sql.raw(by)} ${right}`;
  }
}
