import assert from "node:assert/strict";
import { after, before, beforeEach, describe, test } from "node:test";
import { Client } from "pg";
import { queuePulseOf } from "../../kernel/log/queue-pulse.ts";
import { inTransaction } from "../../kernel/storage/database.ts";
import { execute, one, sql } from "../../kernel/storage/sql.ts";
import { signUp } from "../../testing/client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { until } from "../../testing/until.ts";
import { freeDiskOf } from "./free-disk.ts";
import { writeHeartbeat } from "./store.ts";

const lines: string[] = [];
let server: TestServer;
let later = 0;
before(async () => {
  server = await startTestServer({
    settings: { PARLEY_LOG_LEVEL: "info" },
    log: { write: (text) => lines.push(...text.trimEnd().split("\n")) },
  });
  const { kernel } = server.server;
  const { clock } = kernel;
  kernel.clock = { now: () => clock.now(), elapsed: () => clock.elapsed() + later };
});
after(() => server?.stop());
// A new look: what was found before is kept for a second.
beforeEach(() => {
  later += 1_500;
});

const kernel = () => server.server.kernel;
const query = () => kernel().database.query;
const ready = () => server.client.get("/readyz");

async function unready(): Promise<{ code: string; codes: string[]; detail: string }> {
  const { status, body } = await ready();
  assert.equal(status, 503);
  return { code: body.code, codes: body.reasons.map((one: { code: string }) => one.code), detail: body.detail };
}

/** Makes the database refuse what is written to a table, as it does when it has this fault. */
async function failWrites(table: string, state: string): Promise<() => Promise<void>> {
  const [name, on] = [sql.raw("refuse_writes"), sql.raw(table)];
  await execute(query())`
    create function ${name}() returns trigger language plpgsql as
    ${sql.raw(`$$ begin raise exception 'could not extend file: No space left on device' using errcode = '${state}'; end $$`)}`;
  await execute(query())`create trigger ${name} before insert or update on ${on} execute function ${name}()`;
  return async () => void (await execute(query())`drop function ${name} cascade`);
}

async function wroteAt(): Promise<number> {
  const row = await one<{ wroteAt: Date }>(query())`select wrote_at from node where id = ${kernel().node.id}`;
  return row.wroteAt.getTime();
}

describe("a node is ready while a write commits", () => {
  test("and all callers within a second share one write", async () => {
    const stopped = kernel().clock.elapsed();
    const { clock } = kernel();
    kernel().clock = { ...clock, elapsed: () => stopped };
    const answers = await Promise.all(Array.from({ length: 20 }, ready));
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200]);
    assert.deepEqual([answers[0]?.body.status, answers[0]?.body.warnings], ["ok", []]);
    const first = await wroteAt();
    await ready();
    assert.equal(await wroteAt(), first);
    kernel().clock = clock;
    later += 1_500;
    await ready();
    assert.notEqual(await wroteAt(), first);
  });

  for (const [state, code] of [
    ["53100", "disk-full"],
    ["53300", "database-connections"],
    ["25006", "database-read-only"],
  ] as const) {
    test(`and is not when the database refuses one with ${state}`, async () => {
      const end = await failWrites("node", state);
      const { code: found, codes } = await unready();
      assert.deepEqual([found, codes], [code, [code]]);
      await end();
      later += 1_500;
      assert.equal((await ready()).status, 200);
    });
  }

  test("and takes room on the disk for more than the row", async () => {
    const { database, node } = kernel();
    const heartbeat = inTransaction(database, async (tx) => {
      await execute(tx)`set local temp_file_limit = '64kB'`;
      await writeHeartbeat(tx, node.id);
    });
    await assert.rejects(heartbeat, /temporary file size exceeds/);
  });

  test("and answers in time while one hangs", async () => {
    const locker = new Client(server.connection);
    await locker.connect();
    await locker.query("begin; lock table migration in access exclusive mode");
    assert.equal((await unready()).code, "database-slow");
    await locker.end();
    await until(async () => {
      later += 1_500;
      return (await ready()).status === 200;
    });
  });
});

describe("a node is not ready", () => {
  test("while its clock is half a minute from the database's", async () => {
    const { clock } = kernel();
    kernel().clock = { ...clock, now: () => clock.now() + 40_000 };
    const { code, detail } = await unready();
    assert.equal(code, "clock-differs");
    assert.match(detail, /The clock of this node is \d+ s ahead of that of the database; 30 s are allowed/);
    kernel().clock = { ...clock, now: () => clock.now() - 40_000 };
    later += 1_500;
    assert.match((await unready()).detail, /s behind that of the database/);
    kernel().clock = { ...clock, now: () => clock.now() + 20_000 };
    later += 1_500;
    assert.equal((await ready()).status, 200);
    kernel().clock = clock;
  });

  test("while its queue cannot ask for jobs, and is when the queue moves again", async () => {
    const locker = new Client(server.connection);
    await locker.connect();
    await locker.query("begin; lock table graphile_worker._private_jobs in access exclusive mode");
    later += 31_000;
    await until(() => queuePulseOf(kernel()).isStalled);
    const { codes } = await unready();
    assert.ok(codes.includes("jobs-stalled"), codes.join());
    await locker.end();
    await until(async () => (await ready()).status === 200);
  });

  test("while less than 100 MiB are free, and says before that the disk is nearly full", async () => {
    const disk = freeDiskOf(kernel());
    const { freeBytesOf } = disk;
    disk.freeBytesOf = async () => 99 * 1024 * 1024;
    assert.deepEqual((await unready()).codes, ["disk-full"]);
    disk.freeBytesOf = async () => 101 * 1024 * 1024;
    later += 1_500;
    assert.deepEqual((await ready()).body.warnings, ["disk-low"]);
    disk.freeBytesOf = freeBytesOf;
    later += 1_500;
    assert.deepEqual((await ready()).body.warnings, []);
    const said = lines.map((line) => JSON.parse(line).msg);
    for (const message of [
      "this node is not ready",
      "the disk of the database is nearly full",
      "this node is ready again",
    ])
      assert.ok(said.includes(message), message);
  });
});

test("a caller whose write finds a full disk reads so, and the log has PostgreSQL's message", async () => {
  const person = await signUp(server.client);
  const end = await failWrites("knowledge_source", "53100");
  const source = { type: "text", title: "Hours", content: "We open at eight." };
  const { status, body, headers } = await person.client.post("/api/knowledge/sources", source);
  await end();
  assert.deepEqual([status, body.code, body.reason], [503, "unavailable", "disk-full"]);
  assert.match(body.detail, /^The database's disk is full\./);
  assert.equal(headers.get("retry-after"), "30");
  const logged = lines.map((line) => JSON.parse(line)).find((line) => line.requestId === body.requestId);
  assert.equal(logged?.err.message, "could not extend file: No space left on device");
  assert.equal(logged?.detail, body.detail);
});
