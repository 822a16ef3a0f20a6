import assert from "node:assert/strict";
import { test } from "node:test";
import { variablesOf } from "./variables-of.ts";

const namesIn = (program: string) => [...variablesOf(program).names].sort().join(" ");

test("the variables that a program takes from outside are found", () => {
  const cases: Record<string, string> = {
    "$input.a + $ context": "context input",
    '"Hello \\($input.name | "\\($task.name)!") and $nothing"': "input task",
    "# $comment\n$input": "input",
    '{$input, a: $output, "$text": 1}': "input output",
    ".[$index:]": "index",
    '@base64 "\\($input)"': "input",
    $: "",
    "": "",
  };
  for (const [program, names] of Object.entries(cases)) assert.equal(namesIn(program), names, program);
});

test("those that a program binds itself are none of them", () => {
  const programs = [
    ". as $x | $x",
    '. as [$a, {b: $c, $d, "e": [$f]}] | $a + $c + $d + $f',
    ".[] as {a: $x} ?// [$y] | $x, $y",
    "reduce .[] as $each (0; . + $each)",
    "foreach .[] as [$k, $v] (0; . + $v; [$k, .])",
    "def add($a; f; $b): $a + $b + f; add(1; 2; 3)",
    "label $out | 1, break $out",
    "$ENV.PATH, $__loc__.line, $__prog_args",
  ];
  for (const program of programs) assert.equal(namesIn(program), "", program);
  assert.equal(namesIn(". as $x | $x + $input"), "input");
  assert.equal(namesIn(".as + $input | .def"), "input");
});

test("the secrets that are named are found", () => {
  const secretsIn = (program: string) => [...variablesOf(program).secrets].sort();
  assert.deepEqual(secretsIn('$secrets.shop.token + $secrets["my-bank"] + $secrets."a"'), ["a", "my-bank", "shop"]);
  assert.deepEqual(secretsIn('$secrets | .shop, $secrets["a\\(1)"], $secrets[$input.name]'), []);
});
