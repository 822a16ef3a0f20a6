import { createHash, createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import type { AddressInfo } from "node:net";
import { startBundledPostgres } from "@parley/postgres";
import Fastify from "fastify";
import { Pool } from "pg";
import { serveParent, settingsOfChild } from "../measuring/child.ts";
import { postmasterOf } from "../measuring/cpu-time.ts";

/**
 * `intake` is compared with this: Fastify and pg, the signature checked, and one INSERT a request
 * that knows duplicates.
 */
export type BareIntakeSettings = { dataDirectory: string; secret: string };

const { dataDirectory, secret } = settingsOfChild<BareIntakeSettings>();
const postgres = await startBundledPostgres({ dataDirectory, log: () => {} });
const pool = new Pool({ ...postgres.connection, max: 10 });
// Idle connections end with the server that they are to.
pool.on("error", () => {});
await pool.query(`
  create table if not exists received (
    id uuid primary key, source text not null, identity bytea not null, kind text not null, body bytea not null,
    received_at timestamptz not null default now(), unique (source, identity))`);
const insert = `
  insert into received (id, source, identity, kind, body) values ($1, $2, $3, $4, $5)
  on conflict (source, identity) do nothing returning id`;

const app = Fastify();
app.addContentTypeParser("application/json", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
for (const [path, name] of [
  ["/plain/:source", undefined],
  ["/prepared/:source", "insert"],
] as const) {
  app.post<{ Params: { source: string } }>(path, async (request, reply) => {
    const body = request.body as Buffer;
    if (!isSigned(String(request.headers["x-webhook-signature"]), body)) return reply.code(401).send();
    const { event } = JSON.parse(body.toString()) as { event: string };
    const id = randomUUID();
    const identity = createHash("sha256").update(body).digest();
    const values = [id, request.params.source, identity, event, body];
    const { rowCount } = await pool.query(
      name === undefined ? { text: insert, values } : { name, text: insert, values },
    );
    reply.code(rowCount === 0 ? 200 : 202);
    return { eventId: id, status: rowCount === 0 ? "duplicate" : "accepted" };
  });
}

function isSigned(header: string, body: Buffer): boolean {
  const [time = "", signature = ""] = header.split(",").map((part) => part.slice(part.indexOf("=") + 1));
  const expected = createHmac("sha256", secret).update(`${time}.`).update(body).digest("hex");
  if (signature.length !== expected.length || !timingSafeEqual(Buffer.from(signature), Buffer.from(expected)))
    return false;
  return Math.abs(Date.now() / 1000 - Number(time)) <= 300;
}

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
