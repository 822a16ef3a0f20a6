import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { makeKey, type Person, signUp } from "../../../testing/client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let person: Person;
before(async () => {
  server = await startTestServer();
  person = await signUp(server.client);
  const content = "Our bakery opens at seven o'clock on working days and at eight o'clock on Saturdays.";
  await person.client.post("/api/knowledge/sources", { type: "text", title: "Hours", content });
});
after(() => server.stop());

async function connect(credential: string): Promise<Client> {
  const client = new Client({ name: "a test", version: "1" });
  const transport = new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`), {
    requestInit: { headers: { authorization: `Bearer ${credential}` } },
  });
  // The library's class does not match its own interface under exactOptionalPropertyTypes.
  await client.connect(transport as Parameters<Client["connect"]>[0]);
  return client;
}

const namesOf = async (client: Client) => (await client.listTools()).tools.map((tool) => tool.name).sort();
const textOf = (result: Awaited<ReturnType<Client["callTool"]>>) => (result.content as { text: string }[])[0]!.text;

test("a client lists the tools with their input schemas and whether they only read", async () => {
  const client = await connect(await makeKey(person));
  const { tools } = await client.listTools();
  const search = tools.find((tool) => tool.name === "search_knowledge");
  assert.deepEqual(search?.inputSchema.required, ["query"]);
  assert.deepEqual([search?.annotations?.readOnlyHint, search?.annotations?.destructiveHint], [true, false]);
  assert.equal(tools.find((tool) => tool.name === "ask_assistant")?.annotations?.readOnlyHint, false);
  await client.close();
});

test("a client searches the knowledge and asks the assistant, in one stored conversation", async () => {
  const client = await connect(await makeKey(person));
  await client.listTools();
  const found = await client.callTool({ name: "search_knowledge", arguments: { query: "opening on Saturdays" } });
  const { passages } = found.structuredContent as { passages: { text: string }[] };
  assert.match(passages[0]!.text, /eight o'clock/);
  assert.deepEqual(JSON.parse(textOf(found)), found.structuredContent);

  type Told = { aiResponse: string; sessionId: string; citations: { title: string }[] };
  const ask = async (message: string, sessionId?: string) =>
    (await client.callTool({ name: "ask_assistant", arguments: { message, ...(sessionId && { sessionId }) } }))
      .structuredContent as Told;
  const first = await ask("When does the bakery open?");
  assert.match(first.aiResponse, /seven o'clock/);
  assert.equal(first.citations[0]?.title, "Hours");
  const second = await ask("And on Saturdays?", first.sessionId);
  assert.equal(second.sessionId, first.sessionId);
  const stored = await person.client.get(`/api/conversations/${first.sessionId}/messages`);
  assert.deepEqual(
    stored.body.data.map((message: { text: string }) => message.text),
    ["When does the bakery open?", first.aiResponse, "And on Saturdays?", second.aiResponse],
  );
  await client.close();
});

test("a key lists and calls only the tools that its scopes allow", async () => {
  const client = await connect(await makeKey(person, { scopes: ["knowledge:read"] }));
  assert.deepEqual(await namesOf(client), ["search_knowledge"]);
  const refused = await client.callTool({ name: "ask_assistant", arguments: { message: "Hello" } });
  assert.equal(refused.isError, true);
  assert.match(textOf(refused), /conversations:write/);
  await client.close();
  const other = await connect(await makeKey(person, { scopes: ["settings:read"] }));
  assert.deepEqual(await namesOf(other), []);
  await other.close();
});

test("another workspace finds none of this workspace's knowledge and conversations", async () => {
  const sent = await person.client.post("/api/chatbot/send", { message: "Hello" });
  const client = await connect(await makeKey(await signUp(server.client)));
  const found = await client.callTool({ name: "search_knowledge", arguments: { query: "bakery" } });
  assert.deepEqual(found.structuredContent, { passages: [] });
  const { conversationId } = sent.body;
  const refused = await client.callTool({
    name: "ask_assistant",
    arguments: { message: "Go on", sessionId: conversationId },
  });
  assert.equal(refused.isError, true);
  assert.match(textOf(refused), /no such conversation/);
  await client.close();
});

test("a tool call that fails has its reason in the result; an unknown method is an error", async () => {
  const client = await connect(await makeKey(person));
  const wrong = await client.callTool({ name: "search_knowledge", arguments: { query: "" } });
  assert.equal(wrong.isError, true);
  assert.match(textOf(wrong), /\/body\/query/);
  assert.equal((await client.callTool({ name: "launch_rocket" })).isError, true);
  await assert.rejects(client.listPrompts(), /./);
  await client.close();
});

test("a missing, wrong or publishable credential is refused, and errors have JSON-RPC's form", async () => {
  await assert.rejects(connect("parley_sk_no"));
  const page = await makeKey(person, { kind: "publishable", allowedOrigins: ["https://a.example"] });
  const message = { jsonrpc: "2.0", id: 1, method: "tools/list" };
  const attempts: [number, number, Promise<{ status: number; headers: Headers; body: { error: { code: number } } }>][] =
    [
      [401, -32000, server.client.post("/mcp", message)],
      [403, -32000, server.client.as(page).post("/mcp", message)],
      [405, -32000, person.client.get("/mcp")],
      [405, -32000, person.client.call("DELETE", "/mcp")],
      [400, -32700, person.client.post("/mcp", "{")],
      [400, -32600, person.client.post("/mcp", { method: "tools/list" })],
      [400, -32600, person.client.post("/mcp", message, { headers: { "mcp-protocol-version": "1066-10-14" } })],
    ];
  for (const [status, code, attempt] of attempts) {
    const answer = await attempt;
    assert.deepEqual([answer.status, answer.body.error.code], [status, code]);
    assert.equal(answer.headers.has("www-authenticate"), status === 401);
    assert.equal(answer.headers.has("allow"), status === 405);
  }
});

test("a client reads the pages of the reference as resources, whatever the scopes of its key", async () => {
  const client = await connect(await makeKey(person, { scopes: ["settings:read"] }));
  const { resources } = await client.listResources();
  const leads = resources.find(({ title }) => title === "Leads");
  assert.equal(leads?.uri, `${server.url}/docs/leads.md`);
  assert.equal(leads.mimeType, "text/markdown");
  const { contents } = await client.readResource({ uri: leads.uri });
  const [read] = contents as { text: string }[];
  assert.equal(read?.text, (await server.client.get("/docs/leads.md")).text);
  await assert.rejects(client.readResource({ uri: "file:///etc/passwd" }), /no such page/);
  await client.close();
});
