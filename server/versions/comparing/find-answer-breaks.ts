import { type Comparison, type Find, fewest, fits, inner, itemsOf, named, once } from "./comparison.ts";
import { fieldsOf, othersOf, requiredOf, type Variant, variantsOf } from "./variants-of.ts";

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

/** Tells whether an object is of a kind that was not there before, by a field with one value. */
function isNewKind(variant: Variant, known: readonly Variant[]): boolean {
  return Object.entries(fieldsOf(variant)).some(([name, schema]) => {
    if (!("const" in schema)) return false;
    const former = known.map((each) => fieldsOf(each)[name]);
    return former.every((each) => each !== undefined && "const" in each && each.const !== schema.const);
  });
}
