// Long because all promises about proofs use the same page.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, describe, test } from "node:test";
import { makeKey, type Person, signUp, type TestAnswer, type TestClient } from "../../testing/client.ts";
import { openEvents, type ReadEvent } from "../../testing/clients/event-reader.ts";
import { eventsOf } from "../../testing/events-of.ts";
import { moveClock } from "../../testing/move-clock.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { rotateSecret, secondsFromNow, signClaims, userToken } from "../../testing/user-token.ts";

const shop = "https://shop.example";

describe("a page's user", () => {
  let server: TestServer;
  let owner: Person;
  let key: string;
  let browser: TestClient;
  let secret: string;

  before(async () => {
    server = await startTestServer();
    owner = await signUp(server.client);
    secret = await rotateSecret(owner);
    key = await makeKey(owner, { kind: "publishable", allowedOrigins: [shop] });
    browser = server.client.as(key, { origin: shop });
  });
  after(() => server.stop());

  type Words = {
    user?: string;
    visitor?: string;
    session?: string;
    message?: string;
    headers?: Record<string, string>;
  };
  const send = ({ user, visitor, session, message = "Hello", headers = {} }: Words): Promise<TestAnswer> =>
    browser.post(
      "/api/chatbot/send",
      {
        message,
        ...(session === undefined ? {} : { sessionId: session }),
        ...(user === undefined ? {} : { context: { userToken: userToken(secret, user) } }),
      },
      { headers: { ...(visitor === undefined ? {} : { "x-visitor-token": visitor }), ...headers } },
    );
  const headersOf = ({ user, visitor }: Words): Record<string, string> => ({
    ...(visitor === undefined ? {} : { "x-visitor-token": visitor }),
    ...(user === undefined ? {} : { "x-user-token": userToken(secret, user) }),
  });
  const events = (words: Words & { session: string }) =>
    openEvents(`${server.url}/api/conversations/${words.session}/events?from=start`, {
      headers: { authorization: `Bearer ${key}`, origin: shop, ...headersOf(words) },
    });
  const statusOfEvents = async (words: Words & { session: string }) => {
    const stream = await events(words);
    stream.cut();
    return stream.status;
  };
  const stop = (words: Words & { session: string }) =>
    browser.post(`/api/conversations/${words.session}/stop`, undefined, { headers: headersOf(words) });
  const ticket = (words: Words, headers: Record<string, string> = {}) =>
    browser.post("/api/stream/tickets", undefined, { headers: { ...headersOf(words), ...headers } });
  const messagesOf = async (conversationId: string): Promise<string[]> => {
    const { body } = await owner.client.get(`/api/conversations/${conversationId}/messages?limit=100`);
    return body.data.filter((it: { author: string }) => it.author === "contact").map((it: { text: string }) => it.text);
  };

  test("is the same visitor on every device and continues the conversation of another device", async () => {
    const user = randomUUID();
    const phone = (await send({ user, session: "support", message: "From my phone" })).body;
    const desk = (await send({ user, session: "support", message: "From my desk" })).body;
    assert.equal(desk.conversationId, phone.conversationId);
    assert.equal(desk.visitorToken, phone.visitorToken);
    const stream = await events({ user, session: "support" });
    const told = await stream.until("message.completed");
    stream.cut();
    assert.ok(told.length > 0);
    const { body } = await owner.client.get(`/api/conversations/${phone.conversationId}`);
    assert.deepEqual([body.userId, body.userVerified, body.isVisitor], [user, true, true]);
  });

  test("is not watched with the ticket of another visitor", async () => {
    const [user, other] = [randomUUID(), randomUUID()];
    await send({ user });
    await send({ user: other });
    const { body } = await ticket({ user: other });
    const watch = async (proven: string) => {
      const path = `${server.url}/api/stream?ticket=${body.ticket}`;
      const stream = await openEvents(path, { headers: { origin: shop, ...headersOf({ user: proven }) } });
      stream.cut();
      return stream.status;
    };
    assert.deepEqual([await watch(user), await watch(other)], [401, 200]);
  });

  test("is not reached by the visitor token alone, which starts an anonymous conversation", async () => {
    const user = randomUUID();
    const mine = (await send({ user, session: "support", message: "My secret" })).body;
    for (const session of ["support", mine.conversationId]) {
      const words = { visitor: mine.visitorToken, session };
      assert.deepEqual([await statusOfEvents(words), (await stop(words)).status], [404, 404]);
      const next = (await send(words)).body;
      assert.notEqual(next.conversationId, mine.conversationId);
      assert.notEqual(next.visitorToken, mine.visitorToken);
      assert.deepEqual(await messagesOf(next.conversationId), ["Hello"]);
    }
    assert.equal((await ticket({ visitor: mine.visitorToken })).status, 404);
    assert.deepEqual(await messagesOf(mine.conversationId), ["My secret"]);
  });

  test("starts a conversation of their own at a browser that another user used before", async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    const before = (await send({ user: first, session: "support" })).body;
    const visitor = before.visitorToken;
    for (const session of ["support", before.sessionId, before.conversationId]) {
      const after = (await send({ user: second, visitor, session })).body;
      assert.notEqual(after.conversationId, before.conversationId);
      assert.notEqual(after.visitorToken, visitor);
    }
    const words = { user: second, visitor, session: before.conversationId };
    assert.deepEqual([await statusOfEvents(words), (await stop(words)).status], [404, 404]);
    assert.deepEqual(await messagesOf(before.conversationId), ["Hello"]);
  });

  test("gets 404 for an unknown conversation id with their own visitor token", async () => {
    const user = randomUUID();
    const { conversationId, visitorToken } = (await send({ user })).body;
    const elsewhere = (await send({ user: randomUUID() })).body;
    assert.equal((await send({ user, visitor: visitorToken, session: elsewhere.conversationId })).status, 404);
    assert.equal((await send({ user, visitor: visitorToken, session: conversationId })).status, 200);
  });

  test("keeps the conversations from before the proof, and then only the proof opens them", async () => {
    const user = randomUUID();
    const { visitorToken: visitor, ...first } = (await send({ session: "cart", message: "Before" })).body;
    const unnamed = (await send({ visitor, message: "Before, elsewhere" })).body;
    const joined = (await send({ user, visitor, session: "cart", message: "After" })).body;
    assert.equal(joined.conversationId, first.conversationId);
    assert.notEqual(joined.visitorToken, visitor);
    assert.deepEqual(await messagesOf(first.conversationId), ["Before", "After"]);
    const onPhone = (await send({ user, session: unnamed.conversationId, message: "On my phone" })).body;
    assert.equal(onPhone.conversationId, unnamed.conversationId);
    for (const session of ["cart", first.conversationId, unnamed.conversationId]) {
      for (const visitorOfOld of [visitor, joined.visitorToken]) {
        assert.equal(await statusOfEvents({ visitor: visitorOfOld, session }), 404);
      }
      assert.equal(await statusOfEvents({ user, session }), 200);
    }
    const { body } = await owner.client.get(`/api/conversations/${unnamed.conversationId}`);
    assert.deepEqual([body.userId, body.userVerified], [user, true]);
    const identified = (await eventsOf(server, owner.workspaceId)).filter(
      (it) => it.type === "conversation.identified",
    );
    const ids = identified.map((it) => (it.data as { conversationId: string }).conversationId);
    assert.deepEqual(ids.slice(-2), [first.conversationId, unnamed.conversationId]);
  });

  test("loses no message when two conversations have the same session id", async () => {
    const user = randomUUID();
    const known = (await send({ user, session: "support", message: "As myself" })).body;
    const unknown = (await send({ session: "support", message: "As anybody" })).body;
    const { visitorToken: visitor } = unknown;
    const joined = (await send({ user, visitor, session: "support", message: "Both" })).body;
    assert.equal(joined.conversationId, known.conversationId);
    assert.deepEqual(await messagesOf(known.conversationId), ["As myself", "Both"]);
    assert.deepEqual(await messagesOf(unknown.conversationId), ["As anybody"]);
    const { body } = await owner.client.get(`/api/conversations/${unknown.conversationId}`);
    assert.equal(body.sessionId, unknown.conversationId);
    assert.equal(await statusOfEvents({ user, session: unknown.conversationId }), 200);
  });

  test("is identified on many devices at once, and no conversation is merged or lost", async () => {
    const user = randomUUID();
    const devices = await Promise.all(
      Array.from(
        { length: 8 },
        async (_, index) => (await send({ session: "support", message: `device ${index}` })).body,
      ),
    );
    const answers = await Promise.all(
      devices.map(({ visitorToken: visitor }, index) =>
        send({ user, visitor, session: "support", message: `joined ${index}` }),
      ),
    );
    assert.deepEqual(new Set(answers.map((answer) => answer.status)), new Set([200]));
    const [held] = new Set(answers.map(({ body }) => body.conversationId));
    assert.equal(new Set(answers.map(({ body }) => body.conversationId)).size, 1);
    const texts = await Promise.all(devices.map(({ conversationId }) => messagesOf(conversationId)));
    for (const [index, spoken] of texts.entries()) assert.equal(spoken[0], `device ${index}`);
    const joined = (await messagesOf(held)).filter((text) => text.startsWith("joined"));
    assert.equal(joined.length, devices.length);
  });

  test("takes over a visitor's conversations only for the first user who proved it", async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    const { visitorToken: visitor, conversationId } = (await send({ session: "cart" })).body;
    await Promise.all([first, second].map((user) => send({ user, visitor, session: "cart" })));
    const { body } = await owner.client.get(`/api/conversations/${conversationId}`);
    const reached = await Promise.all([first, second].map((user) => statusOfEvents({ user, session: conversationId })));
    assert.deepEqual(reached, body.userId === first ? [200, 404] : [404, 200]);
  });

  test("ends the open streams of the visitor that the user was before", async () => {
    const { visitorToken: visitor } = (await send({ session: "open" })).body;
    const before = await events({ visitor, session: "open" });
    await before.until("message.completed");
    const user = randomUUID();
    await send({ user, visitor, session: "open", message: "Only for me" });
    const rest = await before.rest();
    assert.ok(!JSON.stringify(rest).includes("Only for me"));
    assert.deepEqual(
      rest.filter((event) => event.event !== "message.started"),
      [],
    );
  });

  test("has streams that end with the token that opened them", async () => {
    const user = randomUUID();
    const { conversationId } = (await send({ user })).body;
    const stream = await events({ user, session: conversationId });
    await stream.until("message.completed");
    const { clock } = server.server.kernel;
    moveClock(server, 7_200_000);
    try {
      await stream.rest();
    } finally {
      server.server.kernel.clock = clock;
    }
  });

  test("gets the same answer for a retry with the same proof, and nobody else gets it", async () => {
    const user = randomUUID();
    const { visitorToken: visitor } = (await send({ session: "cart" })).body;
    const headers = { "idempotency-key": randomUUID(), "x-visitor-token": visitor };
    const body = { message: "Once", sessionId: "cart" };
    const attempt = (proof: Record<string, string>, given: unknown = body) =>
      browser.post("/api/chatbot/send", given, { headers: { ...headers, ...proof } });
    const proof = { "x-user-token": userToken(secret, user) };
    const first = await attempt(proof);
    const again = await attempt(proof);
    assert.deepEqual([again.status, again.body], [200, first.body]);
    const later = signClaims(secret, { sub: user, exp: secondsFromNow(7_200) });
    const refreshed = await attempt({ "x-user-token": later });
    assert.deepEqual(refreshed.body, first.body, "another proof of the same user is the same request");
    const other = await attempt({ "x-user-token": userToken(secret, randomUUID()) });
    assert.deepEqual([other.status, other.body.code], [404, "not-found"]);
    assert.equal((await attempt({})).status, 404, "the old token reaches nothing, not by a retry either");
    assert.equal((await attempt({ "x-user-token": "x" })).status, 401);
    assert.deepEqual(
      (await messagesOf(first.body.conversationId)).filter((text) => text === "Once"),
      ["Once"],
    );
  });

  test("gets tickets for a proof, which show the user's conversations and no others", async () => {
    const [user, other] = [randomUUID(), randomUUID()];
    const mine = (await send({ user, session: "watched" })).body;
    const theirs = (await send({ user: other, session: "watched" })).body;
    const given = await ticket({ user });
    assert.equal(given.status, 201, given.text);
    const stream = await openEvents(`${server.url}/api/stream?since=0&ticket=${given.body.ticket}`);
    await send({ user: other, session: "watched", message: "Not for you" });
    await send({ user, session: "watched", message: "For you" });
    const seen = await readUntil(stream, (event) => JSON.stringify(event).includes("For you"));
    stream.cut();
    const ids = seen.map((event) => (event.data.data as { conversationId?: string } | undefined)?.conversationId);
    assert.deepEqual(new Set(ids.filter((id) => id !== undefined)), new Set([mine.conversationId]));
    assert.ok(!JSON.stringify(seen).includes(theirs.conversationId));
    const direct = await openEvents(`${server.url}/api/stream`, {
      headers: { authorization: `Bearer ${key}`, ...headersOf({ user }) },
    });
    assert.equal((await direct.next())?.event, "hello");
    direct.cut();
  });

  test("gets the same ticket for a retry only with the same proof", async () => {
    const user = randomUUID();
    const { visitorToken: visitor } = (await send({ user })).body;
    const headers = { "idempotency-key": randomUUID(), "x-visitor-token": visitor };
    const proof = { "x-user-token": userToken(secret, user) };
    const first = await ticket({}, { ...headers, ...proof });
    assert.deepEqual((await ticket({}, { ...headers, ...proof })).body, first.body);
    const another = await ticket({ user: randomUUID() }, headers);
    assert.notEqual(another.body.ticket, first.body.ticket);
    assert.equal((await ticket({}, headers)).status, 404);
  });

  test("gets the same ticket for a retry with a body only with the same proof", async () => {
    const user = randomUUID();
    const { visitorToken: visitor } = (await send({ user })).body;
    const headers = { "idempotency-key": randomUUID(), "x-visitor-token": visitor };
    const proof = { "x-user-token": userToken(secret, user) };
    const attempt = (proofs: Record<string, string>) =>
      browser.post("/api/stream/tickets", {}, { headers: { ...headers, ...proofs } });
    const first = await attempt(proof);
    assert.equal(first.status, 201, first.text);
    assert.deepEqual((await attempt(proof)).body, first.body);
    assert.equal((await attempt({})).status, 404, "the visitor token alone is given no ticket of the user");
    assert.equal((await attempt({ "x-user-token": "x" })).body.code, "user-proof-invalid");
  });

  test("continues to watch a conversation that a visitor's watchers lose when it becomes the user's", async () => {
    const user = randomUUID();
    const { visitorToken: visitor, conversationId } = (await send({ session: "cart" })).body;
    const [ofVisitor, ofUser] = await Promise.all(
      [{ visitor }, { user }].map((words) =>
        openEvents(`${server.url}/api/stream`, { headers: { authorization: `Bearer ${key}`, ...headersOf(words) } }),
      ),
    );
    await send({ visitor, session: "cart", message: "As anybody" });
    await readUntil(ofVisitor!, (event) => JSON.stringify(event).includes("As anybody"));
    const joined = (await send({ user, visitor, session: "cart", message: "As myself" })).body;
    assert.equal(joined.conversationId, conversationId);
    // The next event of the old token is about this new conversation: it missed what came before.
    await send({ visitor, session: "new cart", message: "As somebody new" });
    const seen = await readUntil(ofVisitor!, (event) => JSON.stringify(event).includes("As somebody new"));
    assert.ok(!JSON.stringify(seen).includes("As myself"));
    const heard = await readUntil(ofUser!, (event) => JSON.stringify(event).includes("As myself"));
    assert.ok(heard.some((event) => event.event === "conversation.identified"));
    ofVisitor!.cut();
    ofUser!.cut();
  });

  test("must be proven in every call of a key that requires it", async () => {
    const user = randomUUID();
    const strictKey = await makeKey(owner, { kind: "publishable", allowedOrigins: [shop], requireIdentity: true });
    const strict = server.client.as(strictKey, { origin: shop });
    const { visitorToken: visitor } = (await send({ session: "cart" })).body;
    const mine = (await send({ user, session: "support" })).body;
    const proof = { "x-user-token": userToken(secret, user) };
    const calls: ((headers: Record<string, string>) => Promise<number | string>)[] = [
      (headers) => codeOf(strict.post("/api/chatbot/send", { message: "Hi" }, { headers })),
      (headers) => codeOf(strict.post("/api/chatbot", { message: "Hi" }, { headers })),
      (headers) => codeOf(strict.post("/api/chatbot/send", { message: "Hi", context: { userId: user } }, { headers })),
      (headers) => codeOf(strict.post("/api/conversations/support/stop", undefined, { headers })),
      (headers) => codeOf(strict.post("/api/stream/tickets", undefined, { headers })),
      ...["/api/conversations/support/events", "/api/stream"].map((path) => async (headers: Record<string, string>) => {
        const stream = await openEvents(server.url + path, {
          headers: { authorization: `Bearer ${strictKey}`, accept: "text/event-stream", ...headers },
        });
        stream.cut();
        return stream.status;
      }),
    ];
    for (const call of calls) {
      for (const token of [undefined, visitor, mine.visitorToken]) {
        const without = await call(token === undefined ? {} : { "x-visitor-token": token });
        assert.ok(without === "user-proof-missing" || without === 401, String(without));
      }
      const forged = await call({ "x-user-token": `${proof["x-user-token"]}x` });
      assert.ok(forged === "user-proof-invalid" || forged === 401, String(forged));
      assert.ok([200, 201].includes((await call(proof)) as number));
    }
    const listed = (await owner.client.get("/api/keys")).body.data;
    assert.deepEqual(
      listed.map((it: { requireIdentity: boolean }) => it.requireIdentity),
      [true, false],
    );
    const given = (await strict.post("/api/stream/tickets", undefined, { headers: proof })).body;
    const stream = await openEvents(`${server.url}/api/stream?ticket=${given.ticket}`);
    assert.equal((await stream.next())?.event, "hello");
    stream.cut();
    const secretKey = { name: "till", kind: "secret", requireIdentity: true };
    assert.equal((await owner.client.post("/api/keys", secretKey)).body.code, "cannot-be-done");
  });

  test("is another visitor in another workspace, even with the same id", async () => {
    const stranger = await signUp(server.client);
    const otherSecret = await rotateSecret(stranger);
    const otherKey = await makeKey(stranger, { kind: "publishable", allowedOrigins: [shop] });
    const mine = (await send({ user: "u-1" })).body;
    const there = server.client.as(otherKey);
    const context = { userToken: userToken(otherSecret, "u-1") };
    const theirs = await there.post("/api/chatbot/send", { message: "Hi", sessionId: mine.conversationId, context });
    assert.notEqual(theirs.body.conversationId, mine.conversationId);
    assert.notEqual(theirs.body.visitorToken, mine.visitorToken);
    const headers = { "x-visitor-token": mine.visitorToken };
    assert.equal((await there.post("/api/chatbot/send", { message: "Hi", context }, { headers })).status, 401);
  });
});

async function codeOf(answer: Promise<TestAnswer>): Promise<number | string> {
  const { status, body } = await answer;
  return body?.code ?? status;
}

async function readUntil(
  stream: { next(): Promise<ReadEvent | undefined> },
  isLast: (event: ReadEvent) => boolean,
): Promise<ReadEvent[]> {
  const seen: ReadEvent[] = [];
  for (;;) {
    const event = await stream.next();
    if (event === undefined) throw new Error(`The stream ended; it had ${JSON.stringify(seen)}.`);
    seen.push(event);
    if (isLast(event)) return seen;
  }
}
