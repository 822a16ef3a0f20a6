import { Client } from "pg";
import { leftOut } from "../../server/capabilities/relocation/carrying/left-out.ts";
import type { Connection } from "../../server/testing/test-database.ts";

/** Every row of a workspace, by its table and its key: each as PostgreSQL's JSON of it. */
export type Rows = Map<string, Map<string, Record<string, unknown>>>;

export async function rowsOf(connection: Connection, workspaceId: string): Promise<Rows> {
  const client = new Client(connection);
  await client.connect();
  try {
    await client.query("set timezone to 'UTC'");
    const tables = await client.query<{ name: string; keys: string[] }>(
      `select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as keys
       from pg_class c join pg_index i on i.indrelid = c.oid and i.indisunique and i.indpred is null
       join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
       where c.relnamespace = 'public'::regnamespace and (c.relname = 'workspace' or exists (
         select from pg_attribute w where w.attrelid = c.oid and w.attname = 'workspace_id'))
       group by c.relname order by 1`,
    );
    const rows: Rows = new Map();
    for (const { name, keys } of tables.rows) {
      if (name in leftOut) continue;
      const key = name === "workspace" ? "id" : "workspace_id";
      const found = await client.query<{ row: Record<string, unknown> }>(
        `select to_jsonb(t) as row from "${name}" t where ${key} = $1`,
        [workspaceId],
      );
      const keyed = found.rows.map(({ row }) => [JSON.stringify(keys.map((column) => row[column])), row] as const);
      rows.set(name, new Map(keyed));
    }
    return rows;
  } finally {
    await client.end();
  }
}

/** Names what differs between two sets of rows: `table.column`, or `table` for another number of rows. */
export function differencesOf(before: Rows, after: Rows): string[] {
  const found = new Set<string>();
  for (const [table, rows] of before) {
    const others = after.get(table);
    if (others?.size !== rows.size) found.add(table);
    for (const [key, row] of rows) {
      const other = others?.get(key);
      if (other === undefined) found.add(table);
      else
        for (const [column, value] of Object.entries(row))
          if (JSON.stringify(value) !== JSON.stringify(other[column])) found.add(`${table}.${column}`);
    }
  }
  return [...found].sort();
}
