import { numberOf } from "@parley/json";
import { type FieldError, Problem } from "../../../../kernel/problem.ts";
import { CheckTooLong, checkBySchema, isJson } from "../../../../kernel/untrusted/check-by-schema.ts";
import { explainFaults, type SchemaFault } from "../../../../kernel/wire/explain-faults.ts";
import type { ElementKind } from "../column-types.ts";
import { rowNotAccepted } from "../problems.ts";
import { columnsOf, type TableDescription } from "../table-description.ts";
import type { SentRow } from "./read-rows.ts";

/**
 * Checks rows by the table's JSON Schema. One budget of steps is for all rows of a request.
 * @throws Problem row-not-accepted, with the place of the first fault
 */
export function checkRows(table: TableDescription, rows: readonly SentRow[], pointer: string): void {
  const { schema } = table;
  if (schema === null) return;
  // References lead from the root of the schema, which the list of rows now is.
  const { $defs, definitions } = schema;
  const ofRows = { type: "array", items: schema, $defs, definitions };
  refuse(table, { schema: ofRows, value: rows, asNumbers: () => rows.map((row) => withNumbers(table, row)) }, pointer);
}

/**
 * Checks the columns that an update sets, each by itself: the others stay as they are.
 * @throws Problem row-not-accepted
 */
export function checkChange(table: TableDescription, set: SentRow, pointer: string): void {
  const { schema } = table;
  if (schema === null) return;
  const { type, properties, additionalProperties, $defs, definitions } = schema;
  const parts = Object.entries({ type, properties, additionalProperties, $defs, definitions });
  const ofSet = Object.fromEntries(parts.filter(([, part]) => part !== undefined));
  refuse(table, { schema: ofSet, value: set, asNumbers: () => withNumbers(table, set) }, pointer);
}

/** Long numbers are answered as texts, which are judged as the numbers that they are. */
function withNumbers(table: TableDescription, row: SentRow): SentRow {
  const columns = columnsOf(table);
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      const isNumber = numberKinds.has(columns.get(name)?.elementKind ?? "text") && typeof value === "string";
      return [name, isNumber && /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(value) ? numberOf(value) : value];
    }),
  );
}

const numberKinds: ReadonlySet<ElementKind> = new Set(["bigint", "numeric"]);

type Checked = { schema: unknown; value: unknown; asNumbers: () => unknown };

function refuse(table: TableDescription, { schema, value, asNumbers }: Checked, pointer: string): void {
  let error = findFault(schema, value, pointer);
  if (error !== undefined && table.columns.some(({ elementKind }) => numberKinds.has(elementKind)))
    error = findFault(schema, asNumbers(), pointer);
  if (error === undefined) return;
  const sentence = `${error.pointer} ${error.message}: the table ${JSON.stringify(table.name)} has a JSON Schema for its rows.`;
  throw new Problem(rowNotAccepted, sentence, { errors: [error] });
}

function findFault(schema: unknown, value: unknown, pointer: string): FieldError | undefined {
  let fault: SchemaFault | undefined;
  try {
    fault = checkBySchema(isJson(schema) ? schema : {}, value);
  } catch (error) {
    if (!(error instanceof CheckTooLong)) throw error;
    return { pointer, message: "takes too long to check by a schema of this size. Send fewer rows at once" };
  }
  return fault && (explainFaults(pointer, [fault])[0] ?? { pointer, message: "is not valid" });
}
