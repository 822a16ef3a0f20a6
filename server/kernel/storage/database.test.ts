import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { until } from "../../testing/until.ts";
import { notFound, Problem } from "../problem.ts";
import { inShareOf } from "../sharing/share.ts";
import { inTransaction, openDatabase, type Transaction } from "./database.ts";
import { groupCommit, lockTimeoutMs } from "./group-commit.ts";
import { plannedEachTime } from "./prepared-client.ts";
import { all, execute } from "./sql.ts";

let server: TestServer;

before(async () => {
  server = await startTestServer();
  await execute(query())`create table written (name text primary key, transaction_id text not null)`;
});
after(() => server?.stop());

const query = () => server.server.kernel.database.query;
const share = <Result>(work: (tx: Transaction) => Promise<Result>) => groupCommit(server.server.kernel.database, work);

/** The end of this turn of the event loop. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

async function write(tx: Transaction, name: string): Promise<void> {
  await execute(tx)`insert into written values (${name}, pg_current_xact_id()::text)`;
}

async function transactionsOf(prefix: string): Promise<string[]> {
  const rows = await all<{ id: string }>(query())`
    select transaction_id as id from written where name like ${`${prefix}%`} order by name`;
  return rows.map(({ id }) => id);
}

describe("works of one moment share a transaction", () => {
  test("those that come while one commits are committed together", async () => {
    const commits = Promise.withResolvers<void>();
    const first = share(async (tx) => {
      await write(tx, "together-0");
      await turn();
      later = Array.from({ length: 8 }, (_, number) => share((tx) => write(tx, `together-${number + 1}`)));
      commits.resolve();
    });
    let later: Promise<void>[] = [];
    await commits.promise;
    await Promise.all([first, ...later]);
    const [firstId, ...laterIds] = await transactionsOf("together");
    assert.equal(laterIds.length, 8);
    assert.equal(new Set(laterIds).size, 1);
    assert.notEqual(laterIds[0], firstId);
  });

  test("those that come in one turn of the event loop are committed together", async () => {
    await Promise.all(Array.from({ length: 9 }, (_, number) => share((tx) => write(tx, `at-once-${number}`))));
    assert.equal(new Set(await transactionsOf("at-once")).size, 1);
  });

  test("those of another workspace, or that nobody waits for, do not: they need not wait for its locks", {
    timeout: 180_000,
  }, async () => {
    const visitor = Promise.withResolvers<void>();
    const one = "01890000-0000-7000-8000-000000000001";
    const other = "01890000-0000-7000-8000-000000000002";
    // Each run waits, with all that shares its transaction, until the visitor has an answer.
    const runs = [one, other].map((workspaceId) => inShareOf(workspaceId, "work", () => share(() => visitor.promise)));
    await inShareOf(other, "visitors", () => share((tx) => write(tx, "question")));
    visitor.resolve();
    await Promise.all(runs);
    assert.equal((await transactionsOf("question")).length, 1);
  });

  test("those that come in the turn in which the others begin join them, and no later ones", async () => {
    const later: Promise<void>[] = [];
    const first = share(async (tx) => {
      // Bytes that arrive on a socket while this work is under way are read before the next turn.
      later.push(share((joined) => write(joined, "joining-1")));
      await Promise.resolve();
      later.push(share((joined) => write(joined, "joining-2")));
      await write(tx, "joining-0");
      await turn();
      later.push(share((other) => write(other, "joining-3")));
    });
    await first;
    await Promise.all(later);
    const [firstId, ...ids] = await transactionsOf("joining");
    assert.deepEqual(
      ids.map((id) => id === firstId),
      [true, true, false],
    );
  });

  test("what joins fails neither itself nor the others twice, and is done once", async () => {
    const later: Promise<unknown>[] = [];
    const runs: string[] = [];
    const first = share(async (tx) => {
      runs.push("first");
      if (later.length === 0) {
        later.push(share((joined) => write(joined, "joined-failing").then(() => write(joined, "joined-failing"))));
        later.push(share((joined) => write(joined, "joined-done")));
        later.push(
          share(async () => {
            throw new Problem(notFound, "Not this one.");
          }),
        );
      }
      await write(tx, "joined-first");
    });
    await first;
    const joined = await Promise.allSettled(later);
    assert.deepEqual(
      joined.map(({ status }) => status),
      ["rejected", "fulfilled", "rejected"],
    );
    assert.match(String((joined[0] as PromiseRejectedResult).reason), /duplicate key/);
    assert.ok((joined[2] as PromiseRejectedResult).reason instanceof Problem);
    assert.equal((await transactionsOf("joined")).length, 2);
    assert.equal(runs.length, 2, "once with the failing one, and once without it");
  });

  test("nothing joins a transaction whose works have ended", async () => {
    const refuse = () =>
      share(async () => {
        throw new Problem(notFound, "Not this one.");
      });
    await Promise.allSettled([refuse(), refuse()]);
    await share((tx) => write(tx, "after-the-end"));
    assert.equal((await transactionsOf("after-the-end")).length, 1);
  });

  test("one that is alone waits for a lock as long as it takes", async () => {
    const locked = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const holder = inTransaction(server.server.kernel.database, async (tx) => {
      await execute(tx)`select from written where name = 'after-the-end' for update`;
      locked.resolve();
      await release.promise;
    });
    await locked.promise;
    let runs = 0;
    const waiting = share(async (tx) => {
      runs++;
      await execute(tx)`select from written where name = 'after-the-end' for update`;
      await write(tx, "alone-done");
    });
    // The work waits with a limit first, as works that share a transaction do.
    await until(async () => (runs === 2 ? true : undefined));
    release.resolve();
    await Promise.all([holder, waiting]);
    assert.equal((await transactionsOf("alone")).length, 1);
  });

  test("what one refuses is refused to it alone", async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 6 }, (_, number) =>
        share(async (tx) => {
          if (number === 3) throw new Problem(notFound, "Not this one.");
          await write(tx, `refused-${number}`);
          return number;
        }),
      ),
    );
    assert.deepEqual(
      results.map((result) => (result.status === "fulfilled" ? result.value : (result.reason as Problem).type.code)),
      [0, 1, 2, "not-found", 4, 5],
    );
    assert.equal((await transactionsOf("refused")).length, 5);
  });

  test("when a statement of one fails, the others are done all the same, each once", async () => {
    const names = ["failing-0", "failing-1", "failing-2", "failing-2", "failing-3"];
    const results = await Promise.allSettled(names.map((name) => share((tx) => write(tx, name))));
    assert.deepEqual(results.map(({ status }) => status).sort(), [...Array(4).fill("fulfilled"), "rejected"]);
    assert.equal((await transactionsOf("failing")).length, 4);
  });

  test("one that waits for a lock does not hold up the others", async () => {
    const locked = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const holder = inTransaction(server.server.kernel.database, async (tx) => {
      await write(tx, "lock-held");
      locked.resolve();
      await release.promise;
    });
    await locked.promise;
    const works = ["lock-1", "lock-2", "lock-held", "lock-3"].map((name) => share((tx) => write(tx, name)));
    const refused = assert.rejects(works[2]!, /duplicate key/);
    await Promise.all([works[0], works[1], works[3]]);
    assert.equal((await transactionsOf("lock")).length, 3, "the held one waits still");
    release.resolve();
    await holder;
    await refused;
  });
});

test("one that joins the others and fails before them is run again with them", async () => {
  const locked = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const holder = inTransaction(server.server.kernel.database, async (tx) => {
    await write(tx, "overtaken-held");
    locked.resolve();
    await release.promise;
    throw new Problem(notFound, "Nothing is kept.");
  });
  await locked.promise;
  let joined: Promise<void> | undefined;
  const first = share(async (tx) => {
    await Promise.resolve();
    if (joined === undefined) {
      // In this turn it joins. Its lock times out while this work has still to go on.
      joined = share((others) => write(others, "overtaken-held"));
      await delay(2 * lockTimeoutMs);
    }
    await write(tx, "overtaken-first");
  });
  await first;
  release.resolve();
  await assert.rejects(holder, Problem);
  await joined;
  assert.equal((await transactionsOf("overtaken")).length, 2);
});

test("two that wait for each other are both done: the victim of the deadlock is run again", async () => {
  const { database } = server.server.kernel;
  await inTransaction(database, async (tx) => {
    await write(tx, "left");
    await write(tx, "right");
  });
  const lock = (tx: Transaction, name: string) => execute(tx)`select from written where name = ${name} for update`;
  let runs = 0;
  let bothHoldOne: () => void = () => {};
  const both = new Promise<void>((resolve) => {
    bothHoldOne = resolve;
  });
  const counted: string[] = [];
  const take = (first: string, second: string) =>
    inTransaction(database, async (tx) => {
      tx.outbox.committed.push(() => counted.push(first));
      await lock(tx, first);
      if (++runs === 2) bothHoldOne();
      await both;
      await lock(tx, second);
      return first;
    });
  assert.deepEqual(await Promise.all([take("left", "right"), take("right", "left")]), ["left", "right"]);
  // The victim may take its first lock again before the other has it: then there is another
  // deadlock.
  assert.ok(runs >= 3, `${runs} runs`);
  assert.deepEqual(counted.sort(), ["left", "right"], "what each counts is counted once, after its commit");
});

test("the first transaction of a new connection sends its statements in the order of their calls", async () => {
  const { connection } = server.server.kernel.database;
  for (let later = 0; later < 12; later++) {
    const database = openDatabase(connection, { maxConnections: 1 });
    const seen = await inTransaction(database, async (tx) => {
      const isSet = execute(tx)`set local lock_timeout = 1234`;
      for (let turn = 0; turn < later; turn++) await Promise.resolve();
      const rows = await all<{ seen: string }>(tx)`select current_setting('lock_timeout') as seen`;
      await isSet;
      return rows[0]!.seen;
    });
    await database.close();
    assert.equal(seen, "1234ms", `a statement that was sent ${later} turns after the first`);
  }
});

test("a filter is planned each time, and other statements are prepared", async () => {
  const { database } = server.server.kernel;
  const prepared = await inTransaction(database, async (tx) => {
    await execute(tx)`${plannedEachTime} select ${"a filter"}::text`;
    await execute(tx)`select ${"no filter"}::text as "no filter"`;
    const found = await all<{ statement: string }>(tx)`
      select statement from pg_prepared_statements where statement ~ ${"planned each|no filter"}`;
    return found.map(({ statement }) => statement);
  });
  assert.deepEqual(prepared, ['select $1::text as "no filter"']);
});

test("an array arrives as it was sent, whatever stands in its texts", async () => {
  const texts = ["", "NULL", null, " a b ", 'said "{so, it}"', "C:\\temp\\", "line\nbreak\ttab", "\u{1f468}'", "{}"];
  const numbers = [0, -1, null, 1.5e300, 0.1];
  const sent = { texts, numbers, objects: texts.map((each) => JSON.stringify({ each })), flags: [true, null, false] };
  const [read] = await all<Record<keyof typeof sent | "none", unknown>>(query())`
    select ${sent.texts}::text[] as texts, ${sent.numbers}::float8[] as numbers, ${sent.objects}::jsonb[] as objects,
      ${sent.flags}::boolean[] as flags, ${[]}::uuid[] as none`;
  assert.deepEqual({ ...read }, { ...sent, objects: texts.map((each) => ({ each })), none: [] });
});
