import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Client } from "pg";
import type { Kernel } from "../../../kernel/kernel.ts";
import { notFound, Problem } from "../../../kernel/problem.ts";
import { isDatabaseUnavailable, sqlState } from "../../../kernel/storage/database.ts";
import { signUp } from "../../../testing/client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";
import { WorkspaceId } from "../../identity/index.ts";
import { type Access, databaseNameOf } from "./database-name-of.ts";
import { inDatabase, openPlane } from "./open-plane.ts";
import { runInDatabase } from "./run-in-database.ts";
import { databaseExists, dropDatabase, findSpare, setRevision, templateName } from "./store.ts";
import { forgetWorkspaceDatabase, openWorkspaceDatabase } from "./workspace-database.ts";

let server: TestServer;
let kernel: Kernel;
before(async () => {
  server = await startTestServer();
  kernel = server.server.kernel;
});
after(() => server.stop());

async function makeWorkspace(): Promise<string> {
  const person = await signUp(server.client);
  return WorkspaceId.parse(person.workspaceId) as string;
}

async function run(workspaceId: string, access: Access, ...statements: string[]) {
  const database = await openWorkspaceDatabase(kernel, workspaceId);
  return await runInDatabase(kernel, { database, access, isForeign: true }, async (session) => {
    let rows: Record<string, unknown>[] = [];
    for (const text of statements) rows = (await session.run({ text })).rows;
    return rows;
  });
}

const refused = (code: string) => (error: unknown) => sqlState(error) === code;

test("each role may do what it is for, and no more", async () => {
  const workspaceId = await makeWorkspace();
  await run(workspaceId, "ddl", "create table note (id int primary key, text text)");
  await run(workspaceId, "write", "insert into note values (1, 'first')");
  assert.deepEqual(await run(workspaceId, "read", "select * from note"), [{ id: 1, text: "first" }]);
  await assert.rejects(run(workspaceId, "read", "insert into note values (2, 'x')"), refused("42501"));
  await assert.rejects(run(workspaceId, "write", "create table other (id int)"), refused("42501"));
  await assert.rejects(run(workspaceId, "write", "drop table note"), refused("42501"));
  await assert.rejects(run(workspaceId, "ddl", "create temp table other (id int)"), refused("42501"));
  await assert.rejects(run(workspaceId, "ddl", "create schema other"), refused("42501"));
});

test("a role cannot connect to the database of another workspace, nor to one of the cluster", async () => {
  const [one, other] = [await makeWorkspace(), await makeWorkspace()];
  await Promise.all([run(one, "ddl", "select 1"), run(other, "ddl", "select 1")]);
  const { settings } = await openPlane(kernel);
  for (const database of [databaseNameOf(other), settings.database as string, "template1", templateName]) {
    const client = new Client({ ...settings, database, user: `${databaseNameOf(one)}_rw` });
    await assert.rejects(client.connect(), refused("42501"), database);
  }
});

test("a database is made once, by however many requests at once", async () => {
  const workspaceId = await makeWorkspace();
  await Promise.all(Array.from({ length: 8 }, () => run(workspaceId, "read", "select 1")));
  const { administrator } = await openPlane(kernel);
  const { rows } = await administrator.query("select count(*)::int as count from pg_database where datname = $1", [
    databaseNameOf(workspaceId),
  ]);
  assert.equal(rows[0].count, 1);
});

test("many workspaces may use theirs for the first time at once", async () => {
  const all = await Promise.all(Array.from({ length: 12 }, makeWorkspace));
  const found = await Promise.all(
    all.map((workspaceId) => run(workspaceId, "read", "select current_database() as name")),
  );
  assert.deepEqual(
    found,
    all.map((workspaceId) => [{ name: databaseNameOf(workspaceId) }]),
  );
});

test("a spare database that is in use is no fault of the server: the next try makes the database", async () => {
  const plane = await openPlane(kernel);
  const spare = await until(() => findSpare(plane.administrator));
  const workspaceId = await makeWorkspace();
  await inDatabase(plane, spare, () => assert.rejects(run(workspaceId, "read", "select 1"), isDatabaseUnavailable));
  assert.deepEqual(await run(workspaceId, "read", "select current_database() as name"), [
    { name: databaseNameOf(workspaceId) },
  ]);
});

test("a database of an older revision gets what it lacks when it is used", async () => {
  const workspaceId = await makeWorkspace();
  await run(workspaceId, "ddl", "create table note (id int primary key, text text)");
  const name = databaseNameOf(workspaceId);
  const inside = async (text: string) =>
    inDatabase(await openPlane(kernel), name, async (client) => (await client.query(text)).rows);
  await inside(`alter table parley.change drop column cause, alter column id drop default,
    alter column id add generated always as identity, add primary key (id)`);
  await inside(
    "create or replace trigger parley_update after update on note referencing new table as changed_rows for each statement execute function parley.record_change('id')",
  );
  await setRevision(kernel.database.query, workspaceId, 1);
  forgetWorkspaceDatabase(kernel, workspaceId);
  await run(workspaceId, "read", "select 1");
  assert.deepEqual(await inside("select cause from parley.change"), []);
  await inside("insert into note values (1, 'a'); update note set text = 'b'");
  const recorded = await inside("select kind, changes from parley.change order by id");
  assert.deepEqual(recorded, [
    { kind: "created", changes: null },
    { kind: "updated", changes: [{ old: { text: "a" }, new: { text: "b" } }] },
  ]);
  assert.deepEqual(await inside("select pg_get_serial_sequence('parley.change', 'id') as sequence"), [
    { sequence: null },
  ]);
});

