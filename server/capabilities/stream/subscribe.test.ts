import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import Type from "typebox";
import { capabilities } from "../../app.ts";
import { capability } from "../../kernel/capability.ts";
import { defineEvent, emit } from "../../kernel/log/event.ts";
import { inTransaction } from "../../kernel/storage/database.ts";
import { makeKey, type Person, signUp, type TestClient } from "../../testing/client.ts";
import { openEvents } from "../../testing/clients/event-reader.ts";
import { connect } from "../../testing/clients/event-socket.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { WorkspaceId } from "../identity/index.ts";

describe("the stream", () => {
  let server: TestServer;
  let second: TestServer;
  let person: Person;
  let client: TestClient;
  let key: string;
  const authorization = () => ({ authorization: `Bearer ${key}` });

  before(async () => {
    server = await startTestServer();
    second = await startTestServer({ connection: server.connection });
    person = await signUp(server.client);
    key = await makeKey(person);
    client = server.client.as(key);
  });
  after(async () => {
    await second.stop();
    await server.stop();
  });

  test("a client on one node gets events that another node commits, in the order of their positions", async () => {
    const watcher = await connect(second.url, "/api/stream", authorization());
    for (let count = 0; count < 5; count++) {
      await client.post("/api/chatbot/send", { message: `Hello ${count}`, sessionId: "across" });
    }
    await watcher.until((message) => (message.data as { text?: string })?.text === "Hello 4");
    const positions = watcher.events().map((event) => event.position ?? 0);
    assert.deepEqual(
      positions,
      positions.map((_, index) => (positions[0] ?? 0) + index),
    );
    const questions = watcher.events().filter((event) => event.data?.author === "contact");
    assert.deepEqual(
      questions.map((event) => event.data?.text),
      [0, 1, 2, 3, 4].map((count) => `Hello ${count}`),
    );
    watcher.socket.close();
  });

  test("a client that reconnects to any node with its position misses no event and gets none twice", async () => {
    const sent = 12;
    const seen: number[] = [];
    const firstHello = await connect(server.url, "/api/stream", authorization());
    let position = Number(firstHello.messages[0]?.position);
    firstHello.socket.close();
    const start = position;
    for (let count = 0; count < sent; count++) {
      await client.post("/api/chatbot/send", { message: `Again ${count}`, sessionId: "resume" });
      const node = count % 2 === 0 ? server : second;
      const watcher = await connect(node.url, `/api/stream?since=${position}`, authorization());
      await watcher.until((message) => (message.position ?? 0) > position && message.type !== "hello");
      watcher.socket.terminate();
      for (const event of watcher.events()) seen.push(Number(event.position));
      position = seen.at(-1) ?? position;
    }
    const rest = await connect(second.url, `/api/stream?since=${position}`, authorization());
    const { body } = await client.post("/api/chatbot/send", { message: "The end", sessionId: "resume" });
    await rest.until((message) => message.data?.id === body.messageId);
    for (const event of rest.events()) seen.push(Number(event.position));
    rest.socket.close();
    assert.deepEqual(
      seen,
      seen.map((_, index) => start + 1 + index),
    );
  });

  test("Server-Sent Events are the same events, and Last-Event-ID resumes them", async () => {
    const all = await openEvents(`${server.url}/api/stream?since=0`, { headers: authorization() });
    assert.equal((await all.next())?.event, "hello");
    const first = await all.next();
    const next = await all.next();
    all.cut();
    const resumed = await openEvents(`${second.url}/api/stream`, {
      headers: { ...authorization(), "last-event-id": first!.id },
    });
    await resumed.next();
    assert.deepEqual(await resumed.next(), next);
    resumed.cut();
  });

  test("a client gets the types and the conversation that it asks for, within the scopes of its credential", async () => {
    const blind = await makeKey(person, { scopes: ["knowledge:read"] });
    const watcher = await connect(server.url, "/api/stream?events=message.*", authorization());
    const one = await connect(server.url, "/api/stream?conversation=resume", authorization());
    const other = await connect(server.url, "/api/stream", { authorization: `Bearer ${blind}` });
    await client.post("/api/chatbot/send", { message: "Not here", sessionId: "filtered" });
    await client.post("/api/chatbot/send", { message: "Here", sessionId: "resume" });
    await client.post("/api/knowledge/sources", { type: "text", title: "News", content: "There is news." });
    await other.until((message) => message.type === "source.indexed");
    await one.until((message) => message.data?.text === "Here");
    await watcher.until((message) => message.data?.text === "Here");
    assert.deepEqual(new Set(watcher.events().map((event) => event.type)), new Set(["message.created"]));
    assert.ok(one.events().every((event) => event.data?.sessionId === "resume"));
    assert.deepEqual(new Set(other.events().map((event) => event.type)), new Set(["source.indexed"]));
    for (const { socket } of [watcher, one, other]) socket.close();
  });

  test("a ticket opens one WebSocket, or Server-Sent Events any number of times", async () => {
    const give = async () => (await person.client.post("/api/stream/tickets")).body.ticket as string;
    const ticket = await give();
    assert.match(ticket, /^parley_st_/);
    // A refused request does not use up the ticket.
    await assert.rejects(connect(server.url, `/api/stream?events=UPPER&ticket=${ticket}`), { status: 400 });
    await assert.rejects(connect(server.url, `/api/stream?since=999999&ticket=${ticket}`), { status: 400 });
    const watcher = await connect(second.url, `/api/stream?ticket=${ticket}`);
    await assert.rejects(connect(server.url, `/api/stream?ticket=${ticket}`), { status: 401 });
    watcher.socket.close();
    const again = await give();
    for (let count = 0; count < 2; count++) {
      const events = await openEvents(`${server.url}/api/stream?ticket=${again}`);
      assert.equal((await events.next())?.event, "hello");
      events.cut();
    }
    assert.equal((await server.client.get("/api/auth/me?ticket=x")).status, 401);
    const contested = await give();
    const attempts = await Promise.allSettled(
      [server, second, server, second].map(({ url }) => connect(url, `/api/stream?ticket=${contested}`)),
    );
    const opened = attempts.flatMap((attempt) => (attempt.status === "fulfilled" ? [attempt.value] : []));
    assert.equal(opened.length, 1);
    for (const { socket } of opened) socket.close();
  });

  test("a visitor gets the events of its own conversations only", async () => {
    const browserKey = await makeKey(person, { kind: "publishable", allowedOrigins: ["https://shop.example"] });
    const browser = server.client.as(browserKey, { origin: "https://shop.example" });
    const mine = (await browser.post("/api/chatbot/send", { message: "Mine" })).body;
    const theirs = (await browser.post("/api/chatbot/send", { message: "Theirs" })).body;
    const token = { headers: { "x-visitor-token": mine.visitorToken } };
    assert.equal((await browser.post("/api/stream/tickets")).status, 404);
    assert.equal((await browser.get("/api/stream")).status, 404);
    const direct = await openEvents(`${server.url}/api/stream`, {
      headers: { authorization: `Bearer ${browserKey}`, "x-visitor-token": mine.visitorToken },
    });
    assert.equal((await direct.next())?.event, "hello");
    direct.cut();
    const { ticket } = (await browser.post("/api/stream/tickets", undefined, token)).body;
    const watcher = await connect(server.url, `/api/stream?since=0&ticket=${ticket}`);
    await client.post("/api/chatbot/send", { message: "A server's" });
    await browser.post("/api/chatbot/send", { message: "More of mine", sessionId: mine.conversationId }, token);
    await watcher.until((message) => message.data?.text === "More of mine");
    const ids = new Set(watcher.events().map((event) => event.data?.conversationId));
    assert.deepEqual(ids, new Set([mine.conversationId]));
    assert.ok(!JSON.stringify(watcher.messages).includes(theirs.conversationId));
    watcher.socket.close();
  });

  test("presence and typing reach clients on other nodes", async () => {
    await client.post("/api/chatbot/send", { message: "Hello", sessionId: "typing" });
    const watcher = await connect(second.url, "/api/stream", authorization());
    const member = await connect(server.url, "/api/stream", { authorization: `Bearer ${person.accessToken}` });
    const came = await watcher.until((message) => message.type === "presence");
    assert.deepEqual([(came.who as { kind: string }).kind, came.isOnline], ["member", true]);
    member.socket.send(JSON.stringify({ type: "typing", conversationId: "typing", isTyping: true }));
    const typing = await watcher.until((message) => message.type === "typing");
    assert.equal(typing.isTyping, true);
    member.socket.close();
    await watcher.until((message) => message.type === "presence" && message.isOnline === false);
    member.socket.on("error", () => {});
    watcher.socket.send("nonsense");
    assert.match(String((await watcher.until((message) => message.type === "error")).detail), /JSON/);
    watcher.socket.send('{"type":"ping"}');
    await watcher.until((message) => message.type === "pong");
    watcher.socket.close();
  });

  test("a member with two connections goes offline when the last one ends", async () => {
    const other = await signUp(server.client);
    const observer = await connect(second.url, "/api/stream", { authorization: `Bearer ${await makeKey(other)}` });
    const member = { authorization: `Bearer ${other.accessToken}` };
    const [one, two] = [
      await connect(server.url, "/api/stream", member),
      await connect(second.url, "/api/stream", member),
    ];
    await observer.until((message) => message.type === "presence" && message.isOnline === true);
    // A node's signals come in order: its presence has arrived before its typing.
    await other.client.post("/api/chatbot/send", { message: "Hello", sessionId: "there" });
    two.socket.send(JSON.stringify({ type: "typing", conversationId: "there", isTyping: true }));
    await observer.until((message) => message.type === "typing");
    one.socket.close();
    two.socket.close();
    await observer.until((message) => message.type === "presence" && message.isOnline === false);
    const seen = observer.messages.filter((message) => message.type === "presence").map((message) => message.isOnline);
    assert.deepEqual(seen, [true, false]);
    observer.socket.close();
  });

  test("a WebSocket closes when its credential is revoked", async () => {
    const made = (await person.client.post("/api/keys", { name: "short", kind: "secret" })).body;
    const watcher = await connect(second.url, "/api/stream", { authorization: `Bearer ${made.key}` });
    await person.client.call("DELETE", `/api/keys/${made.id}`);
    assert.equal((await watcher.closed).code, 4401);
  });

  test("no event contains messages of an erased conversation", async () => {
    const sent = (await client.post("/api/chatbot/send", { message: "Forget this", sessionId: "forget" })).body;
    await client.call("DELETE", "/api/conversations/forget");
    const watcher = await connect(server.url, "/api/stream?since=0", authorization());
    await watcher.until(
      (message) => message.type === "conversation.deleted" && message.data?.conversationId === sent.conversationId,
    );
    assert.ok(!JSON.stringify(watcher.messages).includes("Forget this"));
    watcher.socket.close();
  });

  for (const [path, status] of [
    ["/api/stream?since=999999", 400],
    ["/api/stream?since=-1", 400],
    ["/api/stream?events=UPPER", 400],
    ["/api/stream?conversation=nobody", 404],
    ["/api/stream?unknown=1", 400],
  ] as const) {
    test(`${path} is refused with ${status}, also as a WebSocket`, async () => {
      assert.equal((await client.get(path)).status, status);
      await assert.rejects(connect(server.url, path, authorization()), { status });
    });
  }

  test("a WebSocket without a credential, or on an unknown path, is refused like any other request", async () => {
    await assert.rejects(connect(server.url, "/api/stream"), { status: 401 });
    await assert.rejects(connect(server.url, "/nowhere", authorization()), { status: 404 });
  });

  test("a stopping server closes its streams with a code that asks clients to reconnect", async () => {
    const third = await startTestServer({ connection: server.connection });
    const watcher = await connect(third.url, "/api/stream", authorization());
    const events = await openEvents(`${third.url}/api/stream`, { headers: authorization() });
    await events.next();
    await client.post("/api/chatbot/send", { message: "Before the stop", sessionId: "goodbye" });
    await watcher.until((message) => message.data?.text === "Before the stop");
    await third.stop();
    assert.equal((await watcher.closed).code, 1001);
    await events.rest();
  });

  test("a slow client delays no other client, misses no event and gets none twice", async () => {
    const parcelSent = defineEvent({
      type: "parcel.sent",
      summary: "For this test.",
      schema: Type.Object({ content: Type.String() }),
      visibleTo: "conversations:read",
    });
    const post = capability({ name: "post", events: [parcelSent] });
    const node = await startTestServer({ connection: server.connection, capabilities: [...capabilities, post] });
    const workspaceId = WorkspaceId.parse(person.workspaceId)!;
    const parcels = 16;
    const content = "-".repeat(1024 * 1024);
    const slow = await connect(node.url, "/api/stream?events=parcel.sent", authorization());
    const quick = await connect(node.url, "/api/stream?events=parcel.sent", authorization());
    const slowStream = await openEvents(`${node.url}/api/stream?events=parcel.sent`, { headers: authorization() });
    await slowStream.next();
    slow.socket.pause();
    for (let sent = 0; sent < parcels; sent++) {
      await inTransaction(node.server.kernel.database, async (tx) =>
        emit(tx, parcelSent, { workspaceId, data: { content } }),
      );
    }
    const last = Number(slow.messages[0]?.position) + parcels;
    await quick.until((message) => message.position === last);
    assert.ok(slow.events().length < parcels);
    slow.socket.resume();
    await slow.until((message) => message.position === last);
    const expected = Array.from({ length: parcels }, (_, index) => last - parcels + 1 + index);
    assert.deepEqual(
      slow.events().map((event) => event.position),
      expected,
    );
    for (const position of expected) assert.equal((await slowStream.next())?.id, String(position));
    slowStream.cut();
    await node.stop();
  });
});
