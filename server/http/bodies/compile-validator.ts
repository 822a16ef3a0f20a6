import { createRequire } from "node:module";
import { hasFewerValues, putExactNumbers, withDoubles } from "@parley/json";
import type { Ajv, Options, ValidateFunction } from "ajv";
import type { TSchema } from "typebox";
import { invalidRequest, Problem } from "../../kernel/problem.ts";
import { explainFaults } from "../../kernel/wire/explain-faults.ts";
import { keepNearestBranches } from "./keep-nearest-branches.ts";
import { isNotedExact } from "./note-exact-numbers.ts";

/**
 * Bodies have JSON types. Queries and paths are text, so numbers and booleans are converted from
 * it. `first` ends at the first fault, and a list that is too long is one before any of its items
 * is looked at.
 */
const text = { coerceTypes: true };
/**
 * The first request of an operation waits for the compiler, and all others with it. So the compiler checks
 * no schema, as ours are typed, and leaves its own code as long as it is, which runs as fast.
 */
const soon = { meta: false, validateSchema: false, code: { optimize: false } } satisfies Options;
const first = { ...soon, strict: false, useDefaults: true };
const all = { ...first, allErrors: true };
const kinds = {
  body: { first, all },
  text: { first: { ...first, ...text }, all: { ...all, ...text } },
} satisfies Record<string, Record<"first" | "all", Options>>;

/** More would not help to correct a request. */
const maxErrorsShown = 20;
/** In a larger value only the first fault is told: finding all of them would take too long. */
const maxValuesForAllFaults = 10_000;

const require = createRequire(import.meta.url);
const instances = new Map<Options, Ajv>();

/** Ajv is loaded with the first request that needs it, which keeps an idle server smaller. */
function ajvWith(options: Options): Ajv {
  const found = instances.get(options);
  if (found !== undefined) return found;
  const { Ajv } = require("ajv") as typeof import("ajv");
  const addFormats = require("ajv-formats") as typeof import("ajv-formats");
  const ajv = new Ajv(options);
  addFormats.default(ajv, { mode: "full" });
  instances.set(options, ajv);
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
  const options = kinds[isText ? "text" : "body"];
  let findFirst: ValidateFunction | undefined;
  let findAll: ValidateFunction | undefined;
  return (sent) => {
    if (!isNotedExact(sent)) return validate(sent);
    return putExactNumbers(schema, sent, validate(withDoubles(sent)));
  };

  function validate(value: unknown): unknown {
    findFirst ??= ajvWith(options.first).compile(withoutIds(schema!));
    if (findFirst(value)) return value;
    let faults = findFirst.errors ?? [];
    if (hasFewerValues(value, maxValuesForAllFaults)) {
      findAll ??= ajvWith(options.all).compile(withoutIds(schema!));
      findAll(value);
      faults = findAll.errors ?? faults;
    }
    const explained = explainFaults(place, keepNearestBranches(faults));
    const errors = explained.slice(0, maxErrorsShown);
    const [first] = errors;
    const more = explained.length > errors.length ? ` There are ${explained.length} faults in all.` : "";
    throw new Problem(invalidRequest, `${first?.pointer ?? place} ${first?.message ?? "is not valid"}.${more}`, {
      errors,
    });
  }
}

/**
 * Without `$id`, which only names a schema in the reference: Ajv refuses the same `$id` in two
 * places.
 */
function withoutIds(schema: TSchema): TSchema {
  return JSON.parse(JSON.stringify(schema, (name, value: unknown) => (name === "$id" ? undefined : value)));
}
