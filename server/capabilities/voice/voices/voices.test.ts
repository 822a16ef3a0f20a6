import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { Problem } from "../../../kernel/problem.ts";
import { makeKey, signUp } from "../../../testing/client.ts";
import { startTestServer, useTestServer } from "../../../testing/test-server.ts";
import { WorkspaceId } from "../../identity/index.ts";
import { capabilitiesOf } from "./capabilities-of.ts";
import { findRecognizer } from "./find-recognizer.ts";
import { findVoice } from "./find-voice.ts";

const server = useTestServer();

const kernel = () => server.server.kernel;
const uuidOf = (person: { workspaceId: string }) => WorkspaceId.parse(person.workspaceId)!;
const german = {
  kind: "elevenlabs",
  name: "el",
  apiKey: "k",
  voices: [{ id: "x1", languages: ["de-DE"] }, { id: "x2" }],
};

test("without a provider there are the voices of Parley, and the first of them is the default", async () => {
  const { client } = await signUp(server.client);
  const { status, body } = await client.get("/api/voice/models");
  assert.equal(status, 200);
  const [first] = body.data;
  const { id, language, provider, rateHz, isDefault } = first;
  assert.deepEqual(
    { id, language, provider, rateHz, isDefault },
    {
      ...{ id: "slt", language: "en-US", provider: "embedded", rateHz: 16_000, isDefault: true },
    },
  );
  assert.equal(body.data.filter((each: { isDefault: boolean }) => each.isDefault).length, 1);
});

test("the voices of a provider come first, and only in its own workspace", async () => {
  const [ada, bob] = [await signUp(server.client), await signUp(server.client)];
  assert.equal((await ada.client.post("/api/voice/providers", german)).status, 201);
  const { data } = (await ada.client.get("/api/voice/models")).body;
  assert.deepEqual(
    data.slice(0, 3).map((voice: Record<string, unknown>) => [voice.id, voice.language, voice.isDefault]),
    [
      ["el/x1", "de-DE", true],
      ["el/x2", "mul", false],
      ["slt", "en-US", false],
    ],
  );
  assert.ok((await bob.client.get("/api/voice/models")).body.data.every(({ id }: { id: string }) => !id.includes("/")));
  const found = async (id: string | undefined, language: string) =>
    (await findVoice(kernel(), uuidOf(ada), id, language)).voice.id;
  assert.equal(await found(undefined, "de-AT"), "el/x2");
  assert.equal(await found(undefined, "de-DE"), "el/x1");
  assert.equal(await found(undefined, "en-GB"), "el/x2");
  assert.equal(await found("slt", "en-GB"), "slt");
  assert.equal((await findVoice(kernel(), uuidOf(bob), undefined, "en")).voice.id, "slt");
});

test("an unknown voice and a language that nobody speaks are refused with what there is", async () => {
  const workspaceId = uuidOf(await signUp(server.client));
  for (const [id, language, code, pattern] of [
    ["hal", "en-US", "unknown-voice", /slt, rms/],
    [undefined, "tlh", "unknown-language", /en-US/],
    ["slt", "de-DE", "unknown-language", /en-US/],
    [undefined, "no language", "unknown-language", /en-US/],
  ] as const) {
    await assert.rejects(findVoice(kernel(), workspaceId, id, language), (error) => {
      assert.ok(error instanceof Problem);
      assert.deepEqual([error.type.code, error.type.status], [code, 422]);
      assert.match(error.detail, pattern);
      assert.match(error.errors![0]!.pointer, id === "hal" ? /voice_model/ : /language/);
      return true;
    });
  }
});

test("what a workspace can do says plainly whether it understands free speech", async () => {
  const person = await signUp(server.client);
  const workspaceId = uuidOf(person);
  const voice = await findVoice(kernel(), workspaceId, undefined, "en-US");
  assert.equal(capabilitiesOf(voice, await findRecognizer(kernel(), workspaceId, "sw")).recognition.mode, "none");
  await person.client.post("/api/voice/providers", german);
  const found = await findRecognizer(kernel(), workspaceId, "sw");
  const { recognition, detail } = capabilitiesOf(voice, found);
  assert.deepEqual(recognition, { mode: "open-vocabulary", provider: "el", languages: [] });
  assert.match(detail, /free speech/);
});

test("eSpeak NG, where the operator has installed it, speaks what the other voices do not", async () => {
  const folder = await mkdtemp(join(tmpdir(), "espeak-"));
  await writeFile(join(folder, "espeak-ng.js"), "export default () => {};");
  const other = await startTestServer({ settings: { PARLEY_ESPEAK_NG: folder } });
  try {
    const person = await signUp(other.client);
    const find = async (language: string) =>
      (await findVoice(other.server.kernel, uuidOf(person), undefined, language)).voice.id;
    assert.deepEqual([await find("de-AT"), await find("en-US")], ["espeak-ng/de", "slt"]);
  } finally {
    await other.stop();
    await rm(folder, { recursive: true });
  }
});

test("a key needs the scope of voice to see the voices", async () => {
  const person = await signUp(server.client);
  const reader = server.client.as(await makeKey(person, { scopes: ["conversations:read"] }));
  assert.equal((await reader.get("/api/voice/models")).status, 403);
});
