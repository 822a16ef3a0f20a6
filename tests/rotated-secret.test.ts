import assert from "node:assert/strict";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { Client } from "pg";
import { createClient } from "../server/testing/client.ts";
import { type Connection, createTestDatabase } from "../server/testing/test-database.ts";
import { testSecret } from "../server/testing/test-secret.ts";
import { testWorkspaceCluster, useWorkspaceCluster } from "../server/testing/test-workspace-cluster.ts";
import { untilLocked } from "../server/testing/until.ts";
import { resultOf, runParley, startParley } from "./run-parley.ts";
import { type ServerProcess, startServerProcess } from "./server-process.ts";
import { type Filled, fillServer } from "./upgrade/fill-server.ts";

let folder: string;
let leaveWorkspaceCluster: () => Promise<void>;
before(async () => {
  leaveWorkspaceCluster = useWorkspaceCluster();
  folder = await mkdtemp(join(tmpdir(), "parley-secret-"));
});
after(async () => {
  await leaveWorkspaceCluster();
  await rm(folder, { recursive: true, force: true });
});

const urlOf = ({ host, port, user, database }: Connection) =>
  `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;

const start = (settings: Record<string, string>) => startServerProcess({ PARLEY_LOG_LEVEL: "error", ...settings });

async function stop(process: ServerProcess, signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
  process.signal(signal);
  await process.ended;
}

/** Signs in, and reads all that was stored. */
async function assertWhole(url: string, { email, password, key, reads }: Filled): Promise<void> {
  const client = createClient(url, key);
  assert.equal((await client.post("/api/auth/signin", { email, password })).status, 200);
  for (const { path, ask, answer } of reads) {
    const { body } = ask === undefined ? await client.get(path) : await client.post(path, ask);
    if (ask === undefined) assert.deepEqual(body, answer, path);
    else assert.deepEqual(body.rows, (answer as { rows: unknown }).rows, path);
  }
}

/** An endpoint keeps its former secret beside the new one, and so decrypts it. */
async function assertReadable(url: string, { key, endpoint }: Filled): Promise<void> {
  const path = `/api/webhook/endpoints/${endpoint.id}/rotate-secret`;
  assert.equal((await createClient(url, key).post(path)).status, 200);
}

test("the bundled installation has a new secret, and everything that it stored", async () => {
  const data = { PARLEY_DATA_DIR: join(folder, "bundled") };
  const secretFile = join(data.PARLEY_DATA_DIR, "secret");
  const running = start(data);
  const filled = await fillServer(await running.ready);
  const former = await readFile(secretFile, "utf8");
  const refused = await runParley(data, "rotate-secret");
  assert.deepEqual([refused.status, /Parley runs.*Stop/.test(refused.stderr)], [1, true], refused.stderr);
  await stop(running, "SIGKILL");
  const previous = join(folder, "former secret");
  const rotated = await runParley(data, "rotate-secret", "--json", "--previous-to", previous);
  assert.equal(rotated.status, 0, rotated.stdout);
  assert.deepEqual([resultOf(rotated).secret, resultOf(rotated).wasBegun], [null, false]);
  assert.equal(await readFile(previous, "utf8"), former);
  assert.notEqual(await readFile(secretFile, "utf8"), former);
  const again = start(data);
  try {
    await assertWhole(await again.ready, filled);
    await assertReadable(await again.ready, filled);
  } finally {
    await stop(again);
  }
  for (const file of [previous, secretFile]) {
    const refusal = await runParley(data, "rotate-secret", "--previous-to", file);
    assert.deepEqual([refusal.status, /is there already/.test(refusal.stderr)], [1, true], refusal.stderr);
  }
});

test("a rotation that is killed half-way is ended by the next one, and no node starts in between", async () => {
  const { connection, drop } = await createTestDatabase();
  const watcher = new Client(connection);
  await watcher.connect();
  const settings = {
    DATABASE_URL: urlOf(connection),
    PARLEY_DATA_DATABASE_URL: urlOf((await testWorkspaceCluster.connect()) as Connection),
    PARLEY_DATA_DIR: join(folder, "own"),
    PARLEY_SECRET: testSecret,
  };
  const countNext = async () => (await watcher.query("select from setting where name = 'next-secret'")).rows.length;
  try {
    const first = start(settings);
    const filled = await fillServer(await first.ready);
    await stop(first);

    await watcher.query("begin");
    await watcher.query("select from endpoint for update");
    const { child, ended } = startParley(settings, "rotate-secret");
    await untilLocked(watcher);
    child.kill("SIGKILL");
    await ended;
    await watcher.query("rollback");

    const refused = start(settings);
    await assert.rejects(refused.ready);
    await refused.ended;
    assert.match(refused.output(), /Run `.\/parley rotate-secret` again/);
    const backup = await runParley(settings, "backup", join(folder, "cut.backup"));
    assert.deepEqual([backup.status, /PARLEY_SECRET differs/.test(backup.stderr)], [1, true], backup.stderr);

    const rotated = await runParley(settings, "rotate-secret", "--json");
    assert.equal(rotated.status, 0, rotated.stdout);
    const { secret, wasBegun } = resultOf(rotated);
    assert.equal(wasBegun, true);
    // The output may be lost, so it can be asked for once more.
    assert.equal(resultOf(await runParley(settings, "rotate-secret", "--json")).secret, secret);
    assert.equal(await countNext(), 1);

    const next = { ...settings, PARLEY_SECRET: String(secret) };
    const second = start(next);
    try {
      await assertWhole(await second.ready, filled);
      assert.equal(await countNext(), 0);
    } finally {
      await stop(second);
    }
    const other = await runParley({ ...settings, PARLEY_SECRET: "x".repeat(40) }, "rotate-secret");
    assert.deepEqual([other.status, /PARLEY_SECRET differs/.test(other.stderr)], [1, true], other.stderr);

    // Values that a rotation by settings has left are encrypted with the present secret before the next one begins.
    const third = {
      ...next,
      PARLEY_SECRET: "the third secret of the pottery, 32 and more",
      PARLEY_SECRET_PREVIOUS: next.PARLEY_SECRET,
    };
    const last = resultOf(await runParley(third, "rotate-secret", "--json"));
    const fourth = start({ ...settings, PARLEY_SECRET: String(last.secret) });
    try {
      await assertWhole(await fourth.ready, filled);
      await assertReadable(await fourth.ready, filled);
    } finally {
      await stop(fourth);
    }
  } finally {
    await watcher.end();
    await drop();
  }
});
