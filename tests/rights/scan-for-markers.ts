import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { TestServer } from "../../server/testing/test-server.ts";
import { viewsOf } from "./views-of.ts";

/**
 * Names what a person is recognised by, by a name for it. Each is a list of spellings in lower
 * case.
 */
export type Markers = ReadonlyMap<string, readonly string[]>;

/** Each finding says where which marker was found: `message.text: name`. */
type Findings = Set<string>;

/** Every row of every table, those of the job queue too. */
export async function scanTables(server: TestServer, markers: Markers): Promise<Findings> {
  const { pool } = server.server.kernel.database;
  const { rows: tables } = await pool.query(
    "select table_schema as schema, table_name as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')",
  );
  const found: Findings = new Set();
  for (const { schema, name } of tables) {
    const { rows } = await pool.query(`select * from "${schema}"."${name}"`);
    for (const row of rows) {
      for (const [column, value] of Object.entries(row)) note(found, `${name}.${column}`, bytesOf(value), markers);
    }
  }
  return found;
}

/** Every file of the data directory, outside of PostgreSQL's own directories, by name and content. */
export async function scanFiles(server: TestServer, markers: Markers): Promise<Findings> {
  const found: Findings = new Set();
  for (const entry of await readdir(server.dataDirectory, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (path.startsWith(join(server.dataDirectory, "postgres"))) continue;
    note(found, `name of ${path}`, Buffer.from(entry.name), markers);
    if (entry.isFile()) note(found, path, await readFile(path), markers);
  }
  return found;
}

export function scanText(where: string, text: string, markers: Markers): Findings {
  const found: Findings = new Set();
  note(found, where, Buffer.from(text), markers);
  return found;
}

function bytesOf(value: unknown): Buffer {
  if (value === null || value === undefined) return Buffer.alloc(0);
  if (Buffer.isBuffer(value)) return value;
  return Buffer.from(typeof value === "object" ? JSON.stringify(value) : String(value));
}

function note(found: Findings, where: string, bytes: Buffer, markers: Markers): void {
  for (const view of viewsOf(bytes)) {
    for (const [marker, spellings] of markers) {
      if (spellings.some((spelling) => view.includes(spelling))) found.add(`${where}: ${marker}`);
    }
  }
}
