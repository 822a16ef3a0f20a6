import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { findSchemaFault } from "../../../kernel/untrusted/find-schema-fault.ts";
import type { TestClient } from "../../../testing/client.ts";
import type { TestServer } from "../../../testing/test-server.ts";
import { createTestSource, sendSigned } from "../testing/send-webhook.ts";
import { startWebhookServer } from "../testing/start-webhook-server.ts";

const order = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  type: "object",
  required: ["number", "lines"],
  additionalProperties: false,
  properties: {
    number: { type: "integer", minimum: 1 },
    mail: { type: "string", format: "email" },
    state: { enum: ["new", "paid"] },
    lines: { type: "array", minItems: 1, items: { $ref: "#/$defs/line" } },
  },
  $defs: {
    line: { type: "object", required: ["article"], properties: { article: { type: "string", maxLength: 20 } } },
  },
};

describe("a JSON Schema for a kind of event", () => {
  let server: TestServer;
  let client: TestClient;

  before(async () => {
    ({ server, client } = await startWebhookServer());
  });
  after(() => server.stop());

  test("refuses data that does not match, with the place of the fault, and ignores other kinds", async () => {
    const source = await createTestSource(client, { schemas: { "order/created~1": order } });
    const sent = (data: unknown, event = "order/created~1") => sendSigned(server.client, source, { event, data });
    const lines = [{ article: "umbrella" }];
    assert.equal((await sent({ number: 1, lines })).status, 202);
    assert.equal((await sent({ number: "one" }, "order.paid")).status, 202);
    const faults: [unknown, string][] = [
      [{ lines }, "/body/data/number"],
      [{ number: 0, lines }, "/body/data/number"],
      [{ number: 1, lines: [] }, "/body/data/lines"],
      [{ number: 1, lines: [{ article: "u" }, {}] }, "/body/data/lines/1/article"],
      [{ number: 1, lines, mail: "nobody" }, "/body/data/mail"],
      [{ number: 1, lines, state: "lost" }, "/body/data/state"],
      [{ number: 1, lines, "a/b": 1 }, "/body/data/a~1b"],
    ];
    for (const [data, pointer] of faults) {
      const answer = await sent(data);
      assert.deepEqual(
        [answer.status, answer.body.code, answer.body.errors[0].pointer],
        [422, "webhook-data-refused", pointer],
      );
    }
  });

  test("applies as soon as the change is answered", async () => {
    const source = await createTestSource(client);
    const sent = (number: unknown) => sendSigned(server.client, source, { event: "x", data: { number } });
    assert.equal((await sent("one")).status, 202);
    const schemas = { x: { properties: { number: { type: "integer" } } } };
    assert.equal((await client.call("PATCH", `/api/webhook/sources/${source.id}`, { body: { schemas } })).status, 200);
    const late = await sent("two");
    assert.equal(late.status, 422, late.text);
    assert.equal((await sent(3)).status, 202);
  });

  test("is refused with the place and the reason if it cannot be used", async () => {
    const answer = await client.post("/api/webhook/sources", {
      name: "s",
      schemas: { x: { properties: { a: { type: "string", pattern: "^(a+)+$" } } } },
    });
    assert.deepEqual([answer.status, answer.body.errors[0].pointer], [422, "/body/schemas/x/properties/a/pattern"]);
    const long = { description: "x".repeat(70_000) };
    const tooLong = await client.post("/api/webhook/sources", { name: "s", schemas: { x: long } });
    assert.deepEqual([tooLong.status, tooLong.body.errors[0].pointer], [422, "/body/schemas"]);
  });

  test("that would take long to check refuses large data and still takes small data", async () => {
    const alternatives = { items: { anyOf: Array.from({ length: 600 }, (_, at) => ({ const: at })) } };
    const source = await createTestSource(client, { schemas: { x: { properties: { list: alternatives } } } });
    const sent = (list: number[]) => sendSigned(server.client, source, { event: "x", data: { list } });
    assert.equal((await sent([1, 2, 599])).status, 202);
    const large = await sent(Array(60_000).fill(599));
    assert.deepEqual([large.status, large.body.code], [422, "webhook-data-refused"], large.text);
    assert.equal(large.body.errors[0].message, "is too large for a schema of this size");
    assert.equal((await sent(Array(60_000).fill(700))).body.errors[0].message, "has none of the allowed forms");
  });
});

