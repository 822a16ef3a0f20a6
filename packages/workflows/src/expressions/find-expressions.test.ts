import assert from "node:assert/strict";
import { test } from "node:test";
import { findExpressions, wholeExpression } from "./find-expressions.ts";

test("an expression ends at its own brace", () => {
  const cases: [string, string][] = [
    ["${ .a }", ".a"],
    ["${ {a: {b: .c}} }", "{a: {b: .c}}"],
    ['${ "}" }', '"}"'],
    ['${ "\\"}" }', '"\\"}"'],
    ['${ "a\\( {b: "}"} | .b )}" }', '"a\\( {b: "}"} | .b )}"'],
    ["${ .a # }\n }", ".a # }"],
    ["\n${.a}\n", ".a"],
    // An expression that cannot be read is handed to jq, which says what is wrong.
    ['${ "a }', '"a'],
    ["${ .a # }", ".a #"],
    ["${}", ""],
  ];
  for (const [text, program] of cases) assert.equal(wholeExpression(findExpressions(text)), program, text);
});

test("other text around an expression stays", () => {
  assert.deepEqual(findExpressions("a ${ .b }${.c} d"), [
    { text: "a " },
    { program: ".b" },
    { program: ".c" },
    { text: " d" },
  ]);
  for (const text of ["", "plain", "{a}", "a ${ .b", "$", "a ${", "}${"]) {
    assert.deepEqual(findExpressions(text), [{ text }], text);
  }
});
