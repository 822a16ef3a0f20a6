import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { type Person, signUp } from "../../../testing/client.ts";
import { addProvider } from "../../../testing/model-desk.ts";
import { type ScriptedProvider, startScriptedProvider } from "../../../testing/providers/scripted-provider.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";

const lines: Record<string, unknown>[] = [];
let server: TestServer;
let provider: ScriptedProvider;
let person: Person;
let providerId: string;
before(async () => {
  provider = await startScriptedProvider();
  server = await startTestServer({
    settings: { PARLEY_OUTBOUND_ALLOW: `models:${new URL(provider.url).host}`, PARLEY_LOG_LEVEL: "info" },
    log: {
      write: (text) => lines.push(...text.split("\n").flatMap((line) => (line === "" ? [] : [JSON.parse(line)]))),
    },
  });
  person = await signUp(server.client);
  ({ id: providerId } = await addProvider(person, provider));
});
after(async () => {
  await server?.stop();
  await provider?.stop();
});

/** Reads one sample of a scrape, 0 where there is none yet. */
async function read(name: string): Promise<number> {
  const { text } = await person.client.get("/metrics");
  const line = text.split("\n").find((each: string) => each.startsWith(`${name} `));
  return line === undefined ? 0 : Number(line.slice(name.length));
}

const calls = 'parley_model_calls_total{kind="openai-compatible"}';
const begun = 'parley_model_first_token_seconds_count{kind="openai-compatible"}';
const broken = 'parley_model_errors_total{kind="openai-compatible",fault="refused-key"}';

test("calls, first pieces and errors of models are counted by the kind of the provider", async () => {
  const at = async () => Promise.all([calls, begun, broken].map(read));
  const before = await at();
  provider.answer("Hello.");
  assert.equal((await person.client.post("/api/chatbot/send", { message: "Hello?" })).status, 200);
  const answered = await at();
  assert.deepEqual(
    answered.map((value, place) => value - before[place]!),
    [1, 1, 0],
  );
  provider.answer({ status: 401, reason: "No such key." });
  await person.client.post("/api/chatbot/send", { message: "And now?" });
  assert.deepEqual(
    (await at()).map((value, place) => value - answered[place]!),
    [1, 0, 1],
  );
});

test("the log names the provider, the workspace and the request of a model that did not answer", async () => {
  provider.answer({ status: 401, reason: "No such key." });
  const { headers } = await person.client.post("/api/chatbot/send", { message: "Who says so?" });
  const requestId = headers.get("x-request-id");
  const line = await until(async () =>
    lines.find((each) => each.msg === "a model did not answer" && each.requestId === requestId),
  );
  const { workspaceId, kind, fault } = line;
  assert.deepEqual([line.providerId, kind, fault], [providerId, "openai-compatible", "refused-key"]);
  assert.match(String(workspaceId), /^ws_[0-9a-z]{26}$/);
});
