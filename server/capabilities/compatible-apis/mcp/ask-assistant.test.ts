import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { makeKey } from "../../../testing/client.ts";
import { type ModelDesk, openModelDesk } from "../../../testing/model-desk.ts";
import { until } from "../../../testing/until.ts";

let desk: ModelDesk;
let key: string;
before(async () => {
  desk = await openModelDesk();
  key = await makeKey(desk.person);
});
after(() => desk.stop());

type Told = { aiResponse: string; sessionId: string; conversationId: string; status: string };
type Asked = { isError: boolean; text: string; told: Told };

/** Asks as a client of the protocol, which checks each result against the tool's output schema. */
async function ask(input: Record<string, unknown>, headers: Record<string, string> = {}): Promise<Asked> {
  const client = new Client({ name: "a test", version: "1" });
  const transport = new StreamableHTTPClientTransport(new URL(`${desk.server.url}/mcp`), {
    requestInit: { headers: { authorization: `Bearer ${key}`, ...headers } },
  });
  // The library's class does not match its own interface under exactOptionalPropertyTypes.
  await client.connect(transport as Parameters<Client["connect"]>[0]);
  await client.listTools();
  const result = await client.callTool({ name: "ask_assistant", arguments: input });
  await client.close();
  const [{ text }] = result.content as [{ text: string }];
  return { isError: result.isError === true, text, told: result.structuredContent as Told };
}

const systemTextOf = (index: number) => {
  const { messages } = desk.provider.requests.at(index)!.body as { messages: { role: string; content: string }[] };
  return messages.map(({ role, content }) => (role === "system" ? content : "")).join("\n");
};

test("a client chooses the assistant by its id, its name or an alias, and a model by its name", async () => {
  desk.provider.answer("Ahoy.");
  const pirate = { name: "Pirate", instructions: "Speak like a pirate." };
  const { id } = (await desk.person.client.post("/api/assistants", pirate)).body;
  await desk.person.client.call("PUT", "/api/model-aliases", { body: { "gpt-4o": id } });
  for (const choice of [{ assistantId: id }, { model: "pirate" }, { model: id }, { model: "gpt-4o" }]) {
    assert.equal((await ask({ message: "Where is the harbour?", ...choice })).told.aiResponse, "Ahoy.");
    assert.match(systemTextOf(-1), /Speak like a pirate\./);
  }
  const before = desk.provider.requests.length;
  assert.equal((await ask({ message: "Where is the harbour?", model: "parley-offline" })).isError, false);
  assert.equal(desk.provider.requests.length, before);
  const unknown = await ask({ message: "Where is the harbour?", model: "nobody" });
  assert.equal(unknown.isError, true);
  assert.match(unknown.text, /no model nobody/);
});

test("X-Session-Id names the conversation, unless the call names one", async () => {
  const headers = { "x-session-id": "editor 7" };
  assert.equal((await ask({ message: "One?" }, headers)).told.sessionId, "editor 7");
  assert.equal((await ask({ message: "Two?", sessionId: "editor 8" }, headers)).told.sessionId, "editor 8");
  const { data } = (await desk.person.client.get("/api/conversations/editor%207/messages")).body;
  assert.deepEqual([data.length, data[0].text], [2, "One?"]);
});

test("a conversation that a person took over answers with the status and the person's words", async () => {
  const sessionId = "taken over";
  await ask({ message: "Hello", sessionId });
  const path = `/api/conversations/${encodeURIComponent(sessionId)}`;
  assert.equal((await desk.person.client.post(`${path}/hand-over`)).status, 200);
  const first = await ask({ message: "Is a person there?", sessionId });
  assert.deepEqual([first.isError, first.told.status], [false, "handed-over"]);
  assert.match(first.told.aiResponse, /\w/);
  await desk.person.client.post(`${path}/messages`, { text: "Ada here, I am looking into it." });
  assert.equal((await ask({ message: "And now?", sessionId })).told.aiResponse, "Ada here, I am looking into it.");
});

test("an answer that was cut is a failed call, with the reason and the part that there is", async () => {
  desk.provider.answer([{ say: "At seven, but" }, { end: "length" }]);
  const cut = await ask({ message: "When do you open?" });
  assert.equal(cut.isError, true);
  assert.match(cut.text, /limit of length[\s\S]*At seven, but/);
  const isShown = async () => {
    const [{ id }] = (await desk.person.client.get("/api/conversations?limit=1")).body.data;
    return (await desk.person.client.get(`/api/conversations/${id}/messages`)).body.data[1]?.text === "At eight, but";
  };
  desk.provider.answer(() => [{ say: "At eight, but" }, { until: until(isShown) }, { drop: true }]);
  const broken = await ask({ message: "When do you close?" });
  assert.equal(broken.isError, true);
  assert.match(broken.text, /model failed[\s\S]*At eight, but/);
  desk.provider.answer("Hello.");
});

test("an image is refused by name, because the tool takes text only", async () => {
  const refused = await ask({ message: "What is this?", images: [{ url: "https://a.example/b.png" }] });
  assert.equal(refused.isError, true);
  assert.match(refused.text, /\/body\/images/);
});
