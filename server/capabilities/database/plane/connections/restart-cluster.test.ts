import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { startTemporaryCluster, type TemporaryCluster, workspaceClusterSettings } from "@parley/postgres";
import type { Problem } from "../../../../kernel/problem.ts";
import { startTestServer, type TestServer } from "../../../../testing/test-server.ts";
import { WorkspaceId } from "../../../identity/index.ts";
import { type DatabaseDesk, notesTable, openDatabaseDesk } from "../../testing/database-desk.ts";
import type { Access } from "../database-name-of.ts";
import { openPlane } from "../open-plane.ts";
import { endForRestart, runInDatabase } from "../run-in-database.ts";
import type { Session } from "../session.ts";
import { openWorkspaceDatabase } from "../workspace-database.ts";
import { isCrowded, restartCluster } from "./restart-cluster.ts";

/** The restart would end the sessions of other tests, so that it has a cluster of its own. */
let cluster: TemporaryCluster;
let server: TestServer;
let desk: DatabaseDesk;
before(async () => {
  cluster = await startTemporaryCluster(workspaceClusterSettings);
  const { restart } = cluster;
  const workspaceCluster = { holdsParley: false, isLocal: true, connect: async () => cluster.connection, restart };
  server = await startTestServer({ settings: { PARLEY_DATABASE_TIMEOUT: "60" }, workspaceCluster });
  desk = await openDatabaseDesk(server);
  await desk.done(notesTable);
});
after(async () => {
  await server.stop();
  await cluster.stop();
});

const unending = "select count(*) from generate_series(1, 100000000000)";

/** Runs a statement that is under way when the cluster restarts, and then another in its place. */
async function workUnderWay(access: Access, prepare: (session: Session) => Promise<void>) {
  const database = await openWorkspaceDatabase(server.server.kernel, WorkspaceId.parse(desk.workspaceId) as string);
  const began = Promise.withResolvers<void>();
  let attempts = 0;
  const done = runInDatabase(server.server.kernel, { database, access }, async (session) => {
    attempts++;
    if (attempts > 1) return (await session.run({ text: "select count(*)::int as count from notes" })).rows;
    await prepare(session);
    const running = session.run({ text: unending });
    began.resolve();
    return (await running).rows;
  });
  done.catch(() => {});
  await began.promise;
  return { done, attempts: () => attempts };
}

describe("a restart of the workspace cluster", () => {
  test("lets what was reading run again, and never tells that a write was done", async () => {
    const { kernel } = server.server;
    const reading = await workUnderWay("read", async () => {});
    const writing = await workUnderWay("write", async (session) => {
      await session.command("begin");
      await session.command("insert into notes (text) values ('half')");
    });
    // The clusters of tests flush nothing to the disk before this.
    await (await openPlane(kernel)).administrator.query("checkpoint");
    await restartCluster(kernel, () => endForRestart(kernel));
    assert.deepEqual(await reading.done, [{ count: 0 }]);
    assert.equal(reading.attempts(), 2);
    const problem = (await writing.done.then(
      () => assert.fail("a write that was ended is told as done"),
      (error: unknown) => error,
    )) as Problem;
    assert.equal(problem.type.status, 503, String(problem));
    assert.equal(problem.headers?.["retry-after"], "1");
    assert.equal(writing.attempts(), 1);
    await desk.done({ operation: "insert", table: "notes", rows: [{ text: "whole" }] });
    const { rows } = await desk.done({ operation: "select", table: "notes", columns: ["text"] });
    assert.deepEqual(rows, [{ text: "whole" }]);
  });

  test("waits until left-overs are many or large, and had the time to be ended one by one", () => {
    const gibibyte = 1024 ** 3;
    assert.ok(!isCrowded({ count: 24, bytes: gibibyte, longestMs: 60_000 }));
    assert.ok(!isCrowded({ count: 70, bytes: 2 * gibibyte, longestMs: 9_000 }));
    assert.ok(isCrowded({ count: 25, bytes: 0, longestMs: 10_000 }));
    assert.ok(isCrowded({ count: 3, bytes: gibibyte + 1, longestMs: 10_000 }));
  });
});
