import { isIsoMoment } from "@parley/documents";
import { ExactNumber, isNumber, isObject, plainTextOf } from "@parley/json";
import { type FieldError, Problem } from "../../../kernel/problem.ts";
import { momentKinds } from "./column-types.ts";
import { valueNotAccepted } from "./problems.ts";
import type { Column } from "./table-description.ts";

/**
 * Gives a value as a parameter for a place where PostgreSQL expects the column's type. What PostgreSQL
 * would store differently from what was meant is refused.
 * @throws Problem value-not-accepted
 */
export function parameterOf(column: Column, value: unknown, pointer: string): unknown {
  if (value === null || value === undefined) return null;
  if (column.isArray) {
    if (!Array.isArray(value)) throw notAccepted(pointer, `must be a list: the column has the type ${column.type}`);
    return value.map((item, index) => arrayItem(column, item, `${pointer}/${index}`));
  }
  return elementOf(column, value, pointer);
}

/** An item of a list; lists in lists are PostgreSQL's arrays of several dimensions. */
function arrayItem(column: Column, item: unknown, pointer: string): unknown {
  if (Array.isArray(item) && column.elementKind !== "json")
    return item.map((inner, index) => arrayItem(column, inner, `${pointer}/${index}`));
  return item === null ? null : elementOf(column, item, pointer);
}

/** One value that is no list of the column's own. */
export function elementOf(column: Column, value: unknown, pointer: string): unknown {
  if (column.elementKind === "json") return jsonTextOf(value, pointer);
  const fault = faultOf(column, value);
  if (fault !== undefined) throw notAccepted(pointer, fault);
  if (column.elementKind === "bytes") return Buffer.from(value as string, "base64");
  if (typeof value === "string") return value;
  return isNumber(value) && column.elementKind !== "float" ? plainTextOf(value) : String(value);
}

function jsonTextOf(value: unknown, pointer: string): string {
  const text = JSON.stringify(value, (_name, part: unknown) => {
    if (typeof part === "number" && !Number.isFinite(part))
      throw notAccepted(pointer, "has a number that is too large");
    return part;
  });
  if (/\\u(?:d[89a-f]|0000)/.test(text) && hasBrokenText(value))
    throw notAccepted(pointer, "has a text with NUL characters or with halves of surrogate pairs");
  return text;
}

/** Tells whether a text in the value is one that PostgreSQL cannot store. */
function hasBrokenText(value: unknown): boolean {
  if (typeof value === "string") return value.includes("\0") || !value.isWellFormed();
  if (!isObject(value) && !Array.isArray(value)) return false;
  return Object.entries(value).some(([name, part]) => hasBrokenText(name) || hasBrokenText(part));
}

/** Says what is wrong with a value that is neither JSON nor null, as the rest of a sentence. */
export function faultOf(column: Column, value: unknown): string | undefined {
  switch (typeof value) {
    case "string":
      if (value.includes("\0") || !value.isWellFormed())
        return "has NUL characters or halves of surrogate pairs, which PostgreSQL cannot store";
      if (momentKinds.has(column.elementKind)) return isIsoMoment(value) ? undefined : noMoment(column);
      if (rangeOfMoments.test(column.type)) return boundsOf(value).every(isIsoMoment) ? undefined : noMoment(column);
      return column.elementKind === "bytes" && !isBase64(value) ? "must be bytes in base64" : undefined;
    case "number":
      if (column.elementKind === "bytes") return "must be bytes in base64";
      if (momentKinds.has(column.elementKind)) return noMoment(column);
      return Number.isFinite(value) ? undefined : "is too large for a number: write it as a text";
    case "boolean":
      return column.elementKind === "bytes" ? "must be bytes in base64" : undefined;
    default:
      if (value instanceof ExactNumber) return faultOf(column, 0);
      return `must be a single value: the column has the type ${column.type}`;
  }
}

const rangeOfMoments = /^(?:ts|tstz|date)(?:multi)?range\b/;

/** Gives the bounds of `[a,b)` and `{[a,b),(c,)}`, without those that are open. */
function boundsOf(range: string): string[] {
  const bounds = range.match(/[^[\](){},"]+/g) ?? [];
  return bounds.filter((bound) => bound.trim() !== "" && !/^\s*empty\s*$/i.test(bound));
}

/** PostgreSQL would read 03/04/2026 as a day of March, and half of the world means April. */
function noMoment({ elementKind, type }: Column): string {
  const example = elementKind === "date" || type.startsWith("date") ? "2026-03-29" : "2026-03-29T10:00:00Z";
  return `must be written as ISO 8601 says, such as ${example}; an import takes other dates with dateFormat`;
}

function isBase64(text: string): boolean {
  return /^[A-Za-z0-9+/_-]*={0,2}$/.test(text);
}

export function notAccepted(pointer: string, message: string): Problem {
  const error: FieldError = { pointer, message };
  return new Problem(valueNotAccepted, `${pointer} ${message}.`, { errors: [error] });
}
