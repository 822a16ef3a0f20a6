import { ExactNumber, pointerTo, schemaFormats } from "@parley/json";
import type { FieldError } from "../problem.ts";
import { isJson, type Json } from "./check-by-schema.ts";

/**
 * Clients set JSON Schemas by which this server then checks. Whatever could make a check slow is
 * refused when the schema is set: regular expressions, recursion, comparing all items with each
 * other, and references that multiply the schema.
 */

/** The most JSON nodes of a schema, counted with every reference replaced by what it refers to. */
const maxNodes = 2_000;
const maxDepth = 32;

const subschemas = new Set(["additionalProperties", "items", "not", "if", "then", "else"]);
const listsOfSubschemas = new Set(["allOf", "anyOf", "oneOf"]);
/** These demand nothing of a value: some are of JSON Schema, the others of OpenAPI. */
const annotations = new Set([
  ...["title", "description", "default", "examples", "deprecated", "readOnly", "writeOnly", "$comment"],
  ...["contentEncoding", "contentMediaType", "contentSchema", "example", "externalDocs", "discriminator", "xml"],
]);
const ownAnnotation = /^x-/;
const types = ["array", "boolean", "integer", "null", "number", "object", "string"];
const isType = (value: unknown) => types.includes(value as string);
const isListOf = (value: unknown, isItem: (item: unknown) => boolean) => Array.isArray(value) && value.every(isItem);

const aCount: Form = [
  (value) => Number.isSafeInteger(value) && (value as number) >= 0,
  "must be a whole number from 0",
];
const isFiniteNumber = (value: unknown) => value instanceof ExactNumber || Number.isFinite(value);
const aNumber: Form = [isFiniteNumber, "must be a number"];
/** The keywords that check something by themselves, with the form of their values. */
type Form = [isRight: (value: unknown) => boolean, sentence: string];
const assertions = new Map<string, Form>([
  [
    "type",
    [
      (value) => isType(value) || (isListOf(value, isType) && (value as []).length > 0),
      `must be one of: ${types.join(", ")}, or a list of them`,
    ],
  ],
  ["enum", [(value) => Array.isArray(value) && value.length > 0, "must be a list of values"]],
  ["const", [() => true, ""]],
  ["required", [(value) => isListOf(value, (name) => typeof name === "string"), "must be a list of names"]],
  ...["minProperties", "maxProperties", "minItems", "maxItems", "minLength", "maxLength"].map(
    (name): [string, Form] => [name, aCount],
  ),
  ...["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"].map((name): [string, Form] => [name, aNumber]),
  // OpenAPI 3.0: null is allowed beside the type.
  ["nullable", [(value) => typeof value === "boolean", "must be true or false"]],
  // `false` is what holds without the keyword.
  [
    "uniqueItems",
    [(value) => value === false, "is not supported here: comparing all items with each other takes too long"],
  ],
  ["multipleOf", [(value) => isFiniteNumber(value) && Number(value) > 0, "must be a number above 0"]],
]);

const reasonsAgainst = new Map([
  ["pattern", "is a regular expression, which is not supported here: use enum, const, format or a length"],
  ["patternProperties", "is a regular expression, which is not supported here: name the properties"],
  ["$id", "is not needed: a schema belongs to its kind of event"],
]);

class SchemaFault extends Error {
  readonly pointer: string;
  constructor(pointer: string, message: string) {
    super(message);
    this.pointer = pointer;
  }
}

/**
 * Finds what is wrong with a schema that a client wants to set; undefined when it can be used.
 * `place` is its JSON pointer.
 */
export function findSchemaFault(schema: unknown, place: string): FieldError | undefined {
  try {
    visit(schema, startWalk(isJson(schema) ? schema : {}, place), place, 0);
    return undefined;
  } catch (error) {
    if (!(error instanceof SchemaFault)) throw error;
    return { pointer: error.pointer, message: error.message };
  }
}

type Walk = { root: Json; place: string; count: number; openReferences: Set<string> };

function startWalk(root: Json, place: string): Walk {
  return { root, place, count: 0, openReferences: new Set() };
}

/**
 * Visits every place that a check may come to. References are followed, so that the count bounds
 * the work.
 */
