import { type Comparison, type Find, fewest, fits, inner, itemsOf, named, once } from "./comparison.ts";
import type { Schema } from "./reduce-open-api.ts";
import { fieldsOf, othersOf, requiredOf, type Variant, variantsOf } from "./variants-of.ts";

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
