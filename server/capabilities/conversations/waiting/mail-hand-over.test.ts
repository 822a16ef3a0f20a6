import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { all, execute } from "../../../kernel/storage/sql.ts";
import { makeKey, type Person, signUp } from "../../../testing/client.ts";
import { connect } from "../../../testing/clients/event-socket.ts";
import { eventsOf } from "../../../testing/events-of.ts";
import { joinTeam } from "../../../testing/join-team.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";
import { ConversationId } from "../ids.ts";

let server: TestServer;
let operator: Person;
before(async () => {
  server = await startTestServer();
  operator = await signUp(server.client);
});
after(() => server.stop());

type Desk = Person & { key: string };
async function open(): Promise<Desk> {
  const owner = await signUp(server.client);
  return { ...owner, key: await makeKey(owner) };
}
async function say({ key }: Desk, message: string, sessionId?: string): Promise<string> {
  const { body, text, status } = await server.client.as(key).post("/api/chatbot/send", { message, sessionId });
  assert.equal(status, 200, text);
  return body.conversationId;
}
async function askForPerson(desk: Desk): Promise<string> {
  const conversationId = await say(desk, "My oven Brunhilde is on fire.");
  return say(desk, "I want to talk to a human", conversationId);
}

/** The work of these jobs has ended. */
async function settle(): Promise<void> {
  const names = ["mail-unseen-hand-over", "deliver-mail"];
  await until(async () => {
    const jobs = await all(server.server.kernel.database.query)`
      select from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = job.task_id
      where task.identifier = any(${names}::text[])`;
    return jobs.length === 0;
  });
}
/** Lets the time come at which the wait is announced. */
async function endPatience(desk: Desk, conversationId: string): Promise<void> {
  const key = `waiting:${ConversationId.parse(conversationId)}`;
  const before = await waitsOf(desk);
  await execute(server.server.kernel.database.query)`
    update graphile_worker._private_jobs set run_at = now() where key = ${key}`;
  await until(async () => (await waitsOf(desk)) > before);
  await settle();
}
const waitsOf = async ({ workspaceId }: Person): Promise<number> =>
  (await eventsOf(server, workspaceId)).filter(({ type }) => type === "conversation.waiting").length;
/** Lists the mails to the person about customers, oldest first, as the operator sees them. */
async function mailsTo({ email }: Pick<Person, "email">): Promise<{ subject: string; text: string }[]> {
  await settle();
  const { data } = (await operator.client.get("/api/settings/mail/outbox?limit=100")).body;
  return data
    .filter((mail: { to: string; subject: string }) => mail.to === email && /customer|Kunde/.test(mail.subject))
    .toReversed();
}

test("a hand-over that no member is online to see is mailed at once, with the last messages, and not again", async () => {
  const desk = await open();
  const bea = await joinTeam(server, desk, "agent");
  const { email, password } = bea;
  await server.client.post("/api/auth/signin", { email, password }, { headers: { "accept-language": "de" } });
  const conversationId = await askForPerson(desk);
  const [mail, ...more] = await mailsTo(desk);
  assert.deepEqual([mail?.subject, more], ["A customer needs a person", []]);
  assert.match(mail!.text, new RegExp(conversationId));
  assert.match(mail!.text, /My oven Brunhilde is on fire\.[\s\S]*I want to talk to a human/);
  assert.doesNotMatch(mail!.subject, /Brunhilde/);
  const [german] = await mailsTo(bea);
  assert.equal(german?.subject, "Ein Kunde braucht einen Menschen");
  assert.match(german!.text, /Die letzten Nachrichten:[\s\S]*Brunhilde/);
  await endPatience(desk, conversationId);
  assert.equal((await mailsTo(desk)).length, 1);
  // A colleague has read it: what comes now begins another wait, which is mailed when it is announced.
  await bea.client.get(`/api/conversations/${conversationId}/messages`);
  await say(desk, "Still there?", conversationId);
  assert.equal((await mailsTo(desk)).length, 1);
  await endPatience(desk, conversationId);
  assert.deepEqual(
    (await mailsTo(desk)).map(({ subject }) => subject),
    ["A customer needs a person", "A customer waits for an answer"],
  );
});

test("nobody is mailed at once while a member is online, where a member takes over, and where waits are not mailed", async () => {
  const desk = await open();
  const { socket } = await connect(server.url, "/api/stream", { authorization: `Bearer ${desk.accessToken}` });
  await askForPerson(desk);
  assert.deepEqual(await mailsTo(desk), []);
  socket.close();
  const conversationId = await say(desk, "Hello");
  await desk.client.post(`/api/conversations/${conversationId}/hand-over`);
  assert.deepEqual(await mailsTo(desk), []);
  await desk.client.call("PATCH", "/api/settings/workspace", { body: { waitingAfterMinutes: null } });
  await askForPerson(desk);
  assert.deepEqual(await mailsTo(desk), []);
});

test("a mail that quotes a conversation is erased with it, and with the account of its reader", async () => {
  const desk = await open();
  const bea = await joinTeam(server, desk, "agent");
  const [first, second] = [await askForPerson(desk), await askForPerson(desk)];
  assert.equal((await mailsTo(desk)).length, 2);
  assert.equal((await desk.client.call("DELETE", `/api/conversations/${first}`)).status, 204);
  const [left, ...more] = await mailsTo(desk);
  assert.deepEqual(more, []);
  assert.match(left!.text, new RegExp(second));
  assert.equal((await mailsTo(bea)).length, 1);
  const erased = await bea.client.call("DELETE", "/api/auth/me", { body: { password: bea.password } });
  assert.equal(erased.status, 204, erased.text);
  assert.deepEqual(await mailsTo(bea), []);
});
