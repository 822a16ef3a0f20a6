import { types } from "pg";
import { readArray } from "../../../kernel/storage/read-array.ts";

const { builtins } = types;

/** Digits that a number of JavaScript holds exactly. */
const exactDigits = 15;

/** Gives a number where that is exact; else the text, of which no digit is lost. */
function exactNumber(text: string): number | string {
  const digits = text.replace(/^-?0*|\D/g, "").length;
  return digits <= exactDigits && /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
}

/** JSON has no infinite numbers. */
function finiteNumber(text: string): number | string {
  const number = Number(text);
  return Number.isFinite(number) ? number : text;
}

/** From `2026-11-23 10:00:00.5+00`, which PostgreSQL writes in the time zone UTC. */
function isoTime(text: string): string {
  const match = /^(\d{4,}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d+)?)\+00$/.exec(text);
  return match === null ? text : `${match[1]}T${match[2]}Z`;
}

function isoLocalTime(text: string): string {
  return text.replace(" ", "T");
}

function base64(text: string): string {
  return Buffer.from(text.slice(2), "hex").toString("base64");
}

const asText = (text: string) => text;

const readers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, exactNumber],
  [builtins.NUMERIC, exactNumber],
  [builtins.FLOAT4, finiteNumber],
  [builtins.FLOAT8, finiteNumber],
  [builtins.TIMESTAMPTZ, isoTime],
  [builtins.TIMESTAMP, isoLocalTime],
  [builtins.DATE, asText],
  [builtins.INTERVAL, asText],
  // Points and circles, which pg would read as objects.
  [600, asText],
  [718, asText],
  [builtins.BYTEA, base64],
]);

/** Types whose arrays are read with the reader of their elements, by the array's type. */
const arrays = new Map<number, number>([
  [1016, builtins.INT8],
  [1231, builtins.NUMERIC],
  [1021, builtins.FLOAT4],
  [1022, builtins.FLOAT8],
  [1185, builtins.TIMESTAMPTZ],
  [1115, builtins.TIMESTAMP],
  [1182, builtins.DATE],
  [1187, builtins.INTERVAL],
  [1017, 600],
  [1001, builtins.BYTEA],
]);

/** Turns values of PostgreSQL into JSON: exactly, and times in ISO 8601. */
export const valueTypes = {
  getTypeParser(oid: number, format?: "text" | "binary") {
    if (format === "binary") return types.getTypeParser(oid, "binary");
    const reader = readers.get(oid);
    if (reader !== undefined) return reader;
    const element = arrays.get(oid);
    if (element !== undefined) return (text: string) => readArray(text, readers.get(element)!);
    return types.getTypeParser(oid, "text");
  },
} as unknown as { getTypeParser: typeof types.getTypeParser };
