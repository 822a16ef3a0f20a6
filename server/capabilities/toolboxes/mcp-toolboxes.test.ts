import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { after, before, describe, test } from "node:test";
import { Ajv2020 } from "ajv/dist/2020.js";
import { type Person, signUp } from "../../testing/client.ts";
import { type ScriptedProvider, startScriptedProvider } from "../../testing/providers/scripted-provider.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { until } from "../../testing/until.ts";

// biome-ignore lint/suspicious/noExplicitAny: messages of every shape.
type Any = any;

const base64 = "A".repeat(400_000);
/** The tools of the MCP server answer these, by name. */
const results: Record<string, Any> = {
  picture: {
    content: [
      { type: "text", text: "Here it is." },
      { type: "image", mimeType: "image/png", data: base64 },
      { type: "audio", mimeType: "audio/wav", data: base64 },
    ],
  },
  papers: {
    content: [
      {
        type: "resource_link",
        uri: "file:///plan.pdf",
        name: "plan",
        mimeType: "application/pdf",
        description: "The plan.",
      },
      { type: "resource", resource: { uri: "file:///notes.txt", mimeType: "text/plain", text: "Buy milk." } },
      { type: "resource", resource: { uri: "file:///scan.bin", blob: base64 } },
      { type: "hologram", data: base64 },
    ],
  },
  numbers: { content: [{ type: "text", text: '{"count":3}' }], structuredContent: { count: 3 } },
  both: { content: [{ type: "text", text: "Three are left." }], structuredContent: { count: 3 } },
  broken: { content: [{ type: "text", text: "The stock is being counted." }], isError: true },
  silent: { content: [], isError: true },
  slow: { content: [{ type: "text", text: "At last." }] },
};
const orderSchema = {
  $schema: "http://json-schema.org/draft-07/schema#",
  type: "object",
  properties: { part: { $ref: "#/definitions/part" }, size: { type: "string", nullable: true, example: "L" } },
  required: ["part", "part", "gone"],
  oneOf: [
    { properties: { count: { type: "integer" }, unit: { const: "piece" } } },
    { properties: { weight: { type: "number" }, unit: { const: "kilo" } } },
  ],
  definitions: {
    part: { type: "object", properties: { parts: { type: "array", items: { $ref: "#/definitions/part" } } } },
  },
};

/** The MCP server behaves like this. */
const mood = { refuses: 0, sendsEvents: false, losesSessions: 0, without: "", holdsCalls: false };
const seen: { method: string; session: string | undefined; params?: Any; id?: unknown }[] = [];
const sessions = new Set<string>();

async function serve(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const session = request.headers["mcp-session-id"] as string | undefined;
  if (request.url !== "/mcp") return response.writeHead(404).end();
  if (mood.refuses > 0) return response.writeHead(mood.refuses, { "www-authenticate": "Bearer" }).end("no");
  if (request.method === "DELETE") {
    sessions.delete(session!);
    return response.writeHead(204).end();
  }
  if (request.method !== "POST") return response.writeHead(405).end();
  const { id, method, params } = JSON.parse(Buffer.concat(chunks).toString());
  seen.push({ method, session, params, id });
  if (method === "initialize") {
    const opened = randomUUID();
    sessions.add(opened);
    response.setHeader("mcp-session-id", opened);
  } else if (!sessions.has(session!)) return response.writeHead(404).end();
  if (id === undefined) return response.writeHead(202).end();
  if (method === "tools/call" && mood.losesSessions > 0) {
    mood.losesSessions--;
    sessions.clear();
    return response.writeHead(404).end();
  }
  if (method === "tools/call" && mood.holdsCalls) return undefined;
  return answer(response, { jsonrpc: "2.0", id, ...resultOf(method, params) });
}

function resultOf(method: string, params: Any): Any {
  if (method === "initialize") {
    const serverInfo = { name: "stock", version: "1" };
    return { result: { protocolVersion: "2025-06-18", capabilities: { tools: { listChanged: true } }, serverInfo } };
  }
  const names = Object.keys(results).filter((name) => name !== mood.without);
  if (method === "tools/list") {
    const annotations = { readOnlyHint: true };
    const tools: Any[] = names.map((name) => ({ name, annotations, inputSchema: { type: "object" } }));
    tools.push({ name: "order", inputSchema: orderSchema }, { name: "order", inputSchema: { type: "object" } });
    tools.push({ name: "crawl", inputSchema: { type: "object" }, execution: { taskSupport: "required" } });
    return { result: { tools } };
  }
  if (names.includes(params.name)) return { result: results[params.name] };
  return { error: { code: -32602, message: `There is no tool ${params.name}.` } };
}

