import {
  type AnyNumber,
  compareNumbers,
  isMultipleOf,
  isNumber,
  isObject,
  isWholeNumber,
  pointerTo,
  schemaFormats,
} from "@parley/json";
import type { SchemaFault } from "../wire/explain-faults.ts";
import { isEqualJson } from "./is-equal-json.ts";

export type Json = Record<string, unknown>;
export const isJson: (value: unknown) => value is Json = isObject;

/**
 * Steps of one check: a keyword, a compared value, a name, a few characters. All of them take some 50 ms.
 */
const maxSteps = 500_000;
const charactersOfStep = 8;

/** The check takes more steps than the server spends on one value. */
export class CheckTooLong extends Error {
  override name = "CheckTooLong";
}

/**
 * Checks a value by a JSON Schema that a workspace wrote and `findSchemaFault` has accepted. The
 * schema is interpreted: compiling it could take longer than many checks, and a check that takes
 * too long can be ended. Gives the first fault, or undefined.
 * @throws CheckTooLong
 */
export function checkBySchema(schema: unknown, value: unknown): SchemaFault | undefined {
  return new Check(isJson(schema) ? schema : {}).findFault(schema, value, "");
}

type Find = (check: Check, argument: never, value: never, place: string, schema: Json) => SchemaFault | undefined;

class Check {
  readonly root: Json;
  #stepsLeft = maxSteps;

  constructor(root: Json) {
    this.root = root;
  }

