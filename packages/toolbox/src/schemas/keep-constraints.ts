import { isNumber as isAnyNumber, withDoubles } from "@parley/json";
import type { Json } from "./document-reading.ts";
import { isNullable } from "./read-types.ts";

const isNumber = (value: unknown) => typeof value === "number" && Number.isFinite(value);
const isCount = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0;

/** The keywords that are kept as they are, when their value is one that JSON Schema allows. */
const constraints: Record<string, (value: unknown) => boolean> = {
  const: isSmall,
  default: isSmall,
  format: (value) => knownFormats.has(value as string),
  pattern: isPattern,
  minLength: isCount,
  maxLength: isCount,
  minimum: isNumber,
  maximum: isNumber,
  exclusiveMinimum: isNumber,
  exclusiveMaximum: isNumber,
  multipleOf: (value) => isNumber(value) && (value as number) > 0,
  minItems: isCount,
  maxItems: isCount,
  uniqueItems: (value) => typeof value === "boolean",
  minProperties: isCount,
  maxProperties: isCount,
};

const isValue = new Set(["const", "default"]);

/** The formats of JSON Schema. Others, such as int64, are refused by some vendors. */
const knownFormats = new Set("date-time date time duration email hostname ipv4 ipv6 uri uri-reference uuid".split(" "));
const mostExamples = 3;
const longestPattern = 500;
const longestText = 500;
const mostValues = 300;

/** Gives the keywords of a schema that contain no schemas. */
export function keepConstraints(members: Json): Json {
  const kept = new Map<string, unknown>();
  for (const [name, isValid] of Object.entries(constraints)) {
    // A bound such as the largest int64 may lose digits, a value may not.
    const value = isValue.has(name) ? members[name] : withDoubles(members[name]);
    if (value !== undefined && isValid(value)) kept.set(name, value);
  }
  keepLimit(kept, members, "minimum", "exclusiveMinimum");
  keepLimit(kept, members, "maximum", "exclusiveMaximum");
  const values = readEnum(members);
  if (values !== undefined) kept.set("enum", values);
  const examples = Array.isArray(members.examples) ? members.examples : [members.example];
  const shown = examples.filter((value) => value !== undefined && isSmall(value)).slice(0, mostExamples);
  if (shown.length > 0) kept.set("examples", shown);
  return Object.fromEntries(kept);
}

/** Until OpenAPI 3.0, `exclusiveMinimum: true` says how `minimum` is meant. */
function keepLimit(kept: Map<string, unknown>, members: Json, limit: string, exclusive: string): void {
  if (members[exclusive] !== true || !kept.has(limit)) return;
  kept.set(exclusive, kept.get(limit));
  kept.delete(limit);
}

function readEnum(members: Json): unknown[] | undefined {
  const written = members.enum;
  if (!Array.isArray(written) || written.length === 0 || written.length > mostValues) return undefined;
  if (!written.every((value) => isSmall(value) && !Array.isArray(value))) return undefined;
  return [...new Set(isNullable(members) ? [...written, null] : written)];
}

/** Returns true for a text, a number or the like, or a short list of them. */
function isSmall(value: unknown): boolean {
  if (Array.isArray(value)) return value.length <= 20 && value.every((each) => !Array.isArray(each) && isSmall(each));
  if (typeof value === "string") return value.length <= longestText;
  return value === null || typeof value === "boolean" || isAnyNumber(value);
}

function isPattern(value: unknown): boolean {
  if (typeof value !== "string" || value.length > longestPattern) return false;
  try {
    new RegExp(value, "u");
    return true;
  } catch {
    return false;
  }
}
