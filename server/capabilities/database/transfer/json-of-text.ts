import { types } from "pg";
import { readArray } from "../../../kernel/storage/read-array.ts";
import { valueTypes } from "../plane/value-types.ts";
import type { Column } from "../tables/table-description.ts";

type Write = (text: string) => string;

/** Digits that a number of JavaScript holds exactly. */
const exactDigits = 15;

const quoted: Write = (text) => JSON.stringify(text);

/**
 * Makes the writer by which PostgreSQL's texts of a column become JSON, as `select` shows them.
 * Every digit of a number is kept: `1.50` stays `1.50`.
 */
export function jsonOfText(column: Column): Write {
  const write = writers[column.elementKind] ?? quoted;
  if (!column.isArray) return write;
  const writeAll = (value: unknown): string =>
    value === null ? "null" : Array.isArray(value) ? `[${value.map(writeAll).join(",")}]` : String(value);
  return (text) => writeAll(readArray(text, write));
}

const writers: Partial<Record<Column["elementKind"], Write>> = {
  integer: (text) => text,
  boolean: (text) => (text === "t" ? "true" : "false"),
  bigint: exactNumber,
  numeric: exactNumber,
  // JSON has no infinite numbers.
  float: (text) => (/^-?\d/.test(text) ? text : quoted(text)),
  // Line breaks stand between the tokens of a `json` only: in its texts they are escaped.
  json: (text) => (/[\r\n]/.test(text) ? text.replaceAll(/[\r\n]+/g, " ") : text),
  bytes: asApiShows(types.builtins.BYTEA),
  timestamptz: asApiShows(types.builtins.TIMESTAMPTZ),
  timestamp: asApiShows(types.builtins.TIMESTAMP),
};

function exactNumber(text: string): string {
  const isShort = text.length <= exactDigits || text.replace(/^-?0*|\D/g, "").length <= exactDigits;
  return isShort && /^-?\d/.test(text) ? text : quoted(text);
}

function asApiShows(type: number): Write {
  const read = valueTypes.getTypeParser(type as Parameters<typeof types.getTypeParser>[0]) as Write;
  return (text) => JSON.stringify(read(text));
}
