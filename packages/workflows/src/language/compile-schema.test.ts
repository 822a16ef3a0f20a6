import assert from "node:assert/strict";
import { test } from "node:test";
import { compileSchema, SchemaUnusable } from "./compile-schema.ts";

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
