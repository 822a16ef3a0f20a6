import { createRequire } from "node:module";
import type { ValidateFunction } from "ajv";
import type { FieldError } from "../../kernel/problem.ts";
import { escapePointer, explainFaults } from "../../kernel/wire/explain-faults.ts";

/**
 * JSON Schemas of strangers, run inside of this server. What could make a check long is refused when the schema is
 * set: regular expressions, recursion, comparing each item with each other one, and schemas that unfold to a great size.
 */

/** Ajv is loaded with the first schema: an idle server is smaller by it. */
const require = createRequire(import.meta.url);

/** The JSON nodes of a schema with every reference written out. */
const maxNodes = 2_000;
const maxDepth = 32;
/** Bytes of a body times nodes of its schema: some 100 ms of checking at worst. */
const maxWork = 30_000_000;

const subschemas = new Set(["additionalProperties", "items", "not", "if", "then", "else"]);
const listsOfSubschemas = new Set(["allOf", "anyOf", "oneOf"]);
const annotations = new Set(["title", "description", "default", "examples", "deprecated", "$comment"]);
const assertions = new Set([
  "type",
  "enum",
  "const",
  "required",
  "minProperties",
  "maxProperties",
  "minItems",
  "maxItems",
  "minLength",
  "maxLength",
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "multipleOf",
]);

