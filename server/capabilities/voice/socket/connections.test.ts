import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { PcmReader, pcmBytes } from "@parley/speech";
import { execute, first } from "../../../kernel/storage/sql.ts";
import { makeKey, type Person, signUp } from "../../../testing/client.ts";
import { moveClock } from "../../../testing/move-clock.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";
import { VoiceSessionId } from "../ids.ts";
import { expireVoiceSessions, failLostSessions } from "../sessions/end-voice-session.ts";
import { sayAs, stopSaying } from "../testing/say-as.ts";
import { openVanishingProxy } from "../testing/vanishing-proxy.ts";
import { openVoice, type VoiceClient } from "../testing/voice-client.ts";

const parts = { language: "en-US", voice_model: "kal" };

describe("the connection of a voice session", () => {
  let server: TestServer;
  let person: Person;
  before(async () => {
    server = await startTestServer({ settings: { PARLEY_MAX_VOICE_SESSIONS_OF_WORKSPACE: "2" } });
    person = await signUp(server.client);
    const source = { type: "faq", question: "When do you open?", answer: "At nine." };
    assert.equal((await person.client.post("/api/knowledge/sources", source)).status, 201);
  });
  after(async () => {
    await stopSaying();
    await server.stop();
  });

  const start = async (body: object = {}, client = person.client) => {
    const answer = await client.post("/api/voice/start", { ...parts, ...body });
    assert.equal(answer.status, 201, answer.text);
    return answer.body;
  };
  const stateOf = async (sessionId: string) => (await person.client.get(`/api/voice/sessions/${sessionId}`)).body;
  const refused = async (webSocketUrl: string) => {
    const error = await openVoice(webSocketUrl).then(
      () => assert.fail("it was opened"),
      (cause) => cause,
    );
    return error.status;
  };

  test("opens once with its ticket, and for nobody else", async () => {
    const { sessionId, webSocketUrl } = await start();
    assert.equal(await refused(webSocketUrl.replace(/ticket=.*/, "ticket=parley_st_none")), 401);
    const other = await signUp(server.client);
    const { webSocketUrl: foreign } = await start({}, other.client);
    assert.equal(await refused(webSocketUrl.replace(/\?.*/, new URL(foreign).search)), 404);
    const voice = await openVoice(webSocketUrl);
    assert.notEqual(await refused(webSocketUrl), 101);
    assert.equal((await stateOf(sessionId)).state, "connected");
    await voice.close();
  });

  test("may be replaced: the conversation goes on, and the former connection is closed", async () => {
    const first = await start();
    const lost = await openVoice(first.webSocketUrl);
    lost.send({ type: "text", text: "When do you open?" });
    await lost.next("response.completed");
    const again = await start({ sessionId: first.sessionId });
    assert.equal(again.sessionId, first.sessionId);
    const voice = await openVoice(again.webSocketUrl);
    assert.equal((await lost.closed).reason, "connected-again");
    voice.send({ type: "text", text: "When do you open?" });
    await voice.next("response.completed");
    const { body } = await person.client.get(`/api/conversations/${first.sessionId}/messages`);
    assert.equal(body.data.length, 4);
    assert.equal((await stateOf(first.sessionId)).state, "connected");
    await voice.close();
    const { turns } = await until(async () => {
      const seen = await stateOf(first.sessionId);
      return seen.state === "ended" && seen.turns.length === 2 && seen;
    });
    assert.deepEqual(
      turns.map(({ turn }: { turn: number }) => turn),
      [1, 2],
    );
  });

  test("is refused with a sentence when the workspace has too many", async () => {
    const open = [await openVoice((await start()).webSocketUrl), await openVoice((await start()).webSocketUrl)];
    const { status, body, headers } = await person.client.post("/api/voice/start", parts);
    assert.deepEqual([status, body.code], [503, "too-many-voice-sessions"]);
    assert.ok(Number(headers.get("retry-after")) > 0);
    for (const voice of open) await voice.close();
    await until(async () => (await person.client.post("/api/voice/start", parts)).status === 201);
  });

  test("of a client that vanishes ends after two pings, gives its place back, and may be taken up again", async () => {
    const proxy = await openVanishingProxy(server.url);
    const lost = [await start(), await start()];
    const voices = await Promise.all(lost.map(({ webSocketUrl }) => openVoice(proxy.through(webSocketUrl))));
    voices[0]!.send({ type: "text", text: "When do you open?" });
    await voices[0]!.next("response.started");
    proxy.vanish();
    assert.equal((await person.client.post("/api/voice/start", parts)).status, 503);
    // A ping goes to each, nobody answers, and the next one is the last.
    await until(async () => {
      moveClock(server, 20_000);
      await setTimeout(500);
      const states = await Promise.all(lost.map(({ sessionId }) => stateOf(sessionId)));
      return states.every(({ state }) => state === "ended");
    });
    assert.equal((await stateOf(lost[0].sessionId)).endReason, "client-left");
    await until(() => proxy.countEnded() === 2);
    const again = await start({ sessionId: lost[0].sessionId });
    const voice = await openVoice(again.webSocketUrl);
    voice.send({ type: "text", text: "When do you open?" });
    await voice.next("response.completed");
    const { body } = await person.client.get(`/api/conversations/${lost[0].sessionId}/messages`);
    assert.equal(body.data.length, 4);
    await voice.close();
    proxy.stop();
  });

  describe("whose node lost its connection to the database", () => {
    /** Returns the id of the node before. */
    const loseNode = async () => {
      const { node, database } = server.server.kernel;
      const before = node.id;
      await execute(database.query)`select pg_terminate_backend(session_pid) from node where id = ${before}`;
      await until(() => node.id !== before && node.isRegistered);
      return before;
    };
    const nodeOf = async (sessionId: string) => {
      const session = await first<{ nodeId: string | null }>(server.server.kernel.database.query)`
        select node_id from voice_session where id = ${VoiceSessionId.parse(sessionId)}`;
      return session?.nodeId;
    };

    test("goes on, and belongs to the node's new id", async () => {
      const { sessionId, webSocketUrl } = await start();
      const voice = await openVoice(webSocketUrl);
      const former = await loseNode();
      await until(async () => (await nodeOf(sessionId)) === server.server.kernel.node.id);
      await failLostSessions.run(server.server.kernel, { nodeId: former });
      voice.send({ type: "text", text: "When do you open?" });
      await voice.next("response.completed");
      assert.equal((await stateOf(sessionId)).state, "connected");
      await voice.close();
      await until(async () => (await stateOf(sessionId)).endReason === "client-left");
    });

    test("is closed where it was failed meanwhile", async () => {
      const { sessionId, webSocketUrl } = await start();
      const voice = await openVoice(webSocketUrl);
      await failLostSessions.run(server.server.kernel, { nodeId: server.server.kernel.node.id });
      await loseNode();
      assert.equal((await voice.closed).reason, "node-died");
      const { state, endReason } = await stateOf(sessionId);
      assert.deepEqual([state, endReason], ["failed", "node-died"]);
    });
  });

  test("ends with the key that opened it", async () => {
    const { body: key } = await person.client.post("/api/keys", {
      name: "voice",
      kind: "secret",
      scopes: ["voice:write"],
    });
    const { webSocketUrl, sessionId } = await start({ api_key: key.key }, server.client.as(key.key));
    const voice = await openVoice(webSocketUrl);
    assert.equal((await person.client.call("DELETE", `/api/keys/${key.id}`)).status, 204);
    assert.equal((await voice.closed).code, 4401);
    assert.equal(
      (await until(async () => (await stateOf(sessionId)).endReason ?? undefined)) as unknown,
      "credential-ended",
    );
  });

  test("is renewed in-band by a fresh access token of the same member", async () => {
    const voice = await openVoice((await start()).webSocketUrl);
    voice.send({ type: "token", accessToken: "nonsense" });
    assert.equal((await voice.next("error")).code as unknown, "unauthenticated");
    voice.send({ type: "token", accessToken: person.accessToken });
    await voice.next("token" as never);
    await voice.close();
  });

  test("hears the same in pieces of one byte, and at twice the speed", async () => {
    const said = Buffer.concat([
      pcmBytes(new Int16Array(4_800)),
      pcmBytes(await sayAs("rms", "When do you open?")),
      pcmBytes(new Int16Array(14_400)),
    ]);
    const heard = async (send: (voice: VoiceClient) => void | Promise<void>) => {
      const voice = await openVoice((await start()).webSocketUrl);
      await send(voice);
      assert.equal((await voice.next("response.completed")).text, "At nine.");
      const transcripts = voice.messages().filter(({ type, final }) => type === "transcript" && final === true);
      await voice.close();
      return transcripts.map(({ text }) => text);
    };
    const inBytes = await heard(({ socket }) => {
      for (const byte of said) socket.send(Buffer.of(byte));
    });
    const odd = await heard(({ socket }) => {
      for (let at = 0, size = 1; at < said.length; at += size, size = (size * 7) % 1_999) {
        socket.send(said.subarray(at, at + size));
      }
    });
    const fast = await heard((voice) => voice.speak(new PcmReader().read(said), 2));
    assert.deepEqual([inBytes, odd, fast], Array(3).fill(["When do you open?"]));
  });

  test("survives messages that are none, and odd pieces of sound", async () => {
    const voice = await openVoice((await start()).webSocketUrl);
    for (const text of ["{", "[]", "null", '{"type":"text"}', '{"type":"interrupt","playedMs":"x"}'])
      voice.socket.send(text);
    for (const length of [0, 1, 3, 639, 641, 1]) voice.socket.send(Buffer.alloc(length, 7));
    await until(() => voice.messages().filter(({ type }) => type === "error").length === 5);
    voice.send({ type: "interrupt", playedMs: -5 });
    voice.send({ type: "audio.end" });
    voice.send({ type: "text", text: "When do you open?" });
    assert.equal((await voice.next("response.completed")).text, "At nine.");
    await voice.close();
  });

  test("is closed when sound comes half a minute ahead of real time", async () => {
    const { webSocketUrl, sessionId } = await start();
    const voice = await openVoice(webSocketUrl);
    for (let second = 0; second < 40; second++) voice.socket.send(Buffer.alloc(32_000));
    assert.equal((await voice.closed).reason, "too-much-sound");
    assert.equal(voice.messages().at(-1)?.type, "session.ended");
    await until(async () => (await stateOf(sessionId)).state === "ended");
  });

  test("that nobody opens in time expires", async () => {
    const { sessionId, webSocketUrl } = await start();
    const key = server.client.as(await makeKey(person));
    moveClock(server, 16 * 60_000);
    assert.equal(await refused(webSocketUrl), 401);
    await expireVoiceSessions.run(server.server.kernel, undefined as never);
    const { body } = await key.get(`/api/voice/sessions/${sessionId}`);
    assert.deepEqual([body.state, body.endReason], ["expired", "not-connected"]);
  });
});

