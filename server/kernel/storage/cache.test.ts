import assert from "node:assert/strict";
import { test } from "node:test";
import { Cache } from "./cache.ts";

test("a full cache makes room by forgetting what was not used for a generation", () => {
  const cache = new Cache<string, number>(4);
  for (const [index, key] of ["a", "b", "c"].entries()) cache.set(key, index);
  cache.get("a");
  cache.set("c", 20);
  cache.set("d", 3);
  assert.deepEqual(
    ["b", "a", "c", "d"].map((key) => cache.get(key)),
    [undefined, 0, 20, 3],
  );
});

test("however many were set, no more than the limit are kept", () => {
  const cache = new Cache<number, number>(10);
  for (let key = 0; key < 1_000; key++) cache.set(key, key);
  const kept = Array.from({ length: 1_000 }, (_, key) => key).filter((key) => cache.get(key) !== undefined);
  assert.ok(kept.length >= 5 && kept.length <= 10, `${kept.length} kept`);
  assert.ok(kept.includes(999));
});

test("what was deleted is gone", () => {
  const cache = new Cache<string, number>(4);
  for (const key of ["a", "b", "c"]) cache.set(key, 1);
  cache.get("a");
  cache.delete("a");
  assert.equal(cache.get("a"), undefined);
});
