import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { Client } from "pg";
import { makeKey, type Person, signUp, type TestClient } from "../../testing/client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { until, untilLocked } from "../../testing/until.ts";

/** On ten connections, as an installation has them. */
const settings = { PARLEY_DB_CONNECTIONS: "10" };
let server: TestServer;
let neighbour: Person;
let page: TestClient;
let locker: Client;

before(async () => {
  server = await startTestServer({ settings });
  await signUp(server.client);
  neighbour = await signUp(server.client);
  page = server.client.as(await makeKey(neighbour, { kind: "publishable", allowedOrigins: ["https://shop.example"] }));
  locker = new Client(server.connection);
  await locker.connect();
  const text = { type: "text", title: "Hours", content: "We open at eight." };
  assert.equal((await neighbour.client.post("/api/knowledge/sources", text)).status, 201);
  assert.deepEqual(await live(), usual);
});
after(async () => {
  await locker?.end();
  await server?.stop();
});

const usual = { chat: 200, lead: 201, ready: 200, signin: 200, list: 200 };

/** Does what the neighbour and a load balancer do meanwhile. */
async function live() {
  const { email, password } = neighbour;
  const [chat, lead, ready, signin, list] = await Promise.all([
    page.post("/api/chatbot/send", { message: "When do you open?" }),
    page.post("/api/leads", { email: "ada@example.com", message: "Call me." }),
    server.client.get("/readyz"),
    server.client.post("/api/auth/signin", { email, password }),
    neighbour.client.get("/api/conversations"),
  ]);
  return {
    chat: chat.status,
    lead: lead.status,
    ready: ready.status,
    signin: signin.status,
    list: list.status,
  };
}

/** Holds every statement that touches the table until the returned function is called. */
async function hold(table: string): Promise<() => Promise<unknown>> {
  await locker.query(`begin; lock table ${table} in access exclusive mode`);
  return () => locker.query("rollback");
}

/** Counts the statements that wait for the table. */
async function countHeld(table: string): Promise<number> {
  const { rows } = await locker.query("select from pg_locks where relation = $1::regclass and not granted", [table]);
  return rows.length;
}

const countOf = (answers: { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

describe("a neighbour of a workspace that asks for too much", { timeout: 180_000 }, () => {
  test("chats, sends a lead and signs in while 40 exports and 24 erasures are held, and the node is ready", async () => {
    const attacker = await signUp(server.client);
    const release = await hold("run");
    const answers: { status: number; headers: Headers }[] = [];
    const note = async (answer: Promise<{ status: number; headers: Headers }>) => void answers.push(await answer);
    const exports = Array.from({ length: 40 }, (_, number) =>
      note(attacker.client.get(`/api/users/nobody-${number}-xyz/export`)),
    );
    const erasures = Array.from({ length: 24 }, (_, number) =>
      note(attacker.client.call("DELETE", `/api/users/nobody-${number}-xyz`)),
    );
    await untilLocked(locker);
    assert.deepEqual(await live(), usual);
    assert.deepEqual(await live(), usual);
    // One runs and eight wait. All others were refused at once.
    await until(() => countOf(answers, 429) >= 55);
    await release();
    await Promise.all([...exports, ...erasures]);
    assert.deepEqual([countOf(answers, 200), countOf(answers, 429)], [9, 55]);
    for (const { status, headers } of answers) assert.equal(status === 429, headers.get("retry-after") !== null);
  });

  test("lists and posts while 60 other requests are held, of which a workspace has three under way", async () => {
    const attacker = await signUp(server.client);
    const release = await hold("segment");
    const answers: { status: number; headers: Headers }[] = [];
    const requests = Array.from({ length: 60 }, async () => {
      answers.push(await attacker.client.get("/api/segments"));
    });
    await untilLocked(locker, 3);
    await until(() => countOf(answers, 429) >= 17);
    assert.deepEqual(await live(), usual);
    assert.equal(await countHeld("segment"), 3);
    await release();
    await Promise.all(requests);
    // A follower of the workspace may have one of the three at the beginning.
    assert.ok(countOf(answers, 200) >= 40 && countOf(answers, 200) <= 43, `${countOf(answers, 200)} were served`);
    assert.equal(countOf(answers, 200) + countOf(answers, 429), 60);
    assert.ok(answers.every(({ status, headers }) => status === 200 || headers.get("retry-after") === "1"));
  });

  test("chats, sends a lead and signs in while three workspaces hold all that requests may use", async () => {
    const attackers = await Promise.all(Array.from({ length: 3 }, () => signUp(server.client)));
    const release = await hold("segment");
    const requests = attackers.flatMap(({ client }) => Array.from({ length: 6 }, () => client.get("/api/segments")));
    await untilLocked(locker, 7);
    const { list: _list, ...others } = usual;
    const chat = page.post("/api/chatbot/send", { message: "When do you open?" });
    const lead = page.post("/api/leads", { email: "ada@example.com", message: "Call me." });
    const { email, password } = neighbour;
    const signin = server.client.post("/api/auth/signin", { email, password });
    const ready = server.client.get("/readyz");
    const [chatted, sent, signed, isReady] = await Promise.all([chat, lead, signin, ready]);
    assert.deepEqual({ chat: chatted.status, lead: sent.status, ready: isReady.status, signin: signed.status }, others);
    await release();
    assert.equal(countOf(await Promise.all(requests), 200), 18);
  });
});
