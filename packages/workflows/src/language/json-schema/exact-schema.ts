import { isDeepStrictEqual } from "node:util";
import {
  type AnyNumber,
  compareNumbers,
  decimalOf,
  ExactNumber,
  isMultipleOf,
  isWholeNumber,
  replaceNumbers,
  schemaFormats,
} from "@parley/json";
import type { Ajv, SchemaValidateFunction } from "ajv";
import { mapsOfSchemas, valueKeywords } from "./list-schemas.ts";

/**
 * The compiler of schemas knows doubles only. For a value with exact numbers, these keywords take
 * the place of those that look at numbers, and a symbol stands for each exact number: no other
 * keyword applies to symbols, and those of equal numbers are the same.
 */
type Check = { argument: unknown; data: unknown };

const messages: Record<string, [isFine: (check: Check) => boolean, message: (argument: unknown) => string]> = {
  type: [
    ({ argument, data }) => [argument].flat().some((type) => isOfType(type, data)),
    (type) => `must be ${[type].flat().join(",")}`,
  ],
  enum: [
    ({ argument, data }) => (argument as unknown[]).some((each) => isDeepStrictEqual(each, data)),
    () => "must be equal to one of the allowed values",
  ],
  const: [({ argument, data }) => isDeepStrictEqual(argument, data), () => "must be equal to constant"],
  minimum: ofNumbers((data, limit) => compareNumbers(data, limit) >= 0, ">="),
  maximum: ofNumbers((data, limit) => compareNumbers(data, limit) <= 0, "<="),
  exclusiveMinimum: ofNumbers((data, limit) => compareNumbers(data, limit) > 0, ">"),
  exclusiveMaximum: ofNumbers((data, limit) => compareNumbers(data, limit) < 0, "<"),
  multipleOf: ofNumbers(isMultipleOf, "multiple of"),
  format: [
    ({ argument, data }) => {
      const number = numberOf(data);
      return number === undefined || schemaFormats.numbers[argument as string]!(number);
    },
    (format) => `must match format "${format}"`,
  ],
};

/** The formats of texts stay with the compiler. */
const isExact = (keyword: string, argument: unknown) =>
  Object.hasOwn(
    keyword === "format" ? schemaFormats.numbers : messages,
    keyword === "format" ? String(argument) : keyword,
  );

const nameOf = (keyword: string) => `exact${keyword[0]!.toUpperCase()}${keyword.slice(1)}`;

function ofNumbers(isFine: (data: AnyNumber, limit: AnyNumber) => boolean, sign: string): (typeof messages)[string] {
  return [
    ({ argument, data }) => {
      const number = numberOf(data);
      return number === undefined || isFine(number, argument as AnyNumber);
    },
    (limit) => `must be ${sign} ${limit}`,
  ];
}

function numberOf(data: unknown): AnyNumber | undefined {
  if (typeof data === "symbol") return new ExactNumber(data.description!);
  return typeof data === "number" ? data : undefined;
}

function isOfType(type: unknown, data: unknown): boolean {
  const number = numberOf(data);
  if (type === "integer") return number !== undefined && isWholeNumber(number);
  if (type === "number") return number !== undefined;
  if (type === "null") return data === null;
  if (type === "array") return Array.isArray(data);
  if (type === "object") return typeof data === "object" && data !== null && !Array.isArray(data);
  return typeof data === type;
}

/** Teaches a compiler the keywords of schemas that `writeExactly` gives. */
export function addExactKeywords(ajv: Ajv): Ajv {
  for (const [keyword, [isFine, message]] of Object.entries(messages)) {
    const validate: SchemaValidateFunction = (argument: unknown, data: unknown) => {
      if (isFine({ argument, data })) return true;
      validate.errors = [{ keyword, message: message(argument), params: {} }];
      return false;
    };
    ajv.addKeyword({ keyword: nameOf(keyword), schema: true, errors: true, validate });
  }
  return ajv;
}

/** Writes a schema and a value, as a compiler with the exact keywords takes them. */
export function writeExactly(schema: unknown, value: unknown): { schema: unknown; value: unknown } {
  const symbols = new Map<string, symbol>();
  const symbolOf = (number: ExactNumber) => {
    const { isNegative, digits, exponent } = decimalOf(number);
    const key = `${isNegative ? "-" : ""}${digits}e${exponent}`;
    const known = symbols.get(key) ?? Symbol(number.text);
    symbols.set(key, known);
    return known;
  };
  const write = (part: unknown, isMap = false): unknown => {
    if (typeof part !== "object" || part === null || part instanceof ExactNumber) return part;
    if (Array.isArray(part)) return part.map((each) => write(each));
    const members = Object.entries(part).flatMap(([name, member]): [string, unknown][] => {
      if (isMap) return [[name, write(member)]];
      if (name === "nullable") return [];
      if (name === "type" && "nullable" in part && part.nullable === true)
        return [["exactType", [member, "null"].flat()]];
      const written = valueKeywords.has(name)
        ? replaceNumbers(member, symbolOf)
        : write(member, mapsOfSchemas.has(name));
      return [[isExact(name, member) ? nameOf(name) : name, written]];
    });
    return Object.fromEntries(members);
  };
  return { schema: write(schema), value: replaceNumbers(value, symbolOf) };
}
