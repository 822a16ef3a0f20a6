import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { all } from "../../../kernel/storage/sql.ts";
import { makeKey, type Person, signUp } from "../../../testing/client.ts";
import { eventsOf } from "../../../testing/events-of.ts";
import { type ScriptedSpeech, startScriptedSpeech } from "../../../testing/providers/scripted-speech.ts";
import { startTestServer, type TestServer, testSecret } from "../../../testing/test-server.ts";

let server: TestServer;
let speech: ScriptedSpeech;
let person: Person;
before(async () => {
  speech = await startScriptedSpeech();
  server = await startTestServer({ settings: { PARLEY_OUTBOUND_ALLOW: `speech:${new URL(speech.url).host}` } });
  person = await signUp(server.client);
});
after(async () => {
  await server.stop();
  await speech.stop();
});

const secret = "dg-only-here";
const path = "/api/voice/providers";
let names = 0;
async function add(fields: Record<string, unknown> = {}, who = person) {
  const body = { kind: "deepgram", name: `ear-${++names}`, baseUrl: `${speech.url}/`, apiKey: secret, ...fields };
  return who.client.post(path, body);
}

describe("speech providers", () => {
  test("have the voices and models of their kind until told otherwise, and announce changes", async () => {
    const ada = await signUp(server.client);
    const { status, body } = await add({ name: "dg" }, ada);
    assert.equal(status, 201);
    assert.match(body.id, /^spr_/);
    assert.equal(body.baseUrl, speech.url);
    assert.deepEqual([body.recognitionModel, body.rateHz, body.voices[0].id], ["nova-3", 24_000, "aura-2-thalia-en"]);
    const change = { voices: [{ id: "aura-2-celeste-es", languages: ["es-co"] }], recognitionModel: null };
    const changed = await ada.client.call("PATCH", `${path}/${body.id}`, { body: change });
    assert.deepEqual(changed.body.voices, [{ id: "aura-2-celeste-es", languages: ["es-CO"] }]);
    assert.deepEqual((await ada.client.get(`${path}/${body.id}`)).body, changed.body);
    assert.deepEqual((await ada.client.get(path)).body, { data: [changed.body], nextCursor: null });
    assert.equal((await ada.client.call("DELETE", `${path}/${body.id}`)).status, 204);
    assert.deepEqual((await ada.client.get(path)).body.data, []);
    assert.deepEqual(
      (await eventsOf(server, ada.workspaceId)).map(({ type }) => type).filter((type) => type.startsWith("speech-")),
      ["speech-provider.changed", "speech-provider.changed", "speech-provider.removed"],
    );
    const { data } = (await ada.client.get("/api/audit")).body;
    const removal = data.find(({ action }: { action: string }) => action === "speech-provider.removed");
    assert.equal(removal?.target.id, body.id);
  });

  test("keep their key encrypted, and no answer contains it", async () => {
    const made = await add();
    for (const seen of [made, await person.client.get(`${path}/${made.body.id}`), await person.client.get(path)]) {
      assert.ok(!seen.text.includes(secret));
    }
    assert.equal(made.body.hasApiKey, true);
    const rows = await all<{ sealedKey: Buffer | null }>(server.server.kernel.database.query)`
      select sealed_key from speech_provider`;
    assert.ok(rows.length > 0 && rows.every((row) => !row.sealedKey?.toString("latin1").includes(secret)));
  });

  test("refuse what cannot work, with a sentence about it", async () => {
    for (const [fields, pattern] of [
      [{ kind: "openai-compatible", baseUrl: undefined }, /baseUrl is needed/],
      [{ baseUrl: "no address" }, /must be an http or https URL/],
      [{ baseUrl: "https://a.example/?k=1" }, /without \? and #/],
      [{ voices: [{ id: "a" }, { id: "a" }] }, /named twice/],
      [{ recognitionLanguages: ["aa-bb-cc-dd-ee"] }, /no language tag/],
    ] as const) {
      const { status, body } = await add(fields);
      assert.deepEqual([status, body.code], [422, "cannot-be-done"], JSON.stringify(fields));
      assert.match(body.detail, pattern);
    }
    const refused = await add({ baseUrl: "http://127.0.0.1:1" });
    assert.deepEqual([refused.status, refused.body.code], [422, "address-refused"]);
    assert.match(refused.body.detail, /speech:127\.0\.0\.1/);
    assert.equal((await add({ kind: "parrot" })).status, 400);
    for (const name of ["embedded", "espeak-ng", "sherpa-onnx", (await add()).body.name]) {
      const taken = await add({ name });
      assert.deepEqual([taken.status, taken.body.code], [409, "provider-name-taken"], name);
    }
  });

  test("never send a key to another base URL than the one it was entered for", async () => {
    const { body } = await add();
    const elsewhere = { baseUrl: `${speech.url}/elsewhere` };
    const refused = await person.client.call("PATCH", `${path}/${body.id}`, { body: elsewhere });
    assert.deepEqual([refused.status, refused.body.code], [422, "cannot-be-done"]);
    const changed = await person.client.call("PATCH", `${path}/${body.id}`, { body: { ...elsewhere, apiKey: "new" } });
    assert.deepEqual([changed.status, changed.body.baseUrl], [200, elsewhere.baseUrl]);
  });

  test("are not found by another workspace, and need the scopes of settings", async () => {
    const { body } = await add();
    const stranger = await signUp(server.client);
    for (const [method, rest, sent] of [
      ["GET", "", undefined],
      ["PATCH", "", { name: "mine" }],
      ["DELETE", "", undefined],
      ["POST", "/test", undefined],
    ] as const) {
      const answer = await stranger.client.call(method, `${path}/${body.id}${rest}`, { body: sent });
      assert.equal(answer.status, 404, method);
    }
    const key = server.client.as(await makeKey(person));
    const refused = await key.post(path, { kind: "deepgram", name: "x", apiKey: "k" });
    assert.deepEqual([refused.status, refused.body.code], [403, "forbidden"]);
  });

  test("say in a test call whether they speak and listen, and what to do when they do not", async () => {
    const { body } = await add();
    const test = `${path}/${body.id}/test`;
    const good = await person.client.post(test);
    assert.deepEqual([good.status, good.body.ok], [200, true]);
    assert.match(good.body.speech.detail, /aura-2-thalia-en speaks/);
    speech.speak({ status: 401, body: { err_code: "INVALID_AUTH", message: `Invalid credentials ${secret}.` } });
    speech.hear({ status: 429 });
    const bad = await person.client.post(test);
    assert.deepEqual([bad.status, bad.body.ok], [200, false]);
    assert.match(bad.body.speech.detail, /^Deepgram refused the key\. It says: Invalid .* Check the API key/);
    assert.match(bad.body.recognition.detail, /^Deepgram has reached its limit .* Wait/);
    assert.ok(!bad.text.includes(secret));
    speech.speak({ pieces: [Buffer.alloc(640)] });
    speech.hear({ text: "" });
  });
});

test("a key is encrypted again when PARLEY_SECRET is replaced, and still works", async () => {
  const { body } = await add();
  const { connection } = server;
  const settings = {
    PARLEY_OUTBOUND_ALLOW: `speech:${new URL(speech.url).host}`,
    PARLEY_SECRET: "another secret that only the tests know",
  };
  await server.server.stop();
  const between = await startTestServer({ connection, settings: { ...settings, PARLEY_SECRET_PREVIOUS: testSecret } });
  await between.stop();
  server = await startTestServer({ connection, settings });
  const { email, password } = person;
  const again = await server.client.post("/api/auth/signin", { email, password });
  const tested = await server.client.as(again.body.accessToken).post(`${path}/${body.id}/test`);
  assert.equal(tested.body.ok, true, tested.text);
  assert.equal(speech.requests.at(-1)?.headers.authorization, `Token ${secret}`);
});