function answer(response: ServerResponse, message: Any): void {
  if (!mood.sendsEvents) {
    response.writeHead(200, { "content-type": "application/json; charset=utf-8" }).end(JSON.stringify(message));
    return;
  }
  const changed = { jsonrpc: "2.0", method: "notifications/tools/list_changed" };
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.end([changed, message].map((each) => `event: message\ndata: ${JSON.stringify(each)}\n\n`).join(""));
}

let outside: Server;
let url: string;
let server: TestServer;
let provider: ScriptedProvider;
let person: Person;
let assistantId: string;
let toolbox: Any;
before(async () => {
  outside = createServer((request, response) => void serve(request, response));
  outside.listen(0, "127.0.0.1");
  await once(outside, "listening");
  const { port } = outside.address() as AddressInfo;
  url = `http://127.0.0.1:${port}`;
  provider = await startScriptedProvider();
  const PARLEY_OUTBOUND_ALLOW = `tools:127.0.0.1:${port},models:${new URL(provider.url).host}`;
  server = await startTestServer({ settings: { PARLEY_OUTBOUND_ALLOW } });
  person = await signUp(server.client);
  const scripted = { kind: "openai-compatible", name: "scripted", baseUrl: provider.url, defaultModel: "scripted-1" };
  assert.equal((await person.client.post("/api/providers", scripted)).status, 201);
  const made = await add("stock");
  assert.equal(made.status, 201, made.text);
  toolbox = made.body;
  assistantId = (await person.client.post("/api/assistants", { name: "Clerk", actions: ["stock__*"] })).body.id;
});
after(async () => {
  await server.stop();
  await provider.stop();
  outside.closeAllConnections();
  outside.close();
});

const add = (name: string, path = "/mcp") =>
  person.client.post("/api/toolboxes", { name, kind: "mcp", url: url + path });

let count = 0;
/** A model calls the tool. Gives what it is told. */
async function use(tool: string): Promise<string> {
  let told = "";
  provider.answer(({ body: { messages } }) => {
    const last = messages.at(-1);
    if (last.role !== "tool") return [{ call: { name: `stock__${tool}`, input: {} } }];
    told = last.content;
    return [{ say: "I see." }];
  });
  const sent = await person.client.post("/api/chatbot/send", {
    message: "Look.",
    assistantId,
    sessionId: `s${++count}`,
  });
  assert.equal(sent.status, 200, sent.text);
  return told;
}

