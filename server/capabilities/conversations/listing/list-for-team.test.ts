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

test("a search finds what was said, also in a note, by beginnings of words and without accents", async () => {
  const id = await ask("Can I have the crème brûlée without any sugar on Thursday?");
  const other = await ask("Do you sell bread?");
  await owner.client.post(`/api/conversations/${other}/messages`, { text: "Ask Zoë about the oven.", isNote: true });
  assert.deepEqual(await idsOf("q=creme%20BRUL"), [id]);
  const [{ match }] = (await list(`q=${encodeURIComponent("Brûlée sug")}`)).data;
  assert.deepEqual([match.author, match.isNote], ["contact", undefined]);
  const words = match.spans.map(({ start, end }: { start: number; end: number }) => match.text.slice(start, end));
  assert.deepEqual(words, ["brûlée", "sugar"]);
  const [note] = (await list("q=zoe")).data;
  assert.deepEqual([note.id, note.match.isNote, note.match.text], [other, true, "Ask Zoë about the oven."]);
  assert.deepEqual(await idsOf("q=brulee&status=closed"), []);
  for (const nothing of ["%27%20%26%20!", "...", "nowhereword"]) assert.deepEqual(await idsOf(`q=${nothing}`), []);
  const stranger = await signUp(server.client);
  assert.deepEqual((await stranger.client.get("/api/conversations?q=brulee")).body.data, []);
});

test("a long message is shown around the word, and the newest message that fits is the one", async () => {
  const id = await ask(`${"word ".repeat(300)}marzipan ${"more ".repeat(300)}`);
  const [{ match }] = (await list("q=marzi")).data;
  assert.ok(match.text.length < 260, match.text);
  const [{ start, end }] = match.spans;
  assert.equal(match.text.slice(start, end), "marzipan");
  await ask("And marzipan again", id);
  const [later] = (await list("q=marzipan")).data;
  assert.equal(later.match.text, "And marzipan again");
  assert.deepEqual((await list("q=marzipan")).data.length, 1);
});

test("the list keeps to a channel, an assistant, a time, mine and nobody's, and to all of them together", async () => {
  const person = await signUp(server.client);
  const { client } = person;
  const made = await client.post("/api/assistants", { name: "Night shift" });
  const byKey = server.client.as(await makeKey(person));
  const page = { origin: "https://shop.example" };
  const shown = await makeKey(person, { kind: "publishable", allowedOrigins: [page.origin] });
  const said = async (by: typeof client, more = {}) =>
    (await by.post("/api/chatbot/send", { message: "Hello there", ...more })).body.conversationId as string;
  const api = await said(byKey);
  const web = await said(server.client.as(shown, page));
  const night = await said(byKey, { assistantId: made.body.id });
  await byKey.post("/api/voicebot", { text: "Hello" });
  const found = async (query: string) =>
    (await client.get(`/api/conversations?${query}`)).body.data.map(({ id }: { id: string }) => id);
  assert.deepEqual(await found("channel=web"), [web]);
  assert.deepEqual(await found("channel=api"), [night, api]);
  assert.equal((await found("channel=voice")).length, 1);
  assert.deepEqual(await found(`assistantId=${made.body.id}`), [night]);
  const { data: known } = (await client.get("/api/assistants")).body;
  const { id: usual } = known.find(({ isDefault }: { isDefault: boolean }) => isDefault);
  assert.ok(
    (await found(`assistantId=${usual}`)).includes(api) && !(await found(`assistantId=${usual}`)).includes(night),
  );
  await client.post(`/api/conversations/${web}/messages`, { text: "Good day" });
  assert.deepEqual(await found("mine=true"), [web]);
  assert.deepEqual(await found("unassigned=true&channel=web"), []);
  const { updatedAt } = (await client.get(`/api/conversations/${web}`)).body;
  assert.deepEqual(await found(`from=${updatedAt}&mine=true`), [web]);
  assert.deepEqual(await found(`to=${updatedAt}&mine=true`), []);
  assert.deepEqual(await found(`q=good&channel=web&mine=true&from=${updatedAt}`), [web]);
  for (const bad of ["assistantId=ast_0", "channel=fax", "from=yesterday", "q=", "mine=false"]) {
    assert.equal((await client.get(`/api/conversations?${bad}`)).status, 400, bad);
  }
});
