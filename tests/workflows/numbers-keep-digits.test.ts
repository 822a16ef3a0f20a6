import assert from "node:assert/strict";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { after, before, describe, test } from "node:test";
import { parseJson } from "@parley/json";
import fc from "fast-check";
import {
  echo,
  type WorkflowAuthor,
  workflowAuthor,
} from "../../server/capabilities/automation/triggers/testing/workflow-author.ts";
import { createTestSource, sendSigned } from "../../server/capabilities/incoming-webhooks/testing/send-webhook.ts";
import type { TestAnswer } from "../../server/testing/client.ts";
import { startTestServer, type TestServer } from "../../server/testing/test-server.ts";
import { until } from "../../server/testing/until.ts";

/** Each number goes every way from JSON that comes in to JSON that goes out. */

const anyNumber = fc
  .tuple(
    fc.constantFrom("", "-"),
    fc.bigInt({ min: 1n, max: 10n ** 34n }),
    fc.option(fc.stringMatching(/^\d{1,24}[1-9]$/)),
    fc.option(fc.integer({ min: -400, max: 400 })),
  )
  .map(([sign, whole, fraction, exponent]) => {
    return `${sign}${whole}${fraction === null ? "" : `.${fraction}`}${exponent === null ? "" : `e${exponent}`}`;
  });
const numbers = [
  ...["7615917337495251231", "-9007199254740993", "9999999999999.9999", "0.1000000000000000055511151231257827"],
  ...["1e400", "1.5e-400", "0.1", "1.10", "12", "1e21", "0"],
  ...fc.sample(anyNumber, { seed: 35, numRuns: 40 }),
];
/** The numbers stand in a list and in an object in it, beside what looks like a number. */
const sent = parseJson(`[${numbers.join(",")},{"n":${numbers[0]},"7615917337495251231":"7615917337495251231"}]`);

