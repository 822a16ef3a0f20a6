import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { startBundledPostgres } from "@parley/postgres";
import Fastify from "fastify";
import { Pool } from "pg";
import { serveParent, settingsOfChild } from "../measuring/child.ts";
import { postmasterOf } from "../measuring/cpu-time.ts";

/**
 * The floor of `start`, `ingest` and `chat`: Fastify and pg over the same bundled PostgreSQL, and
 * nothing else.
 */
export type BareAppSettings = { dataDirectory: string; port: number };

const { dataDirectory, port } = settingsOfChild<BareAppSettings>();
const postgres = await startBundledPostgres({ dataDirectory, log: () => {} });
const pool = new Pool({ ...postgres.connection, max: 10 });
// When the server ends before its connections have, that is no failure of the bench.
pool.on("error", () => {});
await pool.query("create table if not exists item (id uuid primary key, title text not null, content text not null)");
await pool.query(`
  create table if not exists said (
    conversation_id uuid not null, number integer not null, id uuid not null unique, author text not null,
    text text not null, created_at timestamptz not null default now(), primary key (conversation_id, number))`);

const app = Fastify();
app.get("/readyz", async () => (await pool.query("select 'ok' as status")).rows[0]);
app.post<{ Body: { title: string; content: string } }>("/items", async ({ body }, reply) => {
  const id = randomUUID();
  await pool.query("insert into item (id, title, content) values ($1, $2, $3)", [id, body.title, body.content]);
  reply.code(201);
  return { id };
});

const insertMessage = {
  name: "insert-message",
  text: "insert into said (conversation_id, number, id, author, text) values ($1, $2, $3, $4, $5)",
};
/** The answer is as long as those of the offline engine in this bench. */
const answer = "The offline engine answers with a passage of the knowledge. ".repeat(5);
const askSchema = {
  body: { type: "object", required: ["message"], properties: { message: { type: "string", maxLength: 8_000 } } },
  response: {
    200: {
      type: "object",
      properties: { conversationId: { type: "string" }, messageId: { type: "string" }, answer: { type: "string" } },
    },
  },
};
// A question and its answer, stored in one transaction.
app.post<{ Body: { message: string } }>("/ask", { schema: askSchema }, async ({ body }) => {
  const [conversationId, questionId, messageId] = [randomUUID(), randomUUID(), randomUUID()];
  const client = await pool.connect();
  try {
    await client.query("begin");
    await client.query({ ...insertMessage, values: [conversationId, 1, questionId, "contact", body.message] });
    await client.query({ ...insertMessage, values: [conversationId, 2, messageId, "assistant", answer] });
    await client.query("commit");
  } finally {
    client.release();
  }
  return { conversationId, messageId, answer };
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
