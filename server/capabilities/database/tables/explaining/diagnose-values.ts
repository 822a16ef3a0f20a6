import { type FieldError, Problem } from "../../../../kernel/problem.ts";
import type { Diagnosis } from "../compiled.ts";
import { valueNotAccepted } from "../problems.ts";
import type { Column } from "../table-description.ts";
import { diagnoseStatement } from "./store.ts";

/** A value that was sent for a column, and its place in the request. */
export type SentValue = { column: Column; value: unknown; pointer: string };

const maxShown = 20;
const maxLength = 100;
/** More would cost more than the statement itself. */
const maxValues = 50_000;

/** Asks PostgreSQL which of the values it does not take for their columns, and why. */
export function diagnoseValues(sent: readonly SentValue[]): Diagnosis | undefined {
  const asked = sent.flatMap(singleValues);
  if (asked.length === 0 || asked.length > maxValues) return undefined;
  return {
    ...diagnoseStatement(
      asked.map(({ text }) => text),
      asked.map(({ type }) => type),
    ),
    explain(found) {
      const errors = found.slice(0, maxShown).map(({ place, message }): FieldError => {
        const { text, type, pointer } = asked[Number(place) - 1]!;
        return { pointer, message: `${shorten(text)} does not fit the type ${type}: ${String(message)}` };
      });
      const [first] = errors;
      return first && new Problem(valueNotAccepted, `${first.pointer}: ${first.message}.`, { errors });
    },
  };
}

type SingleValue = { text: string; type: string; pointer: string };

/** Gives the items of a list one by one. JSON and bytes were looked at before. */
function singleValues({ column, value, pointer }: SentValue): SingleValue[] {
  if (value === null || value === undefined || Buffer.isBuffer(value)) return [];
  if (column.elementKind === "json" || column.elementKind === "bytes") return [];
  if (Array.isArray(value))
    return value.flatMap((item, index) => singleValues({ column, value: item, pointer: `${pointer}/${index}` }));
  return [{ text: String(value), type: column.isArray ? column.type.replace(/(?:\[\])+$/, "") : column.type, pointer }];
}

function shorten(text: string): string {
  return JSON.stringify(text.length > maxLength ? `${text.slice(0, maxLength)}…` : text);
}
