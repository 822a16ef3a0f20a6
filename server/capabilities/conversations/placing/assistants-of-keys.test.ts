import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { makeKey, type Person, signUp, type TestAnswer } from "../../../testing/client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

const origin = "https://shop.example";
const secretPrice = "The purchase price of a lantern is 3 euros.";

let server: TestServer;
let person: Person;
/** Assistants: the default one and `staff` know everything, `sales` only what is public. */
const ids = { default: "", staff: "", sales: "" };
before(async () => {
  server = await startTestServer();
  person = await signUp(server.client);
  const teach = async (title: string, content: string): Promise<string> =>
    (await person.client.post("/api/knowledge/sources", { type: "text", title, content })).body.id;
  const open = await teach("Lanterns", "A lantern costs 12 euros in the shop.");
  await teach("Purchase (internal)", secretPrice);
  const make = async (fields: Record<string, unknown>): Promise<string> =>
    (await person.client.post("/api/assistants", fields)).body.id;
  ids.default = (await person.client.get("/api/assistants")).body.data[0].id;
  ids.staff = await make({ name: "Staff" });
  ids.sales = await make({ name: "Sales", knowledge: { sourceIds: [open] } });
});
after(() => server.stop());

const question = "What is the purchase price of a lantern?";

async function browser(fields: Record<string, unknown> = {}) {
  const key = await makeKey(person, { kind: "publishable", allowedOrigins: [origin], ...fields });
  const client = server.client.as(key, { origin });
  return (body: Record<string, unknown> = {}, visitorToken?: string): Promise<TestAnswer> =>
    client.post(
      "/api/chatbot/send",
      { message: question, ...body },
      visitorToken === undefined ? {} : { headers: { "x-visitor-token": visitorToken } },
    );
}

const assistantOf = async (sessionId: string) =>
  (await person.client.get(`/api/conversations/${sessionId}`)).body.assistantId;

