import assert from "node:assert/strict";
import { test } from "node:test";
import { isExpression } from "./is-expression.ts";

test("a text that is wrapped as a whole is an expression, and no other value is", () => {
  for (const text of ["${ .pet.id }", "  ${.a}\n", "${ {a: 1} }", "${ .a\n  | .b }"]) {
    assert.equal(isExpression(text), true, text);
  }
  for (const value of [".a", "Hello ${ .name }", "${ .a } and more", "${}", "$ {.a}", "", 5, null, undefined]) {
    assert.equal(isExpression(value), false, String(value));
  }
});