describe("a browser with a publishable key", () => {
  test("talks as a visitor, to whom the conversation belongs", async () => {
    const server = await startTestServer();
    try {
      const person = await signUp(server.client);
      const key = await makeKey(person, { kind: "publishable", allowedOrigins: ["https://shop.example"] });
      const browser = server.client.as(key);
      const headers = { origin: "https://shop.example" };
      const call = (extra: Record<string, string> = {}, body: object = {}) =>
        browser.call("POST", "/api/voice/start", { body: { ...parts, ...body }, headers: { ...headers, ...extra } });
      const { status, body, text } = await call();
      assert.equal(status, 201, text);
      assert.ok(body.visitorToken);
      const voice = await openVoice(body.webSocketUrl);
      voice.send({ type: "text", text: "Hello" });
      await voice.next("response.completed");
      voice.send({ type: "text", text: "Thank you" });
      await until(() => voice.messages().filter(({ type }) => type === "response.completed").length === 2);
      await voice.close();
      const mine = { "x-visitor-token": body.visitorToken, ...headers };
      const read = (token: Record<string, string>) =>
        browser.call("GET", `/api/conversations/${body.sessionId}/messages`, { headers: token });
      assert.equal((await read(mine)).body.data.length, 4);
      assert.equal((await call({}, { sessionId: body.sessionId })).status, 404, "another visitor's session");
      assert.equal((await call(mine, { sessionId: body.sessionId })).status, 201);
    } finally {
      await server.stop();
    }
  });
});

