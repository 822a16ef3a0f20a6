import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { after, before, describe, test } from "node:test";
import { type Person, signUp } from "../../testing/client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

/** The hostile server answers this at each path. */
const answers = new Map<string, string>();
/** The tools of the hostile MCP server, as JSON. */
let listedTools = "[]";

const withPaths = (paths: unknown, components: unknown = {}) =>
  JSON.stringify({ openapi: "3.1.0", info: { title: "Hostile", version: "1" }, paths, components });
const orderWith = (schema: unknown, parameters: unknown[] = []) => ({
  "/orders": {
    post: { operationId: "order", parameters, requestBody: { content: { "application/json": { schema } } } },
  },
});

/** Each list holds eleven references to the next one: 11^12 values from two kilobytes. */
const lists = Object.fromEntries(
  Array.from({ length: 13 }, (_, at) => [
    `l${at}`,
    at === 12 ? "x".repeat(100) : Array(11).fill({ $ref: `#/components/schemas/l${at + 1}` }),
  ]),
);

let hostile: Server;
let url: string;
let server: TestServer;
let person: Person;
before(async () => {
  hostile = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (request.url !== "/mcp") return response.end(answers.get(request.url ?? ""));
    if (request.method !== "POST") return response.writeHead(405).end();
    const { id, method } = JSON.parse(Buffer.concat(chunks).toString());
    if (id === undefined) return response.writeHead(202).end();
    const result =
      method === "initialize"
        ? '{"protocolVersion":"2025-06-18","capabilities":{"tools":{}},"serverInfo":{"name":"h","version":"1"}}'
        : `{"tools":${listedTools}}`;
    response.setHeader("content-type", "application/json");
    return response.end(`{"jsonrpc":"2.0","id":${id},"result":${result}}`);
  });
  hostile.listen(0, "127.0.0.1");
  await once(hostile, "listening");
  const { port } = hostile.address() as AddressInfo;
  url = `http://127.0.0.1:${port}`;
  server = await startTestServer({ settings: { PARLEY_OUTBOUND_ALLOW: `tools:127.0.0.1:${port}` } });
  person = await signUp(server.client);
});
after(async () => {
  await server.stop();
  hostile.closeAllConnections();
  hostile.close();
});

let count = 0;
function add(document: string) {
  const name = `box${++count}`;
  answers.set(`/${name}`, document);
  return person.client.post("/api/toolboxes", { name, kind: "openapi", url: `${url}/${name}` });
}
function addMcp(tools: string) {
  listedTools = tools;
  return person.client.post("/api/toolboxes", { name: `mcp${++count}`, kind: "mcp", url: `${url}/mcp` });
}

describe("a hostile toolbox", () => {
  test("whose lists of references multiply gets tools without a schema", async () => {
    const schema = { enum: [{ $ref: "#/components/schemas/l0" }], anyOf: [{ $ref: "#/components/schemas/l0" }] };
    const { status, body, text } = await add(withPaths(orderWith(schema), { schemas: lists }));
    assert.equal(status, 201, text);
    assert.equal(body.tools.length, 1);
  });

  test("with many parameters, a long address or a long name is refused with what is too much", async () => {
    const schema = { $ref: "#/components/schemas/l11" };
    const parameters = Array.from({ length: 3_000 }, (_, at) => ({ name: `p${at}`, in: "query", schema }));
    const many = await add(withPaths(orderWith({}, parameters), { schemas: lists }));
    assert.deepEqual([many.status, many.body.code], [422, "too-complex"], many.text);
    assert.match(many.body.detail, /POST \/orders: It has more than 200 parameters/);
    const longName = await add(withPaths(orderWith({}, [{ name: "n".repeat(300), in: "query" }])));
    assert.match(longName.body.detail, /name of more than 200 characters/);
    const longAddress = await add(withPaths({ [`/${"a".repeat(3_000)}`]: { get: {} } }));
    assert.match(longAddress.body.detail, /at most 2000 characters/);
    const unstorable = await add(withPaths({ "/a\0b": { get: {} } }));
    assert.deepEqual([unstorable.status, unstorable.body.code], [502, "toolbox-unreadable"], unstorable.text);
  });

  test("with the tags of YAML that name no JSON is read as it is written", async () => {
    const operation = "{ operationId: find, description: !!timestamp 2026-11-27 }";
    const added = await add(`openapi: 3.1.0\nservers: [{ url: "${url}" }]\npaths: { /days: { get: ${operation} } }`);
    assert.equal(added.status, 201, added.text);
    assert.equal(added.body.tools[0].description, "2026-11-27");
  });

  test("with more than can be read is refused, and nothing of it is stored", async () => {
    const before = (await person.client.get("/api/toolboxes")).body.data.length;
    const large = await add(withPaths({ "/a": { get: { description: "x".repeat(9_000_000) } } }));
    assert.deepEqual([large.status, large.body.code], [422, "too-complex"], large.text);
    const yaml = await add(`paths:\n${"# a comment\n".repeat(100_000)}`);
    assert.deepEqual([yaml.status, yaml.body.code], [422, "too-complex"], yaml.text);
    assert.match(yaml.body.detail, /Use JSON/);
    const deep = await add(`paths: ${"[".repeat(5_000)}`);
    assert.ok([422, 502].includes(deep.status), deep.text);
    const aliases = [
      "paths: &p0 [x, x]",
      ...Array.from({ length: 40 }, (_, at) => `k${at}: &p${at + 1} [*p${at}, *p${at}]`),
    ];
    assert.equal((await add(aliases.join("\n"))).status, 502);
    assert.equal((await person.client.get("/api/toolboxes")).body.data.length, before);
  });

  test("that takes long to read does not keep others waiting", async () => {
    const slow = add(Array.from({ length: 12_000 }, () => "- a").join("\n"));
    let isRead = false;
    let answered = 0;
    const reading = slow.then((answer) => {
      isRead = true;
      return answer;
    });
    while (!isRead) {
      assert.equal((await server.client.get("/livez")).status, 200);
      answered++;
    }
    assert.ok([422, 502].includes((await reading).status));
    // The main thread would have been busy between the first answers and the last one.
    assert.ok(answered > 10, `${answered} requests were answered meanwhile`);
  });

  test("of an MCP server gets no schema compiled, and what is no tool is left out", async () => {
    const tool = { name: "t", inputSchema: { type: "object", properties: { a: { pattern: "(a+)+$" } } } };
    const { status, body, text } = await addMcp(
      JSON.stringify([
        // The schema of an output that no validator can compile.
        { ...tool, outputSchema: { type: "object", properties: { a: { pattern: "(" } }, $ref: "#/nowhere" } },
        { name: 7, inputSchema: tool.inputSchema },
        null,
        { name: "large", inputSchema: { type: "object", description: "x".repeat(100_000) } },
      ]),
    );
    assert.equal(status, 201, text);
    assert.deepEqual(
      body.tools.map(({ action }: { action: string }) => action.split("__")[1]),
      ["t", "large"],
    );
  });

  test("of an MCP server with too many or too deeply nested tools is refused", async () => {
    const many = await addMcp(`[${"[],".repeat(300_000)}[]]`);
    assert.deepEqual([many.status, many.body.code], [422, "too-complex"], many.text);
    assert.match(many.body.detail, /250000 separators/);
    const deep = await addMcp(`[{"name":"t","inputSchema":${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)}}]`);
    assert.ok([422, 502].includes(deep.status), deep.text);
    assert.equal((await server.client.get("/livez")).status, 200);
  });
});
