import fc, { type Arbitrary } from "fast-check";
import type { JsonSchema } from "./read-operations.ts";

/**
 * Text as people write it anywhere, and as those write it who look for trouble; without NUL and
 * lone surrogates.
 */
const anyText = fc.oneof(
  fc.string({ unit: "grapheme-ascii" }),
  fc.string({ unit: "grapheme" }),
  fc.constantFrom(
    "What are your opening hours?",
    "Grüße aus Köln — schließt ihr um 18 Uhr?",
    "營業時間是幾點",
    "مرحبا كيف حالك",
    "👩‍👩‍👧‍👦 e\u0301\u200b\u202e\ufeff",
    "line\r\nbreak\ttab\u0085\u2028\u001b[31m",
    "'; drop table message; --",
    '"><script>alert(1)</script>',
    "{{7*7}}#{7*7}%s%n\\",
    "../../etc/passwd",
    "undefined",
    "null",
    "-1",
    `${" ".repeat(30)}x`,
  ),
);

const longestText = 9_000;

/**
 * Values that the schema allows. Rare keywords are met by luck, so the caller checks with the
 * validator.
 */
export function valuesOf(schema: JsonSchema, named: Record<string, JsonSchema>, depth = 0): Arbitrary<unknown> {
  const inner = (part: unknown) => valuesOf(part as JsonSchema, named, depth + 1);
  if (typeof schema.$ref === "string") return inner(named[schema.$ref.split("/").at(-1) ?? ""]);
  if ("const" in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  const choices = (schema.anyOf ?? schema.oneOf) as unknown[] | undefined;
  if (choices !== undefined) return fc.oneof(...choices.map(inner));
  switch (schema.type) {
    case "string":
      return textOf(schema);
    case "integer":
      return fc.integer({ min: Number(schema.minimum ?? -(2 ** 31)), max: Number(schema.maximum ?? 2 ** 31) });
    case "number":
      return fc.double({ min: Number(schema.minimum ?? -1e9), max: Number(schema.maximum ?? 1e9), noNaN: true });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return fc.array(inner(schema.items ?? {}), {
        minLength: Number(schema.minItems ?? 0),
        maxLength: Math.min(Number(schema.maxItems ?? 5), 5),
      });
    case "object":
      return objectOf(schema, inner);
    default:
      return depth > 3 ? anyText : fc.jsonValue({ maxDepth: 3 });
  }
}

function objectOf(schema: JsonSchema, inner: (part: unknown) => Arbitrary<unknown>): Arbitrary<unknown> {
  const members = Object.entries((schema.properties ?? {}) as Record<string, unknown>);
  const required = (schema.required ?? []) as string[];
  const known = fc.record(Object.fromEntries(members.map(([name, member]) => [name, inner(member)])), {
    requiredKeys: required,
  });
  if (schema.additionalProperties === false) return known;
  const more = typeof schema.additionalProperties === "object" ? schema.additionalProperties : {};
  const others = fc.dictionary(anyText, inner(more), { maxKeys: 3, noNullPrototype: true });
  return fc.tuple(others, known).map(([other, own]) => ({ ...other, ...(own as object) }));
}

function textOf(schema: JsonSchema): Arbitrary<string> {
  const least = Number(schema.minLength ?? 0);
  const most = Math.min(Number(schema.maxLength ?? 300), longestText);
  const fitting = (text: string) => {
    const letters = [...text];
    return letters.length >= least && letters.length <= most;
  };
  if (schema.format === "date-time") {
    return fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }).map((date) => date.toISOString());
  }
  const pattern = typeof schema.pattern === "string" ? schema.pattern : undefined;
  if (pattern?.startsWith("^")) {
    // Stretched or cut to length rather than waited for: most of what a pattern allows may be too
    // short.
    return fc
      .stringMatching(new RegExp(pattern))
      .map((text) => (text === "" ? text : text.repeat(Math.ceil(Math.max(least, 1) / text.length)).slice(0, most)));
  }
  const free = anyText.map((text) => text.padEnd(least, "x")).filter(fitting);
  const exact = fc.constantFrom("a".repeat(most), "a".repeat(Math.max(least, 1)), "😀".repeat(most));
  const either = fc.oneof({ weight: 6, arbitrary: free }, { weight: 1, arbitrary: exact });
  return pattern === undefined ? either : either.filter((text) => new RegExp(pattern).test(text));
}
