import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import { parseJson } from "@parley/json";
import { createExpressions } from "./create-expressions.ts";
import { ExpressionFault } from "./expression-fault.ts";

const expressions = createExpressions();
after(() => expressions.close());

const evaluate = (program: string, data: unknown = null, args = {}) => expressions.evaluate("w", program, data, args);
const faultOf = (program: string, data: unknown = null, args = {}) =>
  evaluate(program, data, args).then(
    (value) => assert.fail(`${program} gave ${JSON.stringify(value)?.slice(0, 100)}`),
    (fault: unknown) => {
      assert.ok(fault instanceof ExpressionFault, String(fault));
      return fault;
    },
  );

describe("evaluating an expression", () => {
  test("gives null without an output, the only output, or an array of several", async () => {
    assert.equal(await evaluate("empty"), null);
    assert.deepEqual(await evaluate("map(. + 1)", [1, 2]), [2, 3]);
    assert.deepEqual(await evaluate(".[], 7", [1, "a\n"]), [1, "a\n", 7]);
  });

  test("gives the arguments as variables, whatever text they hold", async () => {
    const hostile = '"}] | halt_error # $input \\(1) ${ . }';
    const args = { input: { text: hostile }, context: [hostile], item: hostile, absent: undefined };
    assert.deepEqual(await evaluate("[$input.text, $context[0], $item] | unique", null, args), [hostile]);
    assert.equal((await faultOf("$absent | length", null, args)).kind, "syntax");
    assert.equal(
      (await faultOf("$other", null, args)).message,
      "The expression is not valid: $other is not defined (line 1, column 1).",
    );
  });

  test("cannot leave the place where the program stands", async () => {
    for (const program of ["1) | (2", "| 1", "=1", ", 1", "// 1", "] | [1"]) {
      assert.equal((await faultOf(program, [1], { input: 1 })).kind, "syntax", program);
    }
    assert.deepEqual(await evaluate("def f: . + 1; f, (. as $x | label $out | $x, break $out) # end", 1), [2, 1]);
  });

  test("keeps numbers, the order of keys, hostile names and characters", async () => {
    const data = JSON.parse(
      '{"z":1.10,"a":123456789012345680,"__proto__":{"x":1},"constructor":-0.5,"e":1e-7,"n":1e308,"":"\\u0000\\u2028😀\\u007f"}',
    );
    for (const program of [". | .", "tojson | fromjson"]) {
      assert.equal(JSON.stringify(await evaluate(program, data)), JSON.stringify(data), program);
    }
    assert.equal(await evaluate("1e1000 + 0"), Number.MAX_VALUE);
    // Beyond what can be stored.
    assert.equal(await evaluate("1e1001 | ."), Number.MAX_VALUE);
    assert.deepEqual(await evaluate('getpath(["__proto__", "x"])', data), 1);
  });

  test("keeps the digits of numbers that it passes on, and computes with doubles", async () => {
    const data = parseJson('{"id":7615917337495251231,"part":0.1000000000000000055511151231257827,"huge":1e400}');
    const written = (value: unknown) => JSON.stringify(value)?.replace("1E+400", "1e400");
    for (const program of [".", ". | .", "tojson | fromjson", "to_entries | from_entries", "{id, part, huge}"])
      assert.equal(written(await evaluate(program, data)), written(data), program);
    for (const program of [
      ".id",
      ". as {$id} | $id",
      "[.id][0]",
      "if .id > 1 then .id else 0 end",
      "7615917337495251231",
    ])
      assert.equal(written(await evaluate(program, data)), "7615917337495251231", program);
    for (const program of ['"\\(.id)"', ".id | tostring", '"" + (.id | tojson)'])
      assert.equal(await evaluate(program, data), "7615917337495251231", program);
    for (const program of [".id == 7615917337495251230", ".id < 7615917337495251231", ".part == 0.1", ".huge <= 1e308"])
      assert.equal(await evaluate(program, data), false, program);
    assert.equal(await evaluate(".id + 1", data), 7615917337495251000);
    assert.equal(await evaluate(".id | type", data), "number");
    await assert.rejects(evaluate(".id.name", data), /a number has no fields/);
  });

  test("sees nothing of the host and writes nothing to it", async () => {
    process.env.PARLEY_TEST_SECRET = "seen";
    assert.deepEqual(await evaluate("[$ENV, env]"), [{}, {}]);
    assert.equal(
      await evaluate('"2026-07-01T12:00:00Z" | fromdate | localtime | mktime | todate'),
      "2026-07-01T12:00:00Z",
    );
    assert.deepEqual(await evaluate('(1 | debug | debug("x") | stderr), input_line_number'), [1, 0]);
    assert.equal(await evaluate("1, halt, 2"), 1);
    for (const program of ["input", "halt_error", 'import "a" as a; 1', 'include "a"; 1', "$__prog_args"])
      await faultOf(program);
  });

  test("fails in plain words that quote the program, and no data", async () => {
    const data = { secret: "confidential", list: ["confidential"] };
    const messages: [string, string][] = [
      [".secret + 1", "The expression failed: a string and a number cannot be added."],
      [".secret.name", 'The expression failed: a string has no fields, but one ("name") is read.'],
      [".secret[.secret]", "The expression failed: a string has no fields, but one is read."],
      [".secret | tonumber", "The expression failed: a string cannot be parsed as a number."],
      [".secret[]", "The expression failed: a string cannot be iterated over."],
      ['error("too few items")', "The expression failed: too few items"],
      ["error(.secret)", "The expression raised an error."],
      [".list | debug | error", "The expression raised an error."],
      [".secret | halt_error", "The expression raised an error."],
      [".secret | fromjson", "The expression failed: a text is not valid JSON."],
      ["1 +\n  $", "The expression is not valid: unexpected end of file, expecting '$' (line 2, column 3)."],
      ["", "The expression is empty."],
    ];
    for (const [program, message] of messages) {
      const fault = await faultOf(program, data);
      assert.ok(!fault.message.includes("confidential"), fault.message);
      assert.equal(fault.message, message);
    }
  });

  test("evaluates several programs on the same data, each with its own fault", async () => {
    const programs = [".a | . + 1", "$input | .b", ".a.b", "nothing", " "];
    const [first, second, ...faults] = await expressions.evaluateAll("w", programs, { a: 1 }, { input: { b: 2 } });
    assert.deepEqual([first, second], [{ value: 2 }, { value: 2 }]);
    assert.deepEqual(
      faults.map((fault) => fault instanceof ExpressionFault && fault.kind),
      ["runtime", "syntax", "syntax"],
    );
  });
});

