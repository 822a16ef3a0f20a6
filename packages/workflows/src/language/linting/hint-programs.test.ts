import assert from "node:assert/strict";
import { test } from "node:test";
import { readAndLint } from "../read-and-lint.ts";

const head = "document: { dsl: 1.0.3, namespace: shop, name: order, version: 0.1.0 }\n";

test("warnings and hints refuse nothing, and are told beside what does", () => {
  const { definition, problems } = readAndLint({
    knownFunctions: [],
    text: `${head}do:
  - a: { set: { b: .customer.name, c: .gitignore files, d: '.total * 2 ', e: $context, f: 'a.b', g: '\${ .h }' }, then: end }
  - lost: { set: { i: '\${ .id + 7615917337495251231 }', j: '\${ .id + 1 }', k: '\${ 7615917337495251231 }' } }
`,
  });
  assert.ok(definition);
  assert.deepEqual(
    problems.map(({ severity, pointer }) => `${severity} ${pointer}`),
    ["hint /do/0/a/set/b", "hint /do/0/a/set/d", "hint /do/0/a/set/e", "warning /do/1/lost", "hint /do/1/lost/set/i"],
  );
  assert.match(problems[0]!.message, /`\.customer\.name`.*`\$\{ … \}`/);
  const call = (endpoint: string) =>
    readAndLint({
      text: `${head}do: [{ a: { call: http, with: { method: delete, endpoint: '${endpoint}' } } }]\n`,
      knownFunctions: [],
    }).problems.map(({ severity, message }) => `${severity} ${/another address/.test(message)}`);
  for (const endpoint of [
    '${ "https://a.example/c/" + .id }',
    '${ "https://a.example/c/\\(.id)" }',
    '${ "https://a.example/c/" + (.id | tostring) }',
  ])
    assert.deepEqual(call(endpoint), ["hint true"], endpoint);
  for (const endpoint of ["https://a.example/c/{id}", "${ .links.next }", '${ .base + "/list" }'])
    assert.deepEqual(call(endpoint), [], endpoint);
  const loose = `${head}evaluate: { mode: loose }\ndo: [{ a: { set: { b: .customer } } }]\n`;
  assert.deepEqual(readAndLint({ text: loose, knownFunctions: [] }).problems, []);
});
