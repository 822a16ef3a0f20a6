import pg from "pg";

/** Tells whether the database has no table yet. */
export async function isEmptyDatabase(connection: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rows } = await client.query<{ count: string }>(
      "select count(*) from pg_catalog.pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
    );
    return Number(rows[0]?.count) === 0;
  } finally {
    await client.end();
  }
}
