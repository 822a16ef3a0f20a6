import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { readYaml } from "./read-yaml.ts";

function problemsIn(text: string): string[] {
  const { places, faults } = readYaml(text);
  return faults.list.map((fault) => {
    const { line, column, pointer, message } = places.locate(fault);
    return `${line}:${column} ${pointer} ${message}`;
  });
}

const values: [text: string, value: unknown][] = [
  ["steps: !!omap\n  - wash: 1\n  - dry: 2\n", { steps: { wash: 1, dry: 2 } }],
  ["!!omap [wash: !!omap [warm: yes, cold: no]]", { wash: { warm: "yes", cold: "no" } }],
  [
    "a: &a !!omap [x: 1, y: 2]\nb: *a\nc: { <<: *a, y: 3 }",
    { a: { x: 1, y: 2 }, b: { x: 1, y: 2 }, c: { y: 3, x: 1 } },
  ],
  ["%TAG ! tag:yaml.org,2002:\n---\na: !omap [x: 1]", { a: { x: 1 } }],
  ["steps: !!pairs\n  - wash: 1\n  - wash: 2\n", { steps: [{ wash: 1 }, { wash: 2 }] }],
  ["rooms: !!set\n  ? blue\n  ? red\n", { rooms: { blue: null, red: null } }],
  ["a: !!omap []\nb: !!pairs []\nc: !!set {}", { a: {}, b: [], c: {} }],
];
for (const [text, value] of values) {
  test(`${JSON.stringify(text)} is read`, () => {
    assert.deepEqual(problemsIn(text), []);
    assert.deepEqual(readYaml(text).value, value);
  });
}

const faulty: [text: string, problem: string][] = [
  ["a: !!omap [x: 1, x: 2]", "1:18 /a/x `x` occurs twice here. Keep one of them."],
  ["a: !!omap [x: 1, y]", "1:18  Each item of `!!omap` must be an object with one member."],
  ["a: !!omap [{x: 1, y: 2}]", "1:12  Each item of `!!omap` must be an object with one member."],
  ["a: !!binary aGVsbG8=", "1:13 /a This value has no form in JSON."],
  ["a: !!timestamp 2026-11-27", "1:16 /a This value has no form in JSON."],
  ["a: !!merge x", "1:12 /a This value has no form in JSON."],
];
for (const [text, problem] of faulty) {
  test(`${JSON.stringify(text)} is a problem`, () => assert.deepEqual(problemsIn(text), [problem]));
}

test("any tag at any value is read as JSON or is a problem, and never throws", () => {
  const tag = fc.constantFrom(
    ...["", "!!omap", "!!pairs", "!!set", "!!binary", "!!timestamp", "!!merge", "!!map", "!!seq", "!!str", "!!int"],
    ...["!!float", "!!null", "!!bool", "!!value", "!", "!x", "!!js/function", "!<tag:yaml.org,2002:omap>"],
  );
  const value = fc.letrec<{ value: string; node: string }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom("", "1", "a", "2026-11-27", "aGVsbG8=", "<<", "null", "? a", "*b"),
      fc.array(tie("node"), { maxLength: 3 }).map((items) => `[${items.join(", ")}]`),
      fc.array(tie("node"), { maxLength: 3 }).map((items) => `{${items.map((item) => `k: ${item}`).join(", ")}}`),
      fc.tuple(tie("node"), tie("node")).map(([name, item]) => `[? ${name} : ${item}]`),
    ),
    node: fc.tuple(fc.constantFrom("", "&b "), tag, tie("value")).map((parts) => parts.join(" ").trim()),
  })).node;
  fc.assert(
    fc.property(value, (text) => {
      const { value: read, faults } = readYaml(`a: ${text}`);
      if (faults.list.length === 0) assert.deepEqual(JSON.parse(JSON.stringify(read)), read);
    }),
    { numRuns: 1_000 },
  );
});
