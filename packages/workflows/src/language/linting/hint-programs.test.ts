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

test("a number that was perhaps written as a text gets a hint, and an ordinary one none", () => {
  const hintsAt = (values: string) =>
    readAndLint({ text: `${head}do: [{ a: { set: { ${values} } } }]\n`, knownFunctions: [] }).problems.map(
      ({ severity, pointer, message }) => `${severity} ${pointer}: ${message}`,
    );
  const hint = (name: string, number: string, text: string) =>
    `hint /do/0/a/set/${name}: This is the number ${number}. Write it in quotes to keep \`${text}\`.`;
  assert.deepEqual(
    hintsAt("tel: +491711234567, zip: 01067, id: 1234e5, hex: 0x1F, less: -007, many: 0007615917337495251231"),
    [
      hint("tel", "491711234567", "+491711234567"),
      hint("zip", "1067", "01067"),
      hint("id", "123400000", "1234e5"),
      hint("hex", "31", "0x1F"),
      hint("less", "-7", "-007"),
      hint("many", "7615917337495251231", "0007615917337495251231"),
    ],
  );
  assert.deepEqual(hintsAt("a: 0, b: -1, c: 0.5, d: 1.5e3, e: 10, f: '01067', g: +49 171, h: 7615917337495251231"), []);
});
