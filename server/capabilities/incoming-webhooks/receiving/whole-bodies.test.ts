import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { after, before, describe, test } from "node:test";
import { gzipSync } from "node:zlib";
import { until } from "../../../testing/until.ts";
import { createTestSource, nowSeconds, type TestSource } from "../testing/send-webhook.ts";
import { startWebhookServer, type WebhookServer } from "../testing/start-webhook-server.ts";

describe("a signed body that names no event", () => {
  let world: WebhookServer;

  before(async () => {
    world = await startWebhookServer();
  });
  after(() => world.server.stop());

  const hmac = (source: TestSource, ...parts: (string | Buffer)[]) => {
    const made = createHmac("sha256", source.secret);
    for (const part of parts) made.update(part);
    return made.digest("hex");
  };

  async function post(source: TestSource, bytes: Buffer, headers: Record<string, string>) {
    const answer = await fetch(`${world.server.url}/api/webhook/process/${source.id}`, {
      method: "POST",
      body: bytes as Buffer<ArrayBuffer>,
      headers,
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  }

  /** Posts bytes as the scheme `parley` signs them. */
  function send(content: string | Buffer, type: string, more: Record<string, string> = {}) {
    const bytes = Buffer.from(content);
    const time = nowSeconds();
    const signature = `t=${time},v1=${hmac(world.source, `${time}.`, bytes)}`;
    return post(world.source, bytes, { "content-type": type, "x-webhook-signature": signature, ...more });
  }

  const read = async (eventId: unknown) => (await world.client.get(`/api/webhook/events/${eventId}`)).body;

  const xml = '<?xml version="1.0"?><order id="7"><total>9.50 \u20ac</total></order>';
  const sound = Buffer.from([0x00, 0xff, 0xfe, 0x80, 0x0a, 0x0d]);
  const rows = [{ email: "ada@shop.example", event: "open" }, { email: "bob@shop.example", event: "click" }, 7, null];
  const cases: [name: string, type: string, content: string | Buffer, kind: string, data: unknown][] = [
    ["a list of JSON", "application/json", JSON.stringify(rows), "array", rows],
    ["an empty list", "application/vnd.shop+json; charset=utf-8", "[]", "array", []],
    [
      "a form with a list",
      "application/x-www-form-urlencoded",
      `payload=${encodeURIComponent('[{"a":1}]')}`,
      "array",
      [{ a: 1 }],
    ],
    ["a text", "text/plain; charset=utf-8", "Gr\u00fc\u00dfe, 12:30\r\n", "text", "Gr\u00fc\u00dfe, 12:30\r\n"],
    ["a text of Windows", "text/plain; charset=windows-1252", Buffer.from("caf\u00e9", "latin1"), "text", "caf\u00e9"],
    ["CSV", "text/csv", "id;total\n7;9,50\n", "text", "id;total\n7;9,50\n"],
    ["XML", "application/xml", xml, "text", xml],
    ["XML of a vendor", "application/soap+xml; action=x", `${xml}\n`, "text", `${xml}\n`],
    [
      "a form",
      "application/x-www-form-urlencoded",
      "CallSid=CA7&From=%2B4930&Body=a+b",
      "form",
      { CallSid: "CA7", From: "+4930", Body: "a b" },
    ],
    [
      "bytes",
      "application/octet-stream",
      sound,
      "binary",
      { mediaType: "application/octet-stream", base64: sound.toString("base64") },
    ],
    [
      "a picture",
      "image/PNG",
      sound.subarray(2),
      "binary",
      { mediaType: "image/png", base64: sound.subarray(2).toString("base64") },
    ],
    [
      "a text with broken letters",
      "text/plain",
      sound.subarray(1),
      "binary",
      { mediaType: "text/plain", base64: sound.subarray(1).toString("base64") },
    ],
    ["a text of no charset", "text/plain; charset=x-none", "a", "binary", { mediaType: "text/plain", base64: "YQ==" }],
    ["a text with NUL", "text/plain", "a\0b", "binary", { mediaType: "text/plain", base64: "YQBi" }],
  ];
  for (const [name, type, content, kind, data] of cases) {
    test(`${name} is taken as it is, once, and by its signature alone`, async () => {
      const first = await send(content, type);
      assert.equal(first.status, 202, JSON.stringify(first.body));
      const kept = await read(first.body.eventId);
      assert.deepEqual([kept.kind, kept.data, kept.status], [kind, data, "processed"]);
      const second = await send(content, type);
      assert.deepEqual([second.status, second.body.eventId], [200, first.body.eventId]);
      const forged = await send(content, type, { "x-webhook-signature": `t=${nowSeconds()},v1=${"0".repeat(64)}` });
      assert.deepEqual([forged.status, forged.body.code], [401, "signature-invalid"]);
    });
  }

  test("keeps the digits of a list, and is decompressed", async () => {
    const content = gzipSync('[{"order":7615917337495251231}]');
    const sent = await send(content, "application/json", { "content-encoding": "gzip" });
    const answer = await world.client.get(`/api/webhook/events/${sent.body.eventId}`);
    assert.match(answer.text, /"order":7615917337495251231/);
  });

  test("reaches workflows and the stream's readers as it is", async () => {
    const workflow = `
document: {dsl: '1.0.3', namespace: tests, name: takes-lists, version: '1.0.0'}
schedule: {on: {one: {with: {type: inbound-event.received, data: '\${ .kind == "array" or .kind == "text" }'}}}}
do:
  - keep: {set: {kept: '\${ .[0].data.data }'}}
`;
    const saved = await world.client.call("PUT", "/api/workflows/takes-lists", {
      body: workflow,
      headers: { "content-type": "application/yaml" },
    });
    assert.ok(saved.status < 300, saved.text);
    for (const [content, type, kept] of [
      ['[{"sku":"a1"},2]', "application/json", [{ sku: "a1" }, 2]],
      ["A word", "text/plain", "A word"],
    ] as const) {
      const known = new Set(
        (await world.client.get("/api/runs?workflow=takes-lists")).body.data.map((run: { id: string }) => run.id),
      );
      await send(content, type);
      const run = await until(async () => {
        const runs = (await world.client.get("/api/runs?workflow=takes-lists")).body.data;
        return runs.find(({ id, status }: { id: string; status: string }) => !known.has(id) && status === "completed");
      });
      assert.deepEqual((await world.client.get(`/api/runs/${run.id}`)).body.output, { kept });
    }
  });

  test("fits the schema of its kind, or is refused", async () => {
    const schemas = { array: { type: "array", items: { type: "object", required: ["sku"] } } };
    const path = `/api/webhook/sources/${world.source.id}`;
    assert.equal((await world.client.call("PATCH", path, { body: { schemas } })).status, 200);
    assert.equal((await send('[{"sku":"a2"}]', "application/json")).status, 202);
    const refused = await send('[{"sku":"a3"},{}]', "application/json");
    assert.deepEqual([refused.status, refused.body.code], [422, "webhook-data-refused"]);
    assert.equal((refused.body.errors as { pointer: string }[])[0]!.pointer, "/body/1/sku");
    await world.client.call("PATCH", path, { body: { schemas: {} } });
  });

  test("is no question, whatever it says, and the same bytes of another type are no repetition", async () => {
    const bytes = '{"event":"user_message","data":{"userId":"u-1","message":"Are you open?"}}';
    const text = await send(bytes, "text/plain");
    assert.equal((await read(text.body.eventId)).kind, "text");
    const question = await send(bytes, "application/json");
    assert.deepEqual([question.status, question.body.status], [202, "accepted"]);
  });

  test("of a scheme that signs no time makes no old delivery new", async () => {
    const github = await createTestSource(world.client, { scheme: "github" });
    const old = JSON.stringify({ event: "order.created", data: { timestamp: nowSeconds() - 4_000 } });
    const to = (content: string, type: string, more: Record<string, string> = {}) => {
      const bytes = Buffer.from(content);
      const headers = { "x-webhook-signature": `sha256=${hmac(github, bytes)}` };
      return post(github, bytes, { "content-type": type, ...headers, ...more });
    };
    for (const type of ["application/json", "text/plain", "application/octet-stream"]) {
      const answer = await to(old, type);
      assert.deepEqual([answer.status, answer.body.code], [401, "signature-expired"], type);
    }
    assert.equal((await to("[1]", "application/json")).status, 202);
    const ofGithub = { "x-hub-signature-256": `sha256=${hmac(github, "[2]")}`, "x-github-event": "batch" };
    const named = await to("[2]", "application/json", ofGithub);
    const kept = await read(named.body.eventId);
    assert.deepEqual([kept.kind, kept.data], ["batch", [2]]);
  });

  test("is no empty one", async () => {
    const empty = await send("", "text/plain");
    assert.deepEqual([empty.status, empty.body.code], [400, "invalid-request"]);
  });

  test("that names several users is told to each in part, and erased as a whole", async () => {
    const list = [
      { userId: "in-list-1", a: 1 },
      { userId: "in-list-2", a: 2 },
    ];
    const sent = await send(JSON.stringify(list), "application/json");
    const lines = (await world.client.get("/api/users/in-list-2/export")).text.trim().split("\n");
    const told = lines.map((line) => JSON.parse(line)).find(({ part }) => part === "inbound-events");
    assert.deepEqual(told.data, list.slice(1));
    assert.equal((await world.client.call("DELETE", "/api/users/in-list-1")).status, 200);
    assert.equal((await read(sent.body.eventId)).data, null);
  });
});
