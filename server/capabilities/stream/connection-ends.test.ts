import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { makeKey, type Person, signUp } from "../../testing/client.ts";
import { openEvents } from "../../testing/clients/event-reader.ts";
import { connect } from "../../testing/clients/event-socket.ts";
import { type ModelDesk, modelName, openModelDesk } from "../../testing/model-desk.ts";
import { moveClock } from "../../testing/move-clock.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { until } from "../../testing/until.ts";
import { rotateSecret, secondsFromNow, signClaims, userToken } from "../../testing/user-token.ts";

const minuteMs = 60_000;
const browserKey = { kind: "publishable", allowedOrigins: ["https://shop.example"] };
/** A connection that never ends would hold the tests up for ever. */
const patience = { timeout: 180_000 };
const bearer = (credential: string) => ({ authorization: `Bearer ${credential}` });

describe("what is open when its credential expires", patience, () => {
  let server: TestServer;
  let person: Person;
  before(async () => {
    server = await startTestServer();
    person = await signUp(server.client);
  });
  after(() => server.stop());

  const expiringKey = (inMs: number, key: Record<string, unknown> = {}) =>
    makeKey(person, { expiresAt: new Date(server.server.kernel.clock.now() + inMs).toISOString(), ...key });

  test("a browser's streams and tickets end with the secret that signed the proof", async () => {
    const publishable = await makeKey(person, browserKey);
    const browser = server.client.as(publishable);
    for (const overlapSeconds of [0, 1]) {
      const headers = { "x-user-token": userToken(await rotateSecret(person, 0), "ada") };
      const ticket = async () => (await browser.post("/api/stream/tickets", undefined, { headers })).body.ticket;
      const unused = await ticket();
      const socket = await connect(server.url, `/api/stream?ticket=${await ticket()}`);
      const stream = await openEvents(`${server.url}/api/stream`, { headers: { ...bearer(publishable), ...headers } });
      const current = userToken(await rotateSecret(person, overlapSeconds), "bob");
      const lasting = await connect(server.url, "/api/stream", { ...bearer(publishable), "x-user-token": current });
      assert.equal((await socket.closed).code, 4401);
      await stream.rest();
      assert.equal((await server.client.get(`/api/stream?ticket=${unused}`)).status, 401);
      lasting.socket.send('{"type":"ping"}');
      await lasting.until((message) => message.type === "pong");
      lasting.socket.close();
    }
  });

  test("a WebSocket closes with 4401 and an event stream ends: of tokens, keys, and their tickets", async () => {
    const member = await signUp(server.client);
    const key = await expiringKey(10 * minuteMs);
    const lasting = await connect(server.url, "/api/stream", bearer(await makeKey(person)));
    const ticketOf = async (credential: string) =>
      (await server.client.as(credential).post("/api/stream/tickets")).body as { ticket: string; expiresAt: string };
    const late = await ticketOf(key);
    const keyEndsAt = server.server.kernel.clock.now() + 10 * minuteMs;
    assert.ok(Date.parse(late.expiresAt) <= keyEndsAt, "a ticket ends with the key that made it");
    const sockets = [
      await connect(server.url, "/api/stream", bearer(member.accessToken)),
      await connect(server.url, "/api/stream", bearer(key)),
      await connect(server.url, `/api/stream?ticket=${(await ticketOf(member.accessToken)).ticket}`),
      await connect(server.url, `/api/stream?ticket=${(await ticketOf(key)).ticket}`),
    ];
    const streams = [
      await openEvents(`${server.url}/api/stream`, { headers: bearer(key) }),
      await openEvents(`${server.url}/api/stream?ticket=${late.ticket}`),
    ];
    moveClock(server, 15 * minuteMs);
    for (const { closed } of sockets) assert.equal((await closed).code, 4401);
    for (const stream of streams) assert.equal((await stream.rest()).at(-1)?.event, "hello");
    assert.equal((await server.client.get(`/api/stream?ticket=${late.ticket}`)).status, 401);
    lasting.socket.send('{"type":"ping"}');
    await lasting.until((message) => message.type === "pong");
    lasting.socket.close();
    const { accessToken } = (await server.client.post("/api/auth/refresh", { refreshToken: person.refreshToken })).body;
    person = { ...person, accessToken, client: server.client.as(accessToken) };
  });

  test("a browser's streams end with the proof of its user, also those that a ticket opened", async () => {
    const secret = await rotateSecret(person);
    const browser = server.client.as(await makeKey(person, browserKey));
    const nowSeconds = Math.floor(server.server.kernel.clock.now() / 1000);
    const token = signClaims(secret, { sub: "ada", exp: nowSeconds + 600 });
    const headers = { "x-user-token": token };
    const { sessionId } = (await browser.post("/api/chatbot/send", { message: "Hello" }, { headers })).body;
    const publishable = await makeKey(person, browserKey);
    const ticket = async () => (await browser.post("/api/stream/tickets", undefined, { headers })).body.ticket;
    const socket = await connect(server.url, `/api/stream?ticket=${await ticket()}`);
    const streams = [
      await openEvents(`${server.url}/api/stream?ticket=${await ticket()}`),
      await openEvents(`${server.url}/api/stream`, { headers: { ...bearer(publishable), ...headers } }),
      await openEvents(`${server.url}/api/conversations/${sessionId}/events`, {
        headers: { ...bearer(publishable), ...headers },
      }),
    ];
    // More than the tolerance for clocks that differ.
    moveClock(server, 15 * minuteMs);
    assert.equal((await socket.closed).code, 4401);
    for (const stream of streams) await stream.rest();
  });
});

