import { createRequire } from "node:module";
import { pointerTo } from "@parley/json";
import type { TSchema } from "typebox";
import type { FieldError } from "../problem.ts";

/** Holds what Ajv and TypeBox report of a value that does not fit its JSON Schema. */
export type SchemaFault = {
  keyword: string;
  /** The value is at this RFC 6901 pointer from the checked value. */
  instancePath: string;
  params: Record<string, unknown>;
};

/**
 * Says in plain English what is wrong with a value and where, one entry for each place and
 * sentence. `place` is the pointer of the checked value, e.g. "/body". Each message goes on from
 * its pointer as one sentence.
 *
 *     explainFaults("/body", validate.errors)
 *     // [{ pointer: "/body/password", message: "must have at least 10 characters" }]
 */
export function explainFaults(place: string, faults: readonly SchemaFault[]): FieldError[] {
  const explained = new Map<string, FieldError>();
  for (const fault of faults) {
    // TypeBox repeats each additional property as a value that its schema `false` refuses.
    if (fault.keyword === "boolean") continue;
    const message = sentenceOf(fault);
    for (const member of membersOf(fault)) {
      const pointer = `${place}${fault.instancePath}${member}`;
      explained.set(`${pointer} ${message}`, { pointer, message });
    }
  }
  return [...explained.values()];
}

/**
 * Finds what is wrong with a value by a schema of TypeBox; empty when the value fits. Else as
 * `explainFaults`. TypeBox checks with 300 modules, which are loaded with the first value.
 */
export function findFaults(place: string, schema: TSchema, value: unknown): FieldError[] {
  const { Check, Errors } = loadChecks();
  return Check(schema, value) ? [] : explainFaults(place, Errors(schema, value));
}

const require = createRequire(import.meta.url);

/** TypeBox checks with 300 modules, which are loaded with the first value. */
export function loadChecks(): typeof import("typebox/value") {
  return require("typebox/value");
}

/**
 * Lists the members that a fault is about, as the ends of their pointers; a fault of the value
 * itself has an empty one.
 */
function membersOf({ keyword, params }: SchemaFault): string[] {
  if (keyword === "required") return pointersTo(params.missingProperty ?? params.requiredProperties);
  if (keyword === "additionalProperties" || keyword === "apart")
    return pointersTo(params.additionalProperty ?? params.additionalProperties);
  return [""];
}

/** Ajv names one member, TypeBox all of them. */
function pointersTo(names: unknown): string[] {
  return [names].flat().map((name) => pointerTo("", String(name)));
}

function sentenceOf({ keyword, params }: SchemaFault): string {
  return sentences[keyword]?.(params) ?? "is not valid";
}

type Params = Record<string, unknown>;

const sentences: Record<string, (params: Params) => string> = {
  required: () => "is missing",
  additionalProperties: () => "is not a known property",
  apart: ({ others }) => `cannot be sent together with ${(others as string[]).join(" or ")}: send one of them`,
  unevaluatedProperties: () => "has a property that is not known",
  dependentRequired: ({ property, missingProperty }) => `needs ${missingProperty} whenever ${property} is present`,
  type: ({ type }) => `must be ${[type].flat().map(nameOfType).join(" or ")}`,
  enum: ({ allowedValues }) => `must be one of: ${(allowedValues as unknown[]).map(written).join(", ")}`,
  const: ({ allowedValue }) => `must be ${JSON.stringify(allowedValue)}`,
  minLength: ({ limit }) => (limit === 1 ? "must not be empty" : `must have at least ${limit} characters`),
  maxLength: ({ limit }) => `must have at most ${counted(limit, "character")}`,
  minItems: ({ limit }) => `must have at least ${counted(limit, "item")}`,
  maxItems: ({ limit }) => (limit === 0 ? "must be an empty array" : `must have at most ${counted(limit, "item")}`),
  minProperties: ({ limit }) => `must have at least ${limit} ${limit === 1 ? "property" : "properties"}`,
  maxProperties: ({ limit }) => `must have at most ${limit} ${limit === 1 ? "property" : "properties"}`,
  minimum: ({ limit }) => `must be at least ${limit}`,
  maximum: ({ limit }) => `must be at most ${limit}`,
  exclusiveMinimum: ({ limit }) => `must be greater than ${limit}`,
  exclusiveMaximum: ({ limit }) => `must be less than ${limit}`,
  multipleOf: ({ multipleOf }) => `must be a multiple of ${multipleOf}`,
  uniqueItems: () => "must not have the same item twice",
  contains: () => "does not have an item of the required form",
  pattern: ({ pattern }) => describedPatterns[String(pattern)] ?? `must match the regular expression ${pattern}`,
  format: ({ format }) => describedFormats[String(format)] ?? `must have the format ${format}`,
  propertyNames: () => "has a property whose name is not allowed",
  anyOf: () => "has none of the allowed forms",
  oneOf: () => "must have exactly one of the allowed forms",
  not: () => "has a form that is not allowed",
  // Ajv reports these when a schema is `false`: whatever the value is, it does not fit.
  "false schema": () => "is not allowed",
};

const typeNames: Record<string, string> = {
  array: "an array",
  boolean: "true or false",
  integer: "a whole number",
  null: "null",
  number: "a number",
  object: "an object",
  string: "a string",
};

function nameOfType(type: unknown): string {
  return typeNames[String(type)] ?? String(type);
}

const describedPatterns: Record<string, string> = {
  "\\S": "must not be blank",
  '^\\s*[hH][tT][tT][pP][sS]?://[^\\s<>"][^<>"]*$': "must be an http or https address",
  "^[\\x20-\\x7e]+$": "must have printable ASCII characters only",
  "^[\\x21-\\x7e]+$": "must have printable ASCII characters only, without spaces",
  "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*[^\\s\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029][^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$":
    "must be one line that is not blank, without control characters",
  "^#[0-9a-fA-F]{6}$": "must be a colour such as #0b57d0",
  "^[a-z0-9][a-z0-9-]{0,62}$": "must have small letters, digits and hyphens only, such as product-news",
  "^(?:(?:[01][0-9]|2[0-3]):[0-5][0-9]|24:00)$": "must be a time such as 09:30",
  "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d)?$":
    "must be a date and time without a time zone, such as 2026-12-01T09:00",
};

const describedFormats: Record<string, string> = {
  date: "must be a date such as 2026-01-31",
  "date-time": "must be a date and time with a time zone, such as 2026-01-31T09:30:00Z",
  email: "must be an email address such as name@example.com",
  uri: "must be a full URL such as https://example.com/page",
  uuid: "must be a UUID",
};

function written(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

function counted(count: unknown, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
