import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { signUp, type TestClient } from "../../../testing/client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { saveWorkflow } from "../testing/save-workflow.ts";

/** Each case makes something that can hardly be stored, and names what becomes of the run. */
const cases: [name: string, tasks: string, status: string, title?: RegExp][] = [
  ["a NUL character in an output", `[ { a: { set: { x: '\${ "a\\u0000b" }' } } } ]`, "completed"],
  [
    "a NUL character in an error",
    `[ { a: { raise: { error: { type: 'https://x.y/z', status: 400, title: '\${ "a\\u0000b" }' } } } } ]`,
    "faulted",
    /^a\ufffdb$/,
  ],
  [
    "a NUL character in an event",
    `[ { a: { emit: { event: { with: { type: org.x, data: '\${ "a\\u0000b" }' } } } } } ]`,
    "faulted",
    /NUL/,
  ],
  [
    "an event without a type",
    `[ { a: { emit: { event: { with: { type: '\${ null }' } } } } } ]`,
    "faulted",
    /attribute type/,
  ],
  [
    "an error whose status is no status",
    `[ { a: { raise: { error: { type: 'https://x.y/z', status: 99999999999999 } } } } ]`,
    "faulted",
    /no right form/,
  ],
  ["a wait for ever", `[ { a: { wait: '\${ "P100000Y" }' } } ]`, "faulted", /no duration/],
  [
    "data that grow without end",
    `[ { a: { for: { in: '\${ [range(40)] }' }, do: [ { b: { set: { x: '\${ [., .] }' } } } ] } } ]`,
    "faulted",
  ],
  [
    "names that objects have already",
    `[ { a: { for: { each: __proto__, in: '\${ [1] }' }, do: [ { b: { set: '\${ {"__proto__": $index, "constructor": 2} }' } } ] } } ]`,
    "completed",
  ],
];

describe("a run of a hostile workflow", () => {
  let server: TestServer;
  let client: TestClient;
  before(async () => {
    server = await startTestServer();
    client = (await signUp(server.client)).client;
  });
  after(() => server.stop());

  for (const [index, [name, tasks, status, title]] of cases.entries()) {
    test(`ends: ${name}`, async () => {
      const workflow = `hostile-${index}`;
      const document = `document: { dsl: '1.0.3', namespace: test, name: ${workflow}, version: '1.0.0' }\ndo: ${tasks}`;
      await saveWorkflow(client, workflow, document);
      const run = await client.post("/api/automation?wait=30", { workflow });
      assert.equal(run.status, 200, run.text);
      assert.equal(run.body.status, status, run.text);
      if (title !== undefined) assert.match(run.body.error.title, title);
      const shown = await client.get(`/api/runs/${run.body.runId}`);
      assert.equal(shown.status, 200);
    });
  }
});
