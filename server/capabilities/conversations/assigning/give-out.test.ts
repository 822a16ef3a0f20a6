import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { makeKey, type Person, signUp } from "../../../testing/client.ts";
import { connect } from "../../../testing/clients/event-socket.ts";
import { eventsOf } from "../../../testing/events-of.ts";
import { joinTeam } from "../../../testing/join-team.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";

let [one, two]: [TestServer, TestServer] = [] as unknown as [TestServer, TestServer];
before(async () => {
  one = await startTestServer();
  two = await startTestServer({ connection: one.connection });
});
after(async () => {
  await two.stop();
  await one.stop();
});

const setRule = ({ client }: Person, assignment: string) =>
  client.call("PATCH", "/api/settings/workspace", { body: { assignment } });
const arrive = (server: TestServer, { accessToken }: Person) =>
  connect(server.url, "/api/stream", { authorization: `Bearer ${accessToken}` });
const askForPerson = async (server: TestServer, key: string): Promise<string> => {
  const { body, text } = await server.client
    .as(key)
    .post("/api/chatbot/send", { message: "I want to talk to a human" });
  assert.equal(body.handedOver, true, text);
  return body.conversationId;
};
const countOf = async ({ client }: Person, query: string): Promise<number> =>
  (await client.get(`/api/conversations?status=handed-over&limit=100&${query}`)).body.data.length;

/** Waits until each node knows that these people are there. */
async function waitForPresence(key: string, count: number): Promise<void> {
  for (const server of [one, two]) {
    await until(async () => {
      const { messages, socket } = await connect(server.url, "/api/stream", { authorization: `Bearer ${key}` });
      socket.close();
      return (messages[0]!.online as unknown[]).length === count;
    });
  }
}

test("fifty people who ask for a person at once on two nodes are shared out evenly among those present", async () => {
  const owner = await signUp(one.client);
  const [bea, cem, absent] = [
    await joinTeam(one, owner, "agent"),
    await joinTeam(one, owner, "admin"),
    await joinTeam(one, owner, "agent"),
  ];
  assert.equal((await setRule(owner, "round-robin")).body.assignment, "round-robin");
  const key = await makeKey(owner);
  const present = [owner, bea, cem];
  const connections = [await arrive(one, owner), await arrive(two, bea), await arrive(two, cem)];
  await waitForPresence(key, present.length);
  await Promise.all(Array.from({ length: 50 }, (_, index) => askForPerson(index % 2 === 0 ? one : two, key)));
  await until(async () => (await countOf(owner, "assignee=none")) === 0);
  const counts = await Promise.all(present.map((member) => countOf(member, "assignee=me")));
  assert.deepEqual(counts.sort(), [16, 17, 17]);
  assert.equal(await countOf(absent, "assignee=me"), 0);
  const reasons = (await eventsOf(one, owner.workspaceId)).filter(({ type }) => type === "conversation.assigned");
  assert.equal(reasons.length, 50);
  assert.ok(reasons.every(({ data }) => (data as { reason: string }).reason === "by-rule"));
  for (const { socket } of connections) socket.close();
});

test("what nobody is there for is given to the next member who comes, and back to others when the member is removed", async () => {
  const owner = await signUp(one.client);
  const bea = await joinTeam(one, owner, "agent");
  const key = await makeKey(owner);
  await setRule(owner, "round-robin");
  const first = await askForPerson(one, key);
  await waitForPresence(key, 0);
  assert.equal(await countOf(owner, "assignee=none"), 1);
  const connection = await arrive(two, bea);
  const assigneeOf = async (id: string) => (await owner.client.get(`/api/conversations/${id}`)).body.assignee?.id;
  await until(async () => (await assigneeOf(first)) === bea.userId);
  const ownerConnection = await arrive(one, owner);
  await waitForPresence(key, 2);
  await owner.client.call("DELETE", `/api/members/${bea.userId}`);
  await until(async () => (await countOf(owner, "assignee=me")) === 1);
  connection.socket.close();
  ownerConnection.socket.close();
});

test("without the rule, conversations wait for a member who takes them", async () => {
  const owner = await signUp(one.client);
  const key = await makeKey(owner);
  const connection = await arrive(one, owner);
  await waitForPresence(key, 1);
  await askForPerson(one, key);
  // The rule of another workspace was followed after this: nothing is under way any more.
  const other = await signUp(one.client);
  await setRule(other, "round-robin");
  const otherConnection = await arrive(one, other);
  const otherKey = await makeKey(other);
  await waitForPresence(otherKey, 1);
  await askForPerson(one, otherKey);
  await until(async () => (await countOf(other, "assignee=me")) === 1);
  assert.equal(await countOf(owner, "assignee=none"), 1);
  // With the rule, what waits already is given out.
  await setRule(owner, "round-robin");
  await until(async () => (await countOf(owner, "assignee=me")) === 1);
  connection.socket.close();
  otherConnection.socket.close();
  assert.equal((await setRule(owner, "random")).body.errors[0].pointer, "/body/assignment");
});
