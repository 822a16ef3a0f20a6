import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { makeKey, signUp } from "../../../testing/client.ts";
import { eventsOf } from "../../../testing/events-of.ts";
import { startTestServer, useTestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";
import { deskOf, everyScope, notesTable, openDatabaseDesk } from "../testing/database-desk.ts";

const server = useTestServer({ settings: { PARLEY_DATABASE_TIMEOUT: "60", PARLEY_DATABASE_CONNECTIONS: "2" } });

const changesOf = async (workspaceId: string) =>
  (await eventsOf(server, workspaceId)).filter(({ type }) => type.startsWith("record."));

describe("changes of rows", () => {
  test("become events, whether by an operation, by SQL or in a batch, in their order", async () => {
    const desk = await openDatabaseDesk(server);
    await desk.done(notesTable);
    await desk.done({ operation: "insert", table: "notes", rows: [{ text: "one" }, { text: "two" }] });
    await desk.done({ operation: "sql", sql: "update notes set text = upper(text) where id = $1", params: [2] });
    await desk.done({
      operation: "batch",
      statements: [
        { operation: "insert", table: "notes", rows: [{ text: "three" }] },
        { operation: "delete", table: "notes", where: { id: 1 } },
      ],
    });
    const changes = await until(async () => {
      const all = await changesOf(desk.workspaceId);
      return all.length >= 5 && all;
    });
    assert.deepEqual(
      changes.map(({ type, data }) => [type, data]),
      [
        ["record.created", { table: "notes", key: { id: 1 } }],
        ["record.created", { table: "notes", key: { id: 2 } }],
        ["record.updated", { table: "notes", key: { id: 2 }, old: { text: "two" }, new: { text: "TWO" } }],
        ["record.created", { table: "notes", key: { id: 3 } }],
        ["record.deleted", { table: "notes", key: { id: 1 } }],
      ],
    );
  });

  test("become events in tables that SQL made, also without a primary key, and of a truncate", async () => {
    const desk = await openDatabaseDesk(server);
    await desk.done({ operation: "sql", sql: "create table words as select 'a' as word" });
    await desk.done({ operation: "sql", sql: "insert into words values ('b')" });
    await desk.done({ operation: "sql", sql: "truncate words" });
    const changes = await until(async () => {
      const all = await changesOf(desk.workspaceId);
      return all.length >= 2 && all;
    });
    assert.deepEqual(
      changes.map(({ type, data }) => [type, data]),
      [
        ["record.created", { table: "words", key: null }],
        ["record.deleted", { table: "words", key: null }],
      ],
    );
  });

  test("of many rows are announced one by one, in their order, and of too many once", async () => {
    const desk = await openDatabaseDesk(server);
    await desk.done({ operation: "sql", sql: "create table pairs (a int, b int, primary key (b, a))" });
    await desk.done({ operation: "sql", sql: "insert into pairs select n, n * 2 from generate_series(1, 1200) n" });
    await desk.done({ operation: "sql", sql: "delete from pairs where a < 0" });
    await desk.done({ operation: "sql", sql: "insert into pairs select n, 0 from generate_series(1, 10001) n" });
    const changes = await until(async () => {
      const all = await changesOf(desk.workspaceId);
      return all.length >= 1201 && all;
    });
    assert.deepEqual(
      changes.map(({ data }) => data),
      [
        ...Array.from({ length: 1200 }, (_, at) => ({ table: "pairs", key: { a: at + 1, b: (at + 1) * 2 } })),
        { table: "pairs", key: null },
      ],
    );
  });

  test("that are rolled back are not announced", async () => {
    const desk = await openDatabaseDesk(server);
    await desk.done(notesTable);
    const failed = await desk.ask({
      operation: "batch",
      statements: [
        { operation: "insert", table: "notes", rows: [{ text: "lost" }] },
        { operation: "insert", table: "notes", rows: [{ text: null }] },
      ],
    });
    assert.equal(failed.status, 422);
    assert.equal(failed.body.code, "not-null-violation");
    await desk.done({ operation: "insert", table: "notes", rows: [{ text: "kept" }] });
    const changes = await until(async () => {
      const all = await changesOf(desk.workspaceId);
      return all.length >= 1 && all;
    });
    assert.deepEqual(
      changes.map(({ data }) => data),
      [{ table: "notes", key: { id: 3 } }],
    );
    const { rows } = await desk.done({ operation: "select", table: "notes" });
    assert.deepEqual(
      rows.map(({ text }: { text: string }) => text),
      ["kept"],
    );
  });
});

describe("what a caller may do", () => {
  test("is what the scopes say, for operations and for SQL", async () => {
    const person = await signUp(server.client);
    const all = deskOf(server.client.as(await makeKey(person, { scopes: everyScope })));
    await all.done(notesTable);
    const reader = deskOf(server.client.as(await makeKey(person, { scopes: ["database:read", "database:sql"] })));
    const writer = deskOf(server.client.as(await makeKey(person, { scopes: ["database:write"] })));
    await reader.done({ operation: "select", table: "notes" });
    await reader.done({ operation: "sql", sql: "select 1 as one" });
    await writer.done({ operation: "insert", table: "notes", rows: [{ text: "x" }] });
    for (const [desk, operation, scope] of [
      [reader, { operation: "insert", table: "notes", rows: [{ text: "x" }] }, "database:write"],
      [reader, { operation: "sql", sql: "insert into notes (text) values ('x')" }, "database:write"],
      [
        reader,
        { operation: "sql", sql: "with gone as (delete from notes returning *) select * from gone" },
        "database:write",
      ],
      [reader, { operation: "sql", sql: "drop table notes" }, "database:ddl"],
      [reader, { operation: "dropTable", table: "notes" }, "database:ddl"],
      [writer, { operation: "select", table: "notes" }, "database:read"],
      [writer, { operation: "sql", sql: "select 1" }, "database:sql"],
      [writer, { operation: "describe" }, "database:read"],
      [writer, { operation: "delete", table: "notes", all: true, returning: true }, "database:read"],
    ] as const) {
      const { status, body } = await desk.ask(operation);
      assert.equal(status, 403, JSON.stringify(operation));
      assert.ok(body.detail.includes(scope), body.detail);
    }
  });

  test("is nothing for a publishable key", async () => {
    const person = await signUp(server.client);
    const key = await makeKey(person, { kind: "publishable", allowedOrigins: ["https://shop.example"] });
    const { status } = await deskOf(server.client.as(key)).ask(notesTable, { origin: "https://shop.example" });
    assert.equal(status, 403);
  });
});

describe("limits", () => {
  test("a statement ends at its time, and the next one runs", async (t) => {
    const { connection } = server;
    const hasty = await startTestServer({ connection, settings: { PARLEY_DATABASE_TIMEOUT: "1" } });
    t.after(() => hasty.stop());
    // The patient node makes the database, which may take longer than a second on a busy machine.
    const { key, done } = await openDatabaseDesk(server);
    await done({ operation: "sql", sql: "select 1 as one" });
    const desk = deskOf(hasty.client.as(key));
    const endless = "select count(*) from generate_series(1, 1000000) a, generate_series(1, 1000000) b";
    // On a busy machine, what is read of the tables first may take longer than a second as well.
    const { status, body } = await until(async () => {
      const answer = await desk.ask({ operation: "sql", sql: endless });
      return answer.status !== 503 && answer;
    });
    assert.deepEqual([status, body.code], [422, "statement-timeout"]);
    await desk.done({ operation: "sql", sql: "select 1 as one" });
  });

  test("a result that is too large is refused, and what a statement changed before is undone", async () => {
    const desk = await openDatabaseDesk(server);
    await desk.done({ operation: "sql", sql: "create table big (id int primary key, text text)" });
    const fill = "insert into big select n, repeat('x', 1000) from generate_series(1, 9500) n returning *";
    const { status, body } = await desk.ask({ operation: "sql", sql: fill });
    assert.deepEqual([status, body.code], [422, "result-too-large"]);
    const { rows } = await desk.done({ operation: "count", table: "big" });
    assert.deepEqual(rows, [{ count: 0 }]);
    const many = await desk.ask({ operation: "sql", sql: "select generate_series(1, 10001)" });
    assert.deepEqual([many.status, many.body.code], [422, "result-too-large"]);
  });

  test("a full database is read and emptied, and then written again", async (t) => {
    const small = await startTestServer({ settings: { PARLEY_DATABASE_MAX_MB: "16", PARLEY_DATABASE_TIMEOUT: "60" } });
    t.after(() => small.stop());
    const desk = await openDatabaseDesk(small);
    await desk.done(notesTable);
    // Random letters, which PostgreSQL cannot compress.
    const fill =
      "insert into notes (text) select string_agg(md5(random()::text), '') from generate_series(1, 200000) n group by n % 200";
    const full = await until(async () => {
      const answer = await desk.ask({ operation: "sql", sql: fill });
      return answer.status !== 200 && answer;
    });
    assert.deepEqual([full.status, full.body.code], [422, "database-full"]);
    await desk.done({ operation: "count", table: "notes" });
    await desk.done({ operation: "delete", table: "notes", all: true });
    await until(async () => (await desk.ask({ operation: "sql", sql: fill })).status === 200);
  });

  test("a statement ends when its caller leaves", async () => {
    const desk = await openDatabaseDesk(server);
    await desk.done(notesTable);
    const endless = "insert into notes (text) select 'x' from generate_series(1, 1000000000)";
    const leaving = new AbortController();
    const asked = desk.client.call("POST", "/api/database", {
      body: { operation: "sql", sql: endless },
      signal: leaving.signal,
    });
    setTimeout(() => leaving.abort(), 100);
    await assert.rejects(asked);
    const { rows } = await desk.done({ operation: "count", table: "notes" });
    assert.deepEqual(rows, [{ count: 0 }]);
  });

  test("more statements at once than allowed wait for their turn", async () => {
    const desk = await openDatabaseDesk(server);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => desk.ask({ operation: "sql", sql: "select 1 as one" })),
    );
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
  });

  test("what needs too much memory is refused, and the server lives on", async () => {
    const desk = await openDatabaseDesk(server);
    const { status, body } = await desk.ask({
      operation: "sql",
      sql: "select length(string_agg(repeat('x', 1000000), '')) from generate_series(1, 900)",
    });
    assert.deepEqual([status, body.code], [422, "statement-too-large"]);
    await desk.done({ operation: "sql", sql: "select 1 as one" });
  });
});

