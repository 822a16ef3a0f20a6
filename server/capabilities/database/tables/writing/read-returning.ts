import { forbidden, Problem } from "../../../../kernel/problem.ts";
import { isEqualJson } from "../../../../kernel/untrusted/is-equal-json.ts";
import { chosenColumns, type OpenTable } from "../rules/open-table.ts";
import { placeIn, type TableScope } from "../rules/table-scope.ts";
import type { Column } from "../table-description.ts";

/**
 * Reads the columns that a changing statement gives back. What `insert` gives back, the caller sent, or it
 * is a default. What the others give back was there before, so a key with rules must be allowed to
 * read it.
 * @throws Problem unknown-column, forbidden
 */
export function readReturning(
  scope: TableScope,
  open: OpenTable,
  returning: true | readonly string[] | undefined,
  operation: "insert" | "upsert" | "update" | "delete",
): Column[] {
  if (returning === undefined) return [];
  const { rule, table } = open;
  if (rule === undefined || operation === "insert") return chosenColumns(open, returning, placeIn(scope, "/returning"));
  const reading = scope.rules?.find((each) => each.table === table.name && each.operations.includes("select"));
  const readsSameRows =
    reading !== undefined && (reading.where === undefined || isEqualJson(reading.where, rule.where ?? null, () => {}));
  if (!readsSameRows)
    throw new Problem(
      forbidden,
      `The rules of this key do not allow reading these rows of ${JSON.stringify(table.name)}. Leave returning out.`,
    );
  const readable = [...open.columns].filter(([name]) => reading.columns?.includes(name) ?? true);
  return chosenColumns({ ...open, columns: new Map(readable) }, returning, placeIn(scope, "/returning"));
}
