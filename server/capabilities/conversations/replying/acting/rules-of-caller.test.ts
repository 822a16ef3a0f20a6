import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { makeKey, type TestClient } from "../../../../testing/client.ts";
import { type ModelDesk, openModelDesk } from "../../../../testing/model-desk.ts";

let desk: ModelDesk;
let assistantId: string;
before(async () => {
  desk = await openModelDesk();
  const { client } = desk.person;
  for (const table of ["pub", "salaries"]) {
    const columns = [{ name: "id", type: "bigserial", primaryKey: true }];
    await client.post("/api/database", { operation: "createTable", table, columns });
    await saveReader(table);
  }
  const made = await client.post("/api/assistants", { name: "Reader", actions: ["run_workflow"] });
  assert.equal(made.status, 201, made.text);
  assistantId = made.body.id;
});
after(() => desk.stop());

async function saveReader(table: string): Promise<void> {
  const body = {
    document: {
      dsl: "1.0.3",
      namespace: "test",
      name: table,
      version: "1.0.0",
      metadata: { parley: { action: true } },
    },
    do: [{ read: { call: "parley.database:1.0.0@default", with: { operation: "select", table } } }],
  };
  const saved = await desk.person.client.call("PUT", `/api/workflows/${table}`, { body });
  assert.equal(saved.status, 201, saved.text);
}

const databaseRules = [{ table: "pub", operations: ["select"] }];

/** The assistant runs the workflow for this caller, who says yes to it. The status of the run. */
async function runByAssistant(client: TestClient, sessionId: string, workflow: string): Promise<string> {
  const send = (message: string) => client.post("/api/chatbot/send", { message, sessionId, assistantId });
  desk.provider.answer([{ call: { name: "run_workflow", input: { workflow } } }]);
  const asked = await send("Please read the table");
  assert.equal(asked.body.asks?.action, "run_workflow", asked.text);
  desk.provider.answer("Done.");
  assert.equal((await send("Yes")).status, 200);
  const { data } = (await desk.person.client.get("/api/runs?limit=1")).body;
  assert.equal(data[0].workflow, workflow);
  return data[0].status === "faulted" ? String(data[0].error.status) : data[0].status;
}

describe("an assistant that acts for a key with rules", () => {
  test("reaches no more of the database than the rules allow, whatever its workflows do", async () => {
    const ruled = desk.server.client.as(await makeKey(desk.person, { databaseRules }));
    assert.equal(await runByAssistant(ruled, "ruled 1", "pub"), "completed");
    assert.equal(await runByAssistant(ruled, "ruled 2", "salaries"), "403");
  });

  test("and for everybody else reaches what its workflows reach", async () => {
    const free = desk.server.client.as(await makeKey(desk.person));
    assert.equal(await runByAssistant(free, "free", "salaries"), "completed");
    assert.equal(await runByAssistant(desk.person.client, "member", "salaries"), "completed");
    const page = await makeKey(desk.person, {
      kind: "publishable",
      allowedOrigins: ["https://a.example"],
      assistantIds: [assistantId],
    });
    desk.provider.answer("Hello.");
    assert.equal((await desk.server.client.as(page).post("/api/chatbot/send", { message: "Hi" })).status, 200);
  });

  test("asked through /mcp stays within them too, and the tool that runs workflows is not shown to the key", async () => {
    const ruled = desk.server.client.as(await makeKey(desk.person, { databaseRules }), {
      accept: "application/json, text/event-stream",
    });
    const send = async (method: string, params: object) => {
      const { text } = await ruled.post("/mcp", { jsonrpc: "2.0", id: 1, method, params });
      return JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text).result;
    };
    const { tools } = await send("tools/list", {});
    assert.ok(tools.every(({ name }: { name: string }) => name !== "run_workflow"));
    const ask = (message: string) =>
      send("tools/call", { name: "ask_assistant", arguments: { message, sessionId: "by mcp", assistantId } });
    desk.provider.answer([{ call: { name: "run_workflow", input: { workflow: "salaries" } } }]);
    await ask("Please read the table");
    desk.provider.answer("Done.");
    await ask("Yes");
    const { data } = (await desk.person.client.get("/api/runs?limit=1")).body;
    assert.deepEqual([data[0].status, data[0].error?.status], ["faulted", 403]);
  });
});

describe("whoever gives an action to an assistant", () => {
  test("has the scope of the action", async () => {
    const { client } = desk.person;
    const key = desk.server.client.as(await makeKey(desk.person, { scopes: ["settings:read", "settings:write"] }));
    const refused = await key.post("/api/assistants", { name: "Runner", actions: ["hand_over", "run_workflow"] });
    assert.deepEqual([refused.status, refused.body.code], [403, "forbidden"], refused.text);
    const made = await key.post("/api/assistants", { name: "Plain", actions: [] });
    assert.equal(made.status, 201, made.text);
    const path = `/api/assistants/${made.body.id}`;
    const change = (by: TestClient, actions: string[]) => by.call("PATCH", path, { body: { actions } });
    for (const action of ["run_workflow", "capture_lead"]) assert.equal((await change(key, [action])).status, 403);
    assert.equal((await change(client, ["run_workflow", "capture_lead"])).status, 200);
    assert.equal((await change(key, ["run_workflow"])).status, 200, "what it had may stay");
    assert.equal((await change(key, ["capture_lead"])).status, 403, "what was taken from it is new");
    const another = await makeKey(desk.person, { scopes: ["settings:write", "leads:write"] });
    assert.equal((await change(desk.server.client.as(another), ["capture_lead"])).status, 200);
  });
});
