import { ExactNumber, hasExactNumbers, isMultipleOf, schemaFormats, withDoubles } from "@parley/json";
import { type Ajv, type ErrorObject, type FuncKeywordDefinition, type Options, str, type ValidateFunction } from "ajv";
import { Ajv2019 } from "ajv/dist/2019.js";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { addExactKeywords, writeExactly } from "./exact-schema.ts";
import { hasEndlessReference } from "./has-endless-reference.ts";
import { listSchemas, mapsOfSchemas, valueKeywords } from "./list-schemas.ts";

/** This compiler knows what the drafts from 4 on say, where lists of schemas are `items`. */
const compiler2019 = compilerOf(() => new Ajv2019(options));
const compiler2020 = compilerOf(() => new Ajv2020(options));

/** Making a compiler takes longer than compiling most schemas, so most schemas share one. */
function compilerOf(makePlain: () => Ajv) {
  const make = () => {
    const ajv = addFormats.default(makePlain().removeKeyword("multipleOf").addKeyword(multipleOf));
    const { "date-time": dateTime, time, email } = schemaFormats.texts;
    for (const [name, validate] of Object.entries({ "date-time": dateTime!, time: time!, email: email! })) {
      ajv.addFormat(name, validate);
    }
    for (const [name, validate] of Object.entries(schemaFormats.numbers))
      ajv.addFormat(name, { type: "number", validate });
    return ajv;
  };
  let made: Ajv | undefined;
  const shared = () => {
    made ??= make();
    return made;
  };
  return { make, shared };
}

/** A schema with a name could take the place of another one in a shared compiler. */
function hasName(schema: unknown): boolean {
  if (typeof schema !== "object" || schema === null) return false;
  return Object.entries(schema).some(([name, member]) => /^\$?id$/.test(name) || hasName(member));
}

/** The compiler's own keyword divides doubles: by it, 4.35 would be no multiple of 0.01. */
const multipleOf: FuncKeywordDefinition = {
  keyword: "multipleOf",
  type: "number",
  schemaType: "number",
  errors: false,
  error: { message: ({ schemaCode }) => str`must be multiple of ${schemaCode}` },
  validate: (step: number, data: number) => isMultipleOf(data, step),
};

/** Without `ownProperties`, every object would have a `constructor` and a `toString`. */
const options: Options = { ownProperties: true, strict: false, logger: false, validateFormats: true };

/** JSON values of a schema. Compiling one of this size takes some 300 ms. */
const maxValues = 5_000;

/** The schema cannot be used. The message is one sentence. */
export class SchemaUnusable extends Error {
  override name = "SchemaUnusable";
}

/**
 * Checks a value by a JSON Schema, and gives the faults. Numbers keep their digits.
 * @throws SchemaUnusable
 */
export function findSchemaErrors(schema: unknown, value: unknown): ErrorObject[] {
  const check = compileSchema(schema);
  if (!hasExactNumbers(value) && !hasExactNumbers(schema)) return check(value) ? [] : (check.errors ?? []);
  const exact = writeExactly(inPresentWords(schema), value);
  const checkExactly = compile(exact.schema, true);
  return checkExactly(exact.value) ? [] : (checkExactly.errors ?? []);
}

/**
 * Compiles a JSON Schema of a workflow, of the draft that its `$schema` names: 2020-12, or one from
 * draft 4 on. A schema is self-contained: its references stay within the schema. A `pattern` may
 * take long on some texts, so only a thread checks values that come from outside. Numbers are
 * compared as doubles.
 * @throws SchemaUnusable
 */
export function compileSchema(schema: unknown): ValidateFunction {
  if (typeof schema !== "boolean" && (typeof schema !== "object" || schema === null || Array.isArray(schema))) {
    throw new SchemaUnusable("A JSON Schema must be an object.");
  }
  if (countValues(schema) > maxValues) throw new SchemaUnusable(`The schema has more than ${maxValues} values.`);
  return compile(inPresentWords(withDoubles(schema)), false);
}

