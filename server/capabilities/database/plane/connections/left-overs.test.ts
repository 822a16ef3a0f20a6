import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { startTestServer, type TestServer } from "../../../../testing/test-server.ts";
import { until } from "../../../../testing/until.ts";
import { WorkspaceId } from "../../../identity/index.ts";
import { type DatabaseDesk, notesTable, openDatabaseDesk } from "../../testing/database-desk.ts";
import { databaseNameOf } from "../database-name-of.ts";
import { openPlane } from "../open-plane.ts";
import { runInDatabase } from "../run-in-database.ts";
import type { Session } from "../session.ts";
import { openWorkspaceDatabase } from "../workspace-database.ts";
import { readProcess } from "./process-use.ts";

/** PostgreSQL computes on for minutes, and hears nothing. */
const unheard = [
  "select translate(repeat('a', 2000000), repeat('b', 1000000) || 'a', 'x')",
  "select array(select generate_series(1, 300000)) && array(select generate_series(400000, 700000))",
];

let server: TestServer;
let desk: DatabaseDesk;
const log: string[] = [];
before(async () => {
  server = await startTestServer({
    settings: { PARLEY_DATABASE_TIMEOUT: "60", PARLEY_DATABASE_CONNECTIONS: "2", PARLEY_LOG_LEVEL: "warn" },
    log: { write: (line) => log.push(line) },
  });
  desk = await openDatabaseDesk(server);
  await desk.done(notesTable);
});
after(() => server.stop());

/** Processes of PostgreSQL that serve the database of a workspace. */
async function countProcesses(workspaceId: string): Promise<number> {
  const { administrator } = await openPlane(server.server.kernel);
  const name = databaseNameOf(WorkspaceId.parse(workspaceId) as string);
  const { rows } = await administrator.query("select from pg_stat_activity where datname = $1", [name]);
  return rows.length;
}

/** Begins a statement of the workspace whose caller can leave. */
function begin(text: string) {
  const { kernel } = server.server;
  const caller = new AbortController();
  let session: Session | undefined;
  const run = async () => {
    const database = await openWorkspaceDatabase(kernel, WorkspaceId.parse(desk.workspaceId) as string);
    const work = { database, access: "read" as const, isForeign: true, signal: caller.signal };
    return await runInDatabase(kernel, work, (lent) => {
      session = lent;
      return lent.run({ text, maxRows: 10 });
    });
  };
  const done = run();
  done.catch(() => {});
  const computes = async () => {
    await until(async () => ((session && (await readProcess(session.processId)))?.ownMs ?? 0) >= 300);
  };
  return { done, computes, leave: () => caller.abort(), processId: () => session!.processId };
}

const details = async () => (await server.client.get("/readyz")).body.details;

describe("a statement that hears no interrupt", () => {
  test("is ended with its process, is told of in the log, and a neighbour reads its rows", async () => {
    const neighbour = await openDatabaseDesk(server);
    await neighbour.done(notesTable);
    await neighbour.done({ operation: "insert", table: "notes", rows: [{ text: "mine" }] });
    const working = unheard.map((text) => begin(text));
    for (const each of working) await each.computes();
    for (const each of working) each.leave();
    for (const each of working) await assert.rejects(each.done, { message: /closed the connection/ });
    assert.deepEqual((await neighbour.done({ operation: "select", table: "notes" })).rows, [{ id: 1, text: "mine" }]);
    for (const each of working) await until(async () => (await readProcess(each.processId())) === undefined);
    await until(async () => (await details()).workspaceLeftOvers === 0);
    assert.match(
      log.join(""),
      /"leftOvers":[12],"leftOverBytes":[1-9]\d+,"msg":"a process[^"]+outlived its statement"/,
    );
    assert.ok((await countProcesses(desk.workspaceId)) <= 4);
    assert.deepEqual((await desk.done({ operation: "sql", sql: "select 1 as one" })).rows, [{ one: 1 }]);
  });

  test("keeps the place of its workspace until its process is gone", async () => {
    const working = Array.from({ length: 2 }, () => begin(unheard[0]!));
    for (const each of working) await each.computes();
    for (const each of working) each.leave();
    await Promise.allSettled(working.map(({ done }) => done));
    const order: string[] = [];
    const gone = until(async () => {
      const uses = await Promise.all(working.map((each) => readProcess(each.processId())));
      return uses.includes(undefined);
    }).then(() => order.push("a process is gone"));
    // A busy machine may need longer than a statement waits for its place.
    const isDone = () =>
      begin("select 1").done.then(
        () => true,
        () => false,
      );
    const next = until(isDone).then(() => order.push("the next statement is done"));
    await Promise.all([gone, next]);
    assert.deepEqual(order, ["a process is gone", "the next statement is done"]);
  });

  test("is not needed to keep a workspace to two connections more than statements", async () => {
    await until(async () => (await details()).workspaceLeftOvers === 0);
    const reading = Array.from({ length: 6 }, () => ({ operation: "select", table: "notes" }));
    const writing = Array.from({ length: 6 }, () => ({ operation: "insert", table: "notes", rows: [{ text: "one" }] }));
    const sql = Array.from({ length: 6 }, () => ({ operation: "sql", sql: "select 1" }));
    await Promise.all([...reading, ...writing, ...sql].map((operation) => desk.ask(operation)));
    assert.ok((await countProcesses(desk.workspaceId)) <= 4);
  });

  test("that compares paths or polygons is refused, also in a view, and their columns are read", async () => {
    await desk.done({ operation: "sql", sql: "create table areas (id int primary key, outline polygon, way path)" });
    await desk.done({ operation: "sql", sql: "insert into areas values (1, '((0,0),(2,0),(2,2))', '[(0,0),(1,1)]')" });
    const exact = "select path(polygon(5000, circle '((0,0),10)')) ?# path(polygon(5000, circle '((19,19),10)'))";
    assert.equal((await desk.ask({ operation: "sql", sql: exact })).body.code, "statement-refused");
    for (const condition of ["outline && outline", "outline @> outline", "way ?# way", "(way <-> way) < 1"]) {
      const { status, body } = await desk.ask({ operation: "sql", sql: `select from areas where ${condition}` });
      assert.deepEqual([status, body.code], [422, "statement-refused"], condition);
      assert.match(body.detail, /cannot be interrupted/);
    }
    await desk.done({
      operation: "sql",
      sql: "create view near as select a.id from areas a, areas b where a.way ?# b.way",
    });
    assert.equal((await desk.ask({ operation: "select", table: "near" })).status, 422);
    const inside = await desk.done({ operation: "sql", sql: "select id from areas where point '(1,0.5)' <@ outline" });
    assert.deepEqual(inside.rows, [{ id: 1 }]);
    const { rows } = await desk.done({ operation: "select", table: "areas" });
    assert.deepEqual(rows, [{ id: 1, outline: "((0,0),(2,0),(2,2))", way: "[(0,0),(1,1)]" }]);
  });
});
