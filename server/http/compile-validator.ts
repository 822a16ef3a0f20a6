import { createRequire } from "node:module";
import type { Ajv, Options, ValidateFunction } from "ajv";
import type { TSchema } from "typebox";
import { invalidRequest, Problem } from "../kernel/problem.ts";
import { explainFaults } from "../kernel/wire/explain-faults.ts";
import { keepNearestBranches } from "./keep-nearest-branches.ts";

/**
 * Bodies have JSON types. Queries and paths are text, so numbers and booleans are converted from
 * it.
 */
const kinds = {
  strict: { allErrors: true, strict: false, useDefaults: true },
  reading: { allErrors: true, strict: false, useDefaults: true, coerceTypes: true },
} satisfies Record<string, Options>;

/** More would not help to correct a request. */
const maxErrorsShown = 20;

const require = createRequire(import.meta.url);
const instances = new Map<keyof typeof kinds, Ajv>();

/** Ajv is loaded with the first request that needs it, which keeps an idle server smaller. */
function ajvFor(kind: keyof typeof kinds): Ajv {
  const found = instances.get(kind);
  if (found !== undefined) return found;
  const { Ajv } = require("ajv") as typeof import("ajv");
  const addFormats = require("ajv-formats") as typeof import("ajv-formats");
  const ajv = new Ajv(kinds[kind]);
  addFormats.default(ajv, { mode: "full" });
  instances.set(kind, ajv);
  return ajv;
}

/**
 * Makes a function that checks a value and returns it with defaults filled in. It throws
 * invalid-request, with a pointer for each fault. Ajv compiles the schema at the first use: a
 * server has many routes and starts often.
 */
export function compileValidator(
  schema: TSchema | undefined,
  place: "/path" | "/query" | "/body",
  isText: boolean,
): (value: unknown) => unknown {
  if (schema === undefined) return (value) => value;
  let validate: ValidateFunction | undefined;
  return (value) => {
    validate ??= ajvFor(isText ? "reading" : "strict").compile(withoutIds(schema));
    if (validate(value)) return value;
    const errors = explainFaults(place, keepNearestBranches(validate.errors ?? [])).slice(0, maxErrorsShown);
    const [first] = errors;
    throw new Problem(invalidRequest, `${first?.pointer ?? place} ${first?.message ?? "is not valid"}.`, { errors });
  };
}

/**
 * Without `$id`, which only names a schema in the reference: Ajv refuses the same `$id` in two
 * places.
 */
function withoutIds(schema: TSchema): TSchema {
  return JSON.parse(JSON.stringify(schema, (name, value: unknown) => (name === "$id" ? undefined : value)));
}
