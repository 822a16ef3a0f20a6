import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { go } from "./languages/go/go.ts";
import { exportedOf } from "./languages/go/go-names.ts";
import { nameRecords } from "./languages/name-records.ts";
import { php } from "./languages/php/php.ts";
import { python } from "./languages/python/python.ts";
import { writeType as writePythonType } from "./languages/python/write-type.ts";
import { ruby } from "./languages/ruby/ruby.ts";
import { typescript } from "./languages/typescript/typescript.ts";
import { writeType } from "./languages/typescript/write-type.ts";
import { callNames, groups, movedNames } from "./names.ts";
import { nameOperation } from "./reading/name-operation.ts";
import { type Reference, readApi } from "./reading/read-api.ts";
import { readShape, type Schema } from "./reading/read-shape.ts";

const read = () =>
  JSON.parse(readFileSync(fileURLToPath(new URL("../../docs/reference/openapi.json", import.meta.url)), "utf8"));
const reference: Reference = read();
const api = readApi(reference, ["not-found"]);
const operations = api.groups.flatMap((group) => group.operations);

describe("a schema becomes a type", () => {
  const cases: [string, Schema, string][] = [
    ["a text", { type: "string" }, "string"],
    ["bytes", { type: "string", format: "binary" }, "Upload"],
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
      "members of a pattern",
      { type: "object", patternProperties: { "^.*$": { type: "string" } } },
      "{\n  [name: string]: string;\n}",
    ],
  ];
  for (const [name, schema, type] of cases) test(name, () => assert.equal(writeType(readShape(schema)), type));

  test("records that differ in one constant are a tagged union", () => {
    const one = (kind: string): Schema => ({
      type: "object",
      required: ["kind"],
      properties: { kind: { const: kind } },
    });
    const shape = readShape({ anyOf: [one("a"), one("b")] });
    assert.equal(shape.kind === "either" && shape.tag, "kind");
    const alike = readShape({ anyOf: [one("a"), one("a")] });
    assert.equal(alike.kind === "either" && alike.tag, undefined);
  });
});

describe("an operation gets a name", () => {
  const cases: [string, string, boolean, boolean, string][] = [
    ["POST", "/api/leads", false, true, "leads.create"],
    ["GET", "/api/leads", true, true, "leads.list"],
    ["GET", "/api/leads/{leadId}", false, false, "leads.get"],
    ["POST", "/api/leads/{leadId}/notes", false, true, "leads.createNote"],
    ["DELETE", "/api/leads/{leadId}/notes/{noteId}", false, false, "leads.deleteNote"],
    ["PUT", "/api/workflows/{name}", false, false, "workflows.put"],
    ["POST", "/api/conversations/{sessionId}/hand-over", false, false, "conversations.handOver"],
    ["POST", "/api/voice/start", false, false, "voice.start"],
    ["GET", "/api/teapots/{id}/lids", true, true, "teapots.listLids"],
  ];
  for (const [method, path, isList, hasList, name] of cases) {
    test(`${method} ${path} is ${name}`, () => {
      const named = nameOperation({ method, path, isList, hasList });
      assert.equal(`${named.group}.${named.name}`, name);
    });
  }

  test("each operation of the reference has a call of its own, and no exception is left over", () => {
    const ids = Object.entries(reference.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const called = new Set(operations.map(({ method, path }) => `${method} ${path}`));
    assert.deepEqual([...called].sort(), ids.sort());
    assert.deepEqual(
      Object.keys(callNames).filter((id) => !called.has(id)),
      [],
    );
    const names = new Set(operations.map(({ group, name }) => `${group}.${name}`));
    assert.equal(names.size, operations.length);
    assert.deepEqual(
      Object.values(movedNames).filter((name) => !names.has(name)),
      [],
    );
    assert.deepEqual(
      Object.keys(groups).filter((prefix) => !ids.some((id) => id.split(" ")[1]!.startsWith(prefix))),
      [],
    );
  });

  test("two operations of one name are an error that says where to name them", () => {
    const { paths } = read();
    const twin = { "/api/leads/{leadId}/notes/all": paths["/api/leads/{leadId}/notes"] };
    const same = {
      "/api/leads/notes": { post: paths["/api/leads"].post },
      "/api/leads/{id}/notes": { post: paths["/api/leads"].post },
    };
    assert.doesNotThrow(() => readApi({ ...reference, paths: twin }, []));
    assert.throws(
      () => readApi({ ...reference, paths: same }, []),
      /are both leads\.notes: name one of them in names\.ts/,
    );
  });
});

test("what an operation answers is read from its media types", () => {
  const kind = (id: string) => operations.find(({ method, path }) => `${method} ${path}` === id)?.answer.kind;
  assert.equal(kind("GET /api/leads"), "page");
  assert.equal(kind("GET /api/leads/{leadId}"), "value");
  assert.equal(kind("DELETE /api/leads/{leadId}"), "nothing");
  assert.equal(kind("GET /api/leads/export"), "download");
  assert.equal(kind("GET /api/stream"), "stream");
  assert.equal(kind("GET /docs"), "text");
  assert.equal(kind("GET /api/voice/sessions/{voiceSessionId}/socket"), "socket");
});

test("bodies that differ in a member are calls of their own", () => {
  const select = operations.find(({ group, name }) => group === "database" && name === "select");
  assert.deepEqual(select?.tag, { member: "operation", value: "select" });
  assert.ok(select.body?.json?.kind === "record" && select.body.json.members.every(({ name }) => name !== "operation"));
});

test("the same reference gives the same code, byte for byte", () => {
  const again = readApi(read(), ["not-found"]);
  for (const { write } of [typescript, python, go, php, ruby]) assert.deepEqual(write(again), write(api));
});

describe("a schema becomes a type of Python", () => {
  const cases: [string, Schema, string][] = [
    ["a time", { type: "string", format: "date-time" }, "_datetime"],
    ["some values, and those of newer servers", { enum: ["a", "b"] }, '_t.Union[_t.Literal["a", "b"], str]'],
    ["a tag, which is closed", { const: "faq" }, '_t.Literal["faq"]'],
    ["a whole number or null", { anyOf: [{ type: "integer" }, { type: "null" }] }, "_t.Optional[int]"],
    ["a list", { type: "array", items: { $ref: "#/A" } }, "_t.List[A]"],
    ["any members", { type: "object", additionalProperties: { type: "boolean" } }, "_t.Dict[str, bool]"],
  ];
  for (const [name, schema, type] of cases) test(name, () => assert.equal(writePythonType(readShape(schema)), type));
});

test("a name of Go has its initials in capitals", () => {
  const names = ["leadId", "apiKeys", "ids", "callURL", "x-y", "_next"].map(exportedOf);
  assert.deepEqual(names, ["LeadID", "APIKeys", "IDs", "CallURL", "XY", "Next"]);
});

test("a record without a name is named after its place, and no two share a name", () => {
  const named = nameRecords(api);
  const names = named.shapes.map(({ name }) => name.toLowerCase());
  assert.equal(new Set(names).size, names.length);
  const context = named.shapes.find(({ name }) => name === "ChatContext");
  assert.ok(context?.shape.kind === "record" && context.shape.members.some(({ name }) => name === "userId"));
  const anonymous = /"kind":"record","members":\[\{/;
  for (const { name, shape } of named.shapes) {
    assert.doesNotMatch(JSON.stringify(shape).replace('"kind":"record","members":[{', ""), anonymous, name);
  }
});
