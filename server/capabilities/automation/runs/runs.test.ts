import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { signUp, type TestClient } from "../../../testing/client.ts";
import { runWorkflow } from "../../../testing/run-workflow.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";
import { saveWorkflow } from "../testing/save-workflow.ts";

describe("a run", () => {
  let server: TestServer;
  let client: TestClient;
  before(async () => {
    server = await startTestServer();
    client = server.client.as((await signUp(server.client)).accessToken);
  });
  after(() => server.stop());

  async function run(name: string, body: string, input: unknown = {}, settings = "") {
    const source = `document:\n  dsl: '1.0.3'\n  namespace: test\n  name: ${name}\n  version: '1.0.0'\n${settings}${body}`;
    await saveWorkflow(client, name, source);
    const started = await runWorkflow(client, { workflow: name, input });
    assert.equal(started.status, 200, JSON.stringify(started.body));
    const whole = await client.get(`/api/runs/${started.body.runId}`);
    return { ...started.body, timeline: whole.body.timeline };
  }

  test("does the tasks of a list one after another, each with the output of the one before", async () => {
    const { status, output, error } = await run(
      "colors",
      `do:
  - setRed:
      set:
        colors: \${ .colors + ["red"] }
  - setGreen:
      set:
        colors: \${ .colors + ["green"] }
`,
    );
    assert.equal(status, "completed", JSON.stringify(error));
    assert.deepEqual(output, { colors: ["red", "green"] });
  });

  test("names each task by its pointer, also with slashes in the names", async () => {
    const { timeline } = await run(
      "slashes",
      "do: [ { a/b: { fork: { branches: [ { c~/d: { set: { e: 1 } } } ] } } } ]",
    );
    const pointers = timeline.map(({ pointer }: { pointer: string }) => pointer);
    assert.deepEqual(pointers, ["/do/0/a~1b", "/do/0/a~1b/fork/branches/0/c~0~1d"]);
  });

  test("waits, loops, forks, tries again and catches", async () => {
    const { status, output, error, timeline } = await run(
      "many",
      `do:
  - pause:
      wait: { milliseconds: 30 }
  - loop:
      for: { each: color, in: .colors }
      do:
        - mark:
            set:
              seen: \${ .seen + [ $color + ($index | tostring) ] }
  - both:
      fork:
        branches:
          - a: { set: { a: 1 } }
          - b:
              do:
                - nap: { wait: PT0.02S }
                - b: { set: { b: 2 } }
  - again:
      try:
        - fail:
            raise: { error: { type: "https://example.com/odd", status: 503, title: Odd } }
      catch:
        errors: { with: { status: 503 } }
        retry:
          delay: { milliseconds: 10 }
          limit: { attempt: { count: 2 } }
        do:
          - done: { set: { caught: "\${ $error.title }", before: "\${ . }" } }
`,
      { colors: ["red", "blue"] },
    );
    assert.equal(status, "completed", JSON.stringify(error));
    assert.deepEqual(output, { caught: "Odd", before: [{ a: 1 }, { b: 2 }] });
    const fails = timeline.filter((task: { name: string }) => task.name === "fail");
    assert.deepEqual(
      fails.map(({ attempt }: { attempt: number }) => attempt),
      [1, 2, 3],
    );
  });

  test("is waited for by the retry of a request, too, which gets the same answer", async () => {
    await run("twice", "do:\n  - only: { set: { done: true } }\n");
    const start = () =>
      client.post("/api/automation?wait=10", { workflow: "twice" }, { headers: { "idempotency-key": "start-1" } });
    const answers = [await start(), await start()];
    assert.deepEqual(answers[1]?.body, answers[0]?.body);
    assert.deepEqual(
      answers.map(({ status, body }) => [status, body.status]),
      [
        [200, "completed"],
        [200, "completed"],
      ],
    );
  });

  test("that waits for its turn is cancelled at once, and a deleted workflow's runs are", async () => {
    const body = {
      document: {
        dsl: "1.0.3",
        namespace: "test",
        name: "narrow",
        version: "1.0.0",
        metadata: { parley: { concurrency: 1 } },
      },
      do: [{ nap: { wait: { days: 1 } } }],
    };
    assert.equal((await client.call("PUT", "/api/workflows/narrow", { body })).status, 201);
    const ids: string[] = [];
    for (let count = 0; count < 3; count++) {
      ids.push((await client.post("/api/automation", { workflow: "narrow" })).body.runId);
    }
    const statusOf = async (id: string | undefined) => (await client.get(`/api/runs/${id}`)).body.status;
    await until(async () => (await statusOf(ids[0])) === "waiting");
    const cancelled = await client.post(`/api/runs/${ids[1]}/cancel`);
    assert.equal(cancelled.body.status, "cancelled", cancelled.text);
    assert.equal((await client.call("DELETE", "/api/workflows/narrow")).status, 204);
    await until(async () => (await statusOf(ids[0])) === "cancelled" && (await statusOf(ids[2])) === "cancelled");
  });

  test("whose budget of time is used up says so, and a loop over a written list fills it", async () => {
    const spent = await run(
      "spent",
      "do:\n  - tries:\n      try: [ { nap: { wait: { days: 1 } } } ]\n      catch: { do: [ { no: { set: { caught: true } } } ] }\n",
      {},
      "  metadata: { parley: { budget: { time: { milliseconds: 50 } } } }\n",
    );
    assert.deepEqual([spent.status, spent.error.title], ["faulted", "The budget of time is used up"]);
    const { output } = await run(
      "written",
      'do:\n  - each:\n      for: { in: [ { n: 1 }, { n: "${ .two }" } ] }\n      do: [ { add: { set: "${ . + { last: $item.n } }" } } ]\n',
      { two: 2 },
    );
    assert.equal(output.last, 2);
  });

  test("cannot be of a document that is not UTF-8", async () => {
    const body = Buffer.from(
      "document: { dsl: 1.0.3, namespace: test, name: latin, version: 1.0.0, title: \xe9 }\n",
      "latin1",
    );
    const headers = { "content-type": "application/yaml" };
    const { status, text } = await client.call("PUT", "/api/workflows/latin", { body, headers });
    assert.equal(status, 422);
    assert.match(text, /is not valid UTF-8/);
  });
});
