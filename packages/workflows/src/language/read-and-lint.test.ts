import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { stringify } from "yaml";
import { readAndLint } from "./read-and-lint.ts";
import { sampleTasks, sampleWorkflow } from "./testing/sample-tasks.ts";

/** Checks what is true of every text, whatever it says. */
function check(text: string): void {
  const { definition, problems, expressions, cron } = readAndLint({ text, knownFunctions: [] });
  assert.equal(definition === undefined, problems.length > 0);
  const lines = text.split("\n");
  for (const place of [...problems, ...expressions, ...(cron ? [cron] : [])]) {
    const line = lines[place.line - 1];
    assert.ok(line !== undefined && place.column >= 1 && place.column <= line.length + 1, JSON.stringify(place));
    assert.match(place.pointer, /^(\/|$)/);
  }
  structuredClone({ definition, problems });
}

const documents = [
  ...Object.values(sampleTasks).map((task) => ({ document: sampleWorkflow.document, do: [{ sample: task }] })),
  sampleWorkflow,
].flatMap((document) => [stringify(document), JSON.stringify(document, null, 1)]);

const tokens = [
  "\n",
  " ",
  "  - ",
  ": ",
  "{",
  "}",
  "[",
  "]",
  "&a ",
  "*a",
  "<<: *a\n",
  "${ ",
  " }",
  '"',
  "'",
  "|\n",
  "\t",
];

test("a text of any characters is read without an error", () => {
  const noise = fc.string({ unit: "binary", maxLength: 200 });
  const structured = fc.array(fc.oneof(fc.constantFrom(...tokens), fc.string({ maxLength: 4 })), { maxLength: 60 });
  fc.assert(fc.property(noise, check), { numRuns: 500 });
  fc.assert(
    fc.property(structured, (parts) => check(parts.join(""))),
    { numRuns: 500 },
  );
});

test("a document with any damage is read without an error", () => {
  const damage = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.nat(12),
    put: fc.oneof(fc.constantFrom("", ...tokens), fc.string({ unit: "binary", maxLength: 3 })),
  });
  const damaged = fc.tuple(fc.constantFrom(...documents), fc.array(damage, { minLength: 1, maxLength: 3 }));
  fc.assert(
    fc.property(damaged, ([document, damages]) => {
      let text = document;
      for (const { at, length, put } of damages) {
        const from = Math.floor(at * text.length);
        text = text.slice(0, from) + put + text.slice(from + length);
      }
      check(text);
    }),
    { numRuns: 500 },
  );
});