/** Numbers in one spelling: PostgreSQL and jq have spellings of their own. */
function normal(json: string): string {
  return json.replace(/(?<=[[:,])-?\d[\d.eE+-]*/g, (written) => {
    const [, sign, whole = "", fraction = "", exponent = "0"] =
      /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(written) ?? [];
    const digits = `${whole}${fraction}`.replace(/^0+/, "");
    const places = BigInt(exponent) - BigInt(fraction.length);
    const zeros = /0*$/.exec(digits)![0].length;
    return digits === "" ? "0" : `${sign}${digits.slice(0, digits.length - zeros)}e${places + BigInt(zeros)}`;
  });
}
const expected = normal(JSON.stringify(sent));

function assertKept(text: string, times = 1): void {
  const found = normal(text).split(expected).length - 1;
  assert.ok(found >= times, `The numbers are ${found} times in ${normal(text)}, and not ${times} times: ${expected}`);
}

type Rpc = { id?: number; method: string; params: { arguments: unknown } };

/** An MCP server with a tool that gives back its input. */
function answerMcp(text: string, response: ServerResponse, isStream: boolean): unknown {
  if (text === "") return response.writeHead(405).end();
  const { id, method, params } = parseJson(text) as Rpc;
  if (id === undefined) return response.writeHead(202).end();
  const opened = {
    protocolVersion: "2025-06-18",
    capabilities: { tools: {} },
    serverInfo: { name: "m", version: "1" },
  };
  const result = method === "initialize" ? opened : { content: [], structuredContent: params.arguments };
  const answer = JSON.stringify({ jsonrpc: "2.0", id, result });
  response.writeHead(200, { "content-type": isStream ? "text/event-stream" : "application/json" });
  return response.end(isStream ? `id: 7615917337495251231\nevent: message\ndata: ${answer}\n\n` : answer);
}

const openApi = {
  openapi: "3.1.0",
  info: { title: "items", version: "1" },
  paths: {
    "/items/{id}": {
      get: {
        operationId: "getItem",
        parameters: [{ name: "id", in: "path", required: true, schema: { type: "integer" } }],
        responses: { 200: { description: "An item." } },
      },
    },
  },
};

describe("a number keeps its digits where it is passed on", { timeout: 120_000 }, () => {
  let server: TestServer;
  let author: WorkflowAuthor;
  let mock: Server;
  let url: string;
  /** The bodies that others got of us, by path. */
  const received = new Map<string, string>();

  before(async () => {
    mock = createServer(async (request, response) => {
      let text = "";
      for await (const chunk of request) text += chunk;
      received.set(request.url ?? "", text);
      if (request.url?.startsWith("/mcp") === true) return answerMcp(text, response, request.url === "/mcp-events");
      response.writeHead(200, { "content-type": "application/json" });
      if (request.url === "/openapi.json") return response.end(JSON.stringify(openApi));
      response.end(JSON.stringify({ sent }));
    });
    await new Promise<void>((resolve) => mock.listen(0, "127.0.0.1", resolve));
    url = `http://127.0.0.1:${(mock.address() as AddressInfo).port}`;
    server = await startTestServer({
      settings: {
        PARLEY_OUTBOUND_ALLOW: `workflows:${url.slice(7)},webhooks:${url.slice(7)},tools:${url.slice(7)}`,
      },
    });
    author = await workflowAuthor(server);
  });
  after(async () => {
    await server?.stop();
    mock?.closeAllConnections();
    mock?.close();
  });

  async function run(name: string, body: object, input: unknown = null): Promise<TestAnswer> {
    await author.save(name, body);
    const ran = await author.client.post("/api/automation?wait=30", { workflow: name, input });
    assert.equal(ran.body.status, "completed", ran.text);
    return ran;
  }
  const call = (path: string, body?: unknown, rest: object = {}) => ({
    call: "http",
    with: { method: body === undefined ? "get" : "post", endpoint: url + path, ...(body !== undefined && { body }) },
    ...rest,
  });

  test("from the input of a run to its output, its history and another server", async () => {
    const ran = await run(
      "passes-on",
      { do: [{ send: call("/input", "${ . }") }, { keep: { set: "${ $workflow.input }" } }] },
      sent,
    );
    assertKept(ran.text);
    assertKept(received.get("/input")!);
    assertKept((await author.client.get(`/api/runs/${ran.body.runId}`)).text, 4);
  });

  test("from another server's answer through jq and texts to another server", async () => {
    const program = '${ {whole: .sent, mapped: (.sent | map(.)), text: "ids: \\(.sent)"} }';
    const ran = await run("answers", {
      do: [{ get: call("/b") }, { post: call("/answer", program, { output: { as: "${ $workflow.input }" } }) }],
    });
    assert.equal(ran.status, 200);
    const body = received.get("/answer")!;
    assertKept(body, 2);
    assertKept(JSON.parse(body).text);
  });

  test("from the document of a workflow", async () => {
    const literals = numbers.map((number, index) => `        n${index}: ${number}`).join("\n");
    const yaml = `document: {dsl: '1.0.3', namespace: t, name: literals, version: '1.0.0'}\ndo:\n  - a:\n      set:\n${literals}\n`;
    const saved = await author.client.call("PUT", "/api/workflows/literals", {
      body: yaml,
      headers: { "content-type": "application/yaml" },
    });
    assert.equal(saved.status, 201, saved.text);
    const ran = await author.client.post("/api/automation?wait=30", { workflow: "literals" });
    const wanted = numbers.map((number, index) => `"n${index}":${number}`).join(",");
    const shown = await author.client.get("/api/workflows/literals");
    for (const { text } of [ran, shown]) {
      // jsonb puts names into an order of its own.
      const found = new Set(normal(text).match(/"n\d+":[^,}]+/g));
      assert.deepEqual(found, new Set(normal(`{${wanted}}`).match(/"n\d+":[^,}]+/g)));
    }
  });

  test("from an inbound webhook to the run it starts, the stream and outgoing webhooks", async () => {
    const source = await createTestSource(author.client);
    const endpoint = await author.client.post("/api/webhook/endpoints", {
      url: `${url}/delivered`,
      events: ["inbound-event.received"],
    });
    assert.equal(endpoint.status, 201, endpoint.text);
    await author.save("hook", {
      schedule: { on: { one: { with: { type: "inbound-event.received" } } } },
      do: [{ send: call("/hook", "${ . }", { output: { as: "${ $workflow.input }" } }) }],
    });
    const taken = await sendSigned(server.client, source, { event: "big", data: { sent } });
    assert.equal(taken.status, 202, taken.text);
    const [started] = await author.runsOf("hook", 1);
    assert.equal(started.status, "completed");
    assertKept(received.get("/hook")!);
    assertKept(await until(async () => received.get("/delivered")));
  });

  test("from an emitted event to a workflow that hears it", async () => {
    await author.save("hears", { schedule: { on: { one: { with: { type: "com.example.big" } } } }, ...echo });
    await author.emit("com.example.big", sent);
    const [heard] = await author.runsOf("hears", 1);
    assertKept((await author.client.get(`/api/runs/${heard.id}`)).text, 2);
    const stream = await fetch(`${server.url}/api/stream?since=0`, {
      headers: { accept: "text/event-stream", authorization: `Bearer ${author.person.accessToken}` },
    });
    let told = "";
    for await (const chunk of stream.body!.pipeThrough(new TextDecoderStream())) {
      told += chunk;
      if (/cloud-event\.emitted[^\n]*\ndata: [^\n]*\n/.test(told)) break;
    }
    assertKept(told);
  });

  async function operate(operation: object): Promise<TestAnswer> {
    const answer = await author.client.post("/api/database", operation);
    assert.equal(answer.status, 200, answer.text);
    return answer;
  }

  test("through columns of the workspace's database, in and out", async () => {
    const columns = [
      { name: "id", type: "bigint", primaryKey: true },
      { name: "amount", type: "numeric(40,20)" },
      { name: "doc", type: "jsonb" },
      { name: "docs", type: "jsonb[]" },
      { name: "any", type: "numeric" },
    ];
    await operate({ operation: "createTable", table: "kept", columns });
    const [id, amount, any] = ["7615917337495251231", "9999999999999.9999", "0.1000000000000000055511151231257827"];
    const row = parseJson(`{"id":${id},"amount":${amount},"any":${any}}`) as object;
    await operate({ operation: "insert", table: "kept", rows: [{ ...row, doc: sent, docs: [sent, sent] }] });
    const selected = await operate({ operation: "select", table: "kept", where: { id: { eq: parseJson(id) } } });
    assertKept(selected.text, 3);
    const [found] = selected.body.rows;
    assert.deepEqual([found.id, found.amount, found.any], [id, `${amount}0000000000000000`, any]);
    const contained = { doc: { contains: [parseJson(id)] } };
    assert.equal((await operate({ operation: "count", table: "kept", where: contained })).body.rows[0].count, 1);
    const other = { doc: { contains: [parseJson("7615917337495251230")] } };
    assert.equal((await operate({ operation: "count", table: "kept", where: other })).body.rows[0].count, 0);
    await operate({
      operation: "update",
      table: "kept",
      set: { amount: parseJson("1234567890123456789.5") },
      where: { id },
    });
    const asked = await operate({
      operation: "sql",
      sql: "select $1::bigint as b, $2::numeric as n, $3::jsonb as j, amount from kept where id = $1",
      params: [parseJson(id), parseJson(any), { sent }],
    });
    const [answer] = asked.body.rows;
    assert.deepEqual([answer.b, answer.n, answer.amount], [id, any, "1234567890123456789.50000000000000000000"]);
    assertKept(asked.text);
    const small = await operate({
      operation: "sql",
      sql: "select $1::bigint as b",
      params: [parseJson("9007199254740993")],
    });
    assert.equal(small.body.rows[0].b, "9007199254740993");
  });

  test("through files that are exported and imported", async () => {
    for (const format of ["ndjson", "csv"]) {
      const columns = ["bigint", "numeric", "jsonb", "json"].map((type) => ({ name: type, type }));
      for (const table of [`from_${format}`, `to_${format}`])
        await operate({ operation: "createTable", table, columns });
      const row = parseJson(`{"bigint":7615917337495251231,"numeric":-9999999999999.9999}`) as object;
      await operate({ operation: "insert", table: `from_${format}`, rows: [{ ...row, jsonb: sent, json: sent }] });
      const file = await author.client.get(`/api/database/export?table=from_${format}&format=${format}`);
      const path = `/api/database/import?table=to_${format}&fileFormat=${format}&mode=insert`;
      const headers = { "content-type": format === "csv" ? "text/csv" : "application/x-ndjson" };
      const imported = await author.client.call("POST", path, { body: file.text, headers });
      assert.equal(imported.status, 200, imported.text);
      const again = await author.client.get(`/api/database/export?table=to_${format}&format=${format}`);
      assert.equal(again.text, file.text);
      const json = format === "csv" ? again.text.replaceAll('""', '"') : again.text;
      assertKept(json.replaceAll(/([,:]) /g, "$1"), 2);
    }
  });

  test("through tools of MCP servers and OpenAPI documents", async () => {
    for (const path of ["/mcp", "/mcp-events"]) {
      const parameters = { name: "echo", arguments: { sent: "${ .sent }" } };
      const transport = { http: { endpoint: `${url}${path}` } };
      const task = { call: "mcp", with: { method: "tools/call", parameters, transport } };
      const ran = await run(`tools-of${path.replaceAll("/", "-")}`, { do: [{ task }] }, { sent });
      assertKept(ran.text);
    }
    const given = {
      document: { endpoint: `${url}/openapi.json` },
      operationId: "getItem",
      parameters: { id: "${ .id }" },
    };
    const task = { call: "openapi", with: given };
    const ran = await run("items", { do: [{ task }] }, parseJson('{"id":7615917337495251231}'));
    assertKept(ran.text);
    assert.ok(received.has("/items/7615917337495251231"), [...received.keys()].join(" "));
  });

  test("schemas compare it in decimal", async () => {
    const schema = parseJson(`{"properties":{
      "whole":{"type":"integer","maximum":9223372036854775807},"part":{"multipleOf":0.0001},
      "above":{"exclusiveMinimum":7615917337495251230},"one":{"enum":[7615917337495251231,"x"]},
      "same":{"const":7615917337495251231},"text":{"pattern":"^a"}}}`) as { properties: object };
    const fitting = [
      '{"whole":9223372036854775807,"part":9999999999999.9999,"above":7615917337495251231}',
      '{"one":7615917337495251231,"same":7615917337495251231}',
    ];
    const others = [
      '{"whole":9223372036854775808}',
      '{"whole":9007199254740991.5}',
      '{"part":9999999999999.99991}',
      '{"above":7615917337495251230}',
      '{"one":7615917337495251232}',
      '{"same":7615917337495251230}',
    ];
    // A pattern is checked by a compiler in a thread, everything else by an interpreter.
    const { text: _pattern, ...plain } = schema.properties as { text: object };
    for (const [name, document] of Object.entries({ compiled: schema, interpreted: { properties: plain } })) {
      const nothing = { do: [{ nothing: { set: { ok: true } } }] };
      await author.save(name, { input: { schema: { format: "json", document } }, ...nothing });
      for (const [inputs, status] of [
        [fitting, "completed"],
        [others, "faulted"],
      ] as const) {
        for (const input of inputs) {
          const ran = await author.client.post("/api/automation?wait=30", { workflow: name, input: parseJson(input) });
          assert.equal(ran.body.status, status, `${name} ${input}`);
        }
      }
    }
    const columns = [
      { name: "whole", type: "bigint" },
      { name: "above", type: "numeric" },
    ];
    await operate({ operation: "createTable", table: "checked", columns, schema: { properties: plain } });
    const insert = (row: string) =>
      author.client.post("/api/database", { operation: "insert", table: "checked", rows: [parseJson(row)] });
    assert.equal((await insert('{"whole":9223372036854775807,"above":7615917337495251231}')).status, 200);
    assert.equal((await insert('{"above":7615917337495251230}')).body.code, "row-not-accepted");
  });

  test("in fields of contacts and the context of conversations", async () => {
    const id = parseJson("7615917337495251231");
    const made = await author.client.post("/api/contacts", { name: "Ada", custom: { crm: id } });
    assert.equal(made.status, 201, made.text);
    const asked = await author.client.post("/api/chatbot/send", { message: "Hello", context: { order: id, sent } });
    assert.equal(asked.status, 200, asked.text);
    const shown = [made, await author.client.get(`/api/contacts/${made.body.id}`)];
    for (const { text } of shown) assert.match(text, /"crm":7615917337495251231/);
    const conversations = await author.client.get("/api/conversations");
    assert.match(conversations.text, /"order":7615917337495251231/);
    assertKept(conversations.text);
  });

  test("a number that cannot be stored is refused with its place", async () => {
    for (const number of ["1e1001", `1${"0".repeat(131_072)}1`]) {
      const body = `{"workflow":"passes-on","input":{"a":[1,${number}]}}`;
      const refused = await author.client.post("/api/automation", body);
      assert.deepEqual([refused.status, refused.body.code], [422, "number-too-large"]);
      assert.equal(refused.body.errors[0].pointer, "/body/input/a/1");
    }
  });
});
