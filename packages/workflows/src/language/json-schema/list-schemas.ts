import { isObject } from "@parley/json";

/** The members of these keywords are named by the writer, and are schemas. */
export const mapsOfSchemas = new Set([
  ...["properties", "patternProperties", "$defs", "definitions", "dependentSchemas", "dependencies"],
]);
/** These keywords hold values, in which nothing is a schema. */
export const valueKeywords = new Set(["const", "enum", "default", "examples"]);

/** Gives the schema and each one inside. */
export function listSchemas(schema: unknown): Record<string, unknown>[] {
  if (Array.isArray(schema)) return schema.flatMap(listSchemas);
  if (!isObject(schema)) return [];
  return [schema, ...Object.entries(schema).flatMap(([name, part]) => listSchemas(partOf(name, part)))];
}

function partOf(name: string, part: unknown): unknown {
  if (valueKeywords.has(name)) return undefined;
  return mapsOfSchemas.has(name) && isObject(part) ? Object.values(part) : part;
}
