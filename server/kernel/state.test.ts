import assert from "node:assert/strict";
import { test } from "node:test";
import type { Kernel } from "./kernel.ts";
import { state } from "./state.ts";

test("a value is made once for each kernel, also when it is undefined", () => {
  const made: Kernel[] = [];
  const listOf = state((kernel): string[] => {
    made.push(kernel);
    return [];
  });
  const nothingOf = state((kernel) => void made.push(kernel));
  // Only the identity of a kernel matters here.
  const [one, other] = [{} as Kernel, {} as Kernel];
  listOf(one).push("mine");
  assert.deepEqual([listOf(one), listOf(other)], [["mine"], []]);
  nothingOf(one);
  nothingOf(one);
  assert.deepEqual(made, [one, other, one]);
});