describe("a publishable key", () => {
  test("uses the default assistant, whichever it is, and may name no other", async () => {
    const send = await browser();
    assert.match((await send()).body.aiResponse, /3 euros/);
    assert.equal((await send({ assistantId: ids.default })).status, 200);
    const refused = await send({ assistantId: ids.sales });
    assert.deepEqual([refused.status, refused.body.code], [403, "forbidden"]);
    assert.match(refused.body.detail, /assistantIds/);
    const unknown = await send({ assistantId: "ast_01kab0000000000000000000aa" });
    assert.equal(unknown.body.detail, refused.body.detail, "who exists is not told");
    const secret = server.client.as(await makeKey(person));
    const named = await secret.post("/api/chatbot/send", { message: question, assistantId: ids.sales });
    assert.equal(named.status, 200, "a secret key names any assistant");
  });

  test("that names its assistants uses these, the first one unless a message names another", async () => {
    const send = await browser({ assistantIds: [ids.sales, ids.staff] });
    const first = await send();
    assert.equal(await assistantOf(first.body.sessionId), ids.sales);
    assert.ok(!first.text.includes(secretPrice), first.text);
    const other = await send({ assistantId: ids.staff });
    assert.match(other.body.aiResponse, /3 euros/);
    const refused = await send({ assistantId: ids.default });
    assert.equal(refused.status, 403);
    // A conversation stays with the assistant that was named in it.
    const next = await send({ sessionId: other.body.sessionId }, other.body.visitorToken);
    assert.equal(await assistantOf(next.body.sessionId), ids.staff);
  });

  test("at every API: a question that is sent as a chat of the AI SDK gets the key's assistant, too", async () => {
    const key = await makeKey(person, {
      ...{ kind: "publishable", allowedOrigins: [origin], assistantIds: [ids.sales] },
    });
    const messages = [{ id: "1", role: "user", parts: [{ type: "text", text: question }] }];
    const answer = await server.client.as(key, { origin }).post("/api/chat", { id: "sdk", messages });
    assert.equal(answer.status, 200);
    assert.ok(!answer.text.includes("3 euros"), answer.text);
  });

  test("may name an assistant as the model, and another one no more than by its id", async () => {
    const key = await makeKey(person, {
      ...{ kind: "publishable", allowedOrigins: [origin], assistantIds: [ids.sales, ids.staff] },
    });
    const page = server.client.as(key, { origin });
    await person.client.call("PUT", "/api/model-aliases", { body: { "house-model": ids.default } });
    const statuses = async (model: string) => {
      const messages = [{ id: "1", role: "user", parts: [{ type: "text", text: question }] }];
      const sent = await page.post("/api/chatbot/send", { message: question, model });
      const chat = await page.post("/api/chat", { id: `sdk ${model}`, messages, model });
      return { statuses: [sent.status, chat.status], sessionId: sent.body.sessionId };
    };
    for (const model of ["Staff", ids.staff]) {
      const { statuses: allowed, sessionId } = await statuses(model);
      assert.deepEqual(allowed, [200, 200]);
      assert.equal(await assistantOf(sessionId), ids.staff);
    }
    for (const model of ["Assistant", ids.default, "house-model"]) {
      assert.deepEqual((await statuses(model)).statuses, [403, 403], model);
    }
    // Other models are ignored, as a page does not choose what the workspace pays for.
    for (const model of ["gpt-4o", "somebody/expensive-1", "parley-offline", "parley"]) {
      const { statuses: ignored, sessionId } = await statuses(model);
      assert.deepEqual(ignored, [200, 200], model);
      assert.equal(await assistantOf(sessionId), ids.sales);
    }
  });

  test("keeps to its assistants in a conversation that was with another one", async () => {
    const [wide, narrow] = [await browser({ assistantIds: [ids.staff] }), await browser({ assistantIds: [ids.sales] })];
    const begun = await wide();
    const { sessionId, visitorToken } = begun.body;
    const next = await narrow({ sessionId }, visitorToken);
    assert.equal(await assistantOf(sessionId), ids.sales);
    assert.ok(!next.text.includes("3 euros"), next.text);
    const usual = await browser();
    await usual({ sessionId }, visitorToken);
    assert.equal(await assistantOf(sessionId), null, "the default one");
  });

  test("whose assistants were removed gets no answer by another one", async () => {
    const { body: temporary } = await person.client.post("/api/assistants", { name: "Temporary" });
    const one = await browser({ assistantIds: [temporary.id] });
    const two = await browser({ assistantIds: [temporary.id, ids.sales] });
    const begun = await two();
    assert.equal(await assistantOf(begun.body.sessionId), temporary.id);
    await person.client.call("DELETE", `/api/assistants/${temporary.id}`);
    const refused = await one();
    assert.deepEqual([refused.status, refused.body.code], [403, "forbidden"]);
    assert.match(refused.body.detail, /removed/);
    const next = await two({ sessionId: begun.body.sessionId }, begun.body.visitorToken);
    assert.equal(next.status, 200);
    assert.equal(await assistantOf(begun.body.sessionId), ids.sales);
  });

  test("shows its assistants; ones that do not exist, and those of a secret key, are refused", async () => {
    const make = (fields: Record<string, unknown>) => person.client.post("/api/keys", { name: "k", ...fields });
    const page = { kind: "publishable", allowedOrigins: [origin] };
    const made = await make({ ...page, assistantIds: [ids.sales] });
    assert.deepEqual([made.status, made.body.assistantIds], [201, [ids.sales]]);
    assert.deepEqual((await person.client.get("/api/keys")).body.data[0].assistantIds, [ids.sales]);
    assert.equal((await make(page)).body.assistantIds, null);
    const stranger = await signUp(server.client);
    const [foreign] = (await stranger.client.get("/api/assistants")).body.data;
    for (const id of ["nobody", foreign.id]) {
      const refused = await make({ ...page, assistantIds: [ids.sales, id] });
      assert.deepEqual([refused.status, refused.body.errors[0].pointer], [422, "/body/assistantIds/1"]);
    }
    const secret = await make({ kind: "secret", assistantIds: [ids.sales] });
    assert.deepEqual([secret.status, secret.body.errors[0].pointer], [422, "/body/assistantIds"]);
    assert.equal((await make({ ...page, assistantIds: [] })).status, 400);
  });
});
