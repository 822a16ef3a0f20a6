import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";
import { workflowAuthor } from "../triggers/testing/workflow-author.ts";

const chainRuns = 25;

describe("quotas of runs", { timeout: 120_000 }, () => {
  let server: TestServer;
  before(async () => {
    server = await startTestServer({ settings: { PARLEY_QUOTA_CHAIN_RUNS: String(chainRuns) } });
  });
  after(() => server.stop());

  test("end a chain of events that grows tenfold with each run, and the other work of the workspace goes on", async () => {
    const author = await workflowAuthor(server);
    const emit = { event: { with: { type: "com.evil.b2", source: "https://example.com/bomb" } } };
    const branches = Array.from({ length: 10 }, (_, index) => ({ [`say${index}`]: { emit } }));
    await author.save("bomb", {
      schedule: { on: { one: { with: { type: "com.evil.b2" } } } },
      do: [{ all: { fork: { branches } } }],
    });
    const first = await author.client.post("/api/automation?wait=30", { workflow: "bomb" });
    assert.equal(first.body.status, "completed", first.text);
    const problem = await until(async () => (await author.client.get("/api/workflows/bomb")).body.triggerProblem);
    assert.match(problem.message, /com\.evil\.b2 started no run\. .* 25 runs in this chain/);
    const runs = await until(async () => {
      const all = await author.allRunsOf("bomb");
      return all.every(({ endedAt }) => endedAt !== null) && all;
    });
    await author.caughtUp();
    const { length } = await author.allRunsOf("bomb");
    assert.ok(length > 10 && length <= chainRuns + 1, String(length));
    const faulted = runs.filter(({ status }) => status === "faulted");
    for (const { error } of faulted) assert.deepEqual([error.status, /chain/.test(error.detail)], [422, true]);
    // Another chain is not bound by this one.
    await author.emit("test.other");
    const again = await author.client.post("/api/automation?wait=30", { workflow: "bomb" });
    assert.equal(again.body.status, "completed", again.text);
  });

  test("end a chain of runs that start each other: the task that would start one too many faults", async () => {
    const author = await workflowAuthor(server);
    const run = { workflow: { namespace: "test", name: "double", version: "latest" }, await: false };
    await author.save("double", { do: [{ one: { run } }, { two: { run } }] });
    const first = await author.client.post("/api/automation", { workflow: "double" });
    assert.equal(first.status, 202, first.text);
    const lastMs = performance.now() + 80_000;
    const faulted = await until(async () => {
      const all = await author.allRunsOf("double");
      const over = all.filter(({ status }) => status === "faulted");
      // Says which runs are left, instead of running into the time limit of the suite.
      const left = all.filter(({ endedAt }) => endedAt === null);
      assert.ok(performance.now() < lastMs, JSON.stringify(left, null, 1));
      return over.length > 0 && all.every(({ endedAt }) => endedAt !== null) && over;
    });
    for (const { error } of faulted) assert.match(error.detail, /25 runs in this chain/);
    const { length } = await author.allRunsOf("double");
    assert.ok(length > chainRuns / 2 && length <= chainRuns + 1, String(length));
  });

  test("cut a run that stores more than the workspace may, and start none until there is room", async () => {
    const author = await workflowAuthor(server);
    const { quotas } = server.server.kernel.config;
    const usual = quotas.runBytes;
    const text = "x".repeat(10_000);
    await author.save("writes", {
      do: [{ all: { for: { in: "${ [range(60)] }" }, do: [{ keep: { set: { text } } }] } }],
    });
    await author.save("small", { do: [{ nothing: { set: { a: 1 } } }] });
    quotas.runBytes = 200_000;
    const written = await author.client.post("/api/automation?wait=30", { workflow: "writes" });
    assert.deepEqual([written.body.status, written.body.error?.status], ["faulted", 422], written.text);
    assert.match(written.body.error.detail, /bytes of runs, of 200,000/);
    const refused = await author.client.post("/api/automation", { workflow: "small" });
    assert.deepEqual([refused.status, refused.body.code, refused.body.quota], [422, "quota-exceeded", "runBytes"]);
    assert.ok(refused.body.used >= refused.body.limit, refused.text);
    assert.match(refused.body.detail, /settings\/retention.*PARLEY_QUOTA_RUN_BYTES/);
    quotas.runBytes = usual;
    assert.equal((await author.client.post("/api/automation?wait=30", { workflow: "small" })).status, 200);
  });
});
