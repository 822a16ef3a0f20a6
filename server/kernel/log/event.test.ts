import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import Type from "typebox";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { until } from "../../testing/until.ts";
import { capability } from "../capability.ts";
import { inTransaction } from "../storage/database.ts";
import { newUuid } from "../storage/id.ts";
import { all, execute } from "../storage/sql.ts";
import { defineEvent, type Event, emit } from "./event.ts";

const counted = defineEvent({
  type: "test.counted",
  summary: "A test counted.",
  visibleTo: "settings:read",
  schema: Type.Object({ count: Type.Integer() }),
});

const chained = defineEvent({
  type: "test.chained",
  summary: "An event that causes another of its kind.",
  visibleTo: "settings:read",
  schema: Type.Object({}),
});

const heard: Event[] = [];
let failures = 0;
let refusals = 0;

const counting = capability({
  name: "counting",
  events: [counted, chained],
  listeners: [
    {
      name: "hear-counted",
      on: [counted],
      async run(_kernel, event) {
        if ((event.data as { count: number }).count === -1 && failures++ === 0) throw new Error("the first try fails");
        heard.push(event);
      },
    },
    {
      name: "chain",
      on: [chained],
      async run(kernel, event) {
        await inTransaction(kernel.database, async (tx) => {
          emit(tx, chained, { workspaceId: event.workspaceId, data: {}, causedBy: event });
        }).catch((error: unknown) => {
          refusals++;
          throw error;
        });
      },
    },
  ],
});

describe("events", () => {
  let server: TestServer;
  before(async () => {
    server = await startTestServer({ capabilities: [counting] });
  });
  after(() => server.stop());

  const positionsOf = async (workspaceId: string) => {
    const rows = await all<{ position: number }>(server.server.kernel.database.query)`
      select position from event where workspace_id = ${workspaceId} order by position`;
    return rows.map((row) => row.position);
  };

  test("concurrent transactions give a workspace positions without gap or double, over two workspaces at once", async () => {
    const { database } = server.server.kernel;
    const [first, second] = [newUuid(), newUuid()];
    await Promise.all(
      Array.from({ length: 60 }, (_, count) =>
        inTransaction(database, async (tx) => {
          emit(tx, counted, { workspaceId: count % 2 ? first : second, data: { count } });
          emit(tx, counted, { workspaceId: count % 3 ? first : second, data: { count } });
        }),
      ),
    );
    const total = (await positionsOf(first)).length + (await positionsOf(second)).length;
    assert.equal(total, 120);
    for (const workspaceId of [first, second]) {
      const positions = await positionsOf(workspaceId);
      assert.deepEqual(
        positions,
        positions.map((_, index) => index + 1),
      );
    }
  });

  test("what rolls back is not announced and takes no position", async () => {
    const { database } = server.server.kernel;
    const workspaceId = newUuid();
    await assert.rejects(
      inTransaction(database, async (tx) => {
        emit(tx, counted, { workspaceId, data: { count: 1 } });
        throw new Error("changed its mind");
      }),
    );
    await inTransaction(database, async (tx) => emit(tx, counted, { workspaceId, data: { count: 2 } }));
    assert.deepEqual(await positionsOf(workspaceId), [1]);
  });

  test("a listener is told of each event after its commit, and again when it failed", async () => {
    const { database } = server.server.kernel;
    const workspaceId = newUuid();
    await inTransaction(database, async (tx) => {
      emit(tx, counted, { workspaceId, data: { count: 10 } });
      emit(tx, counted, { workspaceId, data: { count: -1 } });
    });
    // The queue tries again after some seconds; the test brings that moment forward. Rows that the queue has
    // locked are left alone: two statements that lock several jobs in different orders would deadlock.
    await until(async () => {
      await execute(database.query)`
        update graphile_worker._private_jobs set run_at = now()
        where id in (
          select id from graphile_worker._private_jobs where attempts > 0 and locked_at is null
          for update skip locked
        )`;
      return heard.filter((event) => event.workspaceId === workspaceId).length === 2;
    });
    assert.ok(failures > 1);
    const told = heard.filter((event) => event.workspaceId === workspaceId);
    assert.deepEqual(new Set(told.map((event) => (event.data as { count: number }).count)), new Set([10, -1]));
  });

  test("a watcher is called after a commit in its workspace and not for another's", async () => {
    const { database, realtime } = server.server.kernel;
    const [mine, other] = [newUuid(), newUuid()];
    let calls = 0;
    const called = Promise.withResolvers<void>();
    const stop = realtime.watch(mine, () => {
      calls++;
      called.resolve();
    });
    await inTransaction(database, async (tx) => emit(tx, counted, { workspaceId: other, data: { count: 1 } }));
    assert.equal(calls, 0);
    await inTransaction(database, async (tx) => emit(tx, counted, { workspaceId: mine, data: { count: 1 } }));
    await called.promise;
    stop();
    assert.equal(calls, 1);
  });

  test("events cannot cause each other for ever", async () => {
    const { database } = server.server.kernel;
    const workspaceId = newUuid();
    await inTransaction(database, async (tx) => emit(tx, chained, { workspaceId, data: {} }));
    await until(() => refusals > 0);
    assert.equal((await positionsOf(workspaceId)).length, 17);
  });
});
