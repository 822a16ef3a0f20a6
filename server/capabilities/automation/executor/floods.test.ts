import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";
import { type WorkflowAuthor, workflowAuthor } from "../triggers/testing/workflow-author.ts";

const most = 5;
/** A run that waits until it is cancelled. */
const waiting = { do: [{ wait: { listen: { to: { one: { with: { type: "test.never" } } } } } }] };

describe("as many runs as a workspace may have under way", { timeout: 120_000 }, () => {
  let server: TestServer;
  before(async () => {
    server = await startTestServer();
    server.server.kernel.config.quotas.runs = most;
  });
  after(() => server.stop());

  /** A workspace with one run less than it may have; a call gives it the last one. */
  async function almostFull(): Promise<{ author: WorkflowAuthor; fill(): Promise<string> }> {
    const author = await workflowAuthor(server);
    await author.save("waits", waiting);
    const fill = async () => {
      const started = await author.client.post("/api/automation", { workflow: "waits" });
      assert.equal(started.status, 202, started.text);
      return started.body.runId as string;
    };
    for (let count = 1; count < most; count++) await fill();
    return { author, fill };
  }

  const problemOf = (author: WorkflowAuthor, name: string) =>
    until(async () => (await author.client.get(`/api/workflows/${name}`)).body.triggerProblem?.message);

  test("are not more: a request is refused until one has ended, and other workspaces are not", async () => {
    const { author, fill } = await almostFull();
    const last = await fill();
    const refused = await author.client.post("/api/automation", { workflow: "waits" });
    assert.deepEqual([refused.status, refused.body.code], [422, "quota-exceeded"], refused.text);
    assert.deepEqual([refused.body.quota, refused.body.used, refused.body.limit], ["runs", most, most]);
    const other = await workflowAuthor(server);
    await other.emit("test.other");
    const cancelled = await author.client.post(`/api/runs/${last}/cancel`);
    assert.equal(cancelled.body.status, "cancelled", cancelled.text);
    await until(async () => (await author.client.post("/api/automation", { workflow: "waits" })).status === 202);
    for (const deed of ["retry", "resume"]) {
      const again = await author.client.post(`/api/runs/${last}/${deed}`, {});
      assert.equal(again.body.code, "quota-exceeded", deed);
    }
  });

  test("let a run start no other: its task faults", async () => {
    const { author } = await almostFull();
    await author.save("parent", {
      do: [{ child: { run: { workflow: { namespace: "test", name: "waits", version: "latest" }, await: false } } }],
    });
    const ran = await author.client.post("/api/automation?wait=20", { workflow: "parent" });
    assert.deepEqual([ran.body.status, ran.body.error?.status], ["faulted", 422], ran.text);
  });

  test("let no event and no schedule start one, and both workflows say so", async () => {
    const { author, fill } = await almostFull();
    const last = await fill();
    await author.save("heard", { schedule: { on: { one: { with: { type: "lead.captured" } } } }, ...waiting });
    await author.save("timed", { schedule: { every: { seconds: 1 } }, ...waiting });
    const lead = await author.client.post("/api/leads", { name: "Ada", email: "ada@example.com", message: "Call me." });
    assert.equal(lead.status, 201, lead.text);
    assert.match(await problemOf(author, "heard"), /lead\.captured started no run\..* 5 runs under way/);
    assert.match(await problemOf(author, "timed"), /schedule started no run\..*5 runs under way/);
    for (const name of ["heard", "timed"]) assert.deepEqual(await author.allRunsOf(name), []);
    await author.client.post(`/api/runs/${last}/cancel`);
    await until(async () => (await author.allRunsOf("timed")).length === 1);
  });

  test("bound a workflow that starts itself ten times with each run, and the node serves others meanwhile", async () => {
    const kernel = server.server.kernel;
    kernel.config.quotas.runs = 60;
    const author = await workflowAuthor(server);
    const event = { with: { type: "test.flood", source: "https://example.com/tests" } };
    const ten = "${ [range(10)] }";
    await author.save("flood", {
      schedule: { on: { one: { with: { type: "test.flood" } } } },
      do: [{ all: { for: { in: ten }, do: [{ say: { emit: { event } } }] } }],
    });
    await author.emit("test.flood");
    assert.match(await problemOf(author, "flood"), /started no run.*60 runs under way/);
    const other = await workflowAuthor(server);
    await other.emit("test.other");
    await other.caughtUp();
    const { rows } = await kernel.database.pool.query<{ count: number }>(
      "select count(*)::int as count from run where workflow_name = 'flood' and ended_at is null",
    );
    assert.ok((rows[0]?.count ?? 0) <= 60, JSON.stringify(rows));
    const stopped = await author.client.call("DELETE", "/api/workflows/flood");
    assert.equal(stopped.status, 204, stopped.text);
  });
});
