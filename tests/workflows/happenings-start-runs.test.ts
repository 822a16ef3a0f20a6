import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import {
  echo,
  type WorkflowAuthor,
  workflowAuthor,
} from "../../server/capabilities/automation/triggers/testing/workflow-author.ts";
import { createTestSource, sendSigned } from "../../server/capabilities/incoming-webhooks/testing/send-webhook.ts";
import { startTestServer, type TestServer } from "../../server/testing/test-server.ts";

const patience = { timeout: 180_000 };

describe("what happens in a workspace starts the workflows that listen", patience, () => {
  let server: TestServer;
  let author: WorkflowAuthor;
  before(async () => {
    server = await startTestServer();
    author = await workflowAuthor(server);
  });
  after(() => server.stop());

  /** The event that started the only run of a workflow with this filter. */
  async function heardBy(name: string, filter: object, happen: () => Promise<unknown>) {
    await author.save(name, { schedule: { on: { one: { with: filter } } }, ...echo });
    await happen();
    const runs = await author.runsOf(name, 1);
    assert.equal(runs.length, 1);
    const [event] = runs[0].input;
    assert.match(event.id, /^evt_/);
    assert.equal(event.source, `parley://workspaces/${author.person.workspaceId}`);
    return event;
  }

  test("an inbound webhook, with its kind and its data", async () => {
    const source = await createTestSource(author.client);
    const filter = { type: "inbound-event.received", data: '${ .event == "order.paid" and .data.amount > 10 }' };
    const event = await heardBy("shop", filter, async () => {
      for (const [kind, amount] of [
        ["order.paid", 5],
        ["order.refused", 50],
        ["order.paid", 50],
      ] as const) {
        const data = { userId: "u1", timestamp: new Date().toISOString(), amount };
        assert.equal((await sendSigned(server.client, source, { event: kind, data })).status, 202);
      }
    });
    assert.deepEqual([event.data.event, event.data.data.amount, event.data.sourceId], ["order.paid", 50, source.id]);
  });

  test("a lead, with its fields", async () => {
    const lead = { name: "Ada", email: "ada@example.com", message: "Please call me" };
    const event = await heardBy("leads", { type: "lead.captured" }, () => author.client.post("/api/leads", lead));
    assert.deepEqual([event.data.name, event.data.email], ["Ada", "ada@example.com"]);
  });

  test("a message, with its text", async () => {
    const filter = { type: "message.created", data: { author: "contact" } };
    const event = await heardBy("messages", filter, () =>
      author.client.post("/api/chatbot/send", { message: "What does a ticket cost?", sessionId: "chat-1" }),
    );
    assert.match(JSON.stringify(event.data), /What does a ticket cost/);
  });

  test("a row of a table, with its table and key", async () => {
    const operate = async (operation: object) => {
      const answer = await author.client.post("/api/database", operation);
      assert.equal(answer.status, 200, answer.text);
    };
    const id = { name: "id", type: "integer", primaryKey: true };
    await operate({ operation: "createTable", table: "orders", columns: [id] });
    const event = await heardBy("rows", { type: "record.created", data: { table: "orders" } }, () =>
      operate({ operation: "insert", table: "orders", rows: [{ id: 7 }] }),
    );
    assert.deepEqual(event.data, { table: "orders", key: { id: 7 } });
  });

  test("the end of another workflow's run, which has to be named", async () => {
    await author.save("everything", { schedule: { on: { any: [] } }, ...echo });
    await author.save("base", echo);
    const event = await heardBy("followers", { type: "run.completed", data: { workflow: "base" } }, () =>
      author.client.post("/api/automation", { workflow: "base" }),
    );
    assert.equal(event.data.workflow, "base");
    await author.caughtUp();
    for (const run of await author.allRunsOf("everything")) assert.doesNotMatch(run.input[0].type, /^run\./);
  });
});
