import assert from "node:assert/strict";
import { test } from "node:test";
import { pointerTo, readPointer } from "@parley/json";

test("a pointer names each member on the way, whatever characters its name has", () => {
  const names = ["a/b", "~", "~1", "", "0"];
  assert.equal(pointerTo("/do", ...names), "/do/a~1b/~0/~01//0");
  assert.deepEqual(readPointer(pointerTo("/do", ...names)), ["do", ...names]);
});

test("the pointer of the whole value is empty", () => {
  assert.equal(pointerTo(""), "");
  assert.deepEqual(readPointer(""), []);
  assert.equal(pointerTo("", 3), "/3");
});
