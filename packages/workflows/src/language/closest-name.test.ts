import assert from "node:assert/strict";
import { test } from "node:test";
import { closestName } from "./closest-name.ts";

test("a name with a typing mistake is found, and another name is not", () => {
  const known = ["wait", "while", "switch", "schedule"];
  assert.equal(closestName("waits", known), "wait");
  assert.equal(closestName("Swich", known), "switch");
  assert.equal(closestName("schedlue", known), "schedule");
  assert.equal(closestName("do", known), undefined);
  assert.equal(closestName("whatever", known), undefined);
  assert.equal(closestName("x".repeat(100), ["x".repeat(99)]), undefined);
});
