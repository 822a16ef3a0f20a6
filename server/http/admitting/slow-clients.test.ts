// Long because every kind of slow client is tried on the same routes.

import assert from "node:assert/strict";
import { Readable } from "node:stream";
import { after, before, describe, test } from "node:test";
import Type from "typebox";
import { capabilities } from "../../app.ts";
import { anyone } from "../../kernel/caller.ts";
import { capability } from "../../kernel/capability.ts";
import { openEventStream } from "../../kernel/wire/event-stream.ts";
import { openWebSocket } from "../../kernel/wire/open-web-socket.ts";
import { Answer, alreadyAnswered } from "../../kernel/wire/route.ts";
import { makeKey, type Person, signUp } from "../../testing/client.ts";
import { head, openRaw } from "../../testing/clients/raw-client.ts";
import { moveClock } from "../../testing/move-clock.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { until } from "../../testing/until.ts";
import { deadlinesOf } from "./deadlines.ts";
import { occupancyOf } from "./occupancy.ts";

/** A client that is never cut would hold the tests up for ever. */
const patience = { timeout: 180_000 };
/** More than the system keeps for a connection. */
const large = "-".repeat(16 * 1024 * 1024);
const largeEvent = `event: large\ndata: ${large}\n\n`;

let isReading = Promise.withResolvers<void>();
const schema = { summary: "For this test", response: { 200: null } };
const doors = capability({
  name: "doors",
  routes(app) {
    const limits = { maxFiles: 2, maxFileBytes: 1_000_000, maxFields: 2, maxFieldBytes: 1_000 };
    app.post(
      "/form",
      { schema: { ...schema, body: Type.Object({}) }, guard: anyone, body: { kind: "form" } },
      () => new Answer(200, "read"),
    );
    app.post(
      "/upload",
      { schema, guard: anyone, body: { kind: "stream", mediaTypes: ["audio/*"] }, maxBodyBytes: 10_000_000 },
      async (call) => {
        let bytes = 0;
        if (call.header("x-wait") !== undefined) await isReading.promise;
        for await (const chunk of call.bodyStream) bytes += (chunk as Buffer).length;
        return new Answer(200, `${bytes} bytes`);
      },
    );
    app.post("/parts", { schema, guard: anyone, body: { kind: "multipart", limits } }, async (call) => {
      for await (const part of call.parts) part.stream.resume();
      return new Answer(200, "read");
    });
    app.get("/large", { schema, guard: anyone }, () => new Answer(200, large));
    app.get("/large-stream", { schema, guard: anyone }, () => new Answer(200, Readable.from([large])));
    app.get("/large-events", { schema, guard: anyone }, (call) => {
      void openEventStream(call).write(largeEvent);
      return alreadyAnswered;
    });
    app.get("/large-ended-events", { schema, guard: anyone }, (call) => {
      const stream = openEventStream(call);
      void stream.write(largeEvent);
      stream.close();
      return alreadyAnswered;
    });
    app.get("/large-socket", { schema, guard: anyone }, async (call) => {
      const opened = await openWebSocket(call, { maxMessageBytes: 1_000 });
      opened?.socket.send(large);
      return alreadyAnswered;
    });
  },
});

let server: TestServer;
before(async () => {
  server = await startTestServer({ capabilities: [...capabilities, doors] });
  operator = await signUp(server.client);
});
after(() => server.stop());

let operator: Person;
const underWay = () => occupancyOf(server.server.kernel).requestsUnderWay;
const isQuiet = () => until(() => underWay() === 0);

/** Resolves when the server has looked once more at everything that must be done in time. */
function nextLook(): Promise<void> {
  const deadlines = deadlinesOf(server.server.kernel);
  return new Promise((resolve) => {
    const look = () => {
      deadlines.remove(look);
      resolve();
    };
    deadlines.add(look);
  });
}

