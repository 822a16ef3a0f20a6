import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { type DatabaseDesk, notesTable, openDatabaseDesk } from "../testing/database-desk.ts";

let server: TestServer;
let desk: DatabaseDesk;
before(async () => {
  server = await startTestServer();
  desk = await openDatabaseDesk(server);
  await desk.done(notesTable);
});
after(() => server.stop());

const boundary = "border-of-parts";

function load(fields: Record<string, string>, file: string | undefined, fileType = "text/csv") {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  if (file !== undefined)
    parts.push(
      `--${boundary}\r\ncontent-disposition: form-data; name="rows"; filename="notes"\r\ncontent-type: ${fileType}\r\n\r\n${file}\r\n`,
    );
  return desk.client.call("POST", "/api/database/import", {
    body: `${parts.join("")}--${boundary}--\r\n`,
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
  });
}

test("an import may come as multipart/form-data, with its parameters as fields", async () => {
  const csv = await load({ table: "notes", fileFormat: "csv", mode: "insert" }, "id,text\n1,one\n2,two\n");
  assert.deepEqual([csv.status, csv.body.inserted], [200, 2], csv.text);
  const lines = await load(
    { table: "notes", mode: "upsert", dryRun: "true" },
    '{"id":1,"text":"uno"}\n',
    "application/x-ndjson",
  );
  assert.deepEqual([lines.status, lines.body.updated, lines.body.dryRun], [200, 1, true], lines.text);
  const { rows } = await desk.done({ operation: "select", table: "notes" });
  assert.deepEqual(
    rows.map(({ text }: { text: string }) => text),
    ["one", "two"],
  );
});

test("what is wrong with its parts is told, and nothing is stored", async () => {
  const file = "id,text\n3,three\n";
  for (const [fields, body, pointer] of [
    [{}, file, "/body/table"],
    [{ table: "notes" }, undefined, "/body/rows"],
    [{ table: "notes", mode: "replace" }, file, "/body/mode"],
    [{ table: "notes", colour: "red" }, file, "/body/colour"],
    [{ table: "notes", dryRun: "toString" }, file, "/body/dryRun"],
    [{ table: "notes", onConflict: "x".repeat(100_000) }, file, "/body/onConflict"],
  ] as const) {
    const { status, body: problem, text } = await load(fields, body);
    assert.deepEqual([status, problem.errors?.[0]?.pointer], [400, pointer], text);
  }
  const missing = await desk.client.call("POST", "/api/database/import", {
    body: file,
    headers: { "content-type": "text/csv" },
  });
  assert.deepEqual([missing.status, missing.body.errors?.[0]?.pointer], [400, "/query/table"]);
  assert.deepEqual((await desk.done({ operation: "count", table: "notes" })).rows, [{ count: 2 }]);
});
