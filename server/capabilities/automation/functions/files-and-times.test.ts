import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { signUp, type TestClient } from "../../../testing/client.ts";
import { runWorkflow } from "../../../testing/run-workflow.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { saveWorkflow } from "../testing/save-workflow.ts";

let server: TestServer;
let client: TestClient;
before(async () => {
  server = await startTestServer();
  client = server.client.as((await signUp(server.client)).accessToken);
});
after(() => server.stop());

let saved = 0;

/** Runs a workflow of one call, and gives its end. */
async function call(name: string, args: unknown, input: unknown = {}) {
  const workflow = `calls-${++saved}`;
  const document = { dsl: "1.0.3", namespace: "test", name: workflow, version: "1.0.0" };
  await saveWorkflow(client, workflow, {
    document,
    do: [{ work: { call: `parley.${name}:1.0.0@default`, with: args } }],
  });
  return (await runWorkflow(client, { workflow, input })).body;
}

async function outputOf(...args: Parameters<typeof call>) {
  const { status, output, error } = await call(...args);
  assert.equal(status, "completed", JSON.stringify(error));
  return output;
}

test("workflows read a CSV, store its rows once, and wait until a time", async () => {
  const table = {
    name: "stock",
    columns: [
      { name: "id", type: "bigint", primaryKey: true },
      { name: "day", type: "date" },
    ],
  };
  const made = await client.post("/api/database", {
    operation: "createTable",
    table: table.name,
    columns: table.columns,
  });
  assert.equal(made.status, 200, made.text);
  const text = 'id;day\r\n7615917337495251231;03/04/2026\r\n007;"04/04/2026"\r\n';
  const rows = await outputOf("parse-csv", { text });
  assert.deepEqual(rows, [
    { id: "7615917337495251231", day: "03/04/2026" },
    { id: "007", day: "04/04/2026" },
  ]);
  assert.deepEqual((await outputOf("parse-csv", { text, header: false }))[0], ["id", "day"]);
  assert.match((await call("parse-csv", { text: "a\n1,2\n" })).error.detail, /Row 1 has 2 cells/);
  const asked = { table: "stock", dateFormat: "DMY", mode: "upsert" };
  assert.deepEqual(await outputOf("import", { ...asked, text }), { rows: 2, inserted: 2, updated: 0 });
  assert.deepEqual(await outputOf("import", { ...asked, rows: "${ .rows }" }, { rows }), {
    ...{ rows: 2, inserted: 0, updated: 2 },
  });
  const { error } = await call("import", { table: "stock", rows: [{ id: 1 }, { id: "x" }] });
  assert.match(error.detail, /Nothing is stored.*row 2, id/);
  assert.match((await call("import", { table: "stock" })).error.detail, /either `rows` or `text`/);
  const stored = await outputOf("database", {
    operation: "select",
    table: "stock",
    orderBy: [{ column: "id" }],
  });
  assert.deepEqual(stored.rows, [
    { id: 7, day: "2026-04-04" },
    { id: "7615917337495251231", day: "2026-04-03" },
  ]);
  for (const at of ["2020-01-01T00:00:00Z", "${ now + 1 }"])
    assert.deepEqual(await outputOf("wait-until", { at }, { a: 1 }), { a: 1 });
  for (const at of ["tomorrow", "2026-02-30T00:00:00Z", "${ 1e300 }", null])
    assert.match((await call("wait-until", { at })).error.type, /configuration$/, String(at));
});

test("an empty cell of a CSV that was read is a missing value, except in a column of texts", async () => {
  const types = ["numeric", "date", "boolean", "uuid", "jsonb", "integer[]", "interval", "bytea", "text"];
  const columns = types.map((type, index) => ({ name: `c${index}`, type }));
  const table = {
    operation: "createTable",
    table: "cells",
    columns: [{ name: "id", type: "integer", primaryKey: true }, ...columns],
  };
  assert.equal((await client.post("/api/database", table)).status, 200);
  const text = `id,${columns.map(({ name }) => name).join(",")}\n1${",".repeat(types.length)}\n`;
  const rows = await outputOf("parse-csv", { text });
  const asked = { table: "cells", rows: "${ .rows }" };
  assert.deepEqual(await outputOf("import", asked, { rows }), { rows: 1, inserted: 1, updated: 0 });
  const [stored] = (await outputOf("database", { operation: "select", table: "cells" })).rows;
  const missing = Object.fromEntries(columns.map(({ name }) => [name, null]));
  assert.deepEqual(stored, { id: 1, ...missing, c8: "" });
});
