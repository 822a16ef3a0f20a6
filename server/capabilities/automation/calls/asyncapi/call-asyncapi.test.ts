import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { after, before, beforeEach, describe, test } from "node:test";
import { type WebSocket, WebSocketServer } from "ws";
import { stringify } from "yaml";
import { answerJson, bodyOf, type CallDesk, type CallSettings, startCallDesk } from "../testing/call-desk.ts";

// biome-ignore lint/suspicious/noExplicitAny: messages of every shape.
type Any = any;

let desk: CallDesk;
let host: string;
let documents: Record<string, string>;
let socketServer: WebSocketServer;
/** The servers got these. */
let posted: { path: string; headers: IncomingMessage["headers"]; body: string; method: string }[] = [];
let heard: string[] = [];
let shaken: IncomingMessage[] = [];
/** The sockets do this. */
let serve: (socket: WebSocket) => void = () => {};
let polls: unknown[] = [];
let streams: string[] = [];
const closings: (() => void)[] = [];

before(async () => {
  desk = await startCallDesk();
  const http = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "", "http://x");
    const document = documents[pathname];
    if (document !== undefined) return response.end(document);
    const { method = "", headers } = request;
    posted.push({ path: request.url ?? "", headers, body: await bodyOf(request), method });
    if (pathname === "/v1/stream") {
      response.writeHead(200, { "content-type": "text/event-stream" });
      return response.end(streams.shift() ?? "");
    }
    if (pathname === "/v1/poll")
      return polls.length > 0 ? answerJson(response, polls.shift()) : response.writeHead(204).end();
    if (pathname === "/v1/refused") return answerJson(response, { why: "no" }, 403);
    return answerJson(response, { accepted: true }, 202);
  });
  socketServer = new WebSocketServer({ noServer: true });
  http.on("upgrade", (request, socket, head) => {
    shaken.push(request);
    if (request.url === "/v1/closed") return socket.end("HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\n\r\n");
    socketServer.handleUpgrade(request, socket, head, (opened) => {
      opened.on("message", (bytes) => heard.push(String(bytes)));
      serve(opened);
    });
  });
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  host = `127.0.0.1:${(http.address() as AddressInfo).port}`;
  closings.push(() => {
    http.closeAllConnections();
    http.close();
  });
});
beforeEach(() => {
  [posted, heard, shaken, polls, streams] = [[], [], [], [], []];
  serve = () => {};
  documents = { "/three.json": JSON.stringify(version3()), "/two.yaml": stringify(version2()) };
});
after(async () => {
  for (const socket of socketServer.clients) socket.terminate();
  for (const close of closings) close();
  await desk.stop();
});

const version3 = (): Any => ({
  asyncapi: "3.0.0",
  info: { title: "Chat", version: "1" },
  servers: {
    broker: { host: "kafka.example:9092", protocol: "kafka" },
    web: { host: "{place}", pathname: "/v1", protocol: "http", variables: { place: { default: host } } },
    live: { host, pathname: "/v1", protocol: "ws" },
  },
  channels: {
    inbox: {
      address: "rooms/{room}/{kind}",
      parameters: { kind: { default: "text" } },
      messages: { said: { contentType: "application/vnd.chat+json" } },
    },
    stream: { address: "stream" },
    poll: { address: "poll" },
    refused: { address: "refused" },
    closed: { address: "closed" },
    queue: { address: "queue", servers: [{ $ref: "#/servers/broker" }] },
  },
  operations: {
    say: {
      action: "send",
      channel: { $ref: "#/channels/inbox" },
      messages: [{ $ref: "#/channels/inbox/messages/said" }],
      bindings: { http: { method: "PUT" } },
    },
    ...Object.fromEntries(
      ["stream", "poll", "refused", "closed", "queue"].map((name) => [
        name,
        { action: "receive", channel: { $ref: `#/channels/${name}` } },
      ]),
    ),
  },
});
const version2 = () => ({
  asyncapi: "2.6.0",
  info: { title: "Chat", version: "1" },
  servers: { web: { url: `http://${host}/v1`, protocol: "http" }, live: { url: `ws://${host}/v1`, protocol: "ws" } },
  channels: {
    "rooms/{room}": {
      publish: { operationId: "say", message: { payload: { type: "object" } } },
      subscribe: { operationId: "hear", message: { payload: { type: "object" } } },
    },
  },
});

