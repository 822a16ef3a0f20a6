import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { signUp, type TestClient } from "../../../testing/client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

describe("a run", () => {
  let server: TestServer;
  let client: TestClient;
  before(async () => {
    server = await startTestServer();
    client = server.client.as((await signUp(server.client)).accessToken);
  });
  after(() => server.stop());

  async function run(name: string, body: string, input: unknown = {}) {
    const source = `document:\n  dsl: '1.0.3'\n  namespace: test\n  name: ${name}\n  version: '1.0.0'\n${body}`;
    const saved = await client.call("PUT", `/api/workflows/${name}`, {
      body: source,
      headers: { "content-type": "application/yaml" },
    });
    assert.ok(saved.status < 300, JSON.stringify(saved.body));
    const started = await client.post("/api/automation?wait=10", { workflow: name, input });
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
});
