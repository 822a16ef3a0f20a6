import { isDeepStrictEqual } from "node:util";
import type { Contents } from "./contents.ts";
import type { databaseParts } from "./parts-of.ts";

/** Reads all parts to their ends, and gives what they are. */
export async function readThrough(parts: ReturnType<typeof databaseParts>): Promise<Contents> {
  for (;;) {
    const next = await parts.next();
    if (next.done === true) return next.value;
    for await (const _piece of next.value.content);
  }
}

/** Compares two places table by table, by the number of rows and their hashes. Gives a sentence for each difference. */
export function findDifferences(told: Contents, found: Contents): string[] {
  const faults: string[] = [];
  const tables = new Map(found.tables.map((table) => [table.name, table]));
  for (const table of told.tables) {
    const { rows, sum } = tables.get(table.name) ?? { rows: 0, sum: "" };
    if (rows !== table.rows) faults.push(`The table ${table.name} has ${rows} rows in place of ${table.rows}.`);
    else if (sum !== table.sum) faults.push(`The table ${table.name} has other rows.`);
  }
  const workspaces = new Map(found.workspaces.map((workspace) => [workspace.id, workspace]));
  for (const { id, parts } of told.workspaces) {
    for (const [part, sum] of Object.entries(parts)) {
      const again = workspaces.get(id)?.parts[part as keyof typeof parts];
      if (!isDeepStrictEqual(again, sum)) faults.push(`The ${part} of the workspace ${id} differ.`);
    }
  }
  if (!isDeepStrictEqual(told.sequences, found.sequences)) faults.push("The positions of sequences differ.");
  return faults;
}