describe("a reply that is being streamed when the credential expires", patience, () => {
  let desk: ModelDesk;
  const released = Promise.withResolvers<void>();
  before(async () => {
    desk = await openModelDesk([{ say: "A day ticket " }, { until: released.promise }, { say: "costs 12 euros." }]);
  });
  after(async () => {
    released.resolve();
    await desk.stop();
  });

  const message = { role: "user", content: "What does a day ticket cost?" };
  const doors: [path: string, body: Record<string, unknown>][] = [
    ["/api/chatbot/send", { message: message.content }],
    ["/v1/chat/completions", { model: modelName, stream: true, messages: [message] }],
    ["/v1/responses", { model: modelName, stream: true, input: message.content }],
    ["/api/chat", { messages: [{ id: "1", role: "user", parts: [{ type: "text", text: message.content }] }] }],
  ];

  test("is cut off for the reader, on every interface, and made to its end", async () => {
    const { server, person } = desk;
    const key = await makeKey(person, { expiresAt: new Date(Date.now() + 10 * minuteMs).toISOString() });
    const publishable = await makeKey(person, browserKey);
    const secret = await rotateSecret(person);
    const userToken = signClaims(secret, { sub: "ada", exp: secondsFromNow(600) });
    const callers = { key: bearer(key), browser: { ...bearer(publishable), "x-user-token": userToken } };
    const answers = await Promise.all(
      doors.flatMap(([path, body]) =>
        // The interfaces of OpenAI are not for browsers.
        Object.entries(path.startsWith("/v1/") ? { key: callers.key } : callers).map(async ([caller, headers]) => {
          const response = await fetch(server.url + path, {
            method: "POST",
            headers: { ...headers, accept: "text/event-stream", "content-type": "application/json" },
            body: JSON.stringify(path === "/api/chat" ? { id: `chat of ${caller}`, ...body } : body),
          });
          assert.equal(response.status, 200, `${path} for ${caller}: ${response.status}`);
          return { name: `${path} for ${caller}`, text: response.text() };
        }),
      ),
    );
    moveClock(server, 15 * minuteMs);
    for (const { name, text } of answers) assert.doesNotMatch(await text, /12 euros/, name);
    released.resolve();
    await until(() => desk.provider.open === 0);
  });
});
