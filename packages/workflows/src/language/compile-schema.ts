import { hasExactNumbers, isMultipleOf, withDoubles } from "@parley/json";
import { Ajv, type ErrorObject, type FuncKeywordDefinition, type Options, str, type ValidateFunction } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { addExactKeywords, writeExactly } from "./exact-schema.ts";

const draft7 = compilerOf(() => new Ajv(options));
const draft2020 = compilerOf(() => new Ajv2020(options));

/** Making a compiler takes longer than compiling most schemas, so most schemas share one. */
function compilerOf(makePlain: () => Ajv) {
  const make = () => addFormats.default(makePlain().removeKeyword("multipleOf").addKeyword(multipleOf));
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
  const exact = writeExactly(schema, value);
  const checkExactly = compile(exact.schema, true);
  return checkExactly(exact.value) ? [] : (checkExactly.errors ?? []);
}

/**
 * Compiles a JSON Schema of a workflow: 2020-12, or draft 7 when its `$schema` says so. A schema is
 * self-contained: its references stay within the schema. A `pattern` may take long on some texts,
 * so only a thread checks values that come from outside. Numbers are compared as doubles.
 * @throws SchemaUnusable
 */
export function compileSchema(schema: unknown): ValidateFunction {
  if (typeof schema !== "boolean" && (typeof schema !== "object" || schema === null || Array.isArray(schema))) {
    throw new SchemaUnusable("A JSON Schema must be an object.");
  }
  if (countValues(schema) > maxValues) throw new SchemaUnusable(`The schema has more than ${maxValues} values.`);
  return compile(withNullableByType(withDoubles(schema)), false);
}

function compile(usable: unknown, isExact: boolean): ValidateFunction {
  const schema = usable as object | boolean;
  const draft = typeof schema === "object" ? (schema as { $schema?: unknown }).$schema : undefined;
  const compiler = typeof draft === "string" && /draft-07/.test(draft) ? draft7 : draft2020;
  const ajv = isExact ? addExactKeywords(compiler.make()) : hasName(schema) ? compiler.make() : compiler.shared();
  try {
    return ajv.compile(schema);
  } catch (error) {
    throw new SchemaUnusable(`This is not a usable JSON Schema: ${(error as Error).message}.`, { cause: error });
  } finally {
    // Otherwise the compiler keeps every schema for good.
    if (typeof schema === "object") ajv.removeSchema(schema);
  }
}

/** Their members are named by the writer, and are schemas. */
const mapsOfSchemas = new Set(["properties", "patternProperties", "$defs", "definitions", "dependentSchemas"]);
const values = new Set(["const", "enum", "default", "examples"]);

/**
 * Leaves out `nullable` where it demands nothing: OpenAPI 3.0 allows null by it beside a `type`, and
 * the compiler refuses it elsewhere.
 */
function withNullableByType(schema: unknown, isMap = false): unknown {
  if (typeof schema !== "object" || schema === null) return schema;
  if (Array.isArray(schema)) return schema.map((each) => withNullableByType(each));
  const members = Object.entries(schema).filter(([name, value]) => {
    const isAlone = value === false || !Object.hasOwn(schema, "type");
    return isMap || name !== "nullable" || typeof value !== "boolean" || !isAlone;
  });
  const inner = ([name, value]: [string, unknown]) => {
    const isKept = !isMap && values.has(name);
    return [name, isKept ? value : withNullableByType(value, !isMap && mapsOfSchemas.has(name))] as const;
  };
  return Object.fromEntries(members.map(inner));
}

function countValues(value: unknown): number {
  if (typeof value !== "object" || value === null) return 1;
  return Object.values(value).reduce((count, each) => count + countValues(each), 1);
}
