import type { Schema } from "./reduce-open-api.ts";

/** One of the ways in which a value may fit a schema. */
export type Variant = {
  /** `any` where the schema does not say. */
  type: "null" | "boolean" | "string" | "number" | "integer" | "array" | "object" | "any";
  /** The value, where only this one fits. */
  only?: unknown;
  schema: Schema;
};

const reference = "#/components/schemas/";

/** Lists the ways in which a value may fit a schema: its alternatives, its types, its single values. */
export function variantsOf(schema: Schema, schemas: Readonly<Record<string, Schema>>): Variant[] {
  const { $ref, anyOf, oneOf, enum: values, const: only, type } = schema;
  if (typeof $ref === "string") return variantsOf(schemas[$ref.slice(reference.length)] ?? {}, schemas);
  const alternatives = anyOf ?? oneOf;
  if (Array.isArray(alternatives)) return alternatives.flatMap((each: Schema) => variantsOf(each, schemas));
  if ("const" in schema) return [{ type: typeOf(only), only, schema }];
  if (Array.isArray(values)) return values.map((value: unknown) => ({ type: typeOf(value), only: value, schema }));
  const types = (Array.isArray(type) ? type : [type ?? typeBySigns(schema)]) as Variant["type"][];
  return types.map((each) => ({ type: each, schema }));
}

function typeOf(value: unknown): Variant["type"] {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return typeof value as Variant["type"];
}

function typeBySigns(schema: Schema): Variant["type"] {
  if ("properties" in schema || "patternProperties" in schema) return "object";
  return "items" in schema ? "array" : "any";
}

export function fieldsOf({ schema }: Variant): Readonly<Record<string, Schema>> {
  return (schema.properties ?? {}) as Record<string, Schema>;
}

export function requiredOf({ schema }: Variant): readonly string[] {
  return (schema.required ?? []) as string[];
}

/** Gives the schema of fields that have no name in the schema: of a record. Undefined where there is none. */
export function othersOf({ schema }: Variant): Schema | undefined {
  const { additionalProperties, patternProperties } = schema;
  const [first] = Object.values((patternProperties ?? {}) as Record<string, Schema>);
  return first ?? (typeof additionalProperties === "object" ? (additionalProperties as Schema) : undefined);
}
