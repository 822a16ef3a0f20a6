import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { makeKey, type Person, signUp } from "../../../testing/client.ts";
import { eventsOf } from "../../../testing/events-of.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";

let server: TestServer;
let owner: Person;
before(async () => {
  server = await startTestServer();
  owner = await signUp(server.client);
});
after(() => server.stop());

async function ask(message: string, sessionId?: string): Promise<string> {
  const client = server.client.as(await makeKey(owner));
  return (await client.post("/api/chatbot/send", { message, sessionId })).body.conversationId;
}
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
const snooze = (id: string, body: Record<string, unknown>) =>
  owner.client.call("PUT", `/api/conversations/${id}/snooze`, { body });
const idsOf = async (query: string): Promise<string[]> =>
  (await owner.client.get(`/api/conversations?${query}`)).body.data.map(({ id }: { id: string }) => id);
const snoozedUntil = async (id: string) => (await owner.client.get(`/api/conversations/${id}`)).body.snoozedUntil;

test("what is put off waits for nobody, and comes back when the person writes", async () => {
  const id = await ask("I want to talk to a human");
  const tomorrow = inMs(86_400_000);
  const { status, body } = await snooze(id, { until: tomorrow });
  assert.deepEqual([status, body.snoozedUntil], [200, tomorrow]);
  assert.deepEqual([await idsOf("waiting=true"), await idsOf("snoozed=true")], [[], [id]]);
  assert.ok(!(await idsOf("snoozed=false")).includes(id));
  await ask("One more thing", id);
  assert.deepEqual([await idsOf("waiting=true"), await idsOf("snoozed=true")], [[id], []]);
  assert.equal(await snoozedUntil(id), null);
});

test("it comes back by itself at its time, and tells the team", async () => {
  const id = await ask("When do you open?");
  const soon = inMs(1_500);
  assert.equal((await snooze(id, { until: soon })).status, 200);
  await until(async () => (await snoozedUntil(id)) === null);
  const told = (await eventsOf(server, owner.workspaceId)).filter(
    ({ type, data }) => type === "conversation.snoozed" && (data as { conversationId?: string }).conversationId === id,
  );
  assert.deepEqual(
    told.map(({ data }) => (data as { until?: string }).until),
    [soon, null],
  );
});

test("who did not see what a colleague did changes nothing, with a snooze and with an assignee", async () => {
  const id = await ask("Do you deliver?");
  const [first, second] = [inMs(3_600_000), inMs(7_200_000)];
  await snooze(id, { until: first, former: null });
  const late = await snooze(id, { until: second, former: null });
  assert.deepEqual([late.status, late.body.code], [409, "conflict"]);
  assert.equal(await snoozedUntil(id), first);
  assert.equal((await snooze(id, { until: null, former: first })).body.snoozedUntil, null);
  const assign = (body: Record<string, unknown>) => owner.client.call("PATCH", `/api/conversations/${id}`, { body });
  const me = (await owner.client.get("/api/auth/me")).body;
  const userId = me.user?.id ?? me.id;
  assert.equal((await assign({ assigneeId: userId, formerAssigneeId: null })).status, 200);
  assert.equal((await assign({ assigneeId: null, formerAssigneeId: null })).status, 409);
  assert.equal((await assign({ assigneeId: null, formerAssigneeId: userId })).body.assignee, null);
});

test("a time that is past, too far or none is refused, and closing ends a snooze", async () => {
  const id = await ask("Is there parking?");
  for (const bad of ["2020-01-01T00:00:00Z", inMs(400 * 86_400_000), "tomorrow", 5]) {
    const { status, body } = await snooze(id, { until: bad });
    assert.deepEqual([status, body.errors[0].pointer], [400, "/body/until"], String(bad));
  }
  await snooze(id, { until: inMs(3_600_000) });
  assert.equal((await owner.client.post(`/api/conversations/${id}/close`)).status, 200);
  assert.equal(await snoozedUntil(id), null);
  const stranger = await signUp(server.client);
  assert.equal(
    (await stranger.client.call("PUT", `/api/conversations/${id}/snooze`, { body: { until: null } })).status,
    404,
  );
});
