import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { takesIdempotencyKey, writeOperationType } from "../tools/write-operation-type.ts";
import { type Schema, writeSchemaType } from "../tools/write-schema-type.ts";

describe("a schema becomes a type", () => {
  const cases: [string, Schema, string][] = [
    ["a text", { type: "string" }, "string"],
    ["a whole number", { type: "integer" }, "number"],
    ["a name of its own", { $ref: "#/components/schemas/Message" }, "Message"],
    ["one value", { type: "string", const: "text" }, '"text"'],
    ["some values", { enum: ["a", "b", null] }, '"a" | "b" | null'],
    ["a text or null", { anyOf: [{ type: "string" }, { type: "null" }] }, "string | null"],
    ["several types", { type: ["integer", "number", "null"] }, "number | null"],
    ["several schemas together", { allOf: [{ $ref: "#/A" }, { $ref: "#/B" }] }, "(A) & (B)"],
    ["a list of two types", { type: "array", items: { anyOf: [{ $ref: "#/A" }, { $ref: "#/B" }] } }, "Array<A | B>"],
    ["a member that is forbidden", { not: {} }, "never"],
    ["anything", {}, "unknown"],
    ["any members", { type: "object" }, "{\n  [name: string]: unknown;\n}"],
    ["no members", { type: "object", properties: {} }, "{}"],
    [
      "members of one type",
      { type: "object", additionalProperties: { type: "number" } },
      "{\n  [name: string]: number;\n}",
    ],
    [
      "members of a pattern",
      { type: "object", patternProperties: { "^.*$": { type: "string" } } },
      "{\n  [name: string]: string;\n}",
    ],
  ];
  for (const [name, schema, type] of cases) test(name, () => assert.equal(writeSchemaType(schema), type));

  test("members may be optional, have names that need quotes, and have comments", () => {
    const inner: Schema = { type: "object", properties: { deep: { type: "boolean", description: "Two\nlines */." } } };
    const schema: Schema = {
      type: "object",
      required: ["id"],
      properties: { id: { type: "string" }, "x-y": inner },
      additionalProperties: false,
    };
    const lines = [
      "{",
      "  id: string;",
      '  "x-y"?: {',
      "    /** Two lines *\\/. */",
      "    deep?: boolean;",
      "  };",
      "}",
    ];
    assert.equal(writeSchemaType(schema), lines.join("\n"));
  });
});

describe("an operation becomes a member", () => {
  const json = (schema: Schema) => ({ content: { "application/json": { schema } } });

  test("with its path, query, headers and body; the Idempotency-Key is an option", () => {
    const schema: Schema = { type: "string" };
    const operation = {
      summary: "Do it",
      parameters: [
        { name: "id", in: "path", required: true, schema },
        { name: "limit", in: "query", schema: { type: "integer" } },
        { name: "Idempotency-Key", in: "header", schema },
        { $ref: "#/components/parameters/ParleyVersion" },
      ],
      requestBody: { required: true, ...json({ $ref: "#/components/schemas/Thing" }) },
      responses: { 200: json({ $ref: "#/Done" }), 202: json({ $ref: "#/Later" }), 400: json({ $ref: "#/Problem" }) },
    };
    assert.ok(takesIdempotencyKey(operation));
    const written = writeOperationType("POST /things/{id}", operation).replace(/\s+/g, " ").trim();
    assert.equal(
      written,
      '/** Do it */ "POST /things/{id}": { input: { params: { id: string; }; query?: { limit?: number; }; body: Thing; }; answer: Done | Later; };',
    );
  });

  test("without an input, and with no answer, bytes or a text", () => {
    const answers = [
      [{ 204: {} }, "undefined"],
      [{ 200: { content: { "text/event-stream": {} } } }, "ReadableStream<Uint8Array>"],
      [{ 200: { content: { "text/html": {} } } }, "string"],
    ] as const;
    for (const [responses, type] of answers) {
      const written = writeOperationType("GET /it", { responses }).replace(/\s+/g, " ").trim();
      assert.equal(written, `"GET /it": { input: unknown; answer: ${type}; };`);
    }
  });
});
