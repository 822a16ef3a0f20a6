import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { makeKey, type Person, signUp } from "../../../testing/client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let shop: Person;
let path: string;
before(async () => {
  server = await startTestServer();
  shop = await signUp(server.client);
  await shop.client.post("/api/knowledge/sources", {
    sources: [
      { type: "faq", question: "When do you open?", answer: "We open at nine.", tags: ["public"] },
      { type: "faq", question: "What does flour cost us?", answer: "Flour costs 40 cents.", tags: ["internal"] },
    ],
  });
  const { body } = await shop.client.get("/api/assistants");
  path = `/api/assistants/${body.data[0].id}`;
});
after(() => server.stop());

const tryWith = async (message: string, settings: unknown, client = shop.client) =>
  client.post(`${path}/try`, { message, settings });

test("a trial answers with its settings, and the assistant keeps its own", async () => {
  const before = await shop.client.get(path);
  const known = await tryWith("What does flour cost us?", {});
  assert.equal(known.body.aiResponse, "Flour costs 40 cents.");
  const { body } = await tryWith("What does flour cost us?", { knowledge: { tags: ["public"] } });
  assert.equal(body.answered, false);
  assert.deepEqual((await shop.client.get(path)).body, before.body);
  const asked = await shop.client.post("/api/chatbot/send", { message: "What does flour cost us?" });
  assert.equal(asked.body.aiResponse, "Flour costs 40 cents.");
});

test("rules that are tried hold, too, and the answer streams", async () => {
  const settings = { handOver: { phrases: ["the boss"], message: "The boss comes." } };
  const { text } = await shop.client.post(
    `${path}/try`,
    { message: "I want the boss", settings },
    { headers: { accept: "text/event-stream" } },
  );
  assert.match(text, /event: message\.completed/);
  assert.match(text, /The boss comes\./);
});

test("a trial is refused as the change would be, and names the place", async () => {
  const model = await tryWith("When do you open?", { model: "nobody/model" });
  assert.deepEqual([model.status, model.body.code], [422, "unknown-model"]);
  assert.equal(model.body.errors[0].pointer, "/body/settings/model");
  const action = await tryWith("When do you open?", { actions: ["fly"] });
  assert.deepEqual([action.status, action.body.errors[0].pointer], [422, "/body/settings/actions/0"]);
  assert.equal((await tryWith("When do you open?", { strictness: "wild" })).status, 400);
});

test("who may not change assistants, and another workspace, tries none", async () => {
  for (const scope of ["settings:write", "conversations:write"]) {
    const client = server.client.as(await makeKey(shop, { scopes: [scope] }));
    const { status, body } = await tryWith("When do you open?", {}, client);
    assert.deepEqual([status, body.code], [403, "forbidden"], scope);
  }
  const { client } = await signUp(server.client);
  // The default assistant of each workspace has an id of its own.
  assert.equal((await tryWith("When do you open?", {}, client)).status, 404);
});
