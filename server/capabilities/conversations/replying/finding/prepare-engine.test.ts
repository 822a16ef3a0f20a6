import assert from "node:assert/strict";
import { test } from "node:test";
import { isEnginePrepared, prepareEngine } from "./prepare-engine.ts";

test("the engine is prepared once, and ready for each reply that waited", async () => {
  const [first, second] = [prepareEngine(), prepareEngine()];
  assert.equal(first, second);
  await first;
  assert.ok(isEnginePrepared());
});
