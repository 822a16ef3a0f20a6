import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { sha256 } from "../../../kernel/secrets.ts";
import { makeKey, type Person, signUp } from "../../../testing/client.ts";
import { auditOf } from "../../../testing/events-of.ts";
import { startTestServer, type TestServer, testSecret } from "../../../testing/test-server.ts";
import { VoiceChannelId } from "./ids.ts";

const path = "/api/voice/channels";
const alexa = { kind: "alexa", skillId: "amzn1.ask.skill.one" };

describe("channels of voice platforms", () => {
  let server: TestServer;
  let person: Person;
  before(async () => {
    server = await startTestServer({ settings: { PARLEY_PUBLIC_URL: "http://localhost:18999" } });
    person = await signUp(server.client);
  });
  after(() => server.stop());

  const storedRow = async (id: string) => {
    const { rows } = await server.server.kernel.database.pool.query("select * from voice_channel order by id desc");
    return rows.find((row) => VoiceChannelId.format(row.id) === id);
  };

  test("a channel has an address for its platform, and is listed newest first", async () => {
    const first = await person.client.post(path, { ...alexa, name: "Kitchen", language: "de-DE", greeting: "Hallo!" });
    assert.equal(first.status, 201, first.text);
    assert.match(first.body.id, /^vch_/);
    assert.equal(first.body.url, `http://localhost:18999/api/voicebot/${first.body.id}`);
    const { name, language, greeting, skillId, assistantId, secret } = first.body;
    assert.deepEqual(
      { name, language, greeting, skillId, assistantId, secret },
      {
        name: "Kitchen",
        language: "de-DE",
        greeting: "Hallo!",
        skillId: alexa.skillId,
        assistantId: null,
        secret: undefined,
      },
    );
    const second = await person.client.post(path, { kind: "twilio", authToken: "0123456789abcdef" });
    assert.equal(second.status, 201, second.text);
    assert.equal(second.body.mode, "gather");
    assert.equal(second.body.name, "Twilio");
    const listed = await person.client.get(`${path}?limit=1`);
    assert.deepEqual(listed.body.data, [second.body]);
    const next = await person.client.get(`${path}?cursor=${listed.body.nextCursor}`);
    assert.deepEqual(next.body.data[0], first.body);
    assert.deepEqual((await person.client.get(`${path}/${first.body.id}`)).body, first.body);
  });

  test("the secret of Dialogflow is shown once and stored hashed", async () => {
    for (const kind of ["dialogflow-es", "dialogflow-cx"]) {
      const made = await person.client.post(path, { kind });
      assert.match(made.body.secret, /^parley_vch_[\w-]{43}$/);
      assert.equal((await person.client.get(`${path}/${made.body.id}`)).body.secret, undefined);
      const row = await storedRow(made.body.id);
      assert.deepEqual(row.secret_hash, sha256(made.body.secret));
    }
  });

  test("a retry of the creation gets the same secret and makes one channel", async () => {
    const other = await signUp(server.client);
    const retry = { headers: { "idempotency-key": "3f0e7a52-5c8e-4f43-8c62-4d35e2cf3cf1" } };
    const first = await other.client.post(path, { kind: "dialogflow-cx" }, retry);
    const again = await other.client.post(path, { kind: "dialogflow-cx" }, retry);
    assert.deepEqual(again.body, first.body);
    assert.equal((await other.client.get(path)).body.data.length, 1);
  });

  test("the token of Twilio is stored encrypted, is never shown, and outlives a change of PARLEY_SECRET", async () => {
    const token = "a-token-of-a-twilio-account";
    const made = await person.client.post(path, { kind: "twilio", authToken: token });
    assert.doesNotMatch(made.text, /a-token-of/);
    const row = await storedRow(made.body.id);
    assert.doesNotMatch(row.sealed_auth_token.toString("latin1"), /a-token-of/);
    const renewed = "another secret that only the tests know, 32+";
    const settings = { PARLEY_SECRET: renewed, PARLEY_SECRET_PREVIOUS: testSecret };
    const node = await startTestServer({ settings, connection: server.connection });
    await node.stop();
    assert.notDeepEqual((await storedRow(made.body.id)).sealed_auth_token, row.sealed_auth_token);
  });

  test("what is given is changed, and null takes it away", async () => {
    const made = await person.client.post(path, { ...alexa, greeting: "Hi!", answerWithinMs: 3_000 });
    const at = `${path}/${made.body.id}`;
    const changed = await person.client.call("PATCH", at, { body: { greeting: null, skillId: "amzn1.ask.skill.two" } });
    assert.equal(changed.status, 200, changed.text);
    assert.deepEqual(changed.body, { ...made.body, greeting: null, skillId: "amzn1.ask.skill.two" });
    const foreign = await person.client.call("PATCH", at, { body: { authToken: "x" } });
    assert.equal(foreign.body.code, "cannot-be-done");
    assert.equal(foreign.body.errors[0].pointer, "/body/authToken");
  });

  test("an assistant of the workspace may answer, and no other", async () => {
    const { body: assistant } = await person.client.post("/api/assistants", { name: "Anna", model: "parley-offline" });
    const made = await person.client.post(path, { ...alexa, assistantId: assistant.id });
    assert.equal(made.body.assistantId, assistant.id);
    const stranger = await signUp(server.client);
    const refused = await stranger.client.post(path, { ...alexa, assistantId: assistant.id });
    assert.equal(refused.body.code, "cannot-be-done");
    assert.equal(refused.body.errors[0].pointer, "/body/assistantId");
  });

  test("another workspace's channel is not found, and a deleted one neither", async () => {
    const made = await person.client.post(path, alexa);
    const at = `${path}/${made.body.id}`;
    const stranger = await signUp(server.client);
    assert.equal((await stranger.client.get(at)).status, 404);
    assert.equal((await stranger.client.call("PATCH", at, { body: { name: "Mine" } })).status, 404);
    assert.equal((await stranger.client.call("DELETE", at)).status, 404);
    assert.equal((await person.client.call("DELETE", at)).status, 204);
    assert.equal((await person.client.get(at)).status, 404);
  });

  test("keys need the scope, and a publishable key has no use for it here", async () => {
    const reader = server.client.as(await makeKey(person, { scopes: ["conversations:read"] }));
    assert.equal((await reader.post(path, alexa)).body.code, "forbidden");
    const writer = server.client.as(await makeKey(person, { scopes: ["voice:write"] }));
    assert.equal((await writer.post(path, alexa)).status, 201);
    const allowedOrigins = ["https://shop.example"];
    const page = await makeKey(person, { kind: "publishable", allowedOrigins });
    const refused = await server.client.as(page, { origin: allowedOrigins[0]! }).post(path, alexa);
    assert.equal(refused.body.code, "forbidden");
  });

  test("what a kind needs must be given, and what it does not know is refused", async () => {
    const missing = await person.client.post(path, { kind: "alexa" });
    assert.equal(missing.body.errors[0].pointer, "/body/skillId");
    assert.equal((await person.client.post(path, { kind: "twilio" })).status, 400);
    assert.equal((await person.client.post(path, { kind: "dialogflow-es", authToken: "x" })).status, 400);
    assert.equal((await person.client.post(path, { kind: "pager" })).status, 400);
  });

  test("the audit log tells who made, changed and deleted a channel", async () => {
    const { client, workspaceId } = await signUp(server.client);
    const { body } = await client.post(path, alexa);
    await client.call("PATCH", `${path}/${body.id}`, { body: { name: "Hall" } });
    await client.call("DELETE", `${path}/${body.id}`);
    const told = (await auditOf(server, workspaceId)).filter((action) => action.startsWith("voice-channel."));
    assert.deepEqual(told, ["voice-channel.created", "voice-channel.changed", "voice-channel.removed"]);
  });
});
