import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { ExpressionFault } from "../expression-fault.ts";
import { compileJq } from "../jq/compile-jq.ts";
import { JqMachine } from "../jq/jq-machine.ts";
import { readFast } from "./read-fast.ts";

const module = await compileJq(64);
const jq = await JqMachine.create(module);
const variables = { context: { a: { b: 1 } }, input: ["x", null, 2.5], item: "é" };

/** As JSON, since that is what leaves an expression; `fault` for a fault. */
function byJq(program: string, data: unknown): string {
  const bound = ".[1] as {$context,$input,$item}|.[0]| ";
  const run = jq.run(bound + program, new TextEncoder().encode(JSON.stringify([data, variables])), 1_048_576);
  assert.ok("exitCode" in run, `${program} stops jq`);
  return run.exitCode === 0 ? JSON.stringify(JSON.parse(`[${run.output.trimEnd().split("\n").join(",")}]`)) : "fault";
}

function byFastPath(program: string, data: unknown): string | undefined {
  try {
    const found = readFast(program, data, variables);
    return found === undefined ? undefined : JSON.stringify([found.value]);
  } catch (fault) {
    assert.ok(fault instanceof ExpressionFault, `${program}: ${fault}`);
    return "fault";
  }
}

const scalar = fc.constantFrom<unknown>(
  null,
  true,
  false,
  0,
  1,
  -1,
  2.5,
  1e300,
  1e-7,
  123456789012,
  "",
  "a",
  "b",
  "\uffee",
  "😀",
  "1",
  "a\u0000\u007f",
);
const name = fc.constantFrom("a", "b", "c d", "__proto__", "é", "if");
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    scalar,
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(name, tie("value"), { maxKeys: 3 }),
  ),
}));

const space = fc.constantFrom("", " ", "\n");
const { program } = fc.letrec<{ program: string; term: string }>((tie) => {
  const { program: any, term } = { program: tie("program"), term: tie("term") };
  const path = fc.constantFrom(
    ".a",
    '."c d"',
    '.["b"]',
    "[0]",
    "[-1]",
    ".[1]",
    ".[0]",
    '["a"]',
    ".é",
    "?",
    ". a",
    "[1.5]",
  );
  const sign = fc.constantFrom("==", "!=", "<", "<=", ">", ">=", "+", "-", "*", "and", "or", "//", "|", ",", "%", "/");
  const number = fc.constantFrom("0", "1", "-1", "2.5", "1.0", "1e3", "0.1", "-0", ".5", "100000000000000000000");
  const key = fc.oneof(
    fc.constantFrom("a", "b", "if", '"c d"', '"__proto__"', "$item", "$context", "(.a)", '("k")', '"\\(.a)"', "1"),
  );
  return {
    term: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      fc.constantFrom(".", ".a", ".b", '."c d"', ".[0]", ".[-1]", "$context", "$input", "$item", "$nobody", "$ENV"),
      fc.constantFrom("true", "false", "null", "not", "type", "length", "empty", '"a"', '"\\u00e9\\n"', '"\\ud800"'),
      number,
      fc.tuple(term, path).map((parts) => parts.join("")),
      any.map((inner) => `(${inner})`),
      any.map((inner) => `[${inner}]`),
      any.map((inner) => `"x\\(${inner})y"`),
      fc
        .array(fc.tuple(key, fc.option(term)), { maxLength: 3 })
        .map(
          (entries) => `{${entries.map(([each, inner]) => (inner === null ? each : `${each}: ${inner}`)).join(", ")}}`,
        ),
      fc
        .tuple(any, any, fc.option(any))
        .map(([condition, yes, no]) => `if ${condition} then ${yes} ${no === null ? "" : `else ${no} `}end`),
    ),
    program: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      term,
      fc.tuple(any, space, sign, space, any).map((parts) => parts.join("")),
    ),
  };
});

describe("the fast path", () => {
  test("gives what jq gives, or leaves the program to jq", () => {
    const runs = Number(process.env.FAST_PATH_RUNS ?? 1_500);
    let taken = 0;
    fc.assert(
      fc.property(program, value, (written, generated) => {
        const data = JSON.parse(JSON.stringify(generated));
        const fast = byFastPath(written, data);
        if (fast === undefined) return;
        taken++;
        assert.equal(fast, byJq(written, data), written);
      }),
      { numRuns: runs },
    );
    assert.ok(taken > runs / 5, `only ${taken} of ${runs} programs were simple`);
  });

  test("takes what workflows say most", () => {
    const data = { pet: { name: "Rex", tags: ["a", "b"] }, count: 3, "content-type": "x" };
    const programs = [
      ".",
      ".pet.name",
      '."content-type"',
      ".pet.tags[0]",
      ".pet.tags[-1]",
      "$context.a.b",
      '.pet["name"]',
      ".count == 3",
      '.count > 2 and .pet.name != "Max"',
      ".missing | not",
      '.missing // "none"',
      '"Hello \\(.pet.name), \\(.count) of \\($context.a.b)"',
      ".count + 1",
      '.pet.name + "!"',
      "{ name: .pet.name, count, first: .pet.tags[0], $item }",
      "[.count, .pet.name]",
      'if .count >= 3 then "many" else "few" end',
      ".pet.tags | length",
    ];
    for (const written of programs) assert.equal(byFastPath(written, data), byJq(written, data), written);
    for (const written of [
      "map(.a)",
      ".pet[]",
      "..",
      ".a = 1",
      "$nobody",
      ".count | tostring",
      "# x",
      ". as $x | $x",
    ]) {
      assert.equal(byFastPath(written, data), undefined, written);
    }
  });

  test("makes nothing that is far larger than the data", () => {
    const large = { list: Array(1_000).fill("x"), text: "x".repeat(10_000) };
    for (const written of [
      Array(12).fill("[., .]").join(" | "),
      `[${Array(20).fill(".list").join(",")}]`,
      `{a: .text, b: [${Array(20).fill(".text").join(",")}]}`,
      Array(20).fill(".text").join(" + "),
    ]) {
      assert.equal(byFastPath(written, large), undefined, written);
    }
    assert.equal(byFastPath("(".repeat(300) + ")".repeat(300), null), undefined);
  });
});
