import assert from "node:assert/strict";
import type { IncomingHttpHeaders } from "node:http";
import { after, before, describe, test } from "node:test";
import { McpServer, ResourceTemplate } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";
import { z } from "zod";
import { answerJson, bodyOf, type CallDesk, type CallSettings, startCallDesk } from "../testing/call-desk.ts";

// biome-ignore lint/suspicious/noExplicitAny: results of every shape.
type Any = any;

let desk: CallDesk;
let url: string;
const seen: { method: string; headers: IncomingHttpHeaders; params: Any }[] = [];
const held: (() => void)[] = [];

/** The server of the protocol's own package, one for each request. */
function makeServer(): McpServer {
  const server = new McpServer({ name: "stock", version: "1" });
  server.registerTool("count", { inputSchema: { part: z.string() } }, ({ part }) => ({
    content: [{ type: "text", text: `Three of ${part}.` }],
  }));
  server.registerTool("break", {}, () => ({ isError: true, content: [{ type: "text", text: "It broke." }] }));
  server.registerTool("hold", {}, async () => {
    await new Promise<void>((resolve) => held.push(resolve));
    return { content: [] };
  });
  server.registerPrompt("greet", { argsSchema: { name: z.string() } }, ({ name }) => ({
    messages: [{ role: "user", content: { type: "text", text: `Greet ${name}.` } }],
  }));
  server.registerResource("notes", "file:///notes.txt", {}, ({ href }) => ({
    contents: [{ uri: href, text: "Buy\0 milk." }],
  }));
  server.registerResource("page", new ResourceTemplate("page://{number}", { list: undefined }), {}, ({ href }) => ({
    contents: [{ uri: href, text: "A page." }],
  }));
  return server;
}

before(async () => {
  desk = await startCallDesk();
  url = await desk.serve(async (request, response) => {
    const { url: path, headers } = request;
    if (path === "/drop") return request.socket.destroy();
    if (path === "/closed" && headers.authorization !== "Bearer s3cret-token") return answerJson(response, {}, 401);
    if (request.method !== "POST") return response.writeHead(405).end();
    const body = JSON.parse(await bodyOf(request));
    seen.push({ method: body.method, headers, params: body.params });
    if (path === "/fail" && body.method === "tools/call") return answerJson(response, {}, 503);
    if (path === "/lose" && body.method === "tools/call") return request.socket.destroy();
    const transport = new StreamableHTTPServerTransport({});
    response.on("close", () => void transport.close());
    await makeServer().connect(transport as Any);
    return transport.handleRequest(request, response, body);
  });
});
after(() => {
  for (const release of held) release();
  return desk.stop();
});

const args = (method: string, parameters?: unknown, { path = "/mcp", ...more }: Any = {}) => ({
  ...{ method, parameters, transport: { http: { endpoint: `${url}${path}` } } },
  ...more,
});
const call = async (method: string, parameters?: unknown, more?: Any): Promise<Any> =>
  (await desk.call("mcp", args(method, parameters, more))).output;
const failing = (method: string, parameters?: unknown, more?: Any, settings?: CallSettings) =>
  desk.fail("mcp", args(method, parameters, more), settings);