describe("a body that does not come", patience, () => {
  test("is answered with 408 after a minute, on every kind of route, and the connection is closed", async () => {
    const json = { authorization: `Bearer ${await makeKey(operator)}`, "content-type": "application/json" };
    const kinds: [method: string, path: string, headers: Record<string, string>][] = [
      ["POST", "/api/chatbot/send", json],
      ["POST", "/api/keys", { ...json, authorization: `Bearer ${operator.accessToken}` }],
      ["POST", "/api/auth/signin", { "content-type": "application/json" }],
      ["DELETE", "/api/conversations/nobody", json],
      ["POST", "/v1/chat/completions", json],
      ["POST", "/v1/responses", json],
      ["POST", "/api/chat", json],
      ["POST", "/mcp", json],
      ["POST", "/api/webhook/process", { "content-type": "application/json" }],
      ["POST", "/form", { "content-type": "application/x-www-form-urlencoded" }],
      ["POST", "/nowhere", { "content-type": "application/json" }],
      ["POST", "/upload", { "content-type": "audio/wav" }],
      ["POST", "/parts", { "content-type": "multipart/form-data; boundary=x" }],
      ["POST", "/api/chatbot", { ...json, expect: "100-continue" }],
    ];
    await isQuiet();
    const clients = await Promise.all(
      kinds.map(async ([method, path, headers]) => ({
        path,
        ...(await openRaw(server.url, head(method, path, { ...headers, "content-length": "5000" }))),
      })),
    );
    for (const { socket } of clients.slice(0, 6)) socket.write('{"half":');
    await until(() => underWay() === kinds.length);
    let isOver = false;
    void Promise.all(clients.map(({ closed }) => closed)).then(() => (isOver = true));
    while (!isOver) {
      // Some bodies begin to be read later: their credential is looked up first.
      moveClock(server, 61_000);
      await nextLook();
    }
    for (const { path, closed } of clients) {
      const text = (await closed).replace("HTTP/1.1 100 Continue\r\n\r\n", "");
      assert.match(text, /^HTTP\/1\.1 408 /, path);
      assert.match(text, path.startsWith("/v1") ? /"error":/ : /"code":"request-timeout"/, path);
      assert.match(text, /x-request-id: req_/, path);
    }
    for (const { socket } of clients) socket.destroy();
  });

  test("whose sender hangs up is the client's mistake and not an unavailable server", async () => {
    const counts = async () => {
      const { text } = await operator.client.get("/metrics");
      const all = [...text.matchAll(/_count\{method="POST",path="\/api\/auth\/signin",status="(\d+)"\} (\d+)/g)];
      return Object.fromEntries(all.map(([, status, count]) => [status, Number(count)]));
    };
    const earlier = await counts();
    const headers = { "content-type": "application/json", "content-length": "5000" };
    const { socket } = await openRaw(server.url, `${head("POST", "/api/auth/signin", headers)}{"email":`);
    await until(() => underWay() === 1);
    socket.destroy();
    const later = await until(async () => {
      const now = await counts();
      return now["400"] === (earlier["400"] ?? 0) + 1 && now;
    });
    assert.equal(later["503"], undefined);
  });
});

describe("an upload", patience, () => {
  const headers = { "content-type": "audio/wav", "transfer-encoding": "chunked" };
  const start = async (more: Record<string, string> = {}) => {
    await isQuiet();
    const client = await openRaw(server.url, head("POST", "/upload", { ...headers, ...more }));
    await until(() => underWay() === 1);
    return client;
  };
  const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;

  test("may take longer than a minute while it goes on", async () => {
    const { socket, text } = await start();
    const { sockets } = occupancyOf(server.server.kernel);
    for (let part = 1; part <= 3; part++) {
      socket.write(chunk("x".repeat(200_000)));
      await until(() => [...sockets].some((each) => each.bytesRead > part * 200_000));
      moveClock(server, 25_000);
      await nextLook();
    }
    socket.write(chunk(""));
    assert.match(await until(() => text() !== "" && text()), /^HTTP\/1\.1 200 [\s\S]*600000 bytes$/);
    socket.destroy();
  });

  test("is refused when it is slower than PARLEY_MIN_RATE", async () => {
    const { socket, closed, text } = await start();
    const trickle = setInterval(() => {
      socket.write(chunk("x"));
      moveClock(server, 1_000);
    }, 20);
    assert.match(await closed, /^HTTP\/1\.1 408 /);
    clearInterval(trickle);
    assert.match(text(), /"code":"request-timeout"/);
    socket.destroy();
  });

  test("is not refused because this server does not read it yet", async () => {
    isReading = Promise.withResolvers();
    const { socket, text } = await start({ "x-wait": "yes" });
    socket.write(chunk("x".repeat(5_000_000)));
    await until(() => [...occupancyOf(server.server.kernel).sockets].some((each) => each.bytesRead > 60_000));
    for (let look = 0; look < 2; look++) {
      moveClock(server, 120_000);
      await nextLook();
    }
    isReading.resolve();
    socket.write(chunk(""));
    assert.match(await until(() => text() !== "" && text()), /^HTTP\/1\.1 200 [\s\S]*5000000 bytes$/);
    socket.destroy();
  });
});

