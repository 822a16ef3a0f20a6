import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import { Pool } from "pg";
import { startBundledPostgres } from "../../server/postgres/index.ts";
import { serveParent, settingsOfChild } from "./child.ts";
import { postmasterOf } from "./cpu-time.ts";

/**
 * The floor of `start` and `ingest`: Fastify and pg over the same bundled PostgreSQL, and nothing
 * else.
 */
export type BareAppSettings = { dataDirectory: string; port: number };

const { dataDirectory, port } = settingsOfChild<BareAppSettings>();
const postgres = await startBundledPostgres({ dataDirectory, log: () => {} });
const pool = new Pool({ ...postgres.connection, max: 10 });
// When the server ends before its connections have, that is no failure of the bench.
pool.on("error", () => {});
await pool.query("create table if not exists item (id uuid primary key, title text not null, content text not null)");

const app = Fastify();
app.get("/readyz", async () => (await pool.query("select 'ok' as status")).rows[0]);
app.post<{ Body: { title: string; content: string } }>("/items", async ({ body }, reply) => {
  const id = randomUUID();
  await pool.query("insert into item (id, title, content) values ($1, $2, $3)", [id, body.title, body.content]);
  reply.code(201);
  return { id };
});
await app.listen({ port, host: "127.0.0.1" });

async function stop(): Promise<void> {
  await app.close();
  await pool.end();
  await postgres.stop();
  process.exit(0);
}
process.on("SIGTERM", stop);
serveParent(
  { port: (app.server.address() as AddressInfo).port, postmasterPid: postmasterOf(postgres.connection.host) },
  async () => undefined,
  stop,
);
