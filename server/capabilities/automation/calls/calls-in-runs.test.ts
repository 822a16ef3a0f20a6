import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { after, before, describe, test } from "node:test";
import { signUp, type TestClient } from "../../../testing/client.ts";
import { runWorkflow } from "../../../testing/run-workflow.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { saveWorkflow } from "../testing/save-workflow.ts";

let outside: Server;
let url: string;
let server: TestServer;
let client: TestClient;
const held: (() => void)[] = [];
const asked: number[] = [];
before(async () => {
  outside = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "", "http://x");
    const answer = (value: unknown, status = 200) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
    if (pathname === "/order.yaml") return response.end("type: object\nrequired: [part]\n");
    if (pathname === "/orders.yaml") return response.end(orders(url));
    if (pathname === "/stream") {
      response.writeHead(200, { "content-type": "text/event-stream" });
      for (const part of ["bolt", "nut"]) response.write(`data: {"part": "${part}"}\n\n`);
      return held.push(() => response.end());
    }
    if (pathname === "/hold") return held.push(() => response.end());
    if (pathname === "/gone") return answer({ why: "It was eaten." }, 404);
    if (pathname === "/busy") {
      asked.push(Date.now());
      if (asked.length > 1) return answer({ done: true });
      response.setHeader("retry-after", "2").setHeader("set-cookie", "session=1");
      return answer({ wait: true }, 429);
    }
    return answer({ method: request.method, path: request.url });
  });
  outside.listen(0, "127.0.0.1");
  await once(outside, "listening");
  const { port } = outside.address() as AddressInfo;
  url = `http://127.0.0.1:${port}`;
  server = await startTestServer({ settings: { PARLEY_OUTBOUND_ALLOW: `workflows:127.0.0.1:${port}` } });
  client = server.client.as((await signUp(server.client)).accessToken);
});
after(async () => {
  for (const release of held) release();
  await server.stop();
  outside.closeAllConnections();
  outside.close();
});

const orders = (at: string) => `asyncapi: 3.0.0
info: { title: Orders, version: 1.0.0 }
servers: { main: { host: "${at.replace("http://", "")}", protocol: http } }
channels: { orders: { address: /stream, messages: { order: { payload: { type: object } } } } }
operations: { hear: { action: receive, channel: { $ref: "#/channels/orders" } } }
`;

async function run(name: string, body: string, input: unknown = {}) {
  const source = `document: { dsl: '1.0.3', namespace: test, name: ${name}, version: '1.0.0' }\n${body}`;
  await saveWorkflow(client, name, source);
  const started = await runWorkflow(client, { workflow: name, input });
  assert.equal(started.status, 200, started.text);
  const { timeline } = (await client.get(`/api/runs/${started.body.runId}`)).body;
  return { ...started.body, timeline };
}

describe("a run that calls", () => {
  test("fills the URI from its input and catches an answer that is an error by its status", async () => {
    const body = `do:
  - order:
      try:
        - look:
            call: http
            with: { method: get, endpoint: ${url}/gone }
      catch:
        errors: { with: { type: https://serverlessworkflow.io/spec/1.0.0/errors/communication, status: 404 } }
        do:
          - instead:
              call: http
              with: { method: post, endpoint: "${url}/orders/{part}", body: { part: "\${ .part }" } }
`;
    const { status, output, timeline, error } = await run("orders", body, { part: 17 });
    assert.equal(status, "completed", JSON.stringify(error));
    assert.deepEqual(output, { method: "POST", path: "/orders/17" });
    const effects = timeline.filter(({ kind }: { kind: string }) => kind === "call");
    assert.deepEqual(
      effects.map(({ effect }: { effect: string }) => effect),
      ["done", "done"],
    );
  });

  test("reads the headers and the content of an answer that was an error", async () => {
    const body = `do:
  - order:
      try:
        - look: { call: http, with: { method: get, endpoint: ${url}/gone } }
      catch:
        do:
          - tell: { set: { why: "\${ $error.body.why }", type: '\${ $error.headers["content-type"] }' } }
`;
    const { output, timeline } = await run("reads-errors", body);
    assert.deepEqual(output, { why: "It was eaten.", type: "application/json" });
    assert.equal(timeline[1].error.body.why, "It was eaten.");
  });

  test("does not ask again before the time that Retry-After says", async () => {
    const body = `do:
  - order:
      try:
        - ask: { call: http, with: { method: get, endpoint: ${url}/busy } }
      catch:
        retry: { delay: { milliseconds: 10 }, limit: { attempt: { count: 3 } } }
`;
    const { output, timeline } = await run("obeys", body);
    assert.deepEqual(output, { done: true });
    assert.ok(asked[1]! - asked[0]! >= 1_990, String(asked));
    assert.doesNotMatch(JSON.stringify(timeline), /session/);
  });

  test("checks its input by a schema from elsewhere", async () => {
    const body = `input: { schema: { format: json, resource: { endpoint: ${url}/order.yaml } } }
do:
  - nothing: { set: { done: true } }
`;
    assert.deepEqual((await run("checked", body, { part: 17 })).output, { done: true });
    const refused = await run("checked", body, {});
    assert.deepEqual([refused.status, refused.error.status], ["faulted", 400]);
  });

  test("faults by its own fault when the schema's document is at an address that may not be called", async () => {
    for (const [name, endpoint] of [
      ["private", "http://127.0.0.1:1/order.yaml"],
      ["gone", `${url}/gone`],
    ]) {
      const schema = `{ schema: { format: json, resource: { endpoint: ${endpoint} } } }`;
      for (const [part, body] of [
        ["input", `input: ${schema}\ndo:\n  - nothing: { set: { done: true } }\n`],
        ["output", `do:\n  - nothing: { set: { done: true } }\noutput: ${schema}\n`],
      ]) {
        const { status, error } = await run(`${name}-${part}`, body!, {});
        assert.deepEqual([status, error.status], ["faulted", name === "gone" ? 404 : 403], JSON.stringify(error));
      }
    }
  });

  test("knows that a call may have been made that its timeout ended", async () => {
    const body = `do:
  - slow:
      call: http
      with: { method: post, endpoint: ${url}/hold }
      timeout: { after: { milliseconds: 300 } }
`;
    const { status, error, timeline } = await run("slow", body);
    assert.deepEqual([status, error.status, timeline[0].effect], ["faulted", 408, "unknown"]);
  });

  test("handles each message of a subscription before the next", async () => {
    const body = `do:
  - hear:
      call: asyncapi
      with:
        document: { endpoint: ${url}/orders.yaml }
        operation: hear
        subscription:
          consume: { amount: 2 }
          foreach:
            item: order
            at: at
            do: [ { show: { set: { part: "\${ $order.payload.part }", at: "\${ $at }" } } } ]
            export: { as: "\${ ($context.parts // []) + [ .part ] | { parts: . } }" }
  - done: { set: { heard: "\${ . }", parts: "\${ $context.parts }" } }
`;
    const { status, output, timeline, error } = await run("subscriber", body);
    assert.equal(status, "completed", JSON.stringify(error));
    assert.deepEqual(output, {
      heard: [
        { part: "bolt", at: 0 },
        { part: "nut", at: 1 },
      ],
      parts: ["bolt", "nut"],
    });
    assert.equal(timeline.filter(({ name }: { name: string }) => name === "show").length, 2);
  });
});
