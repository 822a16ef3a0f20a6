import { createRequire } from "node:module";
import type { ValidateFunction } from "ajv";

/** Ajv is loaded with the first schema, which keeps an idle server smaller. */
const require = createRequire(import.meta.url);

export type Json = Record<string, unknown>;

export function isJson(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * The formats that a schema may ask for. Each check takes time in proportion to the length of the
 * text.
 */
export const schemaFormats: Record<string, (text: string) => boolean> = {
  "date-time": (text) =>
    /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:[Zz]|[+-]\d\d:\d\d)$/.test(text) && isDate(text),
  date: (text) => /^\d{4}-\d\d-\d\d$/.test(text) && isDate(text),
  uuid: (text) => /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text),
  email: (text) => text.length <= 320 && /^[^\s@]{1,64}@[^\s@]{1,255}$/.test(text),
  uri: (text) => URL.canParse(text),
};

function isDate(text: string): boolean {
  return !Number.isNaN(Date.parse(text));
}

/**
 * Compiles a schema. Each has an Ajv instance of its own, so that what Ajv caches is freed together
 * with the source.
 */
export function compileSchema(schema: Json): ValidateFunction {
  const { Ajv } = require("ajv") as typeof import("ajv");
  const ajv = new Ajv({ allErrors: false, strict: false, inlineRefs: false, addUsedSchema: false, logger: false });
  for (const [name, validate] of Object.entries(schemaFormats)) ajv.addFormat(name, { type: "string", validate });
  return ajv.compile(schema);
}

/** A copy without `$schema` and `$id`, which name documents that are not here. */
export function withoutNames(schema: unknown): Json {
  const { $schema: _dialect, $id: _name, ...rest } = JSON.parse(JSON.stringify(schema)) as Json;
  return rest;
}
