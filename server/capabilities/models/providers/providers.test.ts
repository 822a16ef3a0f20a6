import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { all } from "../../../kernel/storage/sql.ts";
import { makeKey, type Person, signUp } from "../../../testing/client.ts";
import { type ScriptedProvider, startScriptedProvider } from "../../../testing/providers/scripted-provider.ts";
import { startTestServer, type TestServer, testSecret } from "../../../testing/test-server.ts";

let server: TestServer;
let provider: ScriptedProvider;
let person: Person;
before(async () => {
  provider = await startScriptedProvider();
  server = await startTestServer({ settings: { PARLEY_OUTBOUND_ALLOW: `models:${new URL(provider.url).host}` } });
  person = await signUp(server.client);
});
after(async () => {
  await server.stop();
  await provider.stop();
});

const secret = "sk-only-here";
let names = 0;
async function add(fields: Record<string, unknown> = {}) {
  const name = `local-${++names}`;
  const body = { kind: "openai-compatible", name, baseUrl: `${provider.url}/`, apiKey: secret, ...fields };
  return person.client.post("/api/providers", body);
}

describe("providers", () => {
  test("a provider's key is stored encrypted, and no answer contains it", async () => {
    const made = await add();
    assert.equal(made.status, 201);
    assert.equal(made.body.baseUrl, provider.url);
    assert.equal(made.body.hasApiKey, true);
    const path = `/api/providers/${made.body.id}`;
    for (const seen of [made, await person.client.get(path), await person.client.get("/api/providers")]) {
      assert.ok(!seen.text.includes(secret));
    }
    const rows = await all<{ sealedKey: Buffer | null }>(server.server.kernel.database.query)`
      select sealed_key from provider`;
    assert.ok(rows.every((row) => !row.sealedKey?.toString("latin1").includes(secret)));
    assert.equal((await person.client.call("DELETE", path)).status, 204);
    assert.equal((await person.client.get(path)).status, 404);
  });

  test("a test call tells what happened, and what to do when it failed", async () => {
    const { body } = await add();
    const path = `/api/providers/${body.id}/test`;
    provider.answer("Hello there.");
    const good = await person.client.post(path);
    assert.equal(good.status, 200);
    assert.deepEqual(
      [good.body.ok, good.body.model, good.body.text],
      [true, `${body.name}/scripted-1`, "Hello there."],
    );
    provider.answer({ status: 401 });
    const bad = await person.client.post(path, { model: "other" });
    assert.deepEqual([bad.status, bad.body.ok, bad.body.model], [200, false, `${body.name}/other`]);
    assert.match(bad.body.detail, /refused the key .* Check the API key/);
  });

  test("a base URL that the server must not call is refused, and so is a malformed one", async () => {
    const refused = await add({ baseUrl: "http://127.0.0.1:1/v1" });
    assert.deepEqual([refused.status, refused.body.code], [422, "address-refused"]);
    assert.match(refused.body.detail, /PARLEY_OUTBOUND_ALLOW/);
    for (const baseUrl of [
      undefined,
      "no address",
      "ftp://models.example/",
      "https://me:pw@models.example",
      "https://a.example/?k=1",
    ]) {
      const wrong = await add({ baseUrl });
      assert.deepEqual([wrong.status, wrong.body.code], [422, "cannot-be-done"], String(baseUrl));
    }
  });

  test("a key is never sent to another base URL than the one it was entered for", async () => {
    const { body } = await add();
    const path = `/api/providers/${body.id}`;
    const elsewhere = { baseUrl: `${provider.url}/elsewhere` };
    const refused = await person.client.call("PATCH", path, { body: elsewhere });
    assert.deepEqual([refused.status, refused.body.code], [422, "cannot-be-done"]);
    const changed = await person.client.call("PATCH", path, { body: { ...elsewhere, apiKey: "sk-new" } });
    assert.deepEqual([changed.status, changed.body.baseUrl], [200, elsewhere.baseUrl]);
  });

  test("names are unique, and Parley's own names are reserved", async () => {
    const { body } = await add();
    for (const name of [body.name, "parley"]) {
      const taken = await add({ name });
      assert.deepEqual([taken.status, taken.body.code], [409, "provider-name-taken"]);
    }
    assert.equal((await add({ name: "with/slash" })).status, 400);
  });

  test("another workspace's provider is not found, and a key without the scope changes none", async () => {
    const { body } = await add();
    const stranger = await signUp(server.client);
    for (const [method, path, sent] of [
      ["GET", "", undefined],
      ["PATCH", "", { name: "mine" }],
      ["DELETE", "", undefined],
      ["POST", "/test", {}],
    ] as const) {
      const answer = await stranger.client.call(method, `/api/providers/${body.id}${path}`, { body: sent });
      assert.equal(answer.status, 404, method);
    }
    const key = await makeKey(person);
    const refused = await server.client.as(key).post("/api/providers", { kind: "openai", name: "x", apiKey: "k" });
    assert.deepEqual([refused.status, refused.body.code], [403, "forbidden"]);
  });
});

test("a key is encrypted again when PARLEY_SECRET is replaced, and still works", async () => {
  const { body } = await add();
  const { connection } = server;
  const settings = {
    PARLEY_OUTBOUND_ALLOW: `models:${new URL(provider.url).host}`,
    PARLEY_SECRET: "another secret that only the tests know",
  };
  await server.server.stop();
  const between = await startTestServer({ connection, settings: { ...settings, PARLEY_SECRET_PREVIOUS: testSecret } });
  await between.stop();
  server = await startTestServer({ connection, settings });
  provider.answer("Hello.");
  const client = server.client.as(person.accessToken);
  const { email, password } = person;
  const again = await client.post("/api/auth/signin", { email, password });
  const tested = await server.client.as(again.body.accessToken).post(`/api/providers/${body.id}/test`);
  assert.equal(tested.body.ok, true);
  assert.equal(provider.requests.at(-1)?.headers.authorization, `Bearer ${secret}`);
});
