// Long because every promise needs the same two processes, which take seconds to start.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { Client } from "pg";
import { createClient, type Person, signUp, type TestClient } from "../server/testing/client.ts";
import { openEvents, type ReadEvent } from "../server/testing/clients/event-reader.ts";
import { type Connection, createTestDatabase } from "../server/testing/test-database.ts";
import { until } from "../server/testing/until.ts";
import type { ServerProcess } from "./server-process.ts";
import { startNode } from "./start-node.ts";

/** The long form repeats each race many times. */
const isLong = process.env.FAULTS === "long";

/** Two server processes with one PostgreSQL: what one node was told holds on the other. */
type Node = { process: ServerProcess; url: string; client: TestClient };

let database: { connection: Connection; drop(): Promise<void> };
let folder: string;
let [a, b]: [Node, Node] = [] as unknown as [Node, Node];
let person: Person;

async function openNode(name: string): Promise<Node> {
  const process = startNode(database.connection, join(folder, name));
  const url = await process.ready;
  return { process, url, client: createClient(url) };
}

before(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "parley-nodes-"));
  // Both nodes start at once, because both migrate, store the check of the secret and create signing
  // keys.
  [a, b] = await Promise.all([openNode("a"), openNode("b")]);
  person = await signUp(a.client);
});

