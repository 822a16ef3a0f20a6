import assert from "node:assert/strict";
import { test } from "node:test";
import { readDefinition } from "./read-definition.ts";

const head = `document:
  dsl: '1.0.3'
  namespace: shop
  name: order
  version: '0.1.0'
`;

test("a document is read as plain JSON, from YAML and from JSON", () => {
  const yaml = readDefinition(`${head}do:\n  - greet:\n      set:\n        on: 2026-01-31\n        answer: 42\n`);
  assert.deepEqual(yaml.problems, []);
  assert.deepEqual(yaml.definition?.do, [{ greet: { set: { on: "2026-01-31", answer: 42 } } }]);
  assert.deepEqual(readDefinition(JSON.stringify(yaml.definition)), yaml);
});