function visit(schema: unknown, walk: Walk, pointer: string, depth: number): void {
  count(walk, 1, pointer);
  if (depth > maxDepth) throw new SchemaFault(pointer, `is nested deeper than ${maxDepth} levels`);
  if (typeof schema === "boolean") return;
  if (!isJson(schema)) throw new SchemaFault(pointer, "must be a schema: an object, true or false");
  for (const [keyword, value] of Object.entries(schema)) {
    const place = pointerTo(pointer, keyword);
    if (annotations.has(keyword) || ownAnnotation.test(keyword)) continue;
    if (keyword === "$schema" && pointer === walk.place) continue;
    if (subschemas.has(keyword)) visit(value, walk, place, depth + 1);
    else if (listsOfSubschemas.has(keyword)) visitList(value, walk, place, depth);
    else if (keyword === "properties") visitProperties(value, walk, place, depth);
    else if (keyword === "$ref") visitReference(value, walk, place, depth);
    else if (keyword === "$defs" || keyword === "definitions") refuseInner(walk, pointer, place);
    else if (keyword === "format") refuseOtherFormat(value, place);
    else if (assertions.has(keyword)) checkAssertion(keyword, value, walk, place);
    else throw new SchemaFault(place, reasonsAgainst.get(keyword) ?? "is a keyword that is not supported here");
  }
}

function checkAssertion(keyword: string, value: unknown, walk: Walk, pointer: string): void {
  count(walk, sizeOf(value), pointer);
  const [isRight, sentence] = assertions.get(keyword)!;
  if (!isRight(value)) throw new SchemaFault(pointer, sentence);
}

function visitList(value: unknown, walk: Walk, pointer: string, depth: number): void {
  if (!Array.isArray(value) || value.length === 0) throw new SchemaFault(pointer, "must be a list of schemas");
  for (const [index, one] of value.entries()) visit(one, walk, `${pointer}/${index}`, depth + 1);
}

function visitProperties(value: unknown, walk: Walk, pointer: string, depth: number): void {
  if (!isJson(value)) throw new SchemaFault(pointer, "must be an object of schemas");
  for (const [name, one] of Object.entries(value)) visit(one, walk, `${pointer}/${name}`, depth + 1);
}

function visitReference(value: unknown, walk: Walk, pointer: string, depth: number): void {
  const found = typeof value === "string" ? /^#\/(\$defs|definitions)\/([\w.-]{1,100})$/.exec(value) : null;
  const definitions = found === null ? undefined : walk.root[found[1]!];
  const target = isJson(definitions) && Object.hasOwn(definitions, found![2]!) ? definitions[found![2]!] : undefined;
  if (typeof value !== "string" || target === undefined) {
    throw new SchemaFault(pointer, "must refer to a definition in the same schema, e.g. #/$defs/order");
  }
  if (walk.openReferences.has(value)) throw new SchemaFault(pointer, "refers to itself, so a check could run forever");
  walk.openReferences.add(value);
  visit(target, walk, `${walk.place}/${value.slice(2)}`, depth + 1);
  walk.openReferences.delete(value);
}

/** Definitions are visited where a reference names them. */
function refuseInner(walk: Walk, pointer: string, place: string): void {
  if (pointer !== walk.place) throw new SchemaFault(place, "must be at the top of the schema");
}

function refuseOtherFormat(value: unknown, pointer: string): void {
  const names = Object.values(schemaFormats).flatMap(Object.keys);
  if (typeof value === "string" && names.includes(value)) return;
  throw new SchemaFault(pointer, `must be one of: ${names.join(", ")}`);
}

function count(walk: Walk, nodes: number, pointer: string): void {
  walk.count += nodes;
  if (walk.count <= maxNodes) return;
  throw new SchemaFault(pointer, `makes the schema larger than ${maxNodes} nodes, counted with references replaced`);
}

function sizeOf(value: unknown): number {
  if (Array.isArray(value)) return value.reduce((sum: number, item) => sum + sizeOf(item), 1);
  if (isJson(value)) return sizeOf(Object.values(value)) + Object.keys(value).length;
  return 1;
}