after(async () => {
  for (const { process } of [a, b]) process.signal("SIGKILL");
  await Promise.all([a.process.ended, b.process.ended]);
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const at = (node: Node, token = person.accessToken) => node.client.as(token);

/**
 * Calls until the credential is refused, and returns how long that took. Fails after five seconds.
 */
async function refusedAfterMs(node: Node, credential: string): Promise<number> {
  const startedAtMs = performance.now();
  for (;;) {
    const { status } = await node.client.as(credential).get("/api/auth/me");
    const elapsedMs = performance.now() - startedAtMs;
    if (status === 401) return Math.round(elapsedMs);
    assert.ok(elapsedMs < 5_000, `the credential was still taken after ${elapsedMs} ms`);
  }
}

test("a key that one node ends is refused by the other", async (t) => {
  const made = await at(a).post("/api/keys", { name: "till", kind: "secret" });
  assert.equal(made.status, 201, made.text);
  // Both nodes have verified the key and remember it.
  for (const node of [a, b]) assert.equal((await at(node, made.body.key).get("/api/conversations")).status, 200);
  assert.equal((await at(a).call("DELETE", `/api/keys/${made.body.id}`)).status, 204);
  t.diagnostic(`the key was refused by the other node after ${await refusedAfterMs(b, made.body.key)} ms`);
  await refusedAfterMs(a, made.body.key);
});

test("a session that ends on one node is over on the other, its refresh token too", async (t) => {
  const credentials = { email: person.email, password: person.password };
  const first = (await b.client.post("/api/auth/signin", credentials)).body;
  assert.equal((await at(b, first.accessToken).get("/api/auth/me")).status, 200);
  const { sessionId } = (await at(a, first.accessToken).get("/api/auth/me")).body;
  assert.equal((await at(a).call("DELETE", `/api/auth/sessions/${sessionId}`)).status, 204);
  t.diagnostic(`the session was refused by the other node after ${await refusedAfterMs(b, first.accessToken)} ms`);
  assert.equal((await b.client.post("/api/auth/refresh", { refreshToken: first.refreshToken })).status, 401);

  const second = (await a.client.post("/api/auth/signin", credentials)).body;
  assert.equal((await at(b, second.accessToken).get("/api/auth/me")).status, 200);
  assert.equal((await at(a, second.accessToken).post("/api/auth/signout")).status, 204);
  t.diagnostic(`the signed-out one was refused after ${await refusedAfterMs(b, second.accessToken)} ms`);
});

test("a stream on one node ends when its key is ended on the other", async () => {
  const made = await at(a).post("/api/keys", { name: "watcher", kind: "secret" });
  const sent = await at(a).post("/api/chatbot/send", { message: "Hello?", sessionId: "watched" });
  assert.equal(sent.status, 200, sent.text);
  const stream = await openEvents(`${b.url}/api/conversations/watched/events`, {
    headers: { authorization: `Bearer ${made.body.key}` },
  });
  assert.equal(stream.status, 200);
  assert.equal((await at(a).call("DELETE", `/api/keys/${made.body.id}`)).status, 204);
  await stream.rest();
});

test("what one node is taught, the other answers in the very next call; changed and removed likewise", async () => {
  for (let round = 0; round < (isLong ? 12 : 2); round++) {
    const [teacher, speaker] = round % 2 === 0 ? [a, b] : [b, a];
    const place = `hall ${["amber", "birch", "cedar"][round % 3]} ${round}`;
    const question = `Where does choir number ${round} rehearse?`;
    const ask = async () => (await at(speaker).post("/api/chatbot/send", { message: question })).body;
    const faq = (answer: string) => ({ type: "faq", question, answer });

    const taught = await at(teacher).post("/api/knowledge/sources", faq(`It rehearses in ${place}.`));
    assert.equal(taught.status, 201, taught.text);
    assert.equal((await ask()).aiResponse, `It rehearses in ${place}.`);

    const path = `/api/knowledge/sources/${taught.body.id}`;
    const changed = await at(teacher).call("PUT", path, { body: faq(`It moved to the old ${place}.`) });
    assert.equal(changed.status, 200, changed.text);
    assert.equal((await ask()).aiResponse, `It moved to the old ${place}.`);
    assert.ok((await at(speaker).post("/api/knowledge/search", { query: question })).text.includes(`old ${place}`));

    assert.equal((await at(teacher).call("DELETE", path)).status, 204);
    const answer = await ask();
    assert.ok(!answer.citations.some((citation: { sourceId: string }) => citation.sourceId === taught.body.id));
    assert.ok(!answer.aiResponse.includes(place), answer.aiResponse);
  }
});

type Numbered = { number: number; author: string; text: string; status: string; isAnswerTo: number | null };

/** The messages of a session as they are stored. */
async function storedMessages(sessionId: string): Promise<Numbered[]> {
  const client = new Client(database.connection);
  await client.connect();
  try {
    const { rows } = await client.query(
      `select message.number, message.author, message.text, message.status, question.number as "isAnswerTo"
       from message join conversation on conversation.id = message.conversation_id
       left join message as question on question.id = message.reply_to_id
       where conversation.session_key = $1 order by message.number`,
      [sessionId],
    );
    return rows as Numbered[];
  } finally {
    await client.end();
  }
}

/** Each question once, each followed by its one reply, numbered without a gap. */
async function assertWhole(sessionId: string, questions: string[]): Promise<void> {
  const stored = await storedMessages(sessionId);
  assert.deepEqual(
    stored.map(({ number }) => number),
    stored.map((_message, index) => index + 1),
    "the numbers have no gap",
  );
  const asked = stored.filter(({ author }) => author === "contact").map(({ text }) => text);
  assert.deepEqual([...asked].sort(), [...questions].sort(), "each question is there once");
  for (const message of stored) {
    assert.equal(message.status, "completed", `message ${message.number} has an end`);
    assert.equal(message.author, message.number % 2 === 1 ? "contact" : "assistant");
    assert.equal(message.isAnswerTo, message.number % 2 === 1 ? null : message.number - 1);
  }
}

test("sends to one session that alternate between the nodes are answered in order", async () => {
  const sessionId = `turns ${randomUUID()}`;
  const questions = Array.from({ length: isLong ? 20 : 6 }, (_, index) => `Alternating question ${index}?`);
  for (const [index, message] of questions.entries()) {
    const answer = await at(index % 2 === 0 ? a : b).post("/api/chatbot/send", { message, sessionId });
    assert.equal(answer.status, 200, answer.text);
  }
  await assertWhole(sessionId, questions);
  const stored = await storedMessages(sessionId);
  assert.deepEqual(
    stored.filter(({ author }) => author === "contact").map(({ text }) => text),
    questions,
  );
});

test("sends to one session on both nodes at once each get their own answer, in the order of the questions", async () => {
  const sessionId = `rush ${randomUUID()}`;
  const started = await at(a).post("/api/chatbot/send", { message: "Shall we begin?", sessionId });
  assert.equal(started.status, 200, started.text);
  const stream = await openEvents(`${b.url}/api/conversations/${encodeURIComponent(sessionId)}/events?from=start`, {
    headers: { authorization: `Bearer ${person.accessToken}` },
  });
  const questions = Array.from({ length: isLong ? 16 : 8 }, (_, index) => `Simultaneous question ${index}?`);
  const answers = await Promise.all(
    questions.map((message, index) => at(index % 2 === 0 ? a : b).post("/api/chatbot/send", { message, sessionId })),
  );
  for (const answer of answers) assert.equal(answer.status, 200, answer.text);
  assert.equal(new Set(answers.map(({ body }) => body.messageId)).size, questions.length);
  await assertWhole(sessionId, ["Shall we begin?", ...questions]);

  // A watcher sees question, reply, question, reply: the order in which they are stored.
  const shown: string[] = [];
  while (shown.length < 2 * (questions.length + 1)) {
    const event = await stream.next();
    assert.ok(event !== undefined, "the stream ended early");
    if (event.event === "message.created") shown.push(String(event.data.text));
    if (event.event === "message.completed") shown.push(String(event.data.aiResponse));
  }
  stream.cut();
  assert.deepEqual(
    shown,
    (await storedMessages(sessionId)).map(({ text }) => text),
  );
});

test("a stream on one node tells of messages sent on the other, and goes on there after the last event", async () => {
  const sessionId = `watch ${randomUUID()}`;
  await at(a).post("/api/knowledge/sources", {
    type: "faq",
    question: "How long is the river walk?",
    answer:
      "The river walk is eleven kilometres long. It begins at the lock and ends at the weir, where a ferry waits.",
  });
  const send = (message: string) => at(a).post("/api/chatbot/send", { message, sessionId });
  assert.equal((await send("Good morning")).status, 200);
  const path = `/api/conversations/${encodeURIComponent(sessionId)}/events`;
  const headers = { authorization: `Bearer ${person.accessToken}` };
  const watching = await openEvents(b.url + path, { headers });
  assert.equal((await send("How long is the river walk?")).status, 200);
  const live = await watching.until("message.completed");
  watching.cut();
  assert.deepEqual(
    live.map(({ event }) => event).filter((event) => event !== "message.delta" && event !== "message.citation"),
    ["message.created", "message.started", "message.completed"],
  );
  const toldText = live.filter(({ event }) => event === "message.delta").map(({ data }) => String(data.text));
  assert.ok(toldText.length > 1, "the answer is long enough to come in parts");
  assert.equal(toldText.join(""), live.at(-1)?.data.aiResponse);

  // From every event on, the other node tells the rest: nothing twice, nothing left out.
  for (const [index, last] of live.entries()) {
    const resumed = await openEvents(a.url + path, { headers: { ...headers, "last-event-id": last.id } });
    const expected = live.slice(index + 1);
    const rest: ReadEvent[] = [];
    while (rest.length < expected.length) {
      const event = await resumed.next();
      assert.ok(event !== undefined, "the stream ended early");
      rest.push(event);
    }
    resumed.cut();
    assert.deepEqual(rest, expected, `resumed after ${last.id}`);
  }

  // After the last one, what comes next is the next message, sent on the node that did not stream
  // before.
  const resumed = await openEvents(a.url + path, { headers: { ...headers, "last-event-id": live.at(-1)?.id ?? "" } });
  const next = at(b).post("/api/chatbot/send", { message: "And the ferry?", sessionId });
  const first = await resumed.next();
  assert.equal(first?.event, "message.created");
  assert.equal(first.data.text, "And the ferry?");
  await resumed.until("message.completed");
  resumed.cut();
  assert.equal((await next).status, 200);
});

test("an Idempotency-Key used on one node gives the same answer on the other, without a second effect", async () => {
  const calls = [
    { path: "/api/keys", body: { name: "once", kind: "secret" }, change: { name: "x" } },
    {
      path: "/api/knowledge/sources",
      body: { type: "text", title: "once", content: "x y z" },
      change: { title: "x" },
    },
    { path: "/api/chatbot/send", body: { message: "Only once?", sessionId: "once" }, change: { message: "x" } },
  ].map((call) => ({ ...call, count: () => countOf(call.path.replace("chatbot/send", "conversations"), "once") }));
  for (const { path, body, change, count } of calls) {
    const headers = { "idempotency-key": randomUUID() };
    const first = await at(a).post(path, body, { headers });
    assert.ok(first.status < 300, first.text);
    const again = await at(b).post(path, body, { headers });
    assert.deepEqual([again.status, again.body], [first.status, first.body], path);
    assert.equal(await count(), 1, path);
    const refused = await at(b).post(path, { ...body, ...change }, { headers });
    assert.deepEqual([refused.status, refused.body.code], [422, "idempotency-key-reused"], path);
  }
  assert.equal((await storedMessages("once")).length, 2);
});

/** Counts the entries of a list that have this name, title or session. */
async function countOf(path: string, name: string): Promise<number> {
  const { body } = await at(b).get(`${path}?limit=100`);
  const named = (thing: Record<string, unknown>) => [thing.name, thing.title, thing.sessionId].includes(name);
  return body.data.filter(named).length;
}

test("an Idempotency-Key used on both nodes at once has one effect", async () => {
  for (let round = 0; round < (isLong ? 8 : 2); round++) {
    const name = `race ${round}`;
    const request = { headers: { "idempotency-key": randomUUID() } };
    const make = (node: Node) => at(node).post("/api/keys", { name, kind: "secret" }, request);
    const answers = await Promise.all([make(a), make(b), make(a), make(b)]);
    for (const answer of answers) assert.ok([201, 409].includes(answer.status), answer.text);
    const settled = await make(b);
    assert.equal(settled.status, 201, settled.text);
    for (const answer of answers) if (answer.status === 201) assert.deepEqual(answer.body, settled.body);
    assert.equal(await countOf("/api/keys", name), 1);
  }
});

test("a node with another PARLEY_SECRET does not start, and says why", async () => {
  const stranger = startNode(database.connection, join(folder, "stranger"), {
    PARLEY_SECRET: "some other secret of 32 characters or more",
  });
  const { code } = await stranger.ended;
  assert.equal(code, 1);
  assert.match(stranger.output(), /PARLEY_SECRET differs from the one this database was made with/);
  assert.doesNotMatch(stranger.output(), /some other secret|\n\s+at /);
  assert.equal((await b.client.get("/readyz")).status, 200);
});

test("replies that a killed node left pending are given by the other, each once", async (t) => {
  // This is the last test, so that it may end a node that the others need.
  const victim = a;
  const sessions = Array.from({ length: isLong ? 6 : 3 }, (_, index) => `orphans ${index} ${randomUUID()}`);
  type Sent = { sessionId: string; message: string; key: string };
  const sends: Sent[] = [];
  const send = (node: Node, { sessionId, message, key }: Sent) =>
    at(node).post("/api/chatbot/send", { message, sessionId }, { headers: { "idempotency-key": key } });
  let isKilled = false;
  /** Sends one question after the other until the node is gone. */
  const askOn = async (sessionId: string, who: number) => {
    for (let count = 0; !isKilled; count++) {
      const sent = { sessionId, message: `Question ${count} of client ${who}?`, key: randomUUID() };
      sends.push(sent);
      await send(victim, sent).catch(() => undefined);
    }
  };
  /**
   * A reply is owed only while the node's index is older than the knowledge; otherwise it is stored
   * with its question.
   */
  const teachOn = async () => {
    for (let count = 0; !isKilled; count++) {
      await at(b).post("/api/knowledge/sources", {
        type: "text",
        title: `Note ${count}`,
        content: `Note ${count} of many.`,
      });
    }
  };
  const clients = [
    ...sessions.flatMap((sessionId) => [1, 2, 3, 4, 5, 6].map((who) => askOn(sessionId, who))),
    teachOn(),
  ];
  // One reply of each session at most can be on its way into the database; more owed ones stay
  // owed.
  const owed = await until(async () => {
    if ((await pendingCount()) <= 2 * sessions.length) return undefined;
    victim.process.signal("SIGSTOP");
    const count = await pendingCount();
    if (count > sessions.length) return count;
    victim.process.signal("SIGCONT");
    return undefined;
  });
  isKilled = true;
  victim.process.signal("SIGKILL");
  await Promise.all([victim.process.ended, ...clients]);
  t.diagnostic(`the killed node owed ${owed} replies to ${sends.length} sends`);

  await until(async () => (await pendingCount()) === 0);
  // Every client asks again with its key: what was stored is not stored twice, what was not is sent
  // now.
  for (const sent of sends) {
    const answer = await until(async () => {
      const retried = await send(b, sent);
      return retried.status === 409 ? undefined : retried;
    });
    assert.equal(answer.status, 200, answer.text);
    assert.equal(answer.body.status, "completed");
    assert.equal(answer.body.sessionId, sent.sessionId);
  }
  for (const sessionId of sessions) {
    await assertWhole(
      sessionId,
      sends.filter((sent) => sent.sessionId === sessionId).map(({ message }) => message),
    );
  }
});

/** Counts the replies that are owed in the whole database. */
async function pendingCount(): Promise<number> {
  const client = new Client(database.connection);
  await client.connect();
  try {
    const { rows } = await client.query("select count(*)::int as count from message where status = 'pending'");
    return (rows as { count: number }[])[0]?.count ?? 0;
  } finally {
    await client.end();
  }
}
