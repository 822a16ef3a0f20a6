import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { makeKey, type Person, signUp } from "../../../testing/client.ts";
import { eventsOf } from "../../../testing/events-of.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let owner: Person;
before(async () => {
  server = await startTestServer();
  owner = await signUp(server.client);
});
after(() => server.stop());

async function ask(): Promise<string> {
  const client = server.client.as(await makeKey(owner));
  return (await client.post("/api/chatbot/send", { message: "Do you bake?" })).body.conversationId;
}
const make = (name: string, colour?: string) => owner.client.post("/api/labels", { name, ...(colour && { colour }) });
const label = (id: string, body: Record<string, unknown>) =>
  owner.client.call("PUT", `/api/conversations/${id}/labels`, { body });
const namesOf = ({ labels }: { labels: { name: string }[] }) => labels.map(({ name }) => name);

test("a label is made, found in the list of conversations, renamed, and goes from all when it is deleted", async () => {
  const { status, body: made } = await make("Urgent", "red");
  assert.deepEqual([status, made.name, made.colour], [201, "Urgent", "red"]);
  assert.match(made.id, /^lbl_/);
  const [id, other] = [await ask(), await ask()];
  assert.deepEqual(namesOf((await label(id, { add: ["urgent"] })).body), ["Urgent"]);
  for (const named of [made.id, "URGENT"]) {
    const { body } = await owner.client.get(`/api/conversations?label=${named}`);
    assert.deepEqual(
      body.data.map((found: { id: string }) => found.id),
      [id],
    );
  }
  await owner.client.call("PATCH", `/api/labels/${made.id}`, { body: { name: "At once" } });
  assert.deepEqual(namesOf((await owner.client.get(`/api/conversations/${id}`)).body), ["At once"]);
  assert.deepEqual(namesOf((await owner.client.get(`/api/conversations/${other}`)).body), []);
  assert.equal((await owner.client.call("DELETE", `/api/labels/${made.id}`)).status, 204);
  assert.deepEqual(namesOf((await owner.client.get(`/api/conversations/${id}`)).body), []);
  assert.equal((await owner.client.get("/api/conversations?label=At%20once")).status, 400);
});

test("what two members add and remove at the same time all holds, and is announced", async () => {
  const names = ["Bread", "Cake", "Coffee", "Tea"];
  for (const name of names) await make(name);
  const id = await ask();
  await label(id, { labels: ["Tea"] });
  await Promise.all([
    label(id, { add: ["Bread"] }),
    label(id, { add: ["Cake"], remove: ["Tea"] }),
    label(id, { add: ["Coffee"] }),
  ]);
  assert.deepEqual(namesOf((await owner.client.get(`/api/conversations/${id}`)).body), ["Bread", "Cake", "Coffee"]);
  assert.deepEqual(namesOf((await label(id, { labels: ["Cake"] })).body), ["Cake"]);
  await label(id, { labels: ["Cake"] });
  const told = (await eventsOf(server, owner.workspaceId)).filter(
    ({ type, data }) => type === "conversation.labelled" && (data as { conversationId?: string }).conversationId === id,
  );
  assert.equal(told.length, 5, "what changes nothing is not announced");
});

test("a name stands once, a label that there is not is named, and a stranger's is none", async () => {
  await make("Delivery");
  const again = await make("delivery");
  assert.deepEqual([again.status, again.body.errors[0].pointer], [409, "/body/name"]);
  const id = await ask();
  const unknown = await label(id, { add: ["Delivery", "Nowhere"] });
  assert.deepEqual([unknown.status, unknown.body.errors[0].pointer], [400, "/body/add/1"]);
  assert.equal((await label(id, { labels: [], add: [] })).status, 400);
  assert.equal((await label(id, {})).status, 400);
  const stranger = await signUp(server.client);
  const theirs = (await stranger.client.post("/api/labels", { name: "Theirs" })).body.id;
  assert.equal((await label(id, { add: [theirs] })).status, 400);
  assert.equal((await owner.client.call("PATCH", `/api/labels/${theirs}`, { body: { name: "Mine" } })).status, 404);
  assert.equal((await owner.client.call("DELETE", `/api/labels/${theirs}`)).status, 404);
  assert.equal((await owner.client.call("PATCH", "/api/labels/nonsense", { body: { name: "Mine" } })).status, 404);
});

test("no browser is told of labels and of what is put off", async () => {
  const origin = { origin: "https://shop.example" };
  const key = await makeKey(owner, { kind: "publishable", allowedOrigins: [origin.origin] });
  const { body } = await server.client.as(key, origin).post("/api/chatbot/send", { message: "Hello" });
  await make("Secret");
  await label(body.conversationId, { add: ["Secret"] });
  const browser = server.client.as(key, { ...origin, "x-visitor-token": body.visitorToken });
  const closed = await browser.post(`/api/conversations/${body.conversationId}/close`);
  assert.deepEqual([closed.status, closed.body.labels, closed.body.snoozedUntil], [200, undefined, undefined]);
  for (const call of [browser.get("/api/labels"), browser.get("/api/saved-replies")]) {
    assert.equal((await call).status, 403);
  }
});