describe("the limits of an expression", () => {
  /** This deadline is no limit, however busy the machine is. */
  const patient = createExpressions({ deadlineMs: 60_000 });
  after(() => patient.close());
  const limitOf = (program: string, data: unknown = null) =>
    patient.evaluate("w", program, data, {}).then(
      () => assert.fail(program),
      (fault: unknown) => {
        assert.ok(fault instanceof ExpressionFault, String(fault));
        assert.equal(fault.kind, "limit", program);
        return fault.message;
      },
    );

  test("are time, memory, the size of the result, and its depth", async () => {
    const fault = await faultOf("def f: f; f");
    assert.deepEqual([fault.kind, fault.message], ["limit", "The expression takes longer than 1000 ms."]);
    const more =
      "Take less at once, or let the workflow take up to 16 MiB: `metadata: {parley: {maxResultBytes: 16777216}}`.";
    const limits: [string, string][] = [
      ["[range(1e9)]", "The expression takes more than 64 MiB of memory."],
      ['"x" * 1e9', "The expression takes more than 64 MiB of memory."],
      ['repeat("x" * 1000)', `The result of the expression is longer than 1 MiB. ${more}`],
      ["reduce range(300) as $i (null; [.])", "The expression nests or recurses too deeply."],
      ["reduce range(3000) as $i (null; [.]) | tojson", "The expression nests or recurses too deeply."],
    ];
    for (const [program, message] of limits) {
      assert.equal(await limitOf(program), message, program);
      assert.deepEqual(await patient.evaluate("w", "map(. + 1)", [1], {}), [2], "the next expression is evaluated");
    }
  });

  test("let a result be as large as the caller says", async () => {
    const long = '"x" * 2e6';
    assert.match(await limitOf(long), /longer than 1 MiB/);
    const value = await patient.evaluate("w", long, null, {}, { maxResultBytes: 3_000_000 });
    assert.equal((value as string).length, 2_000_000);
    assert.match(await limitOf(long), /longer than 1 MiB/);
  });

  test("hold for the program and its data, too", async () => {
    assert.match((await faultOf(`"${"x".repeat(20_000)}"`)).message, /longer than 16 KiB/);
    const deep = JSON.parse(`${"[".repeat(3_000)}${"]".repeat(3_000)}`);
    assert.equal(await patient.evaluate("w", "length | . + 1 | tojson", deep, {}), "2");
    assert.equal(await limitOf("[.]", deep), "The expression nests or recurses too deeply.");
    assert.match(await limitOf("map(.)", ["x".repeat(20_000_000)]), /too large/);
  });
});

describe("checking the syntax", () => {
  test("knows the variables, runs nothing, and says where the fault is", async () => {
    assert.equal(await expressions.checkSyntax("w", "$input.a | error(1) | halt"), undefined);
    assert.equal(await expressions.checkSyntax("w", "def f: f; f"), undefined);
    assert.equal(await expressions.checkSyntax("w", "$item.a", ["item"]), undefined);
    assert.match(
      (await expressions.checkSyntax("w", '"x" * 1e9')) ?? "",
      /more than 64 MiB of memory|longer than 1000 ms/,
    );
    assert.equal(
      await expressions.checkSyntax("w", "$item.a"),
      "The expression is not valid: $item is not defined (line 1, column 1).",
    );
    assert.equal(
      await expressions.checkSyntax("w", "$input.a | foo($context)"),
      "The expression is not valid: foo/1 is not defined (line 1, column 12).",
    );
    assert.equal(
      await expressions.checkSyntax("w", "if . then 1"),
      "The expression is not valid: unexpected end of file (line 1, column 11).",
    );
  });
});
