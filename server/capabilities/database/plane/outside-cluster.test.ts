import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { startTemporaryCluster, type TemporaryCluster } from "@parley/postgres";
import { Client } from "pg";
import type { WorkspaceCluster } from "../../../kernel/storage/workspace-cluster.ts";
import { signUp } from "../../../testing/client.ts";
import { eventsOf } from "../../../testing/events-of.ts";
import { createTestDatabase } from "../../../testing/test-database.ts";
import { startTestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";
import { WorkspaceId } from "../../identity/index.ts";
import { notesTable, openDatabaseDesk } from "../testing/database-desk.ts";
import { readProcess } from "./connections/process-use.ts";
import { databaseNameOf } from "./database-name-of.ts";
import { runInDatabase } from "./run-in-database.ts";
import { openWorkspaceDatabase } from "./workspace-database.ts";

let cluster: TemporaryCluster;
before(async () => {
  cluster = await startTemporaryCluster();
  const client = new Client(cluster.connection);
  await client.connect();
  await client.query("create role maker login createdb createrole");
  await client.query("create database for_maker owner maker");
  await client.query("create role writer login");
  await client.query("create database for_writer owner writer");
  await client.end();
});
after(() => cluster.stop());

function outside(user: string, database: string, holdsParley = false): WorkspaceCluster {
  return { holdsParley, isLocal: false, connect: async () => ({ ...cluster.connection, user, database }) };
}

describe("an outside cluster whose user may make databases and roles", () => {
  test("has a database for each workspace, SQL, and drops the database with the workspace", async (t) => {
    const server = await startTestServer({ workspaceCluster: outside("maker", "for_maker") });
    t.after(() => server.stop());
    const desk = await openDatabaseDesk(server);
    await desk.done(notesTable);
    await desk.done({ operation: "sql", sql: "insert into notes (text) values ('one')" });
    assert.deepEqual((await desk.done({ operation: "count", table: "notes" })).rows, [{ count: 1 }]);
    await until(async () => (await eventsOf(server, desk.workspaceId)).some(({ type }) => type === "record.created"));
    const { limits } = await desk.done({ operation: "describe" });
    assert.equal(limits.rawSql, true);
    const name = databaseNameOf(WorkspaceId.parse(desk.workspaceId) as string);
    assert.ok(await exists(name));
    const erased = await desk.member.call("DELETE", "/api/auth/me", {
      body: { password: "a long sentence for the tests" },
    });
    assert.equal(erased.status, 204, erased.text);
    await until(async () => !(await exists(name)));
  });
});

describe("a process of an outside cluster that outlives its statement", () => {
  test("is counted and keeps a place of its workspace, until it is gone", async (t) => {
    const server = await startTestServer({
      settings: { PARLEY_DATABASE_TIMEOUT: "60", PARLEY_DATABASE_CONNECTIONS: "1" },
      workspaceCluster: outside("maker", "for_maker"),
    });
    t.after(() => server.stop());
    const { kernel } = server.server;
    const [desk, neighbour] = [await openDatabaseDesk(server), await openDatabaseDesk(server)];
    for (const each of [desk, neighbour]) await each.done(notesTable);
    const database = await openWorkspaceDatabase(kernel, WorkspaceId.parse(desk.workspaceId) as string);
    const caller = new AbortController();
    let processId = 0;
    const text = "select translate(repeat('a', 2000000), repeat('b', 1000000) || 'a', 'x')";
    const work = { database, access: "read" as const, isForeign: true, signal: caller.signal };
    const done = runInDatabase(kernel, work, (session) => {
      processId = session.processId;
      return session.run({ text });
    });
    done.catch(() => {});
    await until(async () => processId > 0 && ((await readProcess(processId))?.ownMs ?? 0) >= 300);
    caller.abort();
    await assert.rejects(done);
    const leftOvers = async () => (await server.client.get("/readyz")).body.details.workspaceLeftOvers;
    await until(async () => (await leftOvers()) === 1);
    const metrics = await desk.member.get("/metrics");
    assert.match(metrics.text, /^parley_workspace_left_overs 1$/m);
    assert.deepEqual((await neighbour.done({ operation: "sql", sql: "select 1 as one" })).rows, [{ one: 1 }]);
    const { status, body } = await desk.ask({ operation: "sql", sql: "select 1" });
    assert.deepEqual([status, body.code], [429, "database-busy"]);
    // Only who has the machine of the cluster can do this.
    process.kill(processId, "SIGFPE");
    await until(async () => (await leftOvers()) === 0);
    await desk.done({ operation: "sql", sql: "select 1" });
  });
});

describe("a cluster whose user may make no databases", () => {
  test("keeps workspaces in schemas apart, announces changes, and says that SQL is off", async (t) => {
    const server = await startTestServer({ workspaceCluster: outside("writer", "for_writer") });
    t.after(() => server.stop());
    await checkShared(server, /CREATEDB/);
  });

  test("and the database of Parley itself do the same", async (t) => {
    const { connection, drop } = await createTestDatabase();
    const server = await startTestServer({
      connection,
      workspaceCluster: { holdsParley: true, isLocal: false, connect: async () => connection },
    });
    t.after(async () => {
      await server.stop();
      await drop();
    });
    await checkShared(server, /PARLEY_DATA_DATABASE_URL/);
  });
});

async function checkShared(server: Awaited<ReturnType<typeof startTestServer>>, reason: RegExp): Promise<void> {
  const [one, other] = [await openDatabaseDesk(server), await openDatabaseDesk(server)];
  await one.done(notesTable);
  await one.done({ operation: "insert", table: "notes", rows: [{ text: "secret of one" }] });
  const { status, body } = await other.ask({ operation: "select", table: "notes" });
  assert.deepEqual([status, body.code], [404, "unknown-table"]);
  await other.done(notesTable);
  assert.deepEqual((await other.done({ operation: "select", table: "notes" })).rows, []);
  const changes = await until(async () => {
    const all = (await eventsOf(server, one.workspaceId)).filter(({ type }) => type === "record.created");
    return all.length > 0 && all;
  });
  assert.deepEqual(
    changes.map(({ data }) => data),
    [{ table: "notes", key: { id: 1 } }],
  );
  assert.equal((await eventsOf(server, other.workspaceId)).filter(({ type }) => type === "record.created").length, 0);
  const sql = await one.ask({ operation: "sql", sql: "select 1 as one" });
  assert.deepEqual([sql.status, sql.body.code], [422, "sql-off"]);
  assert.match(sql.body.detail, reason);
  const { limits } = await one.done({ operation: "describe" });
  assert.equal(limits.rawSql, false);
  assert.match(limits.rawSqlOffBecause, reason);
}

async function exists(database: string): Promise<boolean> {
  const client = new Client(cluster.connection);
  await client.connect();
  const { rows } = await client.query("select from pg_database where datname = $1", [database]);
  await client.end();
  return rows.length > 0;
}

test("a user named parley, with all in one database, finds it again after a restart", async (t) => {
  const shared = await startTemporaryCluster();
  t.after(() => shared.stop());
  assert.equal(shared.connection.user, "parley");
  const workspaceCluster = { holdsParley: true, isLocal: false, connect: async () => shared.connection };
  const start = () => startTestServer({ connection: shared.connection, workspaceCluster });
  const server = await start();
  const person = await signUp(server.client);
  const columns = [{ name: "text", type: "text" }];
  const made = await person.client.post("/api/database", { operation: "createTable", table: "notes", columns });
  assert.equal(made.status, 200, made.text);
  await server.stop();
  const again = await start();
  t.after(() => again.stop());
  const found = await again.client.as(person.accessToken).post("/api/database", { operation: "count", table: "notes" });
  assert.equal(found.status, 200, found.text);
});
