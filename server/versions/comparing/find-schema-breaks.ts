import type { Schema } from "./reduce-open-api.ts";
import { fieldsOf, othersOf, requiredOf, type Variant, variantsOf } from "./schema-variants.ts";

type Schemas = Readonly<Record<string, Schema>>;

/** The schemas by name of the two descriptions, and the pairs of names that are being compared. */
export type Comparison = { before: Schemas; after: Schemas; pairs: Set<string> };

type Find = (before: Schema, after: Schema, place: string, comparison: Comparison) => string[];

/**
 * Finds what of an answer breaks a client that reads it by its former schema: a field that is gone or
 * may be left out, a value of another type. New fields, new values of a list of values and new kinds
 * of objects break nobody who follows the rules of the interface.
 */
export const findAnswerBreaks: Find = once((before, after, place, comparison) => {
  const known = variantsOf(before, comparison.before);
  if (known.some(({ type }) => type === "any")) return [];
  return variantsOf(after, comparison.after).flatMap((variant) => {
    const alike = known.filter(({ type }) => fits(variant.type, type));
    if (alike.length === 0) return [`${place} may now be ${named(variant)}`];
    if (isNewKind(variant, alike)) return [];
    return fewest(alike.map((former) => answerBreaksOf(former, variant, place, comparison)));
  });
});

/**
 * Finds what of a request is refused now that was taken before: a field that is gone or needed now,
 * a value, a type, a bound that is narrower.
 */
export const findRequestBreaks: Find = once((before, after, place, comparison) => {
  const taken = variantsOf(after, comparison.after);
  if (taken.some(({ type }) => type === "any")) return [];
  return variantsOf(before, comparison.before).flatMap((variant) => {
    const alike = taken.filter(({ type }) => fits(variant.type, type));
    if (alike.length === 0) return [`${place} may no longer be ${named(variant)}`];
    return fewest(alike.map((now) => requestBreaksOf(variant, now, place, comparison)));
  });
});

function answerBreaksOf(before: Variant, after: Variant, place: string, comparison: Comparison): string[] {
  if (before.type === "array")
    return inner(findAnswerBreaks, itemsOf(before), itemsOf(after), `${place}[]`, comparison);
  if (before.type !== "object") {
    const { format } = before.schema;
    return format === undefined || format === after.schema.format ? [] : [`${place} is no ${format} any more`];
  }
  const fields = fieldsOf(after);
  return [
    ...Object.entries(fieldsOf(before)).flatMap(([name, schema]) => {
      const at = `${place}.${name}`;
      const now = fields[name];
      if (now === undefined) return [`${at} is gone`];
      const mayLack = requiredOf(before).includes(name) && !requiredOf(after).includes(name);
      return [...(mayLack ? [`${at} may now be left out`] : []), ...findAnswerBreaks(schema, now, at, comparison)];
    }),
    ...inner(findAnswerBreaks, othersOf(before), othersOf(after), `${place}.*`, comparison),
  ];
}

function requestBreaksOf(before: Variant, after: Variant, place: string, comparison: Comparison): string[] {
  if ("only" in after) {
    const isSame = "only" in before && JSON.stringify(before.only) === JSON.stringify(after.only);
    return isSame ? [] : [`${place} may no longer be ${named(before)}`];
  }
  if ("only" in before) return [];
  const bounds = findNarrowerBounds(before.schema, after.schema, place);
  if (before.type === "array")
    return [...bounds, ...inner(findRequestBreaks, itemsOf(before), itemsOf(after), `${place}[]`, comparison)];
  if (before.type !== "object") return bounds;
  const fields = fieldsOf(after);
  const isClosed = after.schema.additionalProperties === false;
  const needed = requiredOf(after).filter((name) => !requiredOf(before).includes(name));
  return [
    ...bounds,
    ...needed.map((name) => `${place}.${name} is needed now`),
    ...Object.entries(fieldsOf(before)).flatMap(([name, schema]) => {
      const at = `${place}.${name}`;
      const now = fields[name];
      if (now !== undefined) return findRequestBreaks(schema, now, at, comparison);
      return isClosed ? [`${at} is no longer taken`] : [];
    }),
    ...(isClosed && before.schema.additionalProperties !== false && othersOf(after) === undefined
      ? [`${place} takes no fields of other names any more`]
      : inner(findRequestBreaks, othersOf(before), othersOf(after), `${place}.*`, comparison)),
  ];
}

const least = ["minLength", "minimum", "exclusiveMinimum", "minItems", "minProperties"];
const most = ["maxLength", "maximum", "exclusiveMaximum", "maxItems", "maxProperties"];

function findNarrowerBounds(before: Schema, after: Schema, place: string): string[] {
  const isNarrower = (bound: string) => {
    const [was, is] = [before[bound], after[bound]] as (number | undefined)[];
    if (is === undefined) return false;
    if (was === undefined) return true;
    return least.includes(bound) ? is > was : is < was;
  };
  const isOther = (keyword: string) => after[keyword] !== undefined && after[keyword] !== before[keyword];
  return [
    ...[...least, ...most].filter(isNarrower).map((bound) => `${place} has the ${bound} ${after[bound]} now`),
    ...["pattern", "format"].filter(isOther).map((keyword) => `${place} has the ${keyword} ${after[keyword]} now`),
    ...(after.uniqueItems === true && before.uniqueItems !== true ? [`${place} must not repeat an item now`] : []),
  ];
}

/** Tells whether a value of the one type is one of the other: each integer is a number. */
function fits(type: Variant["type"], wanted: Variant["type"]): boolean {
  return type === wanted || (type === "integer" && wanted === "number");
}

/** Tells whether an object is of a kind that was not there before, by a field with one value. */
function isNewKind(variant: Variant, known: readonly Variant[]): boolean {
  return Object.entries(fieldsOf(variant)).some(([name, schema]) => {
    if (!("const" in schema)) return false;
    const former = known.map((each) => fieldsOf(each)[name]);
    return former.every((each) => each !== undefined && "const" in each && each.const !== schema.const);
  });
}

function named({ type, only }: Variant): string {
  return only === undefined ? type : JSON.stringify(only);
}

function itemsOf({ schema }: Variant): Schema | undefined {
  return typeof schema.items === "object" ? (schema.items as Schema) : undefined;
}

function inner(
  find: Find,
  before: Schema | undefined,
  after: Schema | undefined,
  place: string,
  comparison: Comparison,
) {
  return before === undefined || after === undefined ? [] : find(before, after, place, comparison);
}

function fewest(alternatives: readonly string[][]): string[] {
  return alternatives.reduce((best, next) => (next.length < best.length ? next : best));
}

/** Compares each pair of named schemas once on a way, because a schema may refer to itself. */
function once(find: Find): Find {
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