describe("an MCP toolbox", () => {
  for (const status of [401, 403]) {
    test(`whose server answers ${status} asks for credentials, when it is added and when it is called`, async () => {
      mood.refuses = status;
      const refused = await add(`refused-${status}`);
      const told = await use("numbers");
      mood.refuses = 0;
      assert.deepEqual([refused.status, refused.body.code], [502, "toolbox-unreadable"]);
      assert.match(refused.body.detail, new RegExp(`refused the request \\(${status}\\).*credentials.*headers`));
      assert.match(told, new RegExp(`refused the request \\(${status}\\).*credentials`));
    });
  }

  test("at an address without an MCP server is refused with what it answered", async () => {
    const { status, body } = await add("nothing", "/elsewhere");
    assert.equal(status, 502);
    assert.match(body.detail, /no endpoint of an MCP server: it answered 404/);
  });

  test("lists what cannot be called", () => {
    assert.deepEqual(toolbox.skipped, [
      { operation: "order", reason: "Another tool has the same name." },
      { operation: "crawl", reason: "It runs as a task, and Parley only makes calls that are answered at once." },
    ]);
  });

  test("gives the model texts and data, and one line for each image, sound and file", async () => {
    const picture = await use("picture");
    assert.match(picture, /Here it is\.\\?n?\s*\[image: image\/png, 293 KiB\].*\[audio: audio\/wav, 293 KiB\]/s);
    const papers = await use("papers");
    assert.match(papers, /\[link: plan, file:\/\/\/plan\.pdf, application\/pdf\] The plan\./);
    assert.match(
      papers,
      /\[file: file:\/\/\/notes\.txt, text\/plain\].*Buy milk\..*\[file: file:\/\/\/scan\.bin, 293 KiB\]/s,
    );
    assert.match(papers, /\[hologram\]/);
    for (const told of [picture, papers]) assert.ok(told.length < 2_000, `${told.length} characters`);
    assert.match(await use("numbers"), /\{"count":3\}/);
    assert.match(await use("both"), /Three are left\..*"count":3/s);
    assert.match(await use("broken"), /error.*The stock is being counted\./s);
    assert.match(await use("silent"), /error.*did not say why/s);
  });

  test("may answer with a stream of events, and tell of changed tools in between", async () => {
    mood.sendsEvents = true;
    const told = await use("both");
    mood.sendsEvents = false;
    assert.match(told, /Three are left/);
  });

  test("ends its sessions", async () => {
    await until(() => sessions.size === 0);
  });

  test("gets a new session when its server has lost the old one, and the tool is called once more", async () => {
    const before = seen.length;
    mood.losesSessions = 1;
    assert.match(await use("both"), /Three are left/);
    const called = seen.slice(before).filter(({ method }) => method === "tools/call");
    assert.equal(new Set(called.map(({ session }) => session)).size, 2);
    mood.losesSessions = 2;
    assert.match(await use("both"), /The MCP server ended the session/);
    mood.losesSessions = 0;
  });

  test("learns that a call is cancelled when the reply is stopped", async () => {
    mood.holdsCalls = true;
    const before = seen.length;
    const using = use("slow");
    const sessionId = `s${count}`;
    await until(() => seen.slice(before).some(({ method }) => method === "tools/call"));
    const stopped = await person.client.post(`/api/conversations/${sessionId}/stop`);
    assert.ok(stopped.status < 300, stopped.text);
    mood.holdsCalls = false;
    await using;
    await until(() => seen.slice(before).some(({ method }) => method === "notifications/cancelled"));
    const called = seen.slice(before).find(({ method }) => method === "tools/call")!;
    const cancelled = seen.slice(before).filter(({ method }) => method === "notifications/cancelled");
    assert.deepEqual([cancelled[0]!.session, cancelled[0]!.params.requestId], [called.session, called.id]);
    // The protocol forbids to cancel the opening of a session.
    assert.ok(cancelled.every(({ params }) => params.requestId === called.id));
  });

  test("tells the model that a tool is gone, and drops it when the toolbox is refreshed", async () => {
    mood.without = "numbers";
    assert.match(await use("numbers"), /There is no tool numbers/);
    const refreshed = await person.client.post(`/api/toolboxes/${toolbox.id}/refresh`);
    mood.without = "";
    const actions = refreshed.body.tools.map(({ action }: Any) => action);
    assert.deepEqual([actions.includes("stock__numbers"), actions.includes("stock__both")], [false, true]);
  });

  test("offers schemas that every vendor takes", async () => {
    let tools: Any[] = [];
    provider.answer(({ body }) => {
      tools = body.tools;
      return "Hello.";
    });
    await person.client.post("/api/chatbot/send", { message: "Hello there", assistantId, sessionId: "schemas" });
    const { parameters } = tools.find(({ function: { name } }) => name === "stock__order").function;
    const ajv = new Ajv2020({ strict: false });
    assert.ok(ajv.validateSchema(parameters), ajv.errorsText(ajv.errors));
    const { properties, ...rest } = parameters;
    assert.deepEqual(rest, { type: "object", required: ["part"] });
    assert.deepEqual(Object.keys(properties).sort(), ["count", "part", "size", "unit", "weight"]);
    assert.deepEqual(properties.unit, { anyOf: [{ const: "piece" }, { const: "kilo" }] });
    assert.deepEqual(properties.size, { type: ["string", "null"], examples: ["L"] });
    assert.equal(properties.part.properties.parts.items.properties.parts.items.description, "The same again: part.");
    for (const { function: tool } of tools) assert.equal(typeof tool.parameters.properties, "object", tool.name);
  });
});
