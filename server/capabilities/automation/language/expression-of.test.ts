import assert from "node:assert/strict";
import { test } from "node:test";
import { expressionOf, isExpression, programOf } from "./expression-of.ts";

test("only a text that is wrapped as a whole is an expression", () => {
  assert.equal(expressionOf("${ .pet.id }"), ".pet.id");
  assert.equal(expressionOf("  ${.a}\n"), ".a");
  assert.equal(expressionOf("${ {a: 1} }"), "{a: 1}");
  assert.equal(expressionOf("${ .a\n  | .b }"), ".a\n  | .b");
  for (const value of [".a", "Hello ${ .name }", "${ .a } and more", "${}", "$ {.a}", "", 5, null, undefined]) {
    assert.equal(expressionOf(value), undefined, String(value));
    assert.equal(isExpression(value), false, String(value));
  }
});

test("a property that is always an expression may be bare", () => {
  assert.equal(programOf(" .a == 1 "), ".a == 1");
  assert.equal(programOf("${ .a == 1 }"), ".a == 1");
});
