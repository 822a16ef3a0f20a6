import assert from "node:assert/strict";
import { test } from "node:test";
import { matchesAny } from "./matches-any.ts";

test("patterns that are searched for as one match what one of them matches", () => {
  const patterns = [/^call me|me now$/, /\bhuman\b/];
  for (const text of ["call me", "help me now", "a human please"]) assert.ok(matchesAny(patterns, text), text);
  for (const text of ["please call me", "humanity", ""]) assert.ok(!matchesAny(patterns, text), text);
  assert.ok(!matchesAny([], ""));
});

test("patterns that would mean something else as one are refused", () => {
  assert.throws(() => matchesAny([/a/, /b/i], "B"), /cannot be joined/);
  assert.throws(() => matchesAny([/(a)/, /(b)\1/], "bb"), /cannot be joined/);
});