function compile(schema: unknown, isExact: boolean): ValidateFunction {
  let made: { ajv: Ajv; schema: object | boolean } | undefined;
  try {
    if (hasEndlessReference(schema)) throw new SchemaUnusable(endless);
    const { draft, schema: unmarked } = readDraft(schema as object | boolean);
    const compiler = draft === "2020-12" ? compiler2020 : compiler2019;
    made = { ajv: isExact || hasName(unmarked) ? compiler.make() : compiler.shared(), schema: unmarked };
    if (isExact) addExactKeywords(made.ajv);
    return made.ajv.compile(unmarked);
  } catch (error) {
    if (error instanceof SchemaUnusable) throw error;
    const reason = error instanceof RangeError ? "it is nested too deeply" : (error as Error).message;
    throw new SchemaUnusable(`This is not a usable JSON Schema: ${reason}.`, { cause: error });
  } finally {
    // Otherwise the compiler keeps every schema for good.
    if (typeof made?.schema === "object") made.ajv.removeSchema(made.schema);
  }
}

const endless = "A `$ref` of the schema leads back to itself without going into the value, so a check would never end.";
const early = /draft-0[4-7]|2019-09/;
const listAsItems =
  "In JSON Schema 2020-12 a list of schemas is `prefixItems`: write it in place of `items`, and `items` in place of `additionalItems`.";

/** A schema that names no draft is of 2020-12, unless its `items` are a list, as they were before. */
function readDraft(schema: object | boolean) {
  if (typeof schema === "boolean") return { schema, draft: "2020-12" };
  const { $schema: named, ...unmarked } = schema as { $schema?: unknown };
  const parts = listSchemas(unmarked);
  const hasList = parts.some(({ items }) => Array.isArray(items));
  const isEarly = named === undefined ? hasList : early.test(String(named));
  if (named !== undefined && !isEarly && !/2020-12/.test(String(named))) {
    throw new SchemaUnusable("`$schema` must name a draft of JSON Schema, from draft-04 to 2020-12.");
  }
  const isMixed = isEarly ? named === undefined && parts.some((part) => "prefixItems" in part) : hasList;
  if (isMixed) throw new SchemaUnusable(listAsItems);
  return { schema: unmarked, draft: isEarly ? "2019-09" : "2020-12" };
}

/**
 * Leaves out `nullable` where it demands nothing: OpenAPI 3.0 allows null by it beside a `type`, and
 * the compiler refuses it elsewhere. Writes the limits of draft 4 as later drafts do.
 */
function inPresentWords(schema: unknown, isMap = false): unknown {
  if (typeof schema !== "object" || schema === null || schema instanceof ExactNumber) return schema;
  if (Array.isArray(schema)) return schema.map((each) => inPresentWords(each));
  const members = Object.entries(schema);
  if (isMap) return Object.fromEntries(members.map(([name, value]) => [name, inPresentWords(value)]));
  const written = members.flatMap(([name, value]): [string, unknown][] => {
    if (valueKeywords.has(name)) return [[name, value]];
    const isAlone = value === false || !Object.hasOwn(schema, "type");
    if (name === "nullable" && typeof value === "boolean" && isAlone) return [];
    const { exclusiveMinimum, exclusiveMaximum } = schema as Record<string, unknown>;
    if (name === "minimum" && exclusiveMinimum === true) return [["exclusiveMinimum", value]];
    if (name === "maximum" && exclusiveMaximum === true) return [["exclusiveMaximum", value]];
    if (/^exclusiveM(?:in|ax)imum$/.test(name) && typeof value === "boolean") return [];
    return [[name, inPresentWords(value, mapsOfSchemas.has(name))]];
  });
  return Object.fromEntries(written);
}

function countValues(value: unknown): number {
  if (typeof value !== "object" || value === null) return 1;
  return Object.values(value).reduce((count, each) => count + countValues(each), 1);
}