describe("an mcp call", () => {
  test("gives the result of every method of the specification", async () => {
    assert.deepEqual(
      (await call("tools/list")).tools.map(({ name }: Any) => name),
      ["count", "break", "hold"],
    );
    const counted = await call("tools/call", { name: "count", arguments: { part: "bolts" } });
    assert.deepEqual(counted, { content: [{ type: "text", text: "Three of bolts." }] });
    assert.equal((await call("prompts/list")).prompts[0].name, "greet");
    const greeting = await call("prompts/get", { name: "greet", arguments: { name: "Ada" } });
    assert.equal(greeting.messages[0].content.text, "Greet Ada.");
    assert.equal((await call("resources/list")).resources[0].uri, "file:///notes.txt");
    const { contents } = await call("resources/read", { uri: "file:///notes.txt" });
    assert.equal(contents[0].text, "Buy\uFFFD milk.");
    assert.equal((await call("resources/templates/list")).resourceTemplates[0].uriTemplate, "page://{number}");
  });

  test("gives a tool's own failure as its result", async () => {
    assert.equal((await call("tools/call", { name: "break", arguments: {} })).isError, true);
  });

  test("sends the author's headers, the version of the protocol and the client", async () => {
    seen.length = 0;
    const transport = { http: { endpoint: `${url}/mcp`, headers: { "X-Team": "shop" } } };
    const client = { name: "orders", version: "1.2.3" };
    await call("tools/list", undefined, { transport, client, protocolVersion: "2025-03-26" });
    const [opening] = seen;
    assert.deepEqual([opening!.params.clientInfo, opening!.params.protocolVersion], [client, "2025-03-26"]);
    const asked = seen.find(({ method }) => method === "tools/list")!;
    const { "x-team": team, "mcp-protocol-version": version, "idempotency-key": key } = asked.headers;
    assert.deepEqual([team, version, key], ["shop", "2025-03-26", "run-1:/do/0"]);
    seen.length = 0;
    await call("tools/list");
    assert.equal(seen[0]!.params.protocolVersion, "2025-06-18");
  });

  test("authenticates every request", async () => {
    const endpoint = { uri: `${url}/closed`, authentication: { bearer: { token: "s3cret-token" } } };
    const { authorization } = await desk.call("mcp", { method: "tools/list", transport: { http: { endpoint } } });
    assert.deepEqual(authorization, { scheme: "Bearer", parameter: "s3cret-token" });
    const refused = await failing("tools/call", { name: "count" }, { path: "/closed" });
    assert.deepEqual([refused.kind, refused.status, refused.effect, refused.sends], ["runtime", 401, "not-sent", 0]);
  });

  /** A busy machine may need longer than the timeout until the call is sent: then it gets twice the time. */
  async function failingLate(milliseconds: number): ReturnType<typeof failing> {
    const late = await failing("tools/call", { name: "hold" }, { timeout: { milliseconds } });
    return late.effect === "not-sent" && milliseconds < 60_000 ? failingLate(milliseconds * 2) : late;
  }

  test("fails with the server's error, and knows what is known of its effect", async () => {
    const unknown = await failing("prompts/get", { name: "nothing" });
    assert.deepEqual([unknown.kind, unknown.status, unknown.effect, unknown.sends], ["runtime", 500, "done", 1]);
    assert.match(unknown.detail!, /error -32602.*nothing/s);
    const use = (path: string) => failing("tools/call", { name: "count", arguments: { part: "x" } }, { path });
    const failed = await use("/fail");
    assert.deepEqual([failed.kind, failed.status, failed.effect], ["runtime", 503, "done"]);
    const lost = await use("/lose");
    assert.deepEqual([lost.kind, lost.status, lost.effect], ["runtime", 502, "unknown"]);
    const dropped = await use("/drop");
    assert.deepEqual([dropped.kind, dropped.effect, dropped.sends], ["runtime", "not-sent", 0]);
    const late = await failingLate(500);
    assert.deepEqual([late.kind, late.status, late.effect], ["timeout", 408, "unknown"]);
    const inside = { transport: { http: { endpoint: "http://10.0.0.1/mcp" } } };
    const refused = await failing("tools/list", undefined, inside);
    assert.deepEqual([refused.kind, refused.status, refused.effect], ["authorization", 403, "not-sent"]);
  });

  test("starts no program, and refuses what is no request", async () => {
    const faults: Any[] = [
      args("tools/list", undefined, { transport: { stdio: { command: "sh" } } }),
      args("tools/delete"),
      args("tools/list", "text"),
      args("tools/list", undefined, { client: { name: "x" } }),
      args("tools/list", undefined, { timeout: "soon" }),
      { method: "tools/list" },
    ];
    for (const given of faults) {
      const { kind, status, effect } = await desk.fail("mcp", given);
      assert.deepEqual([kind, status, effect], ["configuration", 400, "not-sent"]);
    }
  });

  test("may be repeated unless it calls a tool", async () => {
    assert.equal(await desk.isIdempotent("mcp", args("tools/list")), true);
    assert.equal(await desk.isIdempotent("mcp", args("tools/call")), false);
  });
});
