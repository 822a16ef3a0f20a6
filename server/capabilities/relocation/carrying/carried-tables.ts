import type { Queryable } from "../../../kernel/storage/database.ts";
import { leftOut } from "./left-out.ts";
import { type CatalogTable, readCatalog } from "./store.ts";

/**
 * Lists the tables that come along, each after those to which it refers. They are derived from the schema: every table
 * with a `workspace_id`, except those that are left out for a reason.
 */
export async function carriedTables(db: Queryable): Promise<CatalogTable[]> {
  const carried = (await readCatalog(db)).filter(
    ({ name, columns }) => !(name in leftOut) && (name === "workspace" || belongs(columns)),
  );
  const byName = new Map(carried.map((table) => [table.name, table]));
  const placed = new Set<string>();
  const order: CatalogTable[] = [];
  const place = (table: CatalogTable, before: readonly string[]) => {
    if (placed.has(table.name)) return;
    if (before.includes(table.name)) throw new Error(`Tables refer to each other in a circle: ${before.join(", ")}.`);
    for (const { table: name } of table.references) {
      const referred = byName.get(name);
      if (referred !== undefined && name !== table.name) place(referred, [...before, table.name]);
    }
    placed.add(table.name);
    order.push(table);
  };
  // The workspace comes first: an import that clashes ends with it.
  const workspace = byName.get("workspace");
  if (workspace !== undefined) place(workspace, []);
  for (const table of carried) place(table, []);
  return order;
}

function belongs(columns: CatalogTable["columns"]): boolean {
  return columns.some(({ name, isRequired }) => name === "workspace_id" && isRequired);
}
