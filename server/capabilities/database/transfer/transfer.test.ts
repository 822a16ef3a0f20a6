import assert from "node:assert/strict";
import { request } from "node:http";
import { describe, test } from "node:test";
import { makeKey, signUp, type TestAnswer } from "../../../testing/client.ts";
import { eventsOf } from "../../../testing/events-of.ts";
import { useTestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";
import { type DatabaseDesk, deskOf, notesTable, openDatabaseDesk } from "../testing/database-desk.ts";

/** The long form moves tables of 100,000 rows, the short form tables of 20,000. */
const manyRows = process.env.FAULTS === "long" ? 100_000 : 20_000;

const server = useTestServer({ settings: { PARLEY_DATABASE_TIMEOUT: "60" } });

type Desk = Pick<DatabaseDesk, "client">;
const types = { csv: "text/csv", ndjson: "application/x-ndjson" };

function load({ client }: Desk, file: string, query: Record<string, string>, format: "csv" | "ndjson" = "csv") {
  const path = `/api/database/import?${new URLSearchParams({ fileFormat: format, ...query })}`;
  return client.call("POST", path, { body: file, headers: { "content-type": types[format] } });
}

async function fetchExport({ client }: Desk, query: Record<string, string> = {}): Promise<TestAnswer> {
  return await client.get(`/api/database/export?${new URLSearchParams(query)}`);
}

async function exported(desk: Desk, query: Record<string, string> = {}): Promise<string> {
  const { status, text } = await fetchExport(desk, query);
  assert.equal(status, 200, text);
  return text;
}

const everyType = `create table things (
  "Id" bigint primary key, small smallint, whole integer, big bigint, exact numeric, money numeric(12,2),
  double double precision, single real, yes boolean, words text, short varchar(20), fixed char(4), bytes bytea,
  day date, moment timestamptz, local timestamp, clock time, span interval, id uuid, doc jsonb, raw json,
  net inet, mask cidr, bits bit(3), spots int4range, place point,
  texts text[], numbers numeric[], docs jsonb[], moments timestamptz[], blobs bytea[], grid integer[],
  "odd "",;name" text, doubled integer generated always as (whole * 2) stored)`;

const fill = `insert into things ("Id", small, whole, big, exact, money, double, single, yes, words, short, fixed, bytes,
  day, moment, local, clock, span, id, doc, raw, net, mask, bits, spots, place, texts, numbers, docs, moments, blobs, grid, "odd "",;name")
  values
  (9007199254740993, -1, 5, 9223372036854775807, 1.10, 12.50, 1e-7, 0.1, true, E'a "quote", a\\nbreak\\r\\n\\ttab; =1+1', '', 'ab', '\\x00ff10',
   '2026-11-23', '2026-11-23 10:00:00.123456+02', '2026-11-23 10:00', '10:00:00.5', '1 year -2 days 3 hours', '00000000-0000-7000-8000-000000000001',
   '{"n": 12345678901234567890.10, "t": "é\\n", "list": [1, null, {"deep": 1.0}]}', '{"b":1,"a":2}', '10.0.0.1/8', '10.0.0.0/8', '101', '[1,5)', '(1,2)',
   array['a,b', 'q"uote', null, '', 'NULL', '{}'], array[1.50, null, 12345678901234567890], array['{"a": 1}'::jsonb, '"b"'], array['2026-11-23 10:00+00'::timestamptz],
   array['\\xff'::bytea], array[[1,2],[3,4]], 'odd'),
  (2, null, null, null, 'NaN', null, 'Infinity', 'NaN', false, '', null, null, '\\x',
   null, null, null, null, null, null, '"null"', '[]', null, null, null, 'empty', null, '{}', null, null, null, null, null, null),
  (3, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, '  spaces ')`;

describe("an export of a table", () => {
  for (const format of ["csv", "ndjson"] as const) {
    test(`has every value of every type as ${format}, and is the same after an import`, async () => {
      const desk = await openDatabaseDesk(server);
      await desk.done({ operation: "sql", sql: everyType });
      await desk.done({ operation: "sql", sql: fill });
      const first = await exported(desk, { table: "things", format });
      const before = await desk.done({ operation: "select", table: "things" });
      await desk.done({ operation: "delete", table: "things", all: true });
      const { status, body, text } = await load(desk, first, { table: "things" }, format);
      assert.equal(status, 200, text);
      assert.deepEqual(body, { dryRun: false, rows: 3, inserted: 3, updated: 0, failed: [] });
      assert.equal(await exported(desk, { table: "things", format }), first);
      assert.deepEqual((await desk.done({ operation: "select", table: "things" })).rows, before.rows);
    });
  }

  test("is of a view, too, and of no table that is not there", async () => {
    const desk = await openDatabaseDesk(server);
    await desk.done(notesTable);
    await desk.done({ operation: "insert", table: "notes", rows: [{ text: "one" }] });
    await desk.done({ operation: "sql", sql: 'create view "a view" as select text, 1 as one from notes' });
    const answer = await fetchExport(desk, { table: "a view" });
    assert.equal(answer.text, "text,one\r\none,1\r\n");
    assert.equal(answer.headers.get("content-disposition"), 'attachment; filename="a_view.csv"');
    const unknown = await fetchExport(desk, { table: "note" });
    assert.deepEqual([unknown.status, unknown.body.code], [404, "unknown-table"]);
    assert.match(unknown.body.detail, /"notes"/);
  });

  test("needs the scope, and another workspace's table is not there", async () => {
    const person = await signUp(server.client);
    const writer = deskOf(server.client.as(await makeKey(person, { scopes: ["database:write"] })));
    assert.equal((await fetchExport(writer, { table: "notes" })).status, 403);
    assert.equal((await fetchExport(writer)).status, 403);
    const owner = await openDatabaseDesk(server);
    await owner.done(notesTable);
    const other = await openDatabaseDesk(server);
    assert.equal((await fetchExport(other, { table: "notes" })).status, 404);
  });

  test("ends when its reader leaves, and its session is free again", async () => {
    const desk = await openDatabaseDesk(server);
    await desk.done({
      operation: "sql",
      sql: `create table big as select n, repeat('x', 500) as text from generate_series(1, ${manyRows}) n`,
    });
    for (let round = 0; round < 3; round++) {
      const leaving = new AbortController();
      const answer = await fetch(`${server.url}/api/database/export?table=big`, {
        headers: { authorization: `Bearer ${desk.key}` },
        signal: leaving.signal,
      });
      assert.equal(answer.status, 200);
      await answer.body!.getReader().read();
      leaving.abort();
      // Two may run at the same time: the one before must have ended.
      await until(async () => (await fetchExport(desk, { table: "nothing" })).status === 404);
    }
  });
});

describe("an import", () => {
  test("announces its rows, inserts and changes by a key, and counts both", async () => {
    const desk = await openDatabaseDesk(server);
    await desk.done({
      operation: "createTable",
      table: "people",
      columns: [
        { name: "id", type: "bigserial", primaryKey: true },
        { name: "email", type: "text", unique: true },
        { name: "name", type: "text" },
      ],
    });
    await load(desk, "email,name\na@example.com,A\nb@example.com,B\n", { table: "people" });
    const again = await load(desk, "email,name\nb@example.com,Bea\nc@example.com,C\nc@example.com,Cem\n", {
      table: "people",
      mode: "upsert",
      onConflict: '["email"]',
    });
    assert.deepEqual(again.body, { dryRun: false, rows: 3, inserted: 2 - 1 + 0, updated: 2, failed: [] }, again.text);
    const { rows } = await desk.done({ operation: "select", table: "people", columns: ["name"], orderBy: ["email"] });
    assert.deepEqual(rows, [{ name: "A" }, { name: "Bea" }, { name: "Cem" }]);
    await until(async () => {
      const kinds = (await eventsOf(server, desk.workspaceId))
        .map(({ type }) => type)
        .filter((type) => type.startsWith("record."));
      return kinds.filter((type) => type === "record.created").length === 3 && kinds.includes("record.updated");
    });
  });

  test("stores nothing where a row is not accepted, and tells each with its column and value", async () => {
    const desk = await openDatabaseDesk(server);
    await desk.done({
      operation: "createTable",
      table: "items",
      columns: [
        { name: "id", type: "integer", primaryKey: true },
        { name: "price", type: "numeric(6,2)", notNull: true },
        { name: "tags", type: "text[]" },
        { name: "doc", type: "jsonb" },
      ],
    });
    const file =
      "id,price,tags,doc\n1,1.5,{a},{}\n2,cheap,,\n3,,,\n1,2,,\n5,123456,,\n6,1,none,\n7,1,,nope\n8,1\n9,1,{},1\n";
    const { status, body } = await load(desk, file, { table: "items" });
    assert.deepEqual([status, body.code], [422, "import-refused"]);
    const faults = body.report.failed.map(({ row, column, message }: Record<string, string>) => [row, column, message]);
    assert.deepEqual(
      faults.map(([row, column]: string[]) => [row, column]),
      [
        [2, "price"],
        [3, "price"],
        [4, null],
        [5, "price"],
        [6, "tags"],
        [7, "doc"],
        [8, null],
      ],
    );
    assert.match(faults[0][2], /"cheap"/);
    assert.match(faults[2][2], /items_pkey/);
    assert.equal(body.errors[0].pointer, "/body/rows/1/price");
    assert.deepEqual((await desk.done({ operation: "count", table: "items" })).rows, [{ count: 0 }]);
    const dry = await load(desk, file, { table: "items", dryRun: "true" });
    assert.equal(dry.status, 200);
    assert.deepEqual(dry.body, { ...body.report, dryRun: true });
    const fine = await load(desk, "id,price\n1,1\n", { table: "items", dryRun: "true" });
    assert.deepEqual(fine.body, { dryRun: true, rows: 1, inserted: 1, updated: 0, failed: [] });
    assert.deepEqual((await desk.done({ operation: "count", table: "items" })).rows, [{ count: 0 }]);
  });

  test("checks rows by the table's JSON Schema, also those of a CSV", async () => {
    const desk = await openDatabaseDesk(server);
    await desk.done({
      operation: "createTable",
      table: "items",
      columns: [
        { name: "id", type: "integer" },
        { name: "ok", type: "boolean" },
      ],
      schema: { type: "object", properties: { id: { type: "integer", minimum: 1 }, ok: { type: "boolean" } } },
    });
    assert.equal((await load(desk, "id,ok\n1,t\n2,false\n", { table: "items" })).status, 200);
    const { body } = await load(
      desk,
      '{"id":3,"ok":true}\n{"id":0,"ok":true}\nx\n[1]\n{"no":1}\n',
      { table: "items" },
      "ndjson",
    );
    assert.deepEqual(
      body.report.failed.map(({ row, column }: Record<string, unknown>) => [row, column]),
      [
        [2, "id"],
        [3, null],
        [4, null],
        [5, "no"],
      ],
    );
  });

  test("refuses hostile files, and stores nothing of them", async () => {
    const desk = await openDatabaseDesk(server);
    await desk.done({ operation: "sql", sql: "create table t (a integer, b text)" });
    const hostile: [file: string | Buffer, code: string][] = [
      ["", "invalid-request"],
      ["\n\n", "invalid-request"],
      ["a,a\n1,2\n", "invalid-request"],
      ["a,\n1,2\n", "unknown-column"],
      ["a,bb\n1,2\n", "unknown-column"],
      ['a,b\n1,"never ends\n2,x\n', "invalid-request"],
      ['a,b\n1,"x"y\n', "invalid-request"],
      ['a,b\n1,x"y\n', "invalid-request"],
      ["a,b\n1,x\0y\n", "invalid-request"],
      ["a,b\r1,x\r", "invalid-request"],
      [Buffer.from("a,b\n1,\xe9\n", "latin1"), "invalid-request"],
      ["a,b\n1\n", "import-refused"],
      ["a,b\n1,2,3\n", "import-refused"],
      [`a,b\n${"1,".repeat(100_000)}\n`, "import-refused"],
      [`a,b\n${"x,y\n".repeat(manyRows)}`, "import-refused"],
      ["a,b\n1,'); drop table t; --\n1;1,x\n", "import-refused"],
    ];
    for (const [file, code] of hostile) {
      const answer = await load(desk, file as string, { table: "t" });
      const shown = String(file).slice(0, 40);
      assert.equal(answer.body?.code, code, `${JSON.stringify(shown)} ${answer.text.slice(0, 300)}`);
    }
    assert.deepEqual((await desk.done({ operation: "count", table: "t" })).rows, [{ count: 0 }]);
    const near = await load(desk, "a,bb\n", { table: "t" });
    assert.match(near.body.detail, /Did you mean "b"/);
    for (const [query, pointer] of [
      [{ table: "t", onConflict: '["a"]' }, "/query/onConflict"],
      [{ table: "t", mode: "upsert", onConflict: "a" }, undefined],
      [{ table: "t", mode: "merge" }, "/query/mode"],
      [{ table: "t", mode: "upsert" }, undefined],
      [{ table: "u" }, "/query/table"],
    ] as [Record<string, string>, string | undefined][]) {
      const { status, body } = await load(desk, "a\n1\n", query);
      assert.ok(status >= 400 && status < 500, JSON.stringify(query));
      if (pointer !== undefined) assert.equal(body.errors[0].pointer, pointer);
    }
  });

  test("stores nothing when the connection is lost in the middle", async () => {
    const desk = await openDatabaseDesk(server);
    await desk.done(notesTable);
    const url = new URL("/api/database/import?table=notes", server.url);
    const headers = { authorization: `Bearer ${desk.key}`, "content-type": "text/csv", "transfer-encoding": "chunked" };
    const sending = request(url, { method: "POST", headers });
    sending.on("error", () => {});
    sending.write(`text\n${"some words\n".repeat(20_000)}`);
    // The numbers of rows are not given back when their transaction is undone.
    await until(async () => {
      const { rows } = await desk.done({ operation: "sql", sql: "select nextval('notes_id_seq')::int as next" });
      return rows[0].next > 1_000;
    });
    sending.destroy();
    await until(async () => (await load(desk, "text\nlast\n", { table: "notes" })).status === 200);
    const { rows } = await desk.done({ operation: "select", table: "notes", columns: ["text"] });
    assert.deepEqual(rows, [{ text: "last" }]);
  });

  test("takes very many rows in one transaction, while memory stays flat", async () => {
    const desk = await openDatabaseDesk(server);
    await desk.done({ operation: "sql", sql: "create table big (id integer primary key, text text, at timestamptz)" });
    const rows = Array.from({ length: manyRows }, (_, index) => `${index},"text, ${index}",2026-11-23T10:00:00Z\n`);
    const { body, text } = await load(desk, `id,text,at\n${rows.join("")}`, { table: "big" });
    assert.equal(body.inserted, manyRows, text);
    assert.deepEqual((await desk.done({ operation: "count", table: "big" })).rows, [{ count: manyRows }]);
  });
});
