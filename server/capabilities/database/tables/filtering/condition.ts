import type { Column } from "../table-description.ts";

/** A column is compared with a value in one of these ways. */
export type Comparison =
  | "="
  | "<>"
  | ">"
  | ">="
  | "<"
  | "<="
  | "like"
  | "ilike"
  /** The value is a list: one of it. */
  | "any"
  /** A text has this part. */
  | "has part"
  /** A JSON value or an array has these members. */
  | "contains";

/**
 * Rows must fulfil this condition, which is checked and has its columns found. Values are ready to
 * be parameters.
 */
export type Condition =
  | { kind: "constant"; holds: boolean }
  | { kind: "and" | "or"; of: Condition[] }
  | { kind: "not"; of: Condition }
  /** `pointer`: the place of the value in the request. */
  | { kind: "compare"; column: Column; by: Comparison; value: unknown; pointer?: string }
  | { kind: "is"; column: Column; what: "null" | "not null" | "true" | "false" };

export const always: Condition = { kind: "constant", holds: true };
export const never: Condition = { kind: "constant", holds: false };

/** All of them must hold. Constants are folded. */
export function allOf(conditions: readonly Condition[]): Condition {
  const of = conditions.filter((each) => !(each.kind === "constant" && each.holds));
  if (of.some((each) => each.kind === "constant")) return never;
  return of.length === 0 ? always : of.length === 1 ? of[0]! : { kind: "and", of };
}

/** At least one of them must hold. Constants are folded. */
export function oneOf(conditions: readonly Condition[]): Condition {
  const of = conditions.filter((each) => !(each.kind === "constant" && !each.holds));
  if (of.some((each) => each.kind === "constant")) return always;
  return of.length === 0 ? never : of.length === 1 ? of[0]! : { kind: "or", of };
}

export function notOf(of: Condition): Condition {
  return of.kind === "constant" ? { kind: "constant", holds: !of.holds } : { kind: "not", of };
}
