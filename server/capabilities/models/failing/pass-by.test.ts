import assert from "node:assert/strict";
import { once } from "node:events";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { after, before, beforeEach, describe, test } from "node:test";
import { type Person, signUp } from "../../../testing/client.ts";
import { openEvents } from "../../../testing/clients/event-reader.ts";
import { eventsOf } from "../../../testing/events-of.ts";
import { moveClock } from "../../../testing/move-clock.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";

/** Says how far the stand-in comes with each request; `answers` when a test opens the gate, too. */
type Manner = "silent" | "headers" | "role" | "answers" | "slow" | "refuses";
let manner: Manner = "answers";
let openGate = () => {};
let gate = Promise.resolve();

/** A provider as a plain TCP server: it takes every connection, and may then say nothing. */
let standIn: Server;
let asked = 0;
const sockets = new Set<Socket>();
let settings: Record<string, string>;
let server: TestServer;
let person: Person;
let providerId: string;
const limitMs = 900;

const chunk = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;
const piece = (delta: object, end: string | null = null) =>
  chunk(`data: ${JSON.stringify({ id: "c", choices: [{ index: 0, delta, finish_reason: end }] })}\n\n`);
const head = "HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\ntransfer-encoding: chunked\r\n\r\n";

async function answer(socket: Socket): Promise<void> {
  asked++;
  if (manner === "silent") return;
  if (manner === "refuses") {
    socket.end("HTTP/1.1 401 Unauthorized\r\ncontent-length: 0\r\nconnection: close\r\n\r\n");
    return;
  }
  socket.write(head);
  if (manner === "headers") return;
  socket.write(piece({ role: "assistant", content: "" }));
  if (manner === "role") return;
  if (manner === "slow") await gate;
  socket.end(`${piece({ content: "Good day." })}${piece({}, "stop")}${chunk("data: [DONE]\n\n")}0\r\n\r\n`);
}

before(async () => {
  standIn = createServer((socket) => {
    sockets.add(socket.on("close", () => sockets.delete(socket)).on("error", () => {}));
    let received = "";
    socket.on("data", (bytes) => {
      received += bytes;
      const [, length] = /content-length: (\d+)/i.exec(received) ?? [];
      const bodyStart = received.indexOf("\r\n\r\n");
      if (bodyStart < 0 || Buffer.byteLength(received.slice(bodyStart + 4)) < Number(length)) return;
      received = "";
      void answer(socket);
    });
  });
  standIn.listen(0, "127.0.0.1");
  await once(standIn, "listening");
  const host = `127.0.0.1:${(standIn.address() as AddressInfo).port}`;
  settings = { PARLEY_OUTBOUND_ALLOW: `models:${host}` };
  server = await startTestServer({ settings });
});
after(async () => {
  openGate();
  await server.stop();
  for (const socket of sockets) socket.destroy();
  standIn.close();
});

beforeEach(async () => {
  person = await signUp(server.client);
  const { port } = standIn.address() as AddressInfo;
  const made = await person.client.post("/api/providers", {
    ...{ kind: "openai-compatible", name: "own", baseUrl: `http://127.0.0.1:${port}/v1`, defaultModel: "m" },
    firstByteTimeoutMs: limitMs,
  });
  assert.equal(made.status, 201, made.text);
  providerId = made.body.id;
  asked = 0;
});

const ask = async (fields = {}) =>
  (await person.client.post("/api/chatbot/send", { message: "Hello there, how are you?", ...fields })).body;
const tryIt = async () => (await person.client.post(`/api/providers/${providerId}/test`)).body;
const failures = async (messageId: string) =>
  (await person.client.get(`/api/messages/${messageId}/provenance`)).body.failures;

