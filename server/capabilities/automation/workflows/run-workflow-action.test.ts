import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { signUp, type TestClient } from "../../../testing/client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { saveWorkflow } from "../testing/save-workflow.ts";

let server: TestServer;
let client: TestClient;
before(async () => {
  server = await startTestServer();
  client = (await signUp(server.client)).client;
});
after(() => server.stop());

test("an assistant's action runs a workflow that allows it, and no other", async () => {
  for (const [name, action] of [
    ["allowed", true],
    ["kept", false],
  ] as const) {
    const document = {
      document: { dsl: "1.0.3", namespace: "test", name, version: "1.0.0", metadata: { parley: { action } } },
      do: [{ greet: { set: { greeting: '${ "Hello " + .name }' } } }],
    };
    await saveWorkflow(client, name, document);
  }
  const headers = { accept: "application/json, text/event-stream" };
  const use = async (workflow: string) => {
    const params = { name: "run_workflow", arguments: { workflow, input: { name: "Ada" } } };
    const message = { jsonrpc: "2.0", id: 1, method: "tools/call", params };
    const { text } = await client.post("/mcp", message, { headers });
    return JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text).result;
  };
  const { structuredContent } = await use("allowed");
  assert.deepEqual([structuredContent.status, structuredContent.output], ["completed", { greeting: "Hello Ada" }]);
  const run = (await client.get(`/api/runs/${structuredContent.runId}`)).body;
  assert.equal(run.startedBy, "action");
  for (const name of ["kept", "nothing"]) assert.equal((await use(name)).isError, true, name);
});
