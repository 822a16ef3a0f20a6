import assert from "node:assert/strict";
import { type IncomingMessage, request } from "node:http";
import type { Socket } from "node:net";
import { Readable } from "node:stream";
import { test } from "node:test";
import { startTemporaryCluster } from "@parley/postgres";
import { Client } from "pg";
import { makeKey, signUp, type TestClient } from "../../../testing/client.ts";
import { startTestServer, useTestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";
import { deskOf, everyScope, notesTable, openDatabaseDesk } from "../testing/database-desk.ts";

/** A server whose databases are soon full. */
const small = useTestServer({ settings: { PARLEY_DATABASE_MAX_MB: "16", PARLEY_DATABASE_TIMEOUT: "60" } });

function load(client: TestClient, path: string, file: string, type = "text/csv") {
  return client.call("POST", path, { body: file, headers: { "content-type": type } });
}

test("a key with rules exports the columns and rows that it may select, and imports what it may write", async () => {
  const server = small;
  const person = await signUp(server.client);
  const all = deskOf(server.client.as(await makeKey(person, { scopes: everyScope })));
  const columns = ["id", "shop", "cost"].map((name) => ({ name, type: "integer", primaryKey: name === "id" }));
  await all.done({ operation: "createTable", table: "orders", columns });
  await all.done({ ...notesTable, table: "secrets" });
  await all.done({
    operation: "insert",
    table: "orders",
    rows: [
      { id: 1, shop: 1, cost: 7 },
      { id: 2, shop: 2, cost: 8 },
    ],
  });
  const rule = {
    table: "orders",
    operations: ["select", "insert", "upsert"],
    columns: ["id", "shop"],
    where: { shop: 1 },
  };
  const scopes = ["database:read", "database:write"];
  const { client } = deskOf(server.client.as(await makeKey(person, { scopes, databaseRules: [rule] })));
  const exported = await client.get("/api/database/export?table=orders");
  assert.equal(exported.text, "id,shop\r\n1,1\r\n");
  assert.equal((await client.get("/api/database/export?table=orders&format=ndjson")).text, '{"id":1,"shop":1}\n');
  const secrets = await client.get("/api/database/export?table=secrets");
  const nothing = await client.get("/api/database/export?table=nothing");
  assert.deepEqual(
    [secrets.status, nothing.status, (await client.get("/api/database/export")).status],
    [403, 403, 403],
  );
  assert.equal(secrets.body.detail.replace("secrets", "nothing"), nothing.body.detail);
  for (const [query, file, status] of [
    ["table=orders", "id,shop\n3,1\n", 200],
    ["table=orders", "id,shop\n4,1\n5,2\n", 422],
    ["table=orders&mode=upsert", "id,shop\n3,1\n6,1\n", 200],
    ["table=orders&mode=upsert", "id,shop\n2,1\n", 422],
    ["table=orders&mode=upsert", "id,shop\n1,2\n", 422],
    ["table=orders", "id,shop,cost\n9,1,1\n", 422],
    ["table=secrets", "text\nx\n", 403],
    ["table=nothing", "text\nx\n", 403],
  ] as const) {
    const answer = await load(client, `/api/database/import?${query}`, file);
    assert.equal(answer.status, status, `${query} ${file} ${answer.text}`);
  }
  const restored = await load(client, "/api/database/restore", "", "application/x-ndjson");
  assert.equal(restored.status, 403);
  const { rows } = await all.done({ operation: "select", table: "orders", columns: ["id", "shop"] });
  assert.deepEqual(
    rows,
    [1, 2, 3, 6].map((id) => ({ id, shop: id === 2 ? 2 : 1 })),
  );
});

test("an import ends at the quota and leaves nothing, and a full database is exported", async () => {
  const server = small;
  const desk = await openDatabaseDesk(server);
  await desk.done({ operation: "sql", sql: "create table t (n integer, text text)" });
  let sent = 0;
  /** Goes on until the server does not read any more. */
  async function* endless() {
    yield "n,text\n";
    for (; sent < 60_000_000; sent += 1_000_000) yield `1,${"x".repeat(990)}\n`.repeat(1_000);
  }
  const refused = await fetch(`${server.url}/api/database/import?table=t`, {
    method: "POST",
    headers: { authorization: `Bearer ${desk.key}`, "content-type": "text/csv" },
    body: Readable.toWeb(Readable.from(endless())) as never,
    duplex: "half",
  } as RequestInit);
  assert.equal(refused.status, 422);
  assert.equal(((await refused.json()) as { code: string }).code, "database-full");
  assert.ok(sent < 60_000_000);
  await until(async () => (await desk.done({ operation: "count", table: "t" })).rows[0].count === 0);
  await desk.done({ operation: "sql", sql: "truncate t" });
  const fill = "insert into t select n, repeat('x', 900) from generate_series(1, 2000) n";
  // A statement that is ended takes its rows along, and then there may be room for a few.
  const more = await until(async () => {
    await desk.ask({ operation: "sql", sql: fill });
    const answer = await load(desk.client, "/api/database/import?table=t", "n\n1\n");
    return answer.status !== 200 && answer;
  });
  assert.deepEqual([more.status, more.body.code], [422, "database-full"]);
  const whole = await desk.client.get("/api/database/export");
  assert.match(whole.text, /"kind":"end"/);
});

test("a reader that stalls is cut, and half of the sessions stay free for statements", async (t) => {
  const server = await startTestServer({
    settings: { PARLEY_TIMEOUT_PAUSE: "10", PARLEY_MIN_RATE: "1000000", PARLEY_DATABASE_TIMEOUT: "60" },
  });
  t.after(() => server.stop());
  const desk = await openDatabaseDesk(server);
  const sql = "create table big as select n, repeat('x', 1000) as text from generate_series(1, 50000) n";
  await desk.done({ operation: "sql", sql });
  const sockets: Socket[] = [];
  server.server.app.server.on("connection", (socket) => sockets.push(socket));
  const url = `${server.url}/api/database/export?table=big`;
  const headers = { authorization: `Bearer ${desk.key}` };
  const stalled = await Promise.all(
    [1, 2].map(
      () =>
        new Promise<IncomingMessage>((resolve, reject) => {
          // An answer that nobody reads.
          request(url, { headers }, resolve).on("error", reject).end();
        }),
    ),
  );
  const third = await desk.client.get("/api/database/export?table=nothing");
  assert.deepEqual([third.status, third.body.code], [429, "database-busy"]);
  assert.deepEqual((await desk.done({ operation: "count", table: "big" })).rows, [{ count: 50_000 }]);
  await until(async () => (await desk.client.get("/api/database/export?table=nothing")).status === 404);
  // One that is read again before it is cut comes to its end.
  const ports = stalled.map(({ socket }) => socket.localPort);
  await until(() => sockets.every(({ remotePort, destroyed }) => destroyed || !ports.includes(remotePort)));
  for (const answer of stalled) await assert.rejects(answer.resume().toArray());
});

test("where workspaces share a database, each exports and imports its own, and nothing is restored", async (t) => {
  const cluster = await startTemporaryCluster();
  t.after(() => cluster.stop());
  const client = new Client(cluster.connection);
  await client.connect();
  await client.query("create role writer login");
  await client.query("create database shared owner writer");
  await client.end();
  const connection = { ...cluster.connection, user: "writer", database: "shared" };
  const server = await startTestServer({
    workspaceCluster: { holdsParley: false, isLocal: false, connect: async () => connection },
  });
  t.after(() => server.stop());
  const [one, other] = [await openDatabaseDesk(server), await openDatabaseDesk(server)];
  for (const desk of [one, other]) await desk.done(notesTable);
  assert.equal((await load(one.client, "/api/database/import?table=notes", "text\none\n")).status, 200);
  assert.equal((await one.client.get("/api/database/export?table=notes")).text, "id,text\r\n1,one\r\n");
  assert.equal((await other.client.get("/api/database/export?table=notes")).text, "id,text\r\n");
  const whole = await one.client.get("/api/database/export");
  assert.match(whole.text, /\["1","one"\]/);
  assert.ok(!/ws_/.test(whole.text.replaceAll(/"(?:table|name)":"notes[^"]*"/g, "")), whole.text);
  const refused = await load(other.client, "/api/database/restore", whole.text, "application/x-ndjson");
  assert.deepEqual([refused.status, refused.body.code], [422, "sql-off"]);
});
