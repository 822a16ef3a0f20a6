import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { makeKey, type Person, signUp } from "../../../testing/client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let owner: Person;
before(async () => {
  server = await startTestServer();
  owner = await signUp(server.client);
});
after(() => server.stop());

const list = async (query: string) => (await owner.client.get(`/api/conversations?${query}`)).body;
const idsOf = async (query: string): Promise<string[]> => (await list(query)).data.map(({ id }: { id: string }) => id);

async function ask(message: string, sessionId?: string): Promise<string> {
  const client = server.client.as(await makeKey(owner));
  return (await client.post("/api/chatbot/send", { message, sessionId })).body.conversationId;
}

test("the list says what was said last and by whom, without notes, and who speaks", async () => {
  const id = await ask("Do you bake on Sundays?");
  await owner.client.post("/api/contacts", { name: "Somebody else", email: "else@example.org" });
  const made = await owner.client.post("/api/contacts", { name: "Marta Ortiz", email: "marta@example.org" });
  await owner.client.call("PATCH", `/api/conversations/${id}`, { body: { contactId: made.body.id } });
  await owner.client.post(`/api/conversations/${id}/messages`, { text: "She rings on Friday.", isNote: true });
  const [shown] = (await list("limit=1")).data;
  assert.deepEqual(shown.contact, { id: made.body.id, confirmed: true, name: "Marta Ortiz" });
  assert.equal(shown.lastMessage.author, "assistant");
  assert.equal(shown.lastMessage.answered, false);
  await owner.client.post(`/api/conversations/${id}/messages`, { text: "x".repeat(300) });
  const [later] = (await list("limit=1")).data;
  assert.deepEqual([later.lastMessage.author, later.lastMessage.text], ["member", "x".repeat(200)]);
});

test("a conversation waits from the hand-over until a colleague answers, and again when the person writes", async () => {
  const id = await ask("I want to talk to a human");
  assert.deepEqual(await idsOf("waiting=true"), [id]);
  await owner.client.get(`/api/conversations/${id}/messages`);
  assert.deepEqual(await idsOf("waiting=true"), [id], "looking is no answer");
  await owner.client.post(`/api/conversations/${id}/messages`, { text: "Here I am." });
  assert.deepEqual(await idsOf("waiting=true"), []);
  await ask("Thank you. One more thing.", id);
  assert.deepEqual(await idsOf("waiting=true"), [id]);
  await owner.client.post(`/api/conversations/${id}/close`);
  assert.deepEqual(await idsOf("waiting=true"), []);
});

test("by activity, the one that was written in last comes first, page after page", async () => {
  const ids: string[] = [];
  for (const question of ["One?", "Two?", "Three?"]) ids.unshift(await ask(question));
  assert.deepEqual((await idsOf("order=activity")).slice(0, 3), ids);
  await ask("And one more?", ids[2]);
  assert.deepEqual((await idsOf("order=activity")).slice(0, 3), [ids[2], ids[0], ids[1]]);
  assert.deepEqual((await idsOf("")).slice(0, 3), ids, "else the newest is first");
  const seen: string[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const page = await list(`order=activity&limit=1${cursor === "" ? "" : `&cursor=${cursor}`}`);
    seen.push(...page.data.map(({ id }: { id: string }) => id));
    cursor = page.nextCursor;
  }
  assert.deepEqual(seen, await idsOf("order=activity&limit=100"));
  const first = await list("order=activity&limit=1");
  assert.equal((await owner.client.get(`/api/conversations?limit=1&cursor=${first.nextCursor}`)).status, 400);
});
