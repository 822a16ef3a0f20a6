import type { AddressInfo } from "node:net";
import { startBundledPostgres } from "@parley/postgres";
import Fastify from "fastify";
import { Pool } from "pg";
import { serveParent, settingsOfChild } from "../measuring/child.ts";
import { postmasterOf } from "../measuring/cpu-time.ts";

/** The floor of `database`: the same statements through pg behind Fastify, and nothing else. */
export type BareTablesSettings = { dataDirectory: string };

const { dataDirectory } = settingsOfChild<BareTablesSettings>();
const postgres = await startBundledPostgres({ dataDirectory, log: () => {} });
const pool = new Pool({ ...postgres.connection, max: 4 });
pool.on("error", () => {});
await pool.query(
  "create table if not exists item (id bigserial primary key, title text not null, price numeric, made timestamptz default now())",
);

type Row = { title: string; price: number };
const app = Fastify({ bodyLimit: 4 * 1_048_576 });
app.post<{ Body: { rows: Row[] } }>("/insert", async ({ body: { rows } }) => {
  const places = rows.map((_, index) => `($${index * 2 + 1}, $${index * 2 + 2})`);
  const values = rows.flatMap(({ title, price }) => [title, price]);
  const { rowCount } = await pool.query(`insert into item (title, price) values ${places.join(", ")}`, values);
  return { rows: [], rowCount };
});
app.post<{ Body: { id: number } }>("/by-key", async ({ body }) => {
  const { rows, rowCount } = await pool.query("select * from item where id = $1", [body.id]);
  return { rows, rowCount };
});
app.post<{ Body: { after: number } }>("/page", async ({ body }) => {
  const { rows, rowCount } = await pool.query("select * from item where id > $1 order by id limit 50", [body.after]);
  return { rows, rowCount };
});
await app.listen({ port: 0, host: "127.0.0.1" });
serveParent(
  { port: (app.server.address() as AddressInfo).port, postmasterPid: postmasterOf(postgres.connection.host) },
  async () => undefined,
  async () => {
    await app.close();
    await pool.end();
    await postgres.stop();
  },
);
