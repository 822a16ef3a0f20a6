import assert from "node:assert/strict";
import { test } from "node:test";
import { execute } from "../../../kernel/storage/sql.ts";
import { makeKey, type Person, signUp } from "../../../testing/client.ts";
import { eventsOf } from "../../../testing/events-of.ts";
import { moveClock } from "../../../testing/move-clock.ts";
import { useTestServer } from "../../../testing/test-server.ts";
import { endOldThings } from "./end-old-things.ts";

const dayMs = 86_400_000;

const server = useTestServer();

const read = async ({ client }: Person) => (await client.get("/api/settings/retention")).body;
const change = ({ client }: Person, days: Record<string, unknown>) =>
  client.call("PATCH", "/api/settings/retention", { body: { days } });
/** Runs the nightly deletions as they will run so many days from now. */
async function runAfter(days: number): Promise<void> {
  const { kernel } = server.server;
  const { clock } = kernel;
  moveClock(server, days * dayMs);
  try {
    await endOldThings.run(kernel, undefined as never);
  } finally {
    kernel.clock = clock;
  }
}
const namesIn = async ({ client }: Person, path: string, field: string) =>
  (await client.get(path)).body.data.map((each: Record<string, unknown>) => each[field]);

test("without a setting, nothing ends but what ended before", async () => {
  const owner = await signUp(server.client);
  const { days, firstRunAt } = await read(owner);
  assert.deepEqual(days, {
    events: null,
    audit: null,
    contacts: null,
    leads: null,
    spamLeads: null,
    conversations: null,
    replyRecordings: 30,
    incomingEvents: 30,
    deliveries: 30,
    pendingSubscribers: 30,
    mailings: null,
    runs: 90,
    voiceRecordings: 30,
  });
  assert.deepEqual(firstRunAt, {});
  await owner.client.post("/api/chatbot/send", { message: "Hello", sessionId: "kept" });
  await runAfter(20_000);
  assert.equal((await owner.client.get("/api/conversations/kept")).status, 200);
});

test("what a change would erase is counted before it is made, and nothing changes", async () => {
  const owner = await signUp(server.client);
  const preview = (days: Record<string, unknown>) => owner.client.post("/api/settings/retention/preview", { days });
  await owner.client.post("/api/chatbot/send", { message: "Hello", sessionId: "old" });
  const { kernel } = server.server;
  const { clock } = kernel;
  const key = server.client.as(await makeKey(owner, { scopes: ["settings:read"] }));
  moveClock(server, 40 * dayMs);
  const later = await key.post("/api/settings/retention/preview", { days: { conversations: 30, runs: 90, leads: 10 } });
  kernel.clock = clock;
  assert.deepEqual(later.body.changes, [
    { kind: "leads", days: 10, currentDays: null, wouldErase: 0 },
    { kind: "conversations", days: 30, currentDays: null, wouldErase: 1 },
  ]);
  assert.deepEqual((await preview({ conversations: null })).body.changes, []);
  const refused = await preview({ cakes: 3 });
  assert.deepEqual([refused.status, refused.body.errors[0].pointer], [400, "/body/days/cakes"]);
  assert.equal((await read(owner)).days.conversations, null);
});

test("what usually ends after some days does so without a setting, and stays where the workspace wants it", async () => {
  const [usual, keeping] = [await signUp(server.client), await signUp(server.client)];
  const origin = "https://shop.example.com";
  for (const owner of [usual, keeping]) {
    const key = await makeKey(owner, { kind: "publishable", allowedOrigins: [origin] });
    const browser = server.client.as(key, { origin });
    assert.equal((await browser.post("/api/newsletter", { email: "reader@example.com" })).status, 202);
  }
  assert.equal((await change(keeping, { pendingSubscribers: 365 })).status, 200);
  const subscribers = (person: Person) => namesIn(person, "/api/newsletter/subscribers", "email");
  await runAfter(29);
  assert.equal((await subscribers(usual)).length, 1);
  await runAfter(31);
  assert.deepEqual([await subscribers(usual), await subscribers(keeping)], [[], ["reader@example.com"]]);
});

test("a change counts from the first night after a whole day, and can be taken back before", async () => {
  const owner = await signUp(server.client);
  await owner.client.post("/api/chatbot/send", { message: "Hello", sessionId: "old" });
  const { status, body } = await change(owner, { conversations: 1 });
  assert.deepEqual([status, body.days.conversations, body.days.leads], [200, 1, null]);
  const firstRun = new Date(body.firstRunAt.conversations);
  const hoursAhead = (firstRun.getTime() - Date.now()) / 3_600_000;
  assert.ok(hoursAhead > 23.9 && hoursAhead <= 48, `${hoursAhead}`);
  assert.match(firstRun.toISOString(), /T02:00:00\.000Z$/);
  await runAfter(0.9);
  assert.equal((await owner.client.get("/api/conversations/old")).status, 200);
  assert.equal((await change(owner, { conversations: null })).body.days.conversations, null);
  await runAfter(10);
  assert.equal((await owner.client.get("/api/conversations/old")).status, 200);
});

