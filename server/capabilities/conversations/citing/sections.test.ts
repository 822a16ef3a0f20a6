import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { makeKey, type TestClient } from "../../../testing/client.ts";
import { type ModelDesk, openModelDesk } from "../../../testing/model-desk.ts";

const content = `# Zeppelin rides

We fly over the lake.

## Tickets

A ticket for the zeppelin costs ninety euros.

### Refunds

A zeppelin ticket is refunded until noon of the day before the ride.

## Baggage

Each passenger of the zeppelin may bring one bag of eight kilograms.
`;
const url = "https://rides.example/help";
const question = "Until when is a zeppelin ticket refunded?";
const place = ["Zeppelin rides", "Tickets > Refunds", "refunds"];

describe("a citation from a text with headings", () => {
  let desk: ModelDesk;
  let key: TestClient;
  before(async () => {
    desk = await openModelDesk("A ticket is refunded until noon of the day before the ride [1].");
    key = desk.server.client.as(await makeKey(desk.person));
    const source = { type: "text", title: "Zeppelin rides", content, url };
    assert.equal((await key.post("/api/knowledge/sources", source)).status, 201);
  });
  after(() => desk.stop());

  type Placed = { title: string; section: string | null; anchor: string | null };
  const placeOf = ({ title, section, anchor }: Placed) => [title, section, anchor];
  const offline = { model: "parley-offline" };

  test("names its section and anchor wherever it is shown", async () => {
    const sent = (await key.post("/api/chatbot/send", { message: question, sessionId: "shown", ...offline })).body;
    assert.match(sent.aiResponse, /until noon/);
    const accept = { headers: { accept: "text/event-stream" } };
    const streamed = (await key.post("/api/chatbot/send", { message: question, ...offline }, accept)).text;
    const [, cited] = /event: message\.citation\ndata: (.*)/.exec(streamed) ?? [];
    const call = { name: "ask_assistant", arguments: { message: question, ...offline } };
    const asked = await key.post("/mcp", { jsonrpc: "2.0", id: 1, method: "tools/call", params: call });
    const messages = [{ role: "user", content: question }];
    const completion = (await key.post("/v1/chat/completions", { ...offline, messages })).body;
    const shown = {
      answer: sent.citations[0],
      stream: JSON.parse(cited!).citation,
      messages: (await key.get("/api/conversations/shown/messages")).body.data[1].citations[0],
      provenance: (await key.get(`/api/messages/${sent.messageId}/provenance`)).body.citations[0],
      export: JSON.parse((await key.get("/api/conversations/shown/export")).text).messages[1].citations[0],
      mcp: asked.body.result.structuredContent.citations[0],
      completion: completion.parley.citations[0],
    };
    for (const [where, citation] of Object.entries(shown)) assert.deepEqual(placeOf(citation), place, where);
  });

  test("is linked to its section by the compatible APIs", async () => {
    const address = `${url}#refunds`;
    const messages = [{ role: "user", content: question }];
    const completion = (await key.post("/v1/chat/completions", { ...offline, messages })).body;
    assert.equal(completion.choices[0].message.annotations[0].url_citation.url, address);
    const response = (await key.post("/v1/responses", { ...offline, input: question })).body;
    assert.equal(response.output[0].content[0].annotations[0].url, address);
    const parts = [{ type: "text", text: question }];
    const chat = await key.post("/api/chat", { id: "page", messages: [{ id: "m1", role: "user", parts }], ...offline });
    const [, source] = /data: (\{"type":"source-url".*)/.exec(chat.text) ?? [];
    assert.equal(JSON.parse(source!).url, address);
  });

  test("is linked by an address that any client reads, and that names no other place already", async () => {
    const addressFrom = async (title: string, text: string, address: string, input: string) => {
      const source = { type: "text", title, content: text, url: address };
      assert.equal((await key.post("/api/knowledge/sources", source)).status, 201);
      const response = (await key.post("/v1/responses", { ...offline, input })).body;
      return response.output[0].content[0].annotations[0].url;
    };
    const accented = "# Café\n\n## Été\n\nThe terrace of the café is open from May.";
    const cafe = await addressFrom("Café", accented, url, "When is the terrace of the café open?");
    assert.equal(cafe, `${url}#%C3%A9t%C3%A9`);
    const own = "https://rides.example/app#/balloon";
    const crew = "# Balloon\n\n## Crew\n\nThe crew of the balloon are two pilots.";
    assert.equal(await addressFrom("Balloon", crew, own, "Who are the crew of the balloon?"), own);
  });

  test("is found with its section by a search, and none above all headings", async () => {
    const search = async (query: string) => (await key.post("/api/knowledge/search", { query })).body.passages[0];
    assert.deepEqual(placeOf(await search("refunded until noon")), place);
    assert.deepEqual(placeOf(await search("over the lake")), ["Zeppelin rides", null, null]);
  });

  test("tells a model the section of each passage, and is the model's too", async () => {
    const { body } = await key.post("/api/chatbot/send", { message: question });
    assert.notEqual(body.model, "parley-offline");
    assert.deepEqual(placeOf(body.citations[0]), place);
    const prompt = desk.provider.requests.at(-1)!.body.messages.at(-1).content;
    assert.match(prompt, /\[1\] Zeppelin rides > Tickets > Refunds\n/);
  });

  test("loses its section when its source is purged", async () => {
    const balloon = {
      type: "text",
      title: "Gyrocopter",
      content: "# Gyrocopter\n\n## Hangar\n\nThe gyrocopter stands in hall nine.",
    };
    const { id } = (await key.post("/api/knowledge/sources", balloon)).body;
    const asked = { message: "Where does the gyrocopter stand?", sessionId: "purged", ...offline };
    assert.equal((await key.post("/api/chatbot/send", asked)).body.citations[0].section, "Hangar");
    await key.call("DELETE", `/api/knowledge/sources/${id}?purge=true`);
    const { text, body } = await key.get("/api/conversations/purged/messages");
    assert.doesNotMatch(text, /hangar/i);
    assert.deepEqual(placeOf(body.data[1].citations[0]), [null, null, null]);
  });
});
