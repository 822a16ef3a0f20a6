import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { signUp } from "../../../server/testing/client.ts";
import { startTestServer, type TestServer } from "../../../server/testing/test-server.ts";
import { Chatbot } from "../src/chatbot.ts";
import { NotRecorded, recordTo, replayFrom } from "../src/entries/recording.ts";
import { Parley } from "../src/parley.ts";

let server: TestServer;
let apiKey: string;
before(async () => {
  server = await startTestServer();
  apiKey = (await signUp(server.client)).accessToken;
});
after(() => server.stop());

test("a recording answers as the server did, without the server and without secrets", async () => {
  let recording = "";
  const record = recordTo((line) => {
    recording += line;
  });
  /** The same program runs beside the server and beside the recording. */
  const use = async (settings: { endpoint: string; apiKey: string | null; fetch: typeof fetch }) => {
    const parley = new Parley({ ...settings, maxRetries: 0 });
    const lead = await parley.leads.create({ email: "ada@example.com", name: "Ada" });
    const names = [];
    for await (const { id } of parley.leads.list()) names.push(id);
    const texts = [];
    for await (const event of new Chatbot({ ...settings, maxRetries: 0 }).stream({ message: "Is delivery free?" })) {
      texts.push(event.type);
    }
    const { key } = await parley.keys.create({ name: "shop", kind: "secret", scopes: ["leads:read"] });
    await parley.leads.delete(lead.id);
    return { lead, names, texts, key };
  };
  const live = await use({ endpoint: server.url, apiKey, fetch: record });
  assert.deepEqual([live.names, live.texts.at(-1)], [[live.lead.id], "message.completed"]);
  assert.ok(!recording.includes(apiKey) && !recording.includes(live.key) && !recording.includes("parley_"), recording);
  const replay = replayFrom(recording);
  const played = await use({ endpoint: "http://replay", apiKey: null, fetch: replay });
  assert.deepEqual(played, { ...live, key: "[secret]" });
  const parley = new Parley({ endpoint: "http://replay", apiKey: null, fetch: replay, maxRetries: 0 });
  await assert.rejects(
    async () => parley.leads.get(live.lead.id),
    ({ cause }: Error) =>
      cause instanceof NotRecorded && /no further answer to GET \/api\/leads\/lead_/.test(cause.message),
  );
});
