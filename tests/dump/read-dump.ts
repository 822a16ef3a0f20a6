import { Client } from "pg";
import type { Connection } from "../../server/testing/test-database.ts";

/** One value of the database, as text or as bytes. */
type StoredValue = { place: string; value: string | Buffer };

/**
 * Every text and byte string of every table of every schema, including those in JSON and arrays.
 */
export async function readDump(connection: Connection): Promise<{ tables: string[]; values: StoredValue[] }> {
  const client = new Client(connection);
  await client.connect();
  try {
    const found = await client.query(`
      select format('%I.%I', nspname, relname) as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where relkind in ('r', 'p', 'm') and nspname not in ('pg_catalog', 'information_schema') and nspname not like 'pg_toast%'
      order by 1`);
    const tables = found.rows.map((row: { name: string }) => row.name);
    const values: StoredValue[] = [];
    for (const table of tables) {
      const { rows } = await client.query(`select * from ${table}`);
      for (const row of rows as Record<string, unknown>[]) {
        for (const [column, value] of Object.entries(row)) collect(`${table}.${column}`, value, values);
      }
    }
    return { tables, values };
  } finally {
    await client.end();
  }
}

function collect(place: string, value: unknown, into: StoredValue[]): void {
  if (value === null || value === undefined || value instanceof Date) return;
  if (typeof value === "string" || Buffer.isBuffer(value)) {
    into.push({ place, value });
    if (typeof value === "string" && /^\s*[{["]/.test(value)) collectJson(place, value, into);
    return;
  }
  if (typeof value === "object") {
    for (const [name, member] of Object.entries(value)) {
      into.push({ place: `${place} (name)`, value: name });
      collect(`${place}.${name}`, member, into);
    }
    return;
  }
  into.push({ place, value: String(value) });
}

function collectJson(place: string, text: string, into: StoredValue[]): void {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return;
  }
  if (typeof parsed !== "string" || parsed !== text) collect(`${place} (read as JSON)`, parsed, into);
}

/**
 * Says what a thief would try: other encodings of the same bytes, and the words of a longer text.
 */
export function derivationsOf(value: string | Buffer): Set<string> {
  const made = new Set<string>();
  const spell = (bytes: Buffer) => {
    if (bytes.length === 0) return;
    for (const encoding of ["hex", "base64", "base64url"] as const) made.add(bytes.toString(encoding));
    const text = bytes.toString("utf8");
    if (!text.includes("\ufffd")) made.add(text);
  };
  if (Buffer.isBuffer(value)) {
    spell(value);
    return made;
  }
  made.add(value);
  const words = value.split(/[^\w.~+/=:-]+/).filter((word) => word.length >= 16);
  for (const word of new Set([value, ...words])) {
    made.add(word);
    if (/^(?:\\x)?(?:[0-9a-f]{2}){8,}$/i.test(word)) spell(Buffer.from(word.replace("\\x", ""), "hex"));
    const dashless = word.replaceAll("-", "");
    if (/^[0-9a-f]{32}$/i.test(dashless)) spell(Buffer.from(dashless, "hex"));
    if (/^[\w+/-]{16,}={0,2}$/.test(word)) spell(Buffer.from(word, "base64url"));
  }
  return made;
}
