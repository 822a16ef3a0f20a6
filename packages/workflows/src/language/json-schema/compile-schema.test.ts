import assert from "node:assert/strict";
import { test } from "node:test";
import { parseJson } from "@parley/json";
import { compileSchema, findSchemaErrors, SchemaUnusable } from "./compile-schema.ts";

const edition = "https://json-schema.org/draft/2020-12/schema";

test("a schema checks values, by the edition that it names", () => {
  assert.equal(compileSchema({ type: "string", format: "date" })("2026-01-31"), true);
  assert.equal(compileSchema({ $schema: edition, prefixItems: [{ type: "number" }] })(["a"]), false);
  const draft7 = { $schema: "http://json-schema.org/draft-07/schema#", items: [{ type: "number" }] };
  assert.equal(compileSchema(draft7)(["a"]), false);
  assert.equal(compileSchema(true)("anything"), true);
});

test("what demands nothing is accepted, and null is allowed by `nullable` beside a type", () => {
  const nullable = compileSchema({
    properties: { nullable: { type: "number", nullable: true }, b: { nullable: true } },
  });
  assert.equal(nullable({ nullable: null, b: 1 }), true);
  assert.equal(nullable({ nullable: "a" }), false);
  assert.equal(
    compileSchema({ type: "null", nullable: false, "x-note": 1, readOnly: true, uniqueItems: false })(null),
    true,
  );
  assert.equal(compileSchema({ enum: [{ nullable: false }], nullable: true })({ nullable: false }), true);
  assert.equal(compileSchema({ properties: { nullable: false } })({ nullable: 1 }), false);
  assert.equal(compileSchema({ format: "date" })("2026-02-30"), false);
});

test("a schema that takes the name of another one spoils none that follows", () => {
  assert.throws(() => compileSchema({ $id: edition, type: "string" }), SchemaUnusable);
  assert.equal(compileSchema({ $schema: edition, type: "number" })(5), true);
  const named = (type: string) => compileSchema({ $id: "https://shop.example/order", type });
  assert.equal(named("number")(5), true);
  assert.equal(named("string")(5), false);
});

test("a schema that is none, refers to others, or is too large cannot be used", () => {
  const large = { enum: Array.from({ length: 5_001 }, (_, index) => index) };
  for (const schema of [null, "text", [], { type: 5 }, { $ref: "https://shop.example/order" }, large]) {
    assert.throws(() => compileSchema(schema), SchemaUnusable, JSON.stringify(schema)?.slice(0, 50));
  }
});

test("a reference that never goes into the value is told, and one that does is none of these", () => {
  for (const written of [
    { $ref: "#" },
    { allOf: [{ $ref: "#/allOf/0" }] },
    { properties: { a: { anyOf: [{ type: "null" }, { $ref: "#/properties/a" }] } } },
    { $ref: "#/$defs/a", $defs: { a: { not: { $ref: "#b" } }, b: { $anchor: "b", if: { $ref: "#/$defs/a" } } } },
    { $schema: "http://json-schema.org/draft-07/schema#", dependencies: { a: { $ref: "#" } } },
  ]) {
    assert.throws(() => compileSchema(written), { message: /leads back to itself/ }, JSON.stringify(written));
  }
  const tree = { properties: { $ref: { const: "#" }, inner: { items: { $ref: "#" } } }, enum: [{ $ref: "#" }, {}] };
  assert.equal(compileSchema(tree)({}), true);
  const twice = { allOf: [{ $ref: "#/$defs/a" }, { $ref: "#/$defs/a" }], $defs: { a: { type: "object" } } };
  assert.equal(compileSchema(twice)({}), true);
});

test("schemas of earlier drafts work, and a mixture is told in plain words", () => {
  const list = { items: [{ type: "number" }], additionalItems: false };
  for (const draft of ["draft-04", "draft-06", "draft-07", "draft/2019-09"]) {
    const check = compileSchema({ $schema: `http://json-schema.org/${draft}/schema#`, ...list });
    assert.deepEqual([check([1]), check(["a"]), check([1, 2])], [true, false, false], draft);
  }
  assert.equal(compileSchema({ properties: { a: list } })({ a: [1, 2] }), false);
  assert.equal(compileSchema({ properties: { a: list } })({ a: [1] }), true);
  const limits = parseJson('{"minimum":1,"exclusiveMinimum":true,"maximum":9007199254740993,"exclusiveMaximum":false}');
  assert.deepEqual(
    [1, 2].map((value) => compileSchema(limits)(value)),
    [false, true],
  );
  assert.equal(findSchemaErrors(limits, parseJson("9007199254740993")).length, 0);
  for (const mixed of [
    { $schema: edition, ...list },
    { prefixItems: [true], properties: { a: list } },
  ]) {
    assert.throws(() => compileSchema(mixed), { message: /`prefixItems`: write it in place of `items`/ });
  }
  assert.throws(() => compileSchema({ $schema: "https://shop.example/schema" }), {
    message: /from draft-04 to 2020-12/,
  });
});