test("a retry with the same Idempotency-Key inserts once and gets the same rows", async () => {
  const desk = await openDatabaseDesk(server);
  await desk.done(notesTable);
  const insert = { operation: "insert", table: "notes", rows: [{ text: "once" }], returning: true };
  const headers = { "idempotency-key": "one" };
  const answers = [await desk.ask(insert, headers), await desk.ask(insert, headers)];
  for (const { status, body, text } of answers) {
    assert.equal(status, 200);
    assert.deepEqual(body.rows, [{ id: 1, text: "once" }]);
    assert.equal(text, answers[0]!.text);
  }
  assert.deepEqual((await desk.done({ operation: "count", table: "notes" })).rows, [{ count: 1 }]);
});

test("describe tells the tables and the limits, and unknown tables get near names", async () => {
  const desk = await openDatabaseDesk(server);
  await desk.done(notesTable);
  const { tables, limits } = await desk.done({ operation: "describe" });
  assert.deepEqual(
    tables.map(({ name }: { name: string }) => name),
    ["notes"],
  );
  assert.equal(limits.isFull, false);
  assert.equal(limits.rawSql, true);
  assert.ok(limits.diskBytes > 0 && limits.diskBytes < limits.maxDiskBytes);
  const { status, body } = await desk.ask({ operation: "select", table: "note" });
  assert.equal(status, 404);
  assert.match(body.detail, /"notes"/);
});

test("`lastval()` is of the request's own sequences, and no other request sees it", async () => {
  const desk = await openDatabaseDesk(server);
  await desk.done(notesTable);
  const insert = { operation: "insert", table: "notes", rows: [{ text: "one" }] };
  const last = { operation: "sql", sql: "select lastval()::int as last" };
  const { results } = await desk.done({ operation: "batch", statements: [insert, last] });
  assert.deepEqual(results[1].rows, [{ last: 1 }]);
  await desk.done({ operation: "sql", sql: "insert into notes (text) values ('two')" });
  await desk.done(insert);
  // More requests than there are sessions: each session was another request's before.
  for (let round = 0; round < 20; round++) {
    const answer = await desk.ask(last);
    assert.ok(answer.status === 422 || answer.status === 409, answer.text);
    assert.match(answer.text, /lastval is not yet defined/);
  }
});
