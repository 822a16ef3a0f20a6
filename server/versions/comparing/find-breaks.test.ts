import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { findBreaks } from "./find-breaks.ts";
import { reduceOpenApi } from "./reduce-open-api.ts";

type Json = Record<string, unknown>;

const text = { type: "string" };
const closed = { additionalProperties: false };
const thing = {
  type: "object",
  required: ["id", "name"],
  properties: {
    id: text,
    name: text,
    count: { type: "integer" },
    at: { type: "string", format: "date-time" },
    parts: { type: "array", items: { $ref: "#/components/schemas/Thing" } },
    notes: { type: "object", patternProperties: { "^.*$": text } },
    maybe: { anyOf: [text, { type: "null" }] },
    kind: { anyOf: [{ type: "object", properties: { type: { const: "a" }, size: text } }] },
  },
};
const body = {
  type: "object",
  required: ["name"],
  properties: {
    name: { type: "string", maxLength: 100 },
    color: { enum: ["red", "green"] },
    tags: { type: "array", items: text, maxItems: 5 },
    of: { anyOf: [text, { type: "integer", minimum: 0 }] },
  },
  ...closed,
};

const problem = { type: "object", required: ["code"], properties: { code: text, detail: text } };

const limit = { name: "limit", in: "query", required: false, schema: { type: "integer", maximum: 100 } };

type Parts = {
  answer?: Json;
  request?: Json;
  query?: Json[];
  status?: string;
  event?: Json;
  path?: string;
  /** The codes of problems by status. */
  refused?: Record<string, string[]>;
  problem?: Json;
};

function described({
  answer = thing,
  request = body,
  query,
  status = "200",
  event = thing,
  path = "/api/things",
  refused = { 404: ["not-found"], 422: ["too-many", "too-large"] },
  problem: ofProblem = problem,
}: Parts) {
  const refusals = Object.entries(refused).map(([code, codes]) => [
    code,
    {
      description: codes.map((each) => `\`${each}\``).join(", "),
      content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
    },
  ]);
  const operation = {
    parameters: query ?? [limit, { $ref: "#/components/parameters/Edition" }],
    requestBody: { required: true, content: { "application/json": { schema: request } } },
    responses: {
      [status]: { content: { "application/json": { schema: { $ref: "#/components/schemas/Thing" } } } },
      ...Object.fromEntries(refusals),
    },
  };
  return reduceOpenApi({
    info: { version: "2026-01-01" },
    paths: { [path]: { post: operation } },
    webhooks: {
      "thing.made": {
        post: { requestBody: { content: { "application/json": { schema: { properties: { data: event } } } } } },
      },
    },
    components: {
      schemas: { Thing: answer, Problem: ofProblem },
      parameters: { Edition: { name: "Edition", in: "header", required: false, schema: text } },
    },
  });
}

/** The thing, or the body, with this field in place of its own; undefined takes it away. */
function withField(schema: typeof thing | typeof body | typeof problem, name: string, field: Json | undefined): Json {
  const { [name]: _former, ...others } = schema.properties as Record<string, Json>;
  return { ...schema, properties: field === undefined ? others : { ...others, [name]: field } };
}

const found = (after: Parts) =>
  findBreaks(described({}), described(after)).map(({ where, what }) => `${where}: ${what}`);
const operation = "POST /api/things";

