import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { makeKey, type Person, signUp } from "../../testing/client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let person: Person;
before(async () => {
  server = await startTestServer();
  person = await signUp(server.client);
});
after(() => server.stop());

const list = async () => (await person.client.get("/api/assistants")).body.data;

describe("assistants", () => {
  test("every workspace has a default assistant, which can be changed like any other", async () => {
    const [original] = await list();
    assert.deepEqual(
      [original.name, original.isDefault, original.createdAt, original.model],
      ["Assistant", true, null, null],
    );
    const path = `/api/assistants/${original.id}`;
    const changed = await person.client.call("PATCH", path, { body: { name: "Ada", greeting: "Good day!" } });
    assert.deepEqual([changed.status, changed.body.name, changed.body.greeting], [200, "Ada", "Good day!"]);
    assert.deepEqual((await person.client.get(path)).body, changed.body);
    assert.equal((await list()).length, 1);
  });

  test("what assistants may be allowed to do is listed, with the right that giving it needs", async () => {
    const { data } = (await person.client.get("/api/actions")).body;
    const handOver = data.find(({ name }: { name: string }) => name === "hand_over");
    assert.deepEqual([handOver.scope, handOver.toolbox], ["conversations:write", null]);
    const known = data.map(({ name }: { name: string }) => name);
    for (const each of (await list())[0].actions) assert.ok(known.includes(each), each);
  });

  test("a greeting is answered with the assistant's own greeting", async () => {
    const { body } = await person.client.post("/api/assistants", { name: "Gil", greeting: "Ahoy!" });
    const send = (fields: Record<string, unknown>) =>
      person.client.post("/api/chatbot/send", { message: "Hello!", ...fields });
    assert.equal((await send({ assistantId: body.id })).body.aiResponse, "Ahoy!");
  });

  test("another assistant can become the default; the default one cannot be removed", async () => {
    const made = await person.client.post("/api/assistants", { name: "Bea", isDefault: true });
    assert.equal(made.status, 201);
    const defaults = (await list()).filter(({ isDefault }: { isDefault: boolean }) => isDefault);
    assert.deepEqual(
      defaults.map(({ name }: { name: string }) => name),
      ["Bea"],
    );
    const refused = await person.client.call("DELETE", `/api/assistants/${made.body.id}`);
    assert.deepEqual([refused.status, refused.body.code], [422, "cannot-be-done"]);
    const other = (await list()).find(({ isDefault }: { isDefault: boolean }) => !isDefault);
    assert.equal((await person.client.call("DELETE", `/api/assistants/${other.id}`)).status, 204);
  });

  test("a conversation whose assistant was removed continues with the default one", async () => {
    const { body } = await person.client.post("/api/assistants", { name: "Cleo", handOver: { phrases: ["now"] } });
    await person.client.post("/api/chatbot/send", { message: "Hi", sessionId: "c", assistantId: body.id });
    await person.client.call("DELETE", `/api/assistants/${body.id}`);
    const answer = await person.client.post("/api/chatbot/send", { message: "now", sessionId: "c" });
    assert.deepEqual([answer.status, answer.body.handedOver], [200, undefined]);
  });

  test("unknown models and actions are refused with the names that exist", async () => {
    const model = await person.client.post("/api/assistants", { name: "D", model: "nobody/x" });
    assert.deepEqual(
      [model.status, model.body.code, model.body.errors[0].pointer],
      [422, "unknown-model", "/body/model"],
    );
    const action = await person.client.post("/api/assistants", { name: "D", actions: ["fly"] });
    assert.deepEqual([action.status, action.body.code], [422, "unknown-action"]);
    assert.match(action.body.detail, /search_knowledge/);
    for (const body of [
      {},
      { name: " " },
      { name: "D", maxOutputTokens: 1 },
      { name: "D", extra: 1 },
      { name: "D", handOver: { afterUnanswered: 0 } },
    ]) {
      assert.equal((await person.client.post("/api/assistants", body)).status, 400, JSON.stringify(body));
    }
  });

  test("a partial change leaves the other settings as they are", async () => {
    const made = await person.client.post("/api/assistants", { name: "E", handOver: { phrases: ["boss"] } });
    const path = `/api/assistants/${made.body.id}`;
    const changed = await person.client.call("PATCH", path, { body: { handOver: { afterUnanswered: 3 } } });
    assert.deepEqual(changed.body.handOver, { phrases: ["boss"], afterUnanswered: 3, message: null });
  });

  test("another workspace's assistant is not found, and a key without the scope changes none", async () => {
    const [own] = await list();
    const stranger = await signUp(server.client);
    for (const method of ["GET", "DELETE"]) {
      assert.equal((await stranger.client.call(method, `/api/assistants/${own.id}`)).status, 404);
    }
    const patched = await stranger.client.call("PATCH", `/api/assistants/${own.id}`, { body: { name: "mine" } });
    assert.equal(patched.status, 404);
    const key = await makeKey(person);
    assert.equal((await server.client.as(key).post("/api/assistants", { name: "F" })).status, 403);
  });
});
