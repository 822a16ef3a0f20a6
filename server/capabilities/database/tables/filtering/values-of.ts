import type { SentValue } from "../explaining/diagnose-values.ts";
import type { Condition } from "./condition.ts";

/** The values of a filter that PostgreSQL may not take for their columns. */
export function valuesOf(condition: Condition): SentValue[] {
  switch (condition.kind) {
    case "and":
    case "or":
      return condition.of.flatMap(valuesOf);
    case "not":
      return valuesOf(condition.of);
    case "compare":
      return condition.pointer === undefined ? [] : [valueOfComparison(condition, condition.pointer)];
    default:
      return [];
  }
}

/** A column of numeric(4,1) may be compared with any number. */
function valueOfComparison({ column, value }: Condition & { kind: "compare" }, pointer: string): SentValue {
  return { column: { ...column, type: column.type.replace(/\([\d,]+\)/, "") }, value, pointer };
}