describe("a client that does not read its answer", patience, () => {
  const upgrade = {
    connection: "upgrade",
    upgrade: "websocket",
    "sec-websocket-version": "13",
    "sec-websocket-key": Buffer.alloc(16).toString("base64"),
  };
  const pong = Buffer.from([0x8a, 0x80, 0, 0, 0, 0]);
  for (const [path, headers] of [
    ["/large", {}],
    ["/large-stream", {}],
    ["/large-events", {}],
    ["/large-socket", upgrade],
  ] as const) {
    test(`is cut: ${path}`, async () => {
      await isQuiet();
      const { socket } = await openRaw(server.url, head("GET", path, headers), { isDeaf: true });
      const { sockets } = occupancyOf(server.server.kernel);
      const waiting = await until(() => [...sockets].find((each) => each.writableLength > 1_000_000));
      await until(() => {
        // A client that answers the pings of a WebSocket does not read it for that.
        socket.write(path === "/large-socket" ? pong : "");
        moveClock(server, 600_000);
        return waiting.destroyed;
      });
      await isQuiet();
      socket.destroy();
    });
  }
});

describe("a connection that is left open", { ...patience, concurrency: true }, () => {
  let impatient: TestServer;
  before(async () => {
    impatient = await startTestServer({
      capabilities: [doors],
      settings: { PARLEY_TIMEOUT_HEADERS: "1", PARLEY_TIMEOUT_PAUSE: "1" },
    });
  });
  after(() => impatient.stop());

  for (const [name, lines] of [
    ["of a request", "GET /livez HTTP/1.1\r\nhost: test\r\n"],
    ["of a WebSocket handshake", "GET /large-socket HTTP/1.1\r\nupgrade: websocket\r\nconnection: upgrade\r\n"],
    ["that never begin", ""],
    ["of a second request", `${head("GET", "/livez")}GET /livez HTTP/1.1\r\nhost:`],
  ] as const) {
    test(`headers ${name} are answered with 408, and the connection is closed`, async () => {
      const { closed, socket } = await openRaw(impatient.url, lines);
      assert.match(await closed, /HTTP\/1\.1 408 [\s\S]*"code":"request-timeout"/);
      socket.end();
    });
  }

  test("an event stream that was closed is cut when its client does not read the rest", async () => {
    const { socket } = await openRaw(impatient.url, head("GET", "/large-ended-events"), { isDeaf: true });
    const { sockets } = occupancyOf(impatient.server.kernel);
    const deaf = await until(() => [...sockets].find((each) => each.writableLength > 1_000_000));
    await until(() => deaf.destroyed);
    socket.destroy();
  });
});

test("a refused handshake and a broken request leave no open connection behind", patience, async () => {
  const fresh = await startTestServer({ capabilities: [doors] });
  const upgrade = { connection: "upgrade", upgrade: "websocket" };
  const refused = await openRaw(fresh.url, head("GET", "/nowhere", upgrade));
  const broken = await openRaw(fresh.url, "This is not HTTP.\r\n\r\n");
  assert.match(await refused.closed, /^HTTP\/1\.1 404 /);
  assert.match(await broken.closed, /^HTTP\/1\.1 400 /);
  await until(() => occupancyOf(fresh.server.kernel).sockets.size === 0);
  for (const { socket } of [refused, broken]) socket.destroy();
  await fresh.stop();
});

describe("a stopping server", patience, () => {
  const json = { "content-type": "application/json", "content-length": "5000" };

  test("waits a few seconds for a body under way, and not for one that stalls", async () => {
    const stopping = await startTestServer({ capabilities: [doors] });
    const stalled = await openRaw(stopping.url, head("POST", "/form", json));
    const occupancy = occupancyOf(stopping.server.kernel);
    await until(() => occupancy.requestsUnderWay === 1);
    const stopped = stopping.stop();
    await until(() => !stopping.server.app.server.listening);
    moveClock(stopping, 6_000);
    assert.match(await stalled.closed, /^HTTP\/1\.1 408 /);
    await stopped;
    stalled.socket.destroy();
  });

  test("cuts what is still open after PARLEY_TIMEOUT_STOP", async () => {
    const stopping = await startTestServer({ capabilities: [doors], settings: { PARLEY_TIMEOUT_STOP: "1" } });
    isReading = Promise.withResolvers();
    const clients = [
      await openRaw(stopping.url, head("GET", "/large"), { isDeaf: true }),
      await openRaw(stopping.url, head("GET", "/large-events"), { isDeaf: true }),
      await openRaw(stopping.url, head("POST", "/upload", { ...json, "content-type": "audio/wav", "x-wait": "yes" })),
    ];
    await until(() => occupancyOf(stopping.server.kernel).requestsUnderWay === 3);
    await stopping.stop();
    isReading.resolve();
    for (const { socket } of clients) socket.destroy();
  });
});