test("a start names what it refuses, and what is allowed", async () => {
  const server = await startTestServer();
  try {
    const person = await signUp(server.client);
    const start = (body: object) => person.client.post("/api/voice/start", body);
    const voice = (await start({ ...parts, voice_model: "nobody" })).body;
    assert.equal(voice.code, "unknown-voice");
    assert.match(voice.detail, /slt/);
    const language = (await start({ ...parts, language: "tlh" })).body;
    assert.equal(language.code, "unknown-language");
    assert.match(language.detail, /en-US/);
    const key = await makeKey(person, {});
    const another = await makeKey(person, {});
    const asKey = (api_key: string) => server.client.as(key).post("/api/voice/start", { ...parts, api_key });
    assert.equal((await asKey(key)).status, 201);
    assert.equal((await asKey(another)).body.code, "api-key-mismatch");
    const { status, body } = await start({ ...parts, endpoint: "http://169.254.169.254/" });
    assert.deepEqual([status, body.endpoint], [201, "http://169.254.169.254/"], "it is echoed and never called");
    assert.equal((await start({ ...parts, assistantId: "nobody" })).body.code, "unknown-assistant");
    assert.equal((await start({ ...parts, sessionId: "voice_nobody" })).status, 404);
  } finally {
    await server.stop();
  }
});
