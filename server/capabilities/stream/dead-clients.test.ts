import assert from "node:assert/strict";
import { test } from "node:test";
import { makeKey, signUp } from "../../testing/client.ts";
import { openEvents } from "../../testing/clients/event-reader.ts";
import { connect } from "../../testing/clients/event-socket.ts";
import { moveClock } from "../../testing/move-clock.ts";
import { startTestServer } from "../../testing/test-server.ts";

/** A connection that never ends would hold the tests up for ever. */
const patience = { timeout: 180_000 };
const bearer = (credential: string) => ({ authorization: `Bearer ${credential}` });

test("a WebSocket whose client answers no ping is cut, and one that answers stays open", patience, async (t) => {
  const server = await startTestServer();
  t.after(() => server.stop());
  const key = await makeKey(await signUp(server.client));
  const silent = await connect(server.url, "/api/stream", bearer(key), { autoPong: false });
  const answering = await connect(server.url, "/api/stream", bearer(key));
  const pinged = (client: typeof silent) => new Promise((resolve) => client.socket.once("ping", resolve));
  for (const round of [1, 2]) {
    const pings = round === 1 ? [pinged(silent), pinged(answering)] : [pinged(answering)];
    moveClock(server, 21_000);
    await Promise.all(pings);
    // The server handles what a client sends in order: after this it has the client's pong, too.
    answering.socket.send('{"type":"ping"}');
    await answering.until((message) => message.type === "pong");
    answering.messages.length = 0;
  }
  assert.equal((await silent.closed).code, 1006, "cut without a closing handshake");
  answering.socket.send('{"type":"ping"}');
  await answering.until((message) => message.type === "pong");
  answering.socket.close();
});

test("the people of a node that died go offline on the other nodes, and others stay online", patience, async (t) => {
  const server = await startTestServer();
  t.after(() => server.stop());
  const person = await signUp(server.client);
  const observer = await connect(server.url, "/api/stream", bearer(await makeKey(person)));
  const dying = await startTestServer({ connection: server.connection });
  const there = await connect(dying.url, "/api/stream", bearer(person.accessToken));
  await observer.until((message) => message.type === "presence" && message.isOnline === true);
  // A dead node says nothing more: without its channel, stopping it sends no farewell either.
  await dying.server.kernel.realtime.stop();
  await dying.stop();
  await there.closed;
  const other = await signUp(server.client);
  const here = await connect(server.url, "/api/stream", bearer(other.accessToken));
  const otherObserver = await connect(server.url, "/api/stream", bearer(await makeKey(other)));
  assert.equal((otherObserver.messages[0]!.online as unknown[]).length, 1);
  moveClock(server, 41_000);
  await observer.until((message) => message.type === "presence" && message.isOnline === false);
  const later = await connect(server.url, "/api/stream", bearer(await makeKey(other)));
  assert.equal((later.messages[0]!.online as unknown[]).length, 1, "this node's own people stay online");
  for (const { socket } of [observer, here, otherObserver, later]) socket.close();
});

test(
  "a node serves as many streams of a workspace as its setting says, and again when one ends",
  patience,
  async (t) => {
    const server = await startTestServer({ settings: { PARLEY_MAX_STREAMS: "3" } });
    t.after(() => server.stop());
    const key = await makeKey(await signUp(server.client));
    const attempts = await Promise.allSettled(
      Array.from({ length: 6 }, () => connect(server.url, "/api/stream", bearer(key))),
    );
    const opened = attempts.flatMap((attempt) => (attempt.status === "fulfilled" ? [attempt.value] : []));
    assert.equal(opened.length, 3);
    const refused = await server.client.as(key).get("/api/stream");
    assert.deepEqual([refused.status, refused.headers.get("retry-after")], [429, "10"]);
    const neighbour = await makeKey(await signUp(server.client));
    (await connect(server.url, "/api/stream", bearer(neighbour))).socket.close();
    opened[0]?.socket.close();
    await opened[0]?.closed;
    for (;;) {
      const next = await connect(server.url, "/api/stream", bearer(key)).catch(() => undefined);
      if (next !== undefined) break;
    }
    await assert.rejects(connect(server.url, "/api/stream", bearer(key)), { status: 429 });
    for (const { socket } of opened) socket.close();
  },
);

test("a conversation has at most 100 streams, also when they open at the same time", patience, async (t) => {
  const server = await startTestServer();
  t.after(() => server.stop());
  const person = await signUp(server.client);
  await person.client.post("/api/chatbot/send", { message: "Hello", sessionId: "watched" });
  const watch = () =>
    openEvents(`${server.url}/api/conversations/watched/events`, { headers: bearer(person.accessToken) });
  const streams = await Promise.all(Array.from({ length: 105 }, watch));
  const statuses = streams.map(({ status }) => status);
  assert.equal(statuses.filter((status) => status === 200).length, 100);
  assert.equal(statuses.filter((status) => status === 429).length, 5);
  for (const stream of streams) stream.cut();
});
