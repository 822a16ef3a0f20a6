import { isIsoMoment, readDate } from "@parley/documents";
import { isNumber, isObject, parseJson } from "@parley/json";
import { pageLanguages } from "../../../kernel/pages/page-language.ts";
import type { RowContext } from "./import-rows.ts";
import type { RowFault } from "./read-contact-row.ts";

const mostFields = 50;
const mostCharacters = 2_000;

/**
 * Gives the own fields of a row: those of its object `custom`, and its other columns. What is too much is left
 * out, and noted.
 */
export function customOfRow(
  others: Readonly<Record<string, unknown>>,
  custom: unknown,
  { dateFormat, note }: Pick<RowContext, "dateFormat" | "note">,
): { values: Record<string, unknown> } | RowFault {
  const written = typeof custom === "string" && custom !== "" ? readJsonObject(custom) : custom;
  if (written === undefined && custom !== undefined) return { field: "custom", message: "is not a JSON object" };
  const all = [...Object.entries((written ?? {}) as object), ...Object.entries(others)].filter(
    ([, value]) => value !== null && value !== "",
  );
  for (const [name] of all.slice(mostFields)) {
    const field = name.slice(0, 100).toWellFormed();
    note({
      field,
      message: `is one of more than ${mostFields} own fields of a row, and is left out there`,
      isOnce: true,
    });
  }
  const values: [string, unknown][] = [];
  for (const [name, value] of all.slice(0, mostFields)) {
    if (!/^\S.{0,63}$/.test(name))
      return { field: name.slice(0, 100), message: "has a name of more than 64 characters" };
    if (typeof value === "string" && value.length > mostCharacters) {
      note({ field: name, message: `has ${value.length} characters: the first ${mostCharacters} are kept` });
      values.push([name, value.slice(0, mostCharacters).toWellFormed()]);
    } else if (isNumber(value) || typeof value === "string" || typeof value === "boolean") {
      values.push([name, isoOf(value, dateFormat)]);
    } else return { field: name, message: "is not a text, a number or a boolean" };
  }
  return { values: Object.fromEntries(values) };
}

/** A date is kept as ISO 8601 writes it, when the caller says in which order dates are written. */
function isoOf(value: unknown, dateFormat: RowContext["dateFormat"]): unknown {
  if (dateFormat === undefined || typeof value !== "string" || isIsoMoment(value)) return value;
  return readDate(value, dateFormat, pageLanguages) ?? value;
}

function readJsonObject(text: string): Record<string, unknown> | undefined {
  try {
    const value = parseJson(text);
    return isObject(value) ? value : undefined;
  } catch {
    // A cell that is no JSON is a fault of its row, which the caller is told.
    return undefined;
  }
}
