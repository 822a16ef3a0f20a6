import type { Schema } from "./reduce-open-api.ts";
import type { Variant } from "./variants-of.ts";

type Schemas = Readonly<Record<string, Schema>>;

/** The schemas by name of the two descriptions, and the pairs of names that are being compared. */
export type Comparison = { before: Schemas; after: Schemas; pairs: Set<string> };

export type Find = (before: Schema, after: Schema, place: string, comparison: Comparison) => string[];

/** Tells whether a value of the one type is one of the other: each integer is a number. */
export function fits(type: Variant["type"], wanted: Variant["type"]): boolean {
  return type === wanted || (type === "integer" && wanted === "number");
}

export function named({ type, only }: Variant): string {
  return only === undefined ? type : JSON.stringify(only);
}

export function itemsOf({ schema }: Variant): Schema | undefined {
  return typeof schema.items === "object" ? (schema.items as Schema) : undefined;
}

export function inner(
  find: Find,
  before: Schema | undefined,
  after: Schema | undefined,
  place: string,
  comparison: Comparison,
) {
  return before === undefined || after === undefined ? [] : find(before, after, place, comparison);
}

export function fewest(alternatives: readonly string[][]): string[] {
  return alternatives.reduce((best, next) => (next.length < best.length ? next : best));
}

/** Compares each pair of named schemas once on a way, because a schema may refer to itself. */
export function once(find: Find): Find {
  return (before, after, place, comparison) => {
    if (typeof before.$ref !== "string" && typeof after.$ref !== "string")
      return find(before, after, place, comparison);
    const pair = `${JSON.stringify(before)} ${JSON.stringify(after)}`;
    if (comparison.pairs.has(pair)) return [];
    comparison.pairs.add(pair);
    const found = find(before, after, place, comparison);
    comparison.pairs.delete(pair);
    return found;
  };
}