describe("schemas that clients set", () => {
  const nested = (depth: number): unknown => (depth === 0 ? {} : { items: nested(depth - 1) });
  const doubling = Object.fromEntries(
    Array.from({ length: 30 }, (_, at) => [
      `d${at}`,
      at === 29 ? { type: "string" } : { anyOf: [{ $ref: `#/$defs/d${at + 1}` }, { $ref: `#/$defs/d${at + 1}` }] },
    ]),
  );
  const hostile: [name: string, schema: unknown, pointer: string][] = [
    ["with a regular expression", { pattern: "(a*)*b" }, "/pattern"],
    ["with regular expressions for names", { patternProperties: { "(a*)*b": {} } }, "/patternProperties"],
    ["that compares all items with each other", { uniqueItems: true }, "/uniqueItems"],
    [
      "that refers to itself",
      { $ref: "#/$defs/a", $defs: { a: { items: { $ref: "#/$defs/a" } } } },
      "/$defs/a/items/$ref",
    ],
    [
      "that refers to itself in a circle",
      { $defs: { a: { not: { $ref: "#/$defs/b" } }, b: { not: { $ref: "#/$defs/a" } } }, $ref: "#/$defs/a" },
      "/$defs/b/not/$ref",
    ],
    ["that doubles itself thirty times", { $ref: "#/$defs/d0", $defs: doubling }, ""],
    ["from elsewhere", { $ref: "https://evil.example/schema" }, "/$ref"],
    ["of a file", { $ref: "file:///etc/passwd" }, "/$ref"],
    ["of the whole document", { properties: { a: { $ref: "#" } } }, "/properties/a/$ref"],
    ["of what every object has", { $ref: "#/$defs/constructor", $defs: {} }, "/$ref"],
    ["with a dynamic reference", { $dynamicRef: "#a" }, "/$dynamicRef"],
    ["with a name of its own", { $id: "https://evil.example/" }, "/$id"],
    ["nested a hundred levels deep", nested(100), ""],
    ["with three thousand values", { enum: Array.from({ length: 3_000 }, (_, at) => at) }, "/enum"],
    ["with an unknown format", { format: "regex" }, "/format"],
    ["whose nullable is no boolean", { nullable: "yes" }, "/nullable"],
    ["whose items may not be alike, perhaps", { uniqueItems: 0 }, "/uniqueItems"],
    ["with an unknown keyword", { constructor: {} }, "/constructor"],
    ["that is no schema", { properties: { a: 7 } }, "/properties/a"],
    ["whose keyword has no sense", { type: "strng" }, "/type"],
    ["with an empty list of types", { type: [] }, "/type"],
    ["that allows nothing by an empty list", { enum: [] }, "/enum"],
    ["with an empty list of schemas", { anyOf: [] }, "/anyOf"],
    ["with a length that is no number", { maxLength: "5" }, "/maxLength"],
    ["with a length below zero", { minItems: -1 }, "/minItems"],
    ["that divides by zero", { multipleOf: 0 }, "/multipleOf"],
    ["that requires what is no name", { required: ["a", 7] }, "/required"],
    ["with definitions inside", { properties: { a: { $defs: {} } } }, "/properties/a/$defs"],
  ];
  for (const [name, schema, pointer] of hostile) {
    test(`one ${name} is refused`, () => {
      const fault = findSchemaFault(schema, "/body/schemas/x");
      assert.ok(fault, "it was let in");
      if (pointer !== "") assert.equal(fault.pointer, `/body/schemas/x${pointer}`);
      assert.ok(fault.pointer.startsWith("/body/schemas/x"));
    });
  }

  test("what demands nothing is accepted", () => {
    const notes = { title: "t", description: "d", default: 1, examples: [1], deprecated: true, $comment: "c" };
    const ofContent = { contentEncoding: "base64", contentMediaType: "text/plain", contentSchema: { type: "string" } };
    const ofOpenApi = { example: 1, externalDocs: { url: "https://shop.example" }, xml: {}, discriminator: {} };
    const flags = { readOnly: true, writeOnly: false, nullable: true, uniqueItems: false, "x-order": { a: [1] } };
    const inert = { ...notes, ...ofContent, ...ofOpenApi, ...flags };
    assert.equal(findSchemaFault({ ...inert, type: "object", properties: { a: inert } }, "/x"), undefined);
  });

  test("a usual schema is accepted, with the dialect that it names", () => {
    assert.equal(findSchemaFault(order, "/x"), undefined);
    assert.equal(
      findSchemaFault(JSON.parse('{"if":{"required":["a"]},"then":{"required":["b"]},"else":true,"title":"t"}'), "/x"),
      undefined,
    );
    assert.equal(
      findSchemaFault({ oneOf: [{ type: ["string", "null"] }, { multipleOf: 5 }], not: { const: "" } }, "/x"),
      undefined,
    );
  });
});
