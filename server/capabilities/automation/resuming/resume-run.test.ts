import assert from "node:assert/strict";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { after, before, beforeEach, describe, test } from "node:test";
import { type Person, signUp, type TestClient } from "../../../testing/client.ts";
import { eventsOf } from "../../../testing/events-of.ts";
import { runWorkflow } from "../../../testing/run-workflow.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";
import { saveWorkflow } from "../testing/save-workflow.ts";

type Row = { name: string; pointer: string; status: string };

describe("a run that has stopped", () => {
  let server: TestServer;
  let client: TestClient;
  let owner: Person;
  let shop: Server;
  const asked: { path: string; key: string }[] = [];

  before(async () => {
    shop = createServer((request, response) => {
      asked.push({ path: request.url ?? "", key: String(request.headers["idempotency-key"]) });
      response.statusCode = request.url === "/broken" ? 500 : 200;
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ count: asked.length }));
    });
    await new Promise<void>((resolve) => shop.listen(0, "127.0.0.1", resolve));
    const { port } = shop.address() as AddressInfo;
    server = await startTestServer({ settings: { PARLEY_OUTBOUND_ALLOW: `127.0.0.1:${port}` } });
    owner = await signUp(server.client);
    client = server.client.as(owner.accessToken);
  });
  after(async () => {
    await server.stop();
    shop.close();
  });
  beforeEach(() => void asked.splice(0));

  const call = (path = "/") =>
    `{ call: http, with: { method: post, endpoint: "http://127.0.0.1:${(shop.address() as AddressInfo).port}${path}" } }`;
  async function save(name: string, tasks: string, more = "") {
    const head = `document: { dsl: 1.0.3, namespace: test, name: ${name}, version: 1.0.0${more} }`;
    await saveWorkflow(client, name, `${head}\n${tasks}`);
  }
  async function start(workflow: string, input: unknown = {}) {
    const { body } = await runWorkflow(client, { workflow, input });
    return body;
  }
  async function read(runId: string) {
    const { body, text } = await client.get(`/api/runs/${runId}?wait=20`);
    return { ...body, text, names: body.timeline.map(({ name, status }: Row) => `${name} ${status}`) };
  }
  async function resume(runId: string, order?: unknown) {
    const { status, text } = await client.post(`/api/runs/${runId}/resume`, order);
    assert.equal(status, 202, text);
    return read(runId);
  }

  test("goes on from the task that failed, with the corrected workflow, and does nothing twice", async () => {
    const tasks = (expression: string) =>
      `do:\n  - pay: ${call("/pay")}\n  - block:\n      do:\n        - first: { set: { a: "\${ .count }" } }\n        - second: { set: { b: "\${ ${expression} }" } }\n  - last: { set: { c: "\${ .b + 1 }" } }\n`;
    await save("fix", tasks(".a.b.c"));
    const { runId, status } = await start("fix");
    assert.equal(status, "faulted");
    const again = await resume(runId);
    assert.equal(again.status, "faulted", again.text);
    await save("fix", tasks(".a + 1"));
    const ended = await resume(runId, { definition: "latest" });
    assert.equal(ended.status, "completed", ended.text);
    assert.deepEqual(ended.output, { c: 3 });
    assert.equal(ended.version, 2);
    assert.deepEqual(ended.names, [
      "pay completed",
      "block completed",
      "first completed",
      "second faulted",
      "second faulted",
      "second completed",
      "last completed",
    ]);
    assert.equal(asked.length, 1);
    assert.equal(ended.cost.calls, 1);
    const listed = await client.get("/api/runs?workflow=fix&status=completed");
    assert.deepEqual(
      listed.body.data.map(({ id }: { id: string }) => id),
      [runId],
    );
    for (const status of ["faulted", "running"]) {
      assert.deepEqual((await client.get(`/api/runs?workflow=fix&status=${status}`)).body.data, []);
    }
    const types = (await eventsOf(server, owner.workspaceId))
      .map(({ type }) => type)
      .filter((type) => type.startsWith("run."));
    assert.deepEqual(types, [
      "run.started",
      "run.faulted",
      "run.resumed",
      "run.faulted",
      "run.resumed",
      "run.completed",
    ]);
    assert.equal((await client.post(`/api/runs/${runId}/resume`)).status, 409);
    assert.ok((await client.get("/api/audit")).text.includes("run.resumed"));
  });

  test("goes on with another input of the task that begins again", async () => {
    await save(
      "given",
      'do:\n  - one: { set: { a: "${ .a }" } }\n  - two: { set: { b: "${ .a.b.c }" } }\n  - three: { set: { c: "${ .b + 1 }" } }\n',
    );
    const { runId } = await start("given", { a: 1 });
    const ended = await resume(runId, { input: { a: { b: { c: 4 } } } });
    assert.deepEqual([ended.status, ended.output], ["completed", { c: 5 }], ended.text);
    const named = await start("given", { a: 1 });
    const again = await resume(named.runId, { fromTask: "one", input: { a: { b: { c: 7 } } } });
    assert.deepEqual([again.status, again.output], ["completed", { c: 8 }], again.text);
  });

  test("refuses an input where it is not clear which task gets it", async () => {
    const branch = (name: string) => `{ ${name}: { do: [{ in-${name}: { set: { b: "\${ .a.b.c }" } } }] } }`;
    await save("two-ways", `do:\n  - both: { fork: { branches: [${branch("x")}, ${branch("y")}] } }\n`);
    const { runId } = await start("two-ways", { a: 1 });
    const refused = await client.post(`/api/runs/${runId}/resume`, { input: {} });
    assert.deepEqual([refused.status, refused.body.code], [422, "task-unknown"], refused.text);
    assert.match(refused.body.detail, /`fromTask`/);
  });

  test("keeps the answer of a call whose output could not be read", async () => {
    const tasks = (as: string) => `do:\n  - pay: ${call("/pay").slice(0, -1)}, output: { as: "\${ ${as} }" } }\n`;
    await save("read", tasks(".count.x"));
    const { runId } = await start("read");
    await save("read", tasks("{ paid: .count }"));
    const ended = await resume(runId, { definition: "latest" });
    assert.deepEqual([ended.output, asked.length], [{ paid: 1 }, 1], ended.text);
  });

  test("goes on in its loop, its branch and its attempt, also where tasks were moved", async () => {
    const tasks = (expression: string, before = "") =>
      `do:\n${before}  - loop:
      for: { each: part, in: "\${ .parts }" }
      do:
        - ask: ${call("/ask")}
        - both:
            fork:
              branches:
                - left: ${call("/left")}
                - right:
                    try:
                      - inner: { set: { right: "\${ ${expression} }" } }
                    catch: { errors: { with: { status: 599 } } }
        - end: { set: { done: "\${ $part }" }, output: { as: "\${ . }" } }
`;
    await save("loop", tasks("if $part == 2 then (1 | .x) else $part end"));
    const { runId, error } = await start("loop", { parts: [1, 2, 3] });
    assert.ok(error !== undefined);
    assert.equal(asked.filter(({ path }) => path === "/ask").length, 2);
    await save("loop", tasks("$part", "  - added: { set: { parts: [] } }\n"));
    const ended = await resume(runId, { definition: "latest" });
    assert.equal(ended.status, "completed", ended.text);
    assert.deepEqual(ended.output, { done: 3 });
    // The left branch of the second round may have been cut off: then its call is made again, with the same key.
    assert.equal(asked.filter(({ path }) => path === "/ask").length, 3);
    assert.equal(new Set(asked.map(({ key }) => key)).size, 6);
    assert.ok(!ended.names.includes("added completed"));
    assert.equal(ended.names.filter((name: string) => name === "inner completed").length, 3);
  });

  test("begins again from any task that it has had, by name or pointer", async () => {
    const tasks = `do:
  - one: { set: { a: "\${ (.a // 0) + 1 }" }, export: { as: "\${ . }" } }
  - block:
      do:
        - two: ${call("/two")}
        - three: { set: { a: "\${ $context.a }", b: 1 } }
  - raise: { raise: { error: { type: "https://a.example/odd", status: 400 } } }
`;
    await save("any", tasks);
    const { runId } = await start("any", { a: 5 });
    assert.equal(asked.length, 1);
    const refused = await client.post(`/api/runs/${runId}/resume`, { fromTask: "four" });
    assert.equal(refused.status, 422);
    assert.equal(refused.body.code, "task-unknown");
    assert.match(refused.body.detail, /\/do\/1\/block\/do\/0\/two/);
    const faulted = await resume(runId, { fromTask: "/do/1/block/do/0/two" });
    assert.equal(faulted.status, "faulted");
    assert.equal(asked.length, 2);
    assert.equal(asked[0]?.key, asked[1]?.key);
    await save("any", tasks.replace(/ {2}- raise.*\n/, ""));
    const ended = await resume(runId, { fromTask: "three", definition: 2 });
    assert.deepEqual([ended.status, ended.output, asked.length], ["completed", { a: 6, b: 1 }, 2], ended.text);
    const early = await start("any", { a: 1 });
    assert.equal((await client.post(`/api/runs/${early.runId}/resume`, { fromTask: "one" })).status, 409);
  });

  test("goes on after it was cancelled, or while it waits, with what it still waits for", async () => {
    const tasks = (wait: string) =>
      `do:\n  - pay: ${call()}\n  - rest: { wait: ${wait} }\n  - end: { set: { ok: true } }\n`;
    await save("rest", tasks("{ hours: 1 }"));
    const { body } = await client.post("/api/automation", { workflow: "rest" });
    const isWaiting = async () => {
      const run = (await client.get(`/api/runs/${body.runId}`)).body;
      return run.status === "waiting" && run.waitingFor.kind === "timer";
    };
    await until(isWaiting);
    await client.post(`/api/runs/${body.runId}/resume`);
    await until(isWaiting);
    assert.equal((await client.post(`/api/runs/${body.runId}/cancel`)).body.status, "cancelled");
    assert.equal((await client.post(`/api/runs/${body.runId}/cancel`)).status, 202);
    await client.post(`/api/runs/${body.runId}/resume`);
    await until(isWaiting);
    await save("rest", tasks("{ milliseconds: 1 }"));
    const ended = await resume(body.runId, { fromTask: "rest", definition: "latest" });
    assert.deepEqual([ended.status, ended.output, asked.length], ["completed", { ok: true }, 1], ended.text);
  });

  test("a retry is made at once", async () => {
    await save(
      "patient",
      `do:
  - keep:
      try:
        - ask: ${call("/broken")}
      catch: { errors: { with: { status: 500 } }, retry: { delay: { hours: 1 }, limit: { attempt: { count: 1 } } } }
`,
    );
    const { body } = await client.post("/api/automation", { workflow: "patient" });
    await until(async () => (await client.get(`/api/runs/${body.runId}`)).body.waitingFor?.kind === "retry");
    const ended = await resume(body.runId);
    assert.equal(asked.length, 2, ended.text);
    assert.equal(asked[0]?.key, asked[1]?.key);
  });

  test("goes on once by one Idempotency-Key, also when it has failed again", async () => {
    await save("once", 'do:\n  - no: { raise: { error: { type: "https://example.com/odd", status: 500 } } }\n');
    const { runId } = await start("once");
    const headers = { "idempotency-key": "resume-1" };
    for (const time of ["first", "second"]) {
      const { status, text } = await client.post(`/api/runs/${runId}/resume`, {}, { headers });
      assert.equal(status, 202, `${time}: ${text}`);
      await until(async () => (await read(runId)).status === "faulted");
    }
    const { timeline } = await read(runId);
    assert.equal(timeline.length, 2);
    const { body } = await client.post(`/api/runs/${runId}/resume`, { definition: 99 });
    assert.equal(body.detail, "The workflow has no version 99. Choose one that it has.");
  });

  test("goes on with a budget that was raised; no try task catches that it was used up", async () => {
    const tasks = `do:
  - safe:
      try:
        - one: ${call()}
        - two: ${call()}
      catch: { do: [ { caught: { set: { caught: true } } } ] }
`;
    await save("poor", tasks, ", metadata: { parley: { budget: { calls: 1 } } }");
    const { runId, error } = await start("poor");
    assert.deepEqual([error.status, asked.length], [429, 1]);
    await save("poor", tasks, ", metadata: { parley: { budget: { calls: 2 } } }");
    const ended = await resume(runId, { definition: "latest" });
    assert.deepEqual([ended.status, asked.length], ["completed", 2], ended.text);
  });

  test("goes on with the true value of a secret, which its rows do not show", async () => {
    await client.call("PUT", "/api/automation/secrets/key", { body: { value: "seven-quiet-tulips" } });
    const tasks = (wanted: string) => `use: { secrets: [ key ] }
do:
  - take: { set: { key: "\${ $secrets.key }" } }
  - block: { do: [ { check: { set: { isTrue: "\${ ${wanted} }" } } } ] }
`;
    await save("hidden", tasks(".key.x"));
    const { runId } = await start("hidden");
    await save("hidden", tasks('.key == \\"seven-quiet-tulips\\"'));
    const ended = await resume(runId, { definition: "latest" });
    assert.deepEqual(ended.output, { isTrue: true }, ended.text);
    assert.ok(!ended.text.includes("seven-quiet"));
  });

  test("is not there for another workspace, and cannot go on without its workflow", async () => {
    await save("gone", 'do:\n  - fail: { raise: { error: { type: "https://a.example/odd", status: 400 } } }\n');
    const { runId } = await start("gone", { a: 1 });
    const stranger = server.client.as((await signUp(server.client)).accessToken);
    for (const deed of ["resume", "retry", "cancel"]) {
      assert.equal((await stranger.post(`/api/runs/${runId}/${deed}`)).status, 404, deed);
    }
    const retried = await client.post(`/api/runs/${runId}/retry`);
    assert.equal(retried.status, 202, retried.text);
    assert.notEqual(retried.body.runId, runId);
    assert.deepEqual((await read(retried.body.runId)).input, { a: 1 });
    assert.equal((await client.post(`/api/runs/${runId}/resume`, { definition: 9 })).status, 409);
    await client.call("DELETE", "/api/workflows/gone");
    for (const deed of ["resume", "retry"]) {
      assert.equal((await client.post(`/api/runs/${runId}/${deed}`)).status, 409);
    }
  });
});
