import { type FieldError, Problem } from "../../../../kernel/problem.ts";
import { escapePointer } from "../../../../kernel/wire/explain-faults.ts";
import type { Diagnosis } from "../compiled.ts";
import { diagnoseStatement } from "../explaining/store.ts";
import { valueNotAccepted } from "../problems.ts";
import type { Column } from "../table-description.ts";
import type { SentRow } from "./read-rows.ts";

const maxShown = 20;
const maxLength = 100;
/** More would cost more than the statement itself. */
const maxValues = 50_000;

/**
 * Asks PostgreSQL which of the values it does not take for their columns, and why. `isOneRow`: the
 * pointer is that of the only row.
 */
export function diagnoseValues(
  columns: readonly Column[],
  rows: readonly SentRow[],
  pointer: string,
  isOneRow = false,
): Diagnosis | undefined {
  const asked = rows.flatMap((row, index) =>
    columns.flatMap((column) => {
      const value = Object.hasOwn(row, column.name) ? row[column.name] : null;
      if (value === null || column.isArray || column.elementKind === "json") return [];
      return [{ column, index, value: typeof value === "string" ? value : String(value) }];
    }),
  );
  if (asked.length === 0 || asked.length > maxValues) return undefined;
  return {
    ...diagnoseStatement(
      asked.map(({ value }) => value),
      asked.map(({ column }) => column.type),
    ),
    explain(found) {
      const errors = found.slice(0, maxShown).map(({ place, message }): FieldError => {
        const { column, index, value } = asked[Number(place) - 1]!;
        const at = `${pointer}${isOneRow ? "" : `/${index}`}/${escapePointer(column.name)}`;
        return { pointer: at, message: `${shorten(value)} does not fit the type ${column.type}: ${String(message)}` };
      });
      const [first] = errors;
      return first && new Problem(valueNotAccepted, `${first.pointer}: ${first.message}.`, { errors });
    },
  };
}

function shorten(value: string): string {
  return JSON.stringify(value.length > maxLength ? `${value.slice(0, maxLength)}…` : value);
}
