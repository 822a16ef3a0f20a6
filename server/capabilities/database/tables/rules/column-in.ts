import { Problem } from "../../../../kernel/problem.ts";
import { suggestNames } from "../near-names.ts";
import { unknownColumn } from "../problems.ts";
import type { Column } from "../table-description.ts";

/**
 * Gives the column of this name, if the caller may name it.
 * @throws Problem unknown-column
 */
export function columnIn(columns: ReadonlyMap<string, Column>, table: string, name: string, pointer: string): Column {
  const column = columns.get(name);
  if (column !== undefined) return column;
  const hint = suggestNames(name, columns.keys());
  throw new Problem(unknownColumn, `The table ${JSON.stringify(table)} has no column ${JSON.stringify(name)}.${hint}`, {
    errors: [{ pointer, message: `is not a column of ${JSON.stringify(table)}.${hint}` }],
  });
}