describe("what breaks a client is found", () => {
  const cases: [string, Parts, string][] = [
    ["a path that is gone", { path: "/api/others" }, `${operation}: is gone`],
    ["another status", { status: "201" }, `${operation}: is no longer answered with 200`],
    ["a field that is gone", { answer: withField(thing, "count", undefined) }, "answer 200.count is gone"],
    ["a field that may be left out", { answer: { ...thing, required: ["id"] } }, "answer 200.name may now be left out"],
    [
      "a field that may be null",
      { answer: withField(thing, "name", { anyOf: [text, { type: "null" }] }) },
      "answer 200.name may now be null",
    ],
    ["a field of another type", { answer: withField(thing, "count", text) }, "answer 200.count may now be string"],
    [
      "a number with a fraction",
      { answer: withField(thing, "count", { type: "number" }) },
      "answer 200.count may now be number",
    ],
    [
      "a text that is no time any more",
      { answer: withField(thing, "at", text) },
      "answer 200.at is no date-time any more",
    ],
    [
      "values of a record",
      { answer: withField(thing, "notes", { type: "object", patternProperties: { "^.*$": { type: "number" } } }) },
      "answer 200.notes.* may now be number",
    ],
    [
      "an item of a list",
      { answer: withField(thing, "parts", { type: "array", items: text }) },
      "answer 200.parts[] may now be string",
    ],
    ["a field of a needed request", { request: { ...body, required: ["name", "color"] } }, "body.color is needed now"],
    [
      "a field that is no longer taken",
      { request: withField(body, "color", undefined) },
      "body.color is no longer taken",
    ],
    [
      "a value that is no longer taken",
      { request: withField(body, "color", { enum: ["red"] }) },
      'body.color may no longer be "green"',
    ],
    [
      "a narrower bound",
      { request: withField(body, "name", { type: "string", maxLength: 50 }) },
      "body.name has the maxLength 50 now",
    ],
    [
      "a new bound",
      { request: withField(body, "name", { type: "string", maxLength: 100, minLength: 1 }) },
      "body.name has the minLength 1 now",
    ],
    [
      "a new pattern",
      { request: withField(body, "name", { type: "string", maxLength: 100, pattern: "^a" }) },
      "body.name has the pattern ^a now",
    ],
    ["an alternative that is gone", { request: withField(body, "of", text) }, "body.of may no longer be integer"],
    [
      "a bound inside an alternative",
      { request: withField(body, "of", { anyOf: [text, { type: "integer", minimum: 1 }] }) },
      "body.of has the minimum 1 now",
    ],
    [
      "an item that must not be repeated",
      { request: withField(body, "tags", { type: "array", items: text, maxItems: 5, uniqueItems: true }) },
      "body.tags must not repeat an item now",
    ],
    ["a parameter that is gone", { query: [] }, "query limit is gone"],
    ["a parameter of all operations that is gone", { query: [limit] }, "header Edition is gone"],
    [
      "a parameter that is needed",
      { query: [{ name: "limit", in: "query", required: true, schema: { type: "integer" } }] },
      "query limit is needed now",
    ],
    [
      "a narrower parameter",
      { query: [{ name: "limit", in: "query", required: false, schema: { type: "integer", maximum: 50 } }] },
      "query limit has the maximum 50 now",
    ],
    [
      "a code of a problem that has another name",
      { refused: { 404: ["not-found"], 422: ["too-much", "too-large"] } },
      `${operation}: is no longer refused with 422 too-many`,
    ],
    [
      "a code of a problem with another status",
      { refused: { 409: ["too-many"], 404: ["not-found"], 422: ["too-large"] } },
      `${operation}: is no longer refused with 422 too-many`,
    ],
    [
      "the only code of a status",
      { refused: { 422: ["too-many", "too-large"] } },
      `${operation}: is no longer refused with 404 not-found`,
    ],
    ["a field of problems", { problem: withField(problem, "detail", undefined) }, "answer 404.detail is gone"],
    ["a field of an event", { event: withField(thing, "name", undefined) }, "event thing.made: data.name is gone"],
  ];
  for (const [name, after, expected] of cases) {
    test(name, () =>
      assert.ok(
        found(after).some((sentence) => sentence.endsWith(expected)),
        found(after).join("; "),
      ),
    );
  }
});

describe("what breaks nobody is no break:", () => {
  const both = [
    { type: "object", properties: { type: { const: "a" }, size: text } },
    { type: "object", properties: { type: { const: "b" } } },
  ];
  const cases: [string, Parts][] = [
    ["the same, with other texts", { answer: { ...thing, description: "A thing." } }],
    ["a new field of an answer", { answer: withField(thing, "color", text) }],
    ["a field that is always there now", { answer: { ...thing, required: ["id", "name", "count"] } }],
    ["a field that is never null now", { answer: withField(thing, "maybe", text) }],
    ["a new kind of a thing", { answer: withField(thing, "kind", { anyOf: both }) }],
    [
      "a new code of a problem",
      { refused: { 404: ["not-found"], 422: ["too-large", "too-new", "too-many"], 409: ["taken"] } },
    ],
    ["a new field of problems", { problem: withField(problem, "hint", text) }],
    ["a new field of a request that may be left out", { request: withField(body, "size", text) }],
    ["a field that need not be sent now", { request: { ...body, required: [] } }],
    ["a wider bound", { request: withField(body, "name", { type: "string", maxLength: 200 }) }],
    ["a new value", { request: withField(body, "color", { enum: ["red", "green", "blue"] }) }],
    ["any text in place of some", { request: withField(body, "color", text) }],
    ["a number with a fraction", { request: withField(body, "of", { anyOf: [text, { type: "number" }] }) }],
  ];
  for (const [name, after] of cases) test(name, () => assert.deepEqual(found(after), []));
});
