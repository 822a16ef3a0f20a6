import { type FieldError, Problem } from "../../../../kernel/problem.ts";
import { CheckTooLong, checkBySchema, isJson } from "../../../../kernel/untrusted/check-by-schema.ts";
import { explainFaults, type SchemaFault } from "../../../../kernel/wire/explain-faults.ts";
import { rowNotAccepted } from "../problems.ts";
import type { TableDescription } from "../table-description.ts";
import type { SentRow } from "./read-rows.ts";

/**
 * Checks rows by the table's JSON Schema. One budget of steps is for all rows of a request.
 * @throws Problem row-not-accepted, with the place of the first fault
 */
export function checkRows({ schema, name }: TableDescription, rows: readonly SentRow[], pointer: string): void {
  if (schema === null) return;
  // References lead from the root of the schema, which the list of rows now is.
  const { $defs, definitions } = schema;
  refuse(name, { type: "array", items: schema, $defs, definitions }, rows, pointer);
}

/**
 * Checks the columns that an update sets, each by itself: the others stay as they are.
 * @throws Problem row-not-accepted
 */
export function checkChange({ schema, name }: TableDescription, set: SentRow, pointer: string): void {
  if (schema === null) return;
  const { type, properties, additionalProperties, $defs, definitions } = schema;
  const parts = Object.entries({ type, properties, additionalProperties, $defs, definitions });
  refuse(name, Object.fromEntries(parts.filter(([, part]) => part !== undefined)), set, pointer);
}

function refuse(table: string, schema: unknown, value: unknown, pointer: string): void {
  const error = findFault(schema, value, pointer);
  if (error === undefined) return;
  const sentence = `${error.pointer} ${error.message}: the table ${JSON.stringify(table)} has a JSON Schema for its rows.`;
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
