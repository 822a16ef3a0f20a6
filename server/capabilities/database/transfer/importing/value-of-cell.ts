import { type DateFormat, isIsoMoment, readDate } from "@parley/documents";
import { numberOf, parseJsonAsWritten } from "@parley/json";
import { pageLanguages } from "../../../../kernel/pages/page-language.ts";
import { readArray } from "../../../../kernel/storage/read-array.ts";
import { momentKinds } from "../../tables/column-types.ts";
import type { Column } from "../../tables/table-description.ts";

/** The value of a cell cannot be read; the message goes on from the column's name. */
export class UnreadableCell extends Error {
  override name = "UnreadableCell";
}

/** `isChecked`: the rows are checked by a JSON Schema, for which a number must be a number. */
export type ReadingOfCells = { isChecked: boolean; dateFormat: DateFormat | undefined };

/**
 * Gives what an insert would get for the text of a cell, which is PostgreSQL's own.
 * @throws UnreadableCell
 */
export function valueOfCell(column: Column, text: string, reading: ReadingOfCells): unknown {
  if (!column.isArray) return scalarOf(column, text, reading);
  if (/^\s*\[(?!-?\d+:)/.test(text)) return parseJson(text);
  if (!/^\s*(?:(?:\[-?\d+:-?\d+\])+=)?\{.*\}\s*$/s.test(text))
    throw new UnreadableCell(`must be a list such as {a,b} or ["a","b"]`);
  return readArray(text.trim(), (item) => scalarOf(column, item, reading));
}

function scalarOf(column: Column, text: string, { isChecked, dateFormat }: ReadingOfCells): unknown {
  const { elementKind } = column;
  if (momentKinds.has(elementKind)) return isoOf(text, dateFormat);
  if (elementKind === "json") return parseJson(text);
  if (elementKind === "bytes") return bytes(text);
  if (!isChecked) return text;
  if (elementKind === "boolean") return /^t(?:rue)?$/i.test(text) ? true : /^f(?:alse)?$/i.test(text) ? false : text;
  const isNumber = ["integer", "bigint", "numeric", "float"].includes(elementKind);
  return isNumber && /^-?\d+(?:\.\d+)?$/.test(text) ? numberOf(text.replace(/^(-?)0+(?=\d)/, "$1")) : text;
}

/**
 * Gives a date of an import as ISO 8601 writes it. Without a format, or where it is written so already,
 * it stays as it is.
 * @throws UnreadableCell
 */
export function isoOf(text: string, dateFormat: DateFormat | undefined): string {
  if (dateFormat === undefined || isIsoMoment(text)) return text;
  const read = readDate(text, dateFormat, pageLanguages);
  if (read === undefined)
    throw new UnreadableCell(`is no date as dateFormat=${dateFormat} orders its parts, with a year of four digits`);
  return read;
}

function parseJson(text: string): unknown {
  try {
    return parseJsonAsWritten(text);
  } catch {
    throw new UnreadableCell("must be JSON");
  }
}

/** `\x` and hexadecimal digits, as PostgreSQL writes bytes; a row that is inserted has them in base64. */
function bytes(text: string): string {
  if (/^\\x(?:[0-9a-f]{2})*$/i.test(text)) return Buffer.from(text.slice(2), "hex").toString("base64");
  throw new UnreadableCell("must be bytes as \\x and hexadecimal digits");
}