let count = 0;
/** Each call names another URL of the document, so that no document of another test is used. */
const args = (more: Any, path = "/three.json") => ({
  document: { endpoint: `http://${host}${path}?${++count}` },
  ...more,
});
const call = async (more: Any, settings?: CallSettings, path?: string): Promise<Any> =>
  (await desk.call("asyncapi", args(more, path), settings)).output;
const payloads = (messages: Any) => messages.map(({ payload }: Any) => payload);
const send =
  (...messages: unknown[]) =>
  (socket: WebSocket) => {
    for (const message of messages) socket.send(JSON.stringify(message));
  };

describe("an asyncapi call", () => {
  test("publishes by HTTP at the channel's address, with its method and content type", async () => {
    const message = { payload: { text: "Hello" }, headers: { "X-Trace": "t1" } };
    const authentication = { bearer: { token: "s3cret-token" } };
    const input = { room: "a b" };
    const output = await call({ operation: "say", protocol: "http", message, authentication }, { input });
    assert.deepEqual(output, { accepted: true });
    const [{ path, method, headers, body }] = posted as [Any];
    assert.deepEqual([method, path, body], ["PUT", "/v1/rooms/a%20b/text", '{"text":"Hello"}']);
    assert.deepEqual(
      [headers["content-type"], headers["x-trace"], headers.authorization, headers["idempotency-key"]],
      ["application/vnd.chat+json", "t1", "Bearer s3cret-token", "run-1:/do/0"],
    );
  });

  test("publishes by WebSocket, and waits until the server has confirmed it", async () => {
    const message = { payload: { text: "Hello" } };
    assert.equal(await call({ operation: "say", protocol: "ws", message }, { input: { room: "1" } }), null);
    assert.deepEqual(heard, ['{"text":"Hello"}']);
    assert.equal(shaken[0]!.url, "/v1/rooms/1/text");
    serve = (socket) => socket.on("message", () => socket.terminate());
    const input = { room: "1" };
    const lost = await desk.fail("asyncapi", args({ operation: "say", protocol: "ws", message }), { input });
    assert.deepEqual([lost.kind, lost.status, lost.effect, lost.sends], ["communication", 502, "unknown", 1]);
  });

  test("reads documents of version 2, in YAML, by the channel or by the operation's id", async () => {
    const message = { payload: { text: "Hello" } };
    await call({ channel: "rooms/{room}", message }, { input: { room: "1" } }, "/two.yaml");
    await call({ operation: "say", server: { name: "live" }, message }, { input: { room: "2" } }, "/two.yaml");
    assert.deepEqual([posted[0]!.method, posted[0]!.path, shaken[0]!.url], ["POST", "/v1/rooms/1", "/v1/rooms/2"]);
    serve = send({ n: 1 });
    const subscription = { consume: { amount: 1 } };
    const heardThere = await call(
      { operation: "hear", protocol: "ws", subscription },
      { input: { room: "3" } },
      "/two.yaml",
    );
    assert.deepEqual(heardThere, [{ payload: { n: 1 } }]);
  });

  test("takes the messages of a WebSocket that fit, until it has enough", async () => {
    serve = send({ n: 1 }, { n: 2 }, { n: 3, odd: true }, { n: 4 }, { n: 5, odd: true }, { n: 6 });
    const take = (consume: Any, filter?: string) =>
      call({ operation: "poll", protocol: "ws", subscription: { consume, ...(filter && { filter }) } });
    assert.deepEqual(payloads(await take({ amount: 2 })), [{ n: 1 }, { n: 2 }]);
    assert.deepEqual(
      payloads(await take({ amount: 2 }, "${ .payload.odd }")).map(({ n }: Any) => n),
      [3, 5],
    );
    assert.deepEqual(
      payloads(await take({ while: "${ .payload.n < 3 }" })).map(({ n }: Any) => n),
      [1, 2, 3],
    );
    assert.deepEqual(
      payloads(await take({ until: "${ .payload.n == 3 }" })).map(({ n }: Any) => n),
      [1, 2],
    );
  });

  test("gives what it has when its time is over", async () => {
    serve = send({ n: 1 }, { n: 2 });
    const consume = { amount: 5, for: { milliseconds: 400 } };
    const taken = await call({ operation: "poll", protocol: "ws", subscription: { consume } });
    assert.deepEqual(payloads(taken), [{ n: 1 }, { n: 2 }]);
  });

  test("takes the events of a stream, which it asks for again from the last one on", async () => {
    streams = ['id: 7\nevent: said\ndata: {"n":1}\n\n: still here\n\ndata: plain\ndata: text\n\n', 'data: {"n":3}\n\n'];
    const taken = await call({ operation: "stream", subscription: { consume: { amount: 3 } } });
    assert.deepEqual(payloads(taken), [{ n: 1 }, "plain\ntext", { n: 3 }]);
    assert.deepEqual(taken[0].headers, { event: "said", id: "7" });
    assert.deepEqual(
      posted.map(({ headers }) => headers["last-event-id"]),
      [undefined, "7"],
    );
  });

  test("takes the answers of long polls, and no empty one", async () => {
    polls = [{ n: 1 }, { n: 2 }];
    assert.deepEqual(payloads(await call({ operation: "poll", subscription: { consume: { amount: 2 } } })), [
      { n: 1 },
      { n: 2 },
    ]);
  });

  test("fails when the other side refuses, ends too early or cannot be reached", async () => {
    const consume = { amount: 1 };
    const fail = (more: Any) => desk.fail("asyncapi", args({ subscription: { consume }, ...more }));
    const refused = await fail({ operation: "refused" });
    assert.deepEqual([refused.kind, refused.status], ["communication", 403]);
    const closed = await fail({ operation: "closed", protocol: "ws" });
    assert.deepEqual([closed.kind, closed.status, closed.effect], ["communication", 403, "not-sent"]);
    serve = (socket) => socket.close();
    const ended = await fail({ operation: "poll", protocol: "ws" });
    assert.deepEqual([ended.kind, ended.status, ended.effect], ["communication", 502, "done"]);
    serve = (socket) => socket.send("x".repeat(2_000_000));
    assert.equal((await fail({ operation: "poll", protocol: "ws" })).kind, "communication");
    for (const protocol of ["http", "ws"]) {
      const server = { name: protocol === "http" ? "web" : "live", variables: { place: "10.0.0.1" } };
      documents["/three.json"] = JSON.stringify(version3()).replaceAll(`"host":"${host}"`, '"host":"10.0.0.1"');
      const inside = await fail({ operation: "poll", server });
      assert.deepEqual(
        [inside.kind, inside.status, inside.effect, inside.sends],
        ["authorization", 403, "not-sent", 0],
      );
    }
  });

  test("ends with the reason of its signal", async () => {
    const stop = new AbortController();
    const reason = new Error("The branch lost.");
    serve = () => stop.abort(reason);
    const subscription = { consume: { amount: 1 } };
    await assert.rejects(call({ operation: "poll", protocol: "ws", subscription }, { signal: stop.signal }), reason);
  });

  test("refuses what it cannot do, and says what it can", async () => {
    const message = { payload: {} };
    const faults: [Any, RegExp][] = [
      [{ operation: "queue", message }, /speak kafka, but calls speak http, https, ws and wss/],
      [{ operation: "say", protocol: "mqtt", message }, /speak kafka, http, ws, but/],
      [{ operation: "say", server: { name: "broker" }, message }, /speak kafka/],
      [{ operation: "nothing", message }, /no operation nothing/],
      [{ operation: "say", server: { name: "moon" }, message }, /no server moon/],
      [{ message }, /`operation` or `channel`/],
      [{ operation: "say" }, /Either `message` or `subscription`/],
      [{ operation: "say", subscription: {} }, /`subscription.consume` is missing/],
      [{ operation: "say", subscription: { consume: {} } }, /must have/],
      [{ operation: "say", subscription: { consume: { amount: 0 } } }, /amount/],
      [{ operation: "say", subscription: { consume: { amount: 1, for: "soon" } } }, /duration/],
    ];
    for (const [more, detail] of faults) {
      const {
        kind,
        status,
        effect,
        sends,
        detail: said,
      } = await desk.fail("asyncapi", args(more), {
        input: { room: "1" },
      });
      assert.deepEqual([kind, status, effect, sends], ["configuration", 400, "not-sent", 0]);
      assert.match(said!, detail);
    }
  });
});