/** Each is linear in the length of the text. */
const formats: Record<string, (text: string) => boolean> = {
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

type Json = Record<string, unknown>;

class Unfit extends Error {
  readonly pointer: string;
  constructor(pointer: string, message: string) {
    super(message);
    this.pointer = pointer;
  }
}

/** What is wrong with a schema that somebody wants to set; undefined when it may be run here. */
export function findSchemaFault(schema: unknown, place: string): FieldError | undefined {
  try {
    const root = isJson(schema) ? schema : {};
    visit(schema, { root, place, count: 0, underWay: new Set() }, place, 0);
    compile(plainCopyOf(schema));
    return undefined;
  } catch (error) {
    if (error instanceof Unfit) return { pointer: error.pointer, message: error.message };
    // Ajv says what is wrong with a keyword's value; it quotes nothing but the schema.
    return { pointer: place, message: (error as Error).message.slice(0, 300) };
  }
}

type Walk = { root: Json; place: string; count: number; underWay: Set<string> };

/** Looks at every place a check may come to, references written out, so that the count bounds the work. */
function visit(schema: unknown, walk: Walk, pointer: string, depth: number): void {
  count(walk, 1, pointer);
  if (depth > maxDepth) throw new Unfit(pointer, `is nested deeper than ${maxDepth} levels`);
  if (typeof schema === "boolean") return;
  if (!isJson(schema)) throw new Unfit(pointer, "must be a schema: an object, true or false");
  for (const [keyword, value] of Object.entries(schema)) {
    const place = `${pointer}/${escapePointer(keyword)}`;
    if (annotations.has(keyword) || (keyword === "$schema" && pointer === walk.place)) continue;
    if (subschemas.has(keyword)) visit(value, walk, place, depth + 1);
    else if (listsOfSubschemas.has(keyword)) visitList(value, walk, place, depth);
    else if (keyword === "properties") visitMap(value, walk, place, depth);
    else if (keyword === "$ref") visitReference(value, walk, place, depth);
    else if (keyword === "$defs" || keyword === "definitions") refuseInner(walk, pointer, place);
    else if (keyword === "format") refuseOtherFormat(value, place);
    else if (assertions.has(keyword)) count(walk, sizeOf(value), place);
    else throw new Unfit(place, reasonsAgainst.get(keyword) ?? "is a keyword that is not checked here");
  }
}

const reasonsAgainst = new Map([
  ["pattern", "is a regular expression, which is not run here: use enum, const, format or a length"],
  ["patternProperties", "is a regular expression, which is not run here: name the properties"],
  ["uniqueItems", "is not checked here: comparing all items with each other takes too long"],
  ["$id", "is not needed: a schema belongs to its kind of event"],
]);

function visitList(value: unknown, walk: Walk, pointer: string, depth: number): void {
  if (!Array.isArray(value)) throw new Unfit(pointer, "must be a list of schemas");
  for (const [index, one] of value.entries()) visit(one, walk, `${pointer}/${index}`, depth + 1);
}

function visitMap(value: unknown, walk: Walk, pointer: string, depth: number): void {
  if (!isJson(value)) throw new Unfit(pointer, "must be an object of schemas");
  for (const [name, one] of Object.entries(value)) visit(one, walk, `${pointer}/${name}`, depth + 1);
}

function visitReference(value: unknown, walk: Walk, pointer: string, depth: number): void {
  const found = typeof value === "string" ? /^#\/(\$defs|definitions)\/([\w.-]{1,100})$/.exec(value) : null;
  const definitions = found === null ? undefined : walk.root[found[1]!];
  const target = isJson(definitions) && Object.hasOwn(definitions, found![2]!) ? definitions[found![2]!] : undefined;
  if (typeof value !== "string" || target === undefined) {
    throw new Unfit(pointer, "must name a schema of the same document, e.g. #/$defs/order");
  }
  if (walk.underWay.has(value)) throw new Unfit(pointer, "refers to itself, which could go on for ever");
  walk.underWay.add(value);
  visit(target, walk, `${walk.place}/${value.slice(2)}`, depth + 1);
  walk.underWay.delete(value);
}

/** Definitions are visited where they are referred to. */
function refuseInner(walk: Walk, pointer: string, place: string): void {
  if (pointer !== walk.place) throw new Unfit(place, "belongs to the top of the schema");
}

function refuseOtherFormat(value: unknown, pointer: string): void {
  const names = Object.keys(formats);
  if (typeof value !== "string" || !names.includes(value))
    throw new Unfit(pointer, `must be one of: ${names.join(", ")}`);
}

function count(walk: Walk, nodes: number, pointer: string): void {
  walk.count += nodes;
  if (walk.count > maxNodes)
    throw new Unfit(pointer, `makes the schema larger than ${maxNodes} nodes, references written out`);
}

function sizeOf(value: unknown): number {
  if (Array.isArray(value)) return value.reduce((sum: number, item) => sum + sizeOf(item), 1);
  if (isJson(value)) return sizeOf(Object.values(value)) + Object.keys(value).length;
  return 1;
}

/** A check of data by a schema that was let in. Made at its first use, because a server has many sources and starts often. */
export function createCheck(
  schema: unknown,
): (data: unknown, place: string, bodyBytes: number) => FieldError | undefined {
  const plain = plainCopyOf(schema);
  const nodes = Math.min(maxNodes, unfoldedSize(plain));
  let validate: ValidateFunction | undefined;
  return (data, place, bodyBytes) => {
    if (bodyBytes * nodes > maxWork) return { pointer: place, message: "is too large for a schema of this size" };
    validate ??= compile(plain);
    if (validate(data)) return undefined;
    return explainFaults(place, validate.errors ?? [])[0] ?? { pointer: place, message: "is not valid" };
  };
}

function unfoldedSize(schema: Json): number {
  const walk = { root: schema, place: "", count: 0, underWay: new Set<string>() };
  try {
    visit(schema, walk, "", 0);
  } catch {
    // One of our own, which uses more than is let in from outside.
  }
  return walk.count;
}

/** An instance for each schema: what Ajv caches is then forgotten together with the source. */
function compile(schema: Json): ValidateFunction {
  const { Ajv } = require("ajv") as typeof import("ajv");
  const ajv = new Ajv({ allErrors: false, strict: false, inlineRefs: false, addUsedSchema: false, logger: false });
  for (const [name, validate] of Object.entries(formats)) ajv.addFormat(name, { type: "string", validate });
  return ajv.compile(schema);
}

/** A copy without what names documents elsewhere: the dialect, and the name under which the reference has it. */
function plainCopyOf(schema: unknown): Json {
  const { $schema: _dialect, $id: _name, ...rest } = JSON.parse(JSON.stringify(schema)) as Json;
  return rest;
}

function isJson(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