test("old data of each kind ends, with all that hangs on it, and is announced; newer data and other kinds stay", async () => {
  const owner = await signUp(server.client);
  const neighbour = await signUp(server.client);
  const key = server.client.as(await makeKey(owner));
  for (const each of [owner, neighbour]) {
    await each.client.post("/api/chatbot/send", { message: "Where is it?", sessionId: "s1" });
    await each.client.post("/api/leads", { email: "ada@example.com", message: "Call me." });
  }
  await key.post("/api/leads", { email: "spam@example.com", _gotcha: "x" });
  const { conversationId } = (await owner.client.get("/api/conversations/s1")).body;
  await change(owner, { conversations: 90, leads: 400, spamLeads: 30, contacts: null });
  await runAfter(60);
  assert.deepEqual(await namesIn(owner, "/api/leads?status=spam", "email"), []);
  assert.equal((await owner.client.get("/api/conversations/s1")).status, 200);
  await runAfter(95);
  assert.equal((await owner.client.get("/api/conversations/s1")).status, 404);
  assert.deepEqual(await namesIn(owner, "/api/leads", "email"), ["ada@example.com"]);
  const deleted = (await eventsOf(server, owner.workspaceId)).filter(({ type }) => type === "conversation.deleted");
  assert.equal(deleted.length, 1, `${conversationId}`);
  await runAfter(401);
  assert.deepEqual(await namesIn(owner, "/api/leads", "email"), []);
  assert.deepEqual(await namesIn(owner, "/api/contacts", "email"), ["ada@example.com"]);
  assert.equal((await neighbour.client.get("/api/conversations/s1")).status, 200);
  assert.deepEqual(await namesIn(neighbour, "/api/leads", "email"), ["ada@example.com"]);
});

test("more than fits into one transaction ends in one night", async () => {
  const owner = await signUp(server.client);
  const contacts = Array.from({ length: 210 }, (_, index) => `p${index}@example.com`);
  await owner.client.post("/api/contacts/import", ["email", ...contacts].join("\n"), {
    headers: { "content-type": "text/csv" },
  });
  await change(owner, { contacts: 30 });
  await runAfter(40);
  assert.deepEqual(await namesIn(owner, "/api/contacts?limit=100", "email"), []);
  const erased = (await eventsOf(server, owner.workspaceId)).filter(({ type }) => type === "contact.erased");
  assert.equal(erased.length, contacts.length);
});

test("a contact stays while one of theirs, or a merged contact, had anything to do with them", async () => {
  const owner = await signUp(server.client);
  const { client } = owner;
  const make = async (name: string, more = {}) => (await client.post("/api/contacts", { name, ...more })).body.id;
  const idle = await make("Idle");
  const talking = await make("Talking", { userId: "u-talks" });
  const lead = await make("Lead", { email: "lead@example.com" });
  const [root, part] = [await make("Root"), await make("Part")];
  await client.post(`/api/contacts/${part}/merge`, { intoId: root });
  await client.post("/api/chatbot/send", { message: "Hello", context: { userId: "u-talks" } });
  await client.post("/api/leads", { email: "lead@example.com" });
  const { query } = server.server.kernel.database;
  // Only the contacts' own rows are older, but for the merged one.
  await execute(query)`
    update contact set updated_at = ${new Date(Date.now() - 100 * dayMs)}
    where name in ('Idle', 'Talking', 'Lead', 'Root')`;
  await change(owner, { contacts: 90 });
  await runAfter(3);
  assert.deepEqual(
    await Promise.all([idle, talking, lead, root].map(async (id) => (await client.get(`/api/contacts/${id}`)).status)),
    [404, 200, 200, 200],
  );
});

test("bad input says which kinds and days there are, and only who may change settings does", async () => {
  const owner = await signUp(server.client);
  for (const [days, pointer] of [
    [{ chats: 5 }, "/body/days/chats"],
    [{ "a/b~c": 5 }, "/body/days/a~1b~0c"],
    [{ __proto__x: 5 }, "/body/days/__proto__x"],
    [{ conversations: 0 }, "/body/days/conversations"],
    [{ conversations: 1.5 }, "/body/days/conversations"],
    [{ events: 30 }, "/body/days/events"],
    [{ deliveries: null }, "/body/days/deliveries"],
    [{ incomingEvents: 31 }, "/body/days/incomingEvents"],
  ] as const) {
    const { status, body, text } = await change(owner, days);
    assert.deepEqual([status, body.errors?.[0]?.pointer], [400, pointer], text);
  }
  assert.equal((await owner.client.call("PATCH", "/api/settings/retention", { body: {} })).status, 400);
  const reader = server.client.as(await makeKey(owner, { scopes: ["settings:read"] }));
  assert.equal((await reader.get("/api/settings/retention")).status, 200);
  assert.equal((await reader.call("PATCH", "/api/settings/retention", { body: { days: {} } })).status, 403);
});