  spend(steps = 1): void {
    this.#stepsLeft -= steps;
    if (this.#stepsLeft < 0) throw new CheckTooLong("The value is too large for a schema of this size.");
  }

  spendText(text: string): void {
    this.spend(1 + text.length / charactersOfStep);
  }

  /** Comparing exact numbers takes time in proportion to their digits. */
  spendNumbers(...numbers: AnyNumber[]): void {
    for (const each of numbers) if (typeof each !== "number") this.spendText(each.text);
  }

  /** `place` is the JSON pointer of the value. */
  findFault(schema: unknown, value: unknown, place: string): SchemaFault | undefined {
    this.spend();
    if (schema === false) return { keyword: "false schema", instancePath: place, params: {} };
    if (!isJson(schema)) return undefined;
    for (const [keyword, find] of keywordsOf(value)) {
      if (!Object.hasOwn(schema, keyword)) continue;
      this.spend();
      const fault = find(this, schema[keyword] as never, value as never, place, schema);
      if (fault !== undefined) return fault;
    }
    return undefined;
  }

  countNames(value: Json): number {
    const count = Object.keys(value).length;
    this.spend(count);
    return count;
  }

  accepts(schema: unknown, value: unknown): boolean {
    return this.findFault(schema, value, "") === undefined;
  }

  isEqual(left: unknown, right: unknown): boolean {
    return isEqualJson(left, right, (text) => (text === undefined ? this.spend() : this.spendText(text)));
  }
}

const fault = (keyword: string, instancePath: string, params: Json = {}): SchemaFault => ({
  keyword,
  instancePath,
  params,
});
const unless = (isFine: boolean, keyword: string, place: string, params: Json = {}) =>
  isFine ? undefined : fault(keyword, place, params);
const first = <Item>(items: Iterable<Item>, find: (item: Item) => SchemaFault | undefined) => {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
};
const limit = (keyword: string, isFine: (value: never, limit: number) => boolean): [string, Find] => [
  keyword,
  (_check, most: number, value, place) => unless(isFine(value, most), keyword, place, { limit: most }),
];

const ofEveryValue: [string, Find][] = [
  ["$ref", (check, ref: string, value, place) => check.findFault(definitionOf(check.root, ref), value, place)],
  [
    "type",
    (_check, type: string | string[], value, place, { nullable }) =>
      unless(
        [type].flat().some((each) => isOfType(each, value)) || (nullable === true && value === null),
        "type",
        place,
        { type },
      ),
  ],
  [
    "enum",
    (check, allowedValues: unknown[], value, place) =>
      unless(
        allowedValues.some((allowed) => check.isEqual(allowed, value)),
        "enum",
        place,
        { allowedValues },
      ),
  ],
  [
    "const",
    (check, allowedValue: unknown, value, place) =>
      unless(check.isEqual(allowedValue, value), "const", place, { allowedValue }),
  ],
];

/** 19.99 is a multiple of 0.01, although their quotient is 1998.9999999999998. */
const isWhole = (quotient: number) =>
  Math.abs(quotient - Math.round(quotient)) <= 2 * Number.EPSILON * Math.abs(quotient);

const limitOfNumber = (keyword: string, isFine: (order: number) => boolean): [string, Find] => [
  keyword,
  (check, limit: AnyNumber, value: AnyNumber, place) => {
    check.spendNumbers(limit, value);
    return unless(isFine(compareNumbers(value, limit)), keyword, place, { limit });
  },
];

const format = (formats: Record<string, (value: never) => boolean>): [string, Find] => [
  "format",
  (check, name: string, value: AnyNumber | string, place) => {
    check.spendText(String(value));
    return unless(formats[name]?.(value as never) ?? true, "format", place, { format: name });
  },
];

const ofNumbers: [string, Find][] = [
  limitOfNumber("minimum", (order) => order >= 0),
  limitOfNumber("maximum", (order) => order <= 0),
  limitOfNumber("exclusiveMinimum", (order) => order > 0),
  limitOfNumber("exclusiveMaximum", (order) => order < 0),
  [
    "multipleOf",
    (check, multipleOf: AnyNumber, value: AnyNumber, place) => {
      check.spendNumbers(multipleOf, value);
      const areDoubles = typeof value === "number" && typeof multipleOf === "number";
      const isFine = areDoubles ? isWhole(value / multipleOf) : isMultipleOf(value, multipleOf);
      return unless(isFine, "multipleOf", place, { multipleOf });
    },
  ],
  format(schemaFormats.numbers),
];

const lengthOf = (text: string) => {
  let length = text.length;
  // A pair of surrogates is one character.
  for (let at = 0; at < text.length; at++) if ((text.codePointAt(at) ?? 0) > 0xffff) length--;
  return length;
};
const ofTexts: [string, Find][] = [
  ["minLength", limitOfText("minLength", (length, least) => length >= least)],
  ["maxLength", limitOfText("maxLength", (length, most) => length <= most)],
  format(schemaFormats.texts),
];

function limitOfText(keyword: string, isFine: (length: number, limit: number) => boolean): Find {
  return (check, limit: number, value: string, place) => {
    check.spendText(value);
    return unless(isFine(lengthOf(value), limit), keyword, place, { limit });
  };
}

const ofLists: [string, Find][] = [
  limit("minItems", (value: unknown[], least) => value.length >= least),
  limit("maxItems", (value: unknown[], most) => value.length <= most),
  [
    "items",
    (check, items: unknown, value: unknown[], place) =>
      first(value.entries(), ([index, item]) => check.findFault(items, item, `${place}/${index}`)),
  ],
];

const ofObjects: [string, Find][] = [
  [
    "minProperties",
    (check, limit: number, value: Json, place) =>
      unless(check.countNames(value) >= limit, "minProperties", place, { limit }),
  ],
  [
    "maxProperties",
    (check, limit: number, value: Json, place) =>
      unless(check.countNames(value) <= limit, "maxProperties", place, { limit }),
  ],
  [
    "required",
    (check, names: string[], value: Json, place) =>
      first(names, (missingProperty) => {
        check.spend();
        return unless(Object.hasOwn(value, missingProperty), "required", place, { missingProperty });
      }),
  ],
  [
    "additionalProperties",
    (check, additional: unknown, value: Json, place, schema) => {
      const known = isJson(schema.properties) ? schema.properties : {};
      return first(Object.keys(value), (name) => {
        check.spend();
        if (Object.hasOwn(known, name)) return undefined;
        if (additional === false) return fault("additionalProperties", place, { additionalProperty: name });
        return check.findFault(additional, value[name], pointerTo(place, name));
      });
    },
  ],
  [
    "properties",
    (check, properties: Json, value: Json, place) =>
      first(Object.keys(properties), (name) => {
        check.spend();
        if (!Object.hasOwn(value, name)) return undefined;
        return check.findFault(properties[name], value[name], pointerTo(place, name));
      }),
  ],
];

const ofSchemas: [string, Find][] = [
  ["not", (check, schema: unknown, value, place) => unless(!check.accepts(schema, value), "not", place)],
  [
    "anyOf",
    (check, schemas: unknown[], value, place) =>
      unless(
        schemas.some((each) => check.accepts(each, value)),
        "anyOf",
        place,
      ),
  ],
  [
    "oneOf",
    (check, schemas: unknown[], value, place) =>
      unless(schemas.filter((each) => check.accepts(each, value)).length === 1, "oneOf", place),
  ],
  ["allOf", (check, schemas: unknown[], value, place) => first(schemas, (each) => check.findFault(each, value, place))],
  [
    "if",
    (check, condition: unknown, value, place, schema) => {
      const clause = check.accepts(condition, value) ? "then" : "else";
      return Object.hasOwn(schema, clause) ? check.findFault(schema[clause], value, place) : undefined;
    },
  ],
];

const number = [...ofEveryValue, ...ofNumbers, ...ofSchemas];
const text = [...ofEveryValue, ...ofTexts, ...ofSchemas];
const list = [...ofEveryValue, ...ofLists, ...ofSchemas];
const object = [...ofEveryValue, ...ofObjects, ...ofSchemas];
const other = [...ofEveryValue, ...ofSchemas];

/** Lists the keywords that say something of values of this kind, in the order of the checks. */
function keywordsOf(value: unknown): [string, Find][] {
  if (typeof value === "string") return text;
  if (isNumber(value)) return number;
  if (Array.isArray(value)) return list;
  return isJson(value) ? object : other;
}

function definitionOf(root: Json, ref: string): unknown {
  const [, group = "", name = ""] = ref.split("/");
  return (root[group] as Json)[name];
}

const isInfinite = (value: AnyNumber) => typeof value === "number" && !Number.isFinite(value);

function isOfType(type: string, value: unknown): boolean {
  if (type === "null") return value === null;
  if (type === "array") return Array.isArray(value);
  if (type === "object") return isJson(value);
  if (type === "integer") return isNumber(value) && isWholeNumber(value);
  return type === "number" ? isNumber(value) && !isInfinite(value) : typeof value === type;
}
