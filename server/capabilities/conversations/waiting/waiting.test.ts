import assert from "node:assert/strict";
import { test } from "node:test";
import { all, execute, first } from "../../../kernel/storage/sql.ts";
import { makeKey, type Person, signUp } from "../../../testing/client.ts";
import { connect } from "../../../testing/clients/event-socket.ts";
import { eventsOf } from "../../../testing/events-of.ts";
import { joinTeam } from "../../../testing/join-team.ts";
import { mailsOf, nextMail } from "../../../testing/received-mail.ts";
import { useTestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";
import { ConversationId } from "../ids.ts";

const server = useTestServer();

type Desk = Person & { key: string };
async function open(settings: Record<string, unknown> = {}): Promise<Desk> {
  const owner = await signUp(server.client);
  const body = { name: "Desk", ...settings };
  const changed = await owner.client.call("PATCH", "/api/settings/workspace", { body });
  assert.equal(changed.status, 200, changed.text);
  return { ...owner, key: await makeKey(owner) };
}
const say = async ({ key }: Desk, message: string, sessionId?: string): Promise<string> =>
  (await server.client.as(key).post("/api/chatbot/send", { message, sessionId })).body.conversationId;
const askForPerson = (desk: Desk) => say(desk, "I want to talk to a human");
const waitsOf = async ({ workspaceId }: Person) =>
  (await eventsOf(server, workspaceId)).filter(({ type }) => type === "conversation.waiting");
const jobOf = async (conversationId: string) => {
  const key = `waiting:${ConversationId.parse(conversationId)}`;
  return first<{ runAt: Date }>(server.server.kernel.database.query)`
    select run_at from graphile_worker._private_jobs where key = ${key}`;
};
/** A member who is online may see a hand-over, so that nobody is mailed at once. Gives how to leave. */
async function arrive({ accessToken }: Person): Promise<() => void> {
  const { socket } = await connect(server.url, "/api/stream", { authorization: `Bearer ${accessToken}` });
  return () => socket.close();
}
/** Lets the time of the jobs come, and waits for their end. */
async function comeTrue(...conversationIds: string[]): Promise<void> {
  const keys = conversationIds.map((id) => `waiting:${ConversationId.parse(id)}`);
  const { query } = server.server.kernel.database;
  const due = await execute(query)`
    update graphile_worker._private_jobs set run_at = now() where key = any(${keys}::text[])`;
  assert.equal(due, keys.length, "the jobs are stored");
  await until(async () => {
    const left = await all(query)`select from graphile_worker._private_jobs where key = any(${keys}::text[])`;
    return left.length === 0;
  });
}

test("a customer whom nobody looks after is announced once, to every member by mail in the member's language, and again after the next wait", async () => {
  const desk = await open();
  const bea = await joinTeam(server, desk, "agent");
  const cem = await joinTeam(server, desk, "agent");
  const { email, password } = cem;
  await server.client.post("/api/auth/signin", { email, password }, { headers: { "accept-language": "de" } });
  const leave = await arrive(bea);
  const conversationId = await askForPerson(desk);
  await say(desk, "Hello? My name is Cleo Visitor.", conversationId);
  await comeTrue(conversationId);
  const [first, ...more] = await waitsOf(desk);
  assert.deepEqual(more, []);
  const { since, ...data } = first!.data as Record<string, unknown>;
  assert.deepEqual(data, { conversationId, assigneeId: null });
  assert.ok(Math.abs(Date.parse(String(since)) - Date.now()) < 600_000);
  for (const { email } of [desk, bea]) {
    const mail = await nextMail(server, email, "waits");
    assert.match(mail.text, new RegExp(`for 5 minutes[\\s\\S]*${conversationId}`));
    assert.doesNotMatch(mail.subject + mail.text, /Cleo|https?:|@/);
  }
  await say(desk, "Still there?", conversationId);
  const german = await nextMail(server, email, "Ein Kunde wartet auf eine Antwort");
  assert.match(german.text, new RegExp(`seit 5 Minuten[\\s\\S]*${conversationId}`));
  assert.equal(await jobOf(conversationId), undefined, "it is the same wait");
  await bea.client.get(`/api/conversations/${conversationId}/messages`);
  await say(desk, "And now?", conversationId);
  await comeTrue(conversationId);
  assert.equal((await waitsOf(desk)).length, 2);
  leave();
});

test("reading, answering, handing back and closing end the wait; a key, a note and another list do not", async () => {
  const desk = await open();
  const key = server.client.as(desk.key);
  const ends: [string, (path: string) => Promise<unknown>, boolean][] = [
    ["reading", (path) => desk.client.get(`${path}/messages`), true],
    ["answering", (path) => desk.client.post(`${path}/messages`, { text: "Here I am." }), true],
    ["a key that answers", (path) => key.post(`${path}/messages`, { text: "Here I am." }), true],
    ["handing back", (path) => desk.client.post(`${path}/hand-back`), true],
    ["closing", (path) => desk.client.post(`${path}/close`), true],
    ["erasing", (path) => desk.client.call("DELETE", path), true],
    ["a key that reads", (path) => key.get(`${path}/messages`), false],
    ["a note", (path) => desk.client.post(`${path}/messages`, { text: "Who takes this?", isNote: true }), false],
    ["a list", () => desk.client.get("/api/conversations"), false],
  ];
  const asked = new Map<string, string>();
  for (const [name, end] of ends) {
    const conversationId = await askForPerson(desk);
    await end(`/api/conversations/${conversationId}`);
    asked.set(conversationId, name);
  }
  await comeTrue(...asked.keys());
  const waits = (await waitsOf(desk)).map(({ data }) => (data as { conversationId: string }).conversationId);
  const goOn = ends.filter(([, , isEnd]) => !isEnd).map(([name]) => name);
  assert.deepEqual(waits.map((id) => asked.get(id)).sort(), goOn.sort());
});

test("the mail goes to the assignee alone", async () => {
  const desk = await open({ waitingAfterMinutes: 1 });
  const bea = await joinTeam(server, desk, "agent");
  const leave = await arrive(desk);
  const conversationId = await askForPerson(desk);
  const body = { assigneeId: bea.userId };
  await desk.client.call("PATCH", `/api/conversations/${conversationId}`, { body });
  await comeTrue(conversationId);
  assert.match((await nextMail(server, bea.email, "waits")).text, /for a minute/);
  const { data } = (await waitsOf(desk))[0]!;
  assert.equal((data as { assigneeId: string }).assigneeId, bea.userId);
  assert.ok(!(await mailsOf(server)).some(({ to, subject }) => to === desk.email && subject.includes("waits")));
  leave();
});

test("a workspace chooses how long, or never; a longer time holds for those who wait already", async () => {
  const never = await open({ waitingAfterMinutes: null });
  assert.equal(await jobOf(await askForPerson(never)), undefined);
  const desk = await open({ waitingAfterMinutes: 10 });
  const conversationId = await askForPerson(desk);
  const { runAt } = (await jobOf(conversationId))!;
  await desk.client.call("PATCH", "/api/settings/workspace", { body: { waitingAfterMinutes: 30 } });
  const { query } = server.server.kernel.database;
  const key = `waiting:${ConversationId.parse(conversationId)}`;
  await execute(query)`update graphile_worker._private_jobs set run_at = now() where key = ${key}`;
  const later = await until(async () => {
    const job = await jobOf(conversationId);
    return job !== undefined && job.runAt > runAt && job;
  });
  assert.equal(later.runAt.getTime() - runAt.getTime(), 20 * 60_000);
  assert.deepEqual(await waitsOf(desk), []);
  for (const waitingAfterMinutes of [0, 1_441, 1.5, "5"]) {
    const refused = await desk.client.call("PATCH", "/api/settings/workspace", { body: { waitingAfterMinutes } });
    assert.equal(refused.body.errors[0].pointer, "/body/waitingAfterMinutes");
  }
});

test("while the team is away, the time begins when it is back, also over a change of the clocks", async () => {
  const officeHours = { timeZone: "europe/berlin", days: { mon: [["09:00", "17:00"]] } };
  const desk = await open({ officeHours, waitingAfterMinutes: 7 });
  const { kernel } = server.server;
  const { clock } = kernel;
  // The clocks of Berlin are put forward on Sunday, 29 March 2099, and back on 25 October.
  for (const [asked, announced] of [
    ["2099-03-28T12:00:00Z", "2099-03-30T07:07:00Z"],
    ["2099-10-24T12:00:00Z", "2099-10-26T08:07:00Z"],
    ["2099-10-26T15:59:00Z", "2099-10-26T16:06:00Z"],
    ["2099-10-26T16:00:00Z", "2099-11-02T08:07:00Z"],
  ] as const) {
    const askedMs = Date.parse(asked);
    kernel.clock = { now: () => askedMs, elapsed: clock.elapsed };
    const conversationId = await askForPerson(desk);
    kernel.clock = clock;
    assert.equal((await jobOf(conversationId))?.runAt.toISOString(), new Date(announced).toISOString(), asked);
  }
});

test("an assignee whose address is not proved gets no mail, so the others who may answer do", async () => {
  const desk = await open();
  const bea = await joinTeam(server, desk, "agent");
  const cem = await joinTeam(server, desk, "agent");
  const { kernel } = server.server;
  const { config } = kernel;
  const { query } = kernel.database;
  await execute(query)`update account set status = 'active' where email = any(${[desk.email, cem.email]}::text[])`;
  await execute(query)`update account set status = 'unverified' where email = ${bea.email}`;
  const leave = await arrive(desk);
  const conversationId = await askForPerson(desk);
  const path = `/api/conversations/${conversationId}`;
  const given = await desk.client.call("PATCH", path, { body: { assigneeId: bea.userId } });
  assert.equal(given.status, 200, given.text);
  // On a private installation no address needs a proof.
  Object.assign(kernel, { config: { ...config, isPrivate: false } });
  try {
    await comeTrue(conversationId);
  } finally {
    Object.assign(kernel, { config });
  }
  for (const { email } of [desk, cem]) await nextMail(server, email, "waits");
  assert.ok(!(await mailsOf(server)).some(({ to, subject }) => to === bea.email && subject.includes("waits")));
  const [wait] = await waitsOf(desk);
  assert.equal((wait!.data as { assigneeId: string }).assigneeId, bea.userId);
  leave();
});