test("a missing database is told and counted, and no new one is made in its place", async () => {
  const person = await signUp(server.client);
  const { client } = person;
  const workspaceId = WorkspaceId.parse(person.workspaceId) as string;
  await run(workspaceId, "ddl", "create table note (id int primary key)");
  const name = databaseNameOf(workspaceId);
  const { administrator } = await openPlane(kernel);
  const select = { operation: "select", table: "note" };
  assert.equal((await client.post("/api/database", select)).status, 200);
  await dropDatabase(administrator, name);
  for (const revision of [undefined, undefined, 1]) {
    if (revision !== undefined) {
      await setRevision(kernel.database.query, workspaceId, revision);
      forgetWorkspaceDatabase(kernel, workspaceId);
    }
    const answer = await client.post("/api/database", select);
    assert.deepEqual([answer.status, answer.body.code], [503, "workspace-database-missing"], answer.text);
  }
  assert.equal(await databaseExists(administrator, name), false);
  const details = async () => (await server.client.get("/readyz")).body.details;
  await until(async () => (await details()).workspaceDatabasesMissing === 1);
});

test("work on a database that is dropped with its workspace says that the workspace was deleted", async () => {
  const person = await signUp(server.client);
  const workspaceId = WorkspaceId.parse(person.workspaceId) as string;
  await run(workspaceId, "read", "select 1");
  const database = await openWorkspaceDatabase(kernel, workspaceId);
  const slow = assert.rejects(
    run(workspaceId, "write", "select count(*) from generate_series(1, 1e9)"),
    isWorkspaceDeleted,
  );
  await until(async () => (await sessionsWith(database.name)).length > 1);
  const erased = await person.client.call("DELETE", "/api/auth/me", { body: { password: person.password } });
  assert.equal(erased.status, 204, erased.text);
  await slow;
  await until(async () => !(await databaseExists(database.plane.administrator, database.name as string)));
  // A request that asked for the database before it was dropped.
  const late = runInDatabase(kernel, { database, access: "ddl" }, (session) => session.run({ text: "select 1" }));
  await assert.rejects(late, isWorkspaceDeleted);
});

const isWorkspaceDeleted = (error: unknown) => error instanceof Problem && error.type === notFound;

async function sessionsWith(databaseName: string | null): Promise<unknown[]> {
  const { administrator } = await openPlane(kernel);
  return (await administrator.query("select from pg_stat_activity where datname = $1", [databaseName])).rows;
}

test("a COPY that came through the gate would fail, and nothing else", async () => {
  const workspaceId = await makeWorkspace();
  await run(
    workspaceId,
    "ddl",
    "create table note (id int primary key, text text)",
    "insert into note values (1, 'x')",
  );
  const database = await openWorkspaceDatabase(kernel, workspaceId);
  const read = (text: string) =>
    runInDatabase(kernel, { database, access: "ddl", isForeign: true }, (session) => session.run({ text, maxRows: 1 }));
  await assert.rejects(read("copy note from stdin"), refused("57014"));
  await read("copy note to stdout").catch(() => {});
  assert.deepEqual((await read("select id from note")).rows, [{ id: 1 }]);
});

test("functions that reach beyond the database are closed to every role", async () => {
  const workspaceId = await makeWorkspace();
  for (const expression of [
    "pg_sleep(1)",
    "set_config('work_mem', '1GB', false)",
    "current_setting('data_directory')",
    "pg_advisory_lock(1)",
    "lo_from_bytea(0, 'x')",
    "pg_read_file('/etc/passwd')",
    "query_to_xml('select 1', true, true, '')",
    "pg_logical_emit_message(false, 'x', 'y')",
    "pg_terminate_backend(1)",
    "ts_rewrite('a'::tsquery, 'select 1')",
  ])
    await assert.rejects(run(workspaceId, "ddl", `select ${expression}`), refused("42501"), expression);
  for (const relation of ["pg_database", "pg_roles", "pg_stat_activity", "pg_settings", "pg_authid", "pg_locks"])
    await assert.rejects(run(workspaceId, "ddl", `select * from ${relation}`), refused("42501"), relation);
  await assert.rejects(run(workspaceId, "ddl", "do $$ begin end $$"), refused("42501"));
  await assert.rejects(
    run(workspaceId, "ddl", "create function f() returns int language sql as 'select 1'"),
    refused("42501"),
  );
});
