import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { addProvider } from "../../../testing/model-desk.ts";
import { type ScriptedProvider, startScriptedProvider } from "../../../testing/providers/scripted-provider.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";
import { type WorkflowAuthor, workflowAuthor } from "./testing/workflow-author.ts";

describe("a workflow that starts itself ends, because a chain of events has a limit:", { timeout: 120_000 }, () => {
  let server: TestServer;
  let provider: ScriptedProvider;
  before(async () => {
    provider = await startScriptedProvider("I am here.");
    const { host } = new URL(provider.url);
    server = await startTestServer({ settings: { PARLEY_OUTBOUND_ALLOW: `models:${host}` } });
  });
  after(async () => {
    await server.stop();
    await provider.stop();
  });

  /** Saves a workflow that hears events and makes one call, runs it once, and counts its runs when they have ended. */
  async function countRuns(author: WorkflowAuthor, hears: object, call: string, args: object): Promise<number> {
    await author.save("loop", {
      schedule: { on: { one: { with: hears } } },
      do: [{ act: { call: `parley.${call}:1.0.0@default`, with: args } }],
    });
    const first = await author.client.post("/api/automation?wait=30", { workflow: "loop" });
    assert.equal(first.body.status, "completed", first.text);
    const problem = await until(async () => (await author.client.get("/api/workflows/loop")).body.triggerProblem);
    assert.match(problem.message, /chain of events/);
    const runs = await until(async () => {
      const all = await author.allRunsOf("loop");
      return all.every(({ endedAt }) => endedAt !== null) && all;
    });
    for (const run of runs) assert.equal(run.status, "completed", JSON.stringify(run.error));
    return runs.length;
  }

  test("by the rows that it inserts", async () => {
    const author = await workflowAuthor(server);
    const columns = [
      { name: "id", type: "bigserial", primaryKey: true },
      { name: "text", type: "text" },
    ];
    const made = await author.client.post("/api/database", { operation: "createTable", table: "notes", columns });
    assert.equal(made.status, 200, made.text);
    const insert = { operation: "insert", table: "notes", rows: [{ text: "again" }] };
    assert.equal(await countRuns(author, { type: "record.created" }, "database", insert), 17);
    const { body } = await author.client.post("/api/database", { operation: "count", table: "notes" });
    assert.equal(body.rows[0].count, 17);
    // A message that a person writes begins a new chain.
    await author.client.post("/api/database", insert);
    await until(async () => (await author.allRunsOf("loop")).length > 17);
  });

  test("by the leads that it captures", async () => {
    const author = await workflowAuthor(server);
    const lead = { name: "Ada", email: "ada@example.com", message: "Call me." };
    assert.equal(await countRuns(author, { type: "lead.captured" }, "capture-lead", lead), 17);
  });

  test("by the questions that it asks", async () => {
    const author = await workflowAuthor(server);
    const hears = { type: "message.created", data: { author: "contact" } };
    assert.equal(await countRuns(author, hears, "ask", { question: "Is anybody there?" }), 17);
  });

  test("by the replies of the engine, which follow from its questions", async () => {
    const author = await workflowAuthor(server);
    const hears = { type: "message.created", data: { author: "assistant" } };
    assert.equal(await countRuns(author, hears, "ask", { question: "Is anybody there?", sessionId: "desk" }), 9);
  });

  test("by the replies of a model", async () => {
    const author = await workflowAuthor(server);
    await addProvider(author.person, provider);
    const hears = { type: "message.created", data: { author: "assistant" } };
    assert.equal(await countRuns(author, hears, "ask", { question: "Is anybody there?" }), 9);
  });
});