describe("a provider that hangs", () => {
  for (const hanging of ["silent", "headers", "role"] as const) {
    test(`is asked once by a person and by nobody after that (${hanging})`, async () => {
      manner = hanging;
      const { model, messageId } = await ask();
      assert.deepEqual([model, asked], ["parley-offline", 1]);
      assert.deepEqual(await failures(messageId), [{ model: "own/m", cause: "unreachable" }]);
      for (let question = 0; question < 5; question++) assert.equal((await ask()).model, "parley-offline");
      assert.equal(asked, 1);
    });
  }

  test("is tried in the background after 30 seconds, and the person who comes then does not wait", async () => {
    manner = "silent";
    await ask();
    moveClock(server, 29_000);
    await ask();
    assert.equal(asked, 1);
    moveClock(server, 2_000);
    manner = "slow";
    gate = new Promise((resolve) => {
      openGate = resolve;
    });
    // The answer of the try waits for the gate, which opens after this question was answered.
    assert.equal((await ask()).model, "parley-offline");
    assert.equal((await ask()).model, "parley-offline");
    await until(async () => asked === 2);
    openGate();
    await until(async () => (await ask()).model === "own/m");
    assert.equal((await person.client.get(`/api/providers/${providerId}`)).body.lastFailure, null);
  });

  test("that hangs again when it is tried is passed by for another 30 seconds", async () => {
    manner = "silent";
    await ask();
    moveClock(server, 31_000);
    await ask();
    // The failed try is the second one in a row, which is announced.
    const failing = async () =>
      (await eventsOf(server, person.workspaceId)).some(({ type }) => type === "provider.failing");
    await until(failing);
    assert.equal(asked, 2);
    manner = "answers";
    await ask();
    assert.equal(asked, 2);
    moveClock(server, 31_000);
    await ask();
    await until(async () => (await ask()).model === "own/m");
  });

  test("lets nobody wait longer than its limit and 5 seconds when all models of the assistant hang", async () => {
    const fallbackModels = [];
    for (const name of ["second", "third", "fourth"]) {
      const { port } = standIn.address() as AddressInfo;
      const baseUrl = `http://127.0.0.1:${port}/v1`;
      const body = { kind: "openai-compatible", name, baseUrl, defaultModel: "m", firstByteTimeoutMs: 60_000 };
      assert.equal((await person.client.post("/api/providers", body)).status, 201);
      fallbackModels.push(`${name}/m`);
    }
    const made = await person.client.post("/api/assistants", { name: "Chained", model: "own/m", fallbackModels });
    manner = "silent";
    const { model, messageId } = await ask({ assistantId: made.body.id });
    assert.equal(model, "parley-offline");
    // The second had what was left of the time; for the others nothing was left.
    const told = (await failures(messageId)).map((failure: { model: string }) => failure.model);
    assert.deepEqual([told, asked], [["own/m", "second/m"], 2]);
    // The model was asked for less than its own limit, so that nothing is known of it.
    manner = "answers";
    assert.equal((await ask({ assistantId: made.body.id })).model, "second/m");
  });

  test("is asked again at once when it refuses, because that lets nobody wait", async () => {
    manner = "refuses";
    for (let question = 0; question < 3; question++) await ask();
    assert.equal(asked, 3);
  });

  test("is asked again when it was changed, or when a test call has an answer", async () => {
    manner = "silent";
    await ask();
    const late = await tryIt();
    assert.deepEqual([late.ok, late.firstByteMs], [false, null]);
    assert.match(late.detail, /within 900 ms.*`firstByteTimeoutMs`/);
    manner = "answers";
    assert.equal((await ask()).model, "parley-offline");
    const result = await tryIt();
    assert.equal(result.ok, true);
    assert.ok(Number.isInteger(result.firstByteMs) && result.firstByteMs <= result.durationMs, result.firstByteMs);
    assert.equal((await ask()).model, "own/m");
    manner = "silent";
    await ask();
    manner = "answers";
    const change = { firstByteTimeoutMs: limitMs + 1 };
    await person.client.call("PATCH", `/api/providers/${providerId}`, { body: change });
    assert.equal((await ask()).model, "own/m");
  });

  test("is found out by each node for itself", async () => {
    const other = await startTestServer({ settings, connection: server.connection });
    try {
      manner = "silent";
      await ask();
      manner = "answers";
      const client = other.client.as(person.accessToken);
      assert.equal((await client.post("/api/chatbot/send", { message: "Hello?" })).body.model, "own/m");
      assert.equal((await ask()).model, "parley-offline");
    } finally {
      await other.stop();
    }
  });
});

test("a person who waits for the first word is told that it takes longer, on every stream", async () => {
  manner = "slow";
  gate = new Promise((resolve) => {
    openGate = resolve;
  });
  const headers = { authorization: `Bearer ${person.accessToken}` };
  const message = { message: "Hello there, how are you?", sessionId: "slow" };
  const asking = await openEvents(`${server.url}/api/chatbot/send`, { method: "POST", body: message, headers });
  const watching = await openEvents(`${server.url}/api/conversations/slow/events?from=start`, { headers });
  const [before, seen] = [await asking.until("message.delayed"), await watching.until("message.delayed")];
  const names = before.map(({ event }) => event);
  assert.deepEqual(names, ["message.started", "message.delayed"]);
  assert.equal(seen.at(-1)?.id, before.at(-1)?.id);
  openGate();
  const after = await asking.rest();
  assert.ok(after.every(({ event }) => event !== "message.delayed"));
  assert.equal(after.at(-1)?.data.aiResponse, "Good day.");
  watching.cut();
});

test("a hosted model has 15 seconds to begin, and one's own a minute, where nobody says another limit", async () => {
  const limitOf = async (kind: string, fields = {}) => {
    const body = { kind, name: kind, apiKey: "sk-x", ...fields };
    return (await person.client.post("/api/providers", body)).body.firstByteTimeoutMs;
  };
  for (const kind of ["openai", "anthropic", "google", "mistral"]) assert.equal(await limitOf(kind), 15_000);
  const { port } = standIn.address() as AddressInfo;
  assert.equal(await limitOf("openai-compatible", { baseUrl: `http://127.0.0.1:${port}/v1` }), 60_000);
});
