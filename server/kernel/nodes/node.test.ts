import assert from "node:assert/strict";
import { test } from "node:test";
import { Client } from "pg";
import { createTestDatabase } from "../../testing/test-database.ts";
import { startTestServer } from "../../testing/test-server.ts";
import { untilLocked } from "../../testing/until.ts";
import { capability } from "../capability.ts";
import { addJob, defineJob } from "../log/job.ts";
import { inTransaction } from "../storage/database.ts";
import { newUuid } from "../storage/id.ts";
import { all, execute } from "../storage/sql.ts";
import { addWorkerPool, registerNode } from "./store.ts";

test("another node adopts the work of a node that died, and not while that node lives", async () => {
  const done: string[] = [];
  const note = defineJob<{ name: string }>({ name: "note", run: async (_kernel, { name }) => void done.push(name) });
  const capabilities = [capability({ name: "noting", jobs: [note] })];
  const database = await createTestDatabase();
  const web = await startTestServer({
    capabilities,
    connection: database.connection,
    settings: { PARLEY_ROLES: "web" },
  });
  const db = web.server.kernel.database;
  // Another node: its session lock shows that it lives, and its worker pool holds the job.
  const peer = new Client(database.connection);
  await peer.connect();
  const peerId = newUuid();
  await registerNode(peer, peerId);
  await addWorkerPool(db.query, peerId, "pool-of-the-peer");
  await inTransaction(db, async (tx) => addJob(tx, note, { name: "of the peer" }));
  await execute(db.query)`
    update graphile_worker._private_jobs set locked_by = 'pool-of-the-peer', locked_at = now()`;

  const worker = await startTestServer({ capabilities, connection: database.connection });
  try {
    await inTransaction(db, async (tx) => addJob(tx, note, { name: "of anybody" }));
    while (done.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    assert.deepEqual(done, ["of anybody"]);
    await peer.end();
    while (done.length === 1) await new Promise((resolve) => setTimeout(resolve, 5));
    assert.deepEqual(done, ["of anybody", "of the peer"]);
  } finally {
    await worker.stop();
    await web.stop();
    await database.drop();
  }
});

test("another node adopts what a node that stops still took while its database was closed", async () => {
  const adopted: string[] = [];
  const adopting = capability({ name: "adopting", adopt: () => async (_tx, nodeId) => void adopted.push(nodeId) });
  const first = await startTestServer({ capabilities: [adopting] });
  const second = await startTestServer({ capabilities: [adopting], connection: first.connection });
  const { node, database } = first.server.kernel;
  try {
    const client = new Client(first.connection);
    await client.connect();
    await client.query("begin");
    await client.query("lock table node in access exclusive mode");
    const taking = execute(database.query)`update node set seen_at = seen_at where id = ${node.id}`;
    await untilLocked(client);
    const stopped = first.server.stop();
    assert.deepEqual(adopted, []);
    await client.query("commit");
    await client.end();
    await Promise.all([taking, stopped]);
    while (adopted.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    assert.deepEqual(adopted, [node.id]);
  } finally {
    await second.stop();
    await first.stop();
  }
});

test("a node that holds its lock and has said nothing for long is ended, and its work is taken over", async () => {
  const done: string[] = [];
  const note = defineJob<{ name: string }>({ name: "note", run: async (_kernel, { name }) => void done.push(name) });
  const server = await startTestServer({ capabilities: [capability({ name: "noting", jobs: [note] })] });
  const db = server.server.kernel.database;
  const peer = new Client(server.connection);
  const isCut = new Promise<void>((resolve) => peer.on("error", () => resolve()));
  try {
    await peer.connect();
    const peerId = newUuid();
    await registerNode(peer, peerId);
    await addWorkerPool(db.query, peerId, "pool-of-the-peer");
    await inTransaction(db, async (tx) =>
      addJob(tx, note, { name: "of the peer" }, { runAt: new Date(Date.now() + 60_000) }),
    );
    await execute(db.query)`
      update graphile_worker._private_jobs set locked_by = 'pool-of-the-peer', locked_at = now(), run_at = now()`;
    await execute(db.query)`update node set seen_at = now() - interval '1 minute' where id = ${peerId}`;
    await isCut;
    while (done.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    assert.deepEqual(done, ["of the peer"]);
  } finally {
    await peer.end().catch(() => {});
    await server.stop();
  }
});

test("a job that its nodes did not survive twice waits before it is run again", async () => {
  const done: string[] = [];
  const note = defineJob<{ name: string }>({ name: "note", run: async (_kernel, { name }) => void done.push(name) });
  const server = await startTestServer({ capabilities: [capability({ name: "noting", jobs: [note] })] });
  const db = server.server.kernel.database;
  const peer = new Client(server.connection);
  try {
    await peer.connect();
    const peerId = newUuid();
    await registerNode(peer, peerId);
    await addWorkerPool(db.query, peerId, "pool-of-the-peer");
    // The dead node had begun both jobs, one of them for the second time.
    const soon = new Date(Date.now() + 60_000);
    await inTransaction(db, async (tx) => {
      addJob(tx, note, { name: "first" }, { runAt: soon });
      addJob(tx, note, { name: "second" }, { runAt: soon });
    });
    await execute(db.query)`
      update graphile_worker._private_jobs set locked_by = 'pool-of-the-peer', locked_at = now(), run_at = now(),
        attempts = case payload->>'name' when 'second' then 2 else 1 end`;
    await peer.end();
    while (done.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    assert.deepEqual(done, ["first"]);
    const left = await all<{ isFree: boolean; waits: boolean }>(db.query)`
      select locked_at is null as is_free, run_at > now() as waits from graphile_worker._private_jobs
      where payload->>'name' = 'second'`;
    assert.deepEqual(left, [{ isFree: true, waits: true }]);
  } finally {
    await server.stop();
  }
});

test("a node that loses its session registers again under a new id, and is not ready until then", async () => {
  const server = await startTestServer({ capabilities: [] });
  try {
    const { node, database } = server.server.kernel;
    const before = node.id;
    assert.equal((await server.client.get("/readyz")).status, 200);
    await execute(database.query)`select pg_terminate_backend(session_pid) from node where id = ${before}`;
    while (node.id === before || !node.isRegistered) await new Promise((resolve) => setTimeout(resolve, 5));
    assert.equal((await server.client.get("/readyz")).status, 200);
    const rows = await all<{ id: string }>(database.query)`select id from node`;
    assert.ok(rows.some((row) => row.id === node.id));
  } finally {
    await server.stop();
  }
});
