import assert from "node:assert/strict";
import { test } from "node:test";
import { RecentMap } from "./recent-map.ts";

test("a full map makes room by forgetting what was not used for a generation", () => {
  const map = new RecentMap<string, number>(4);
  for (const [index, key] of ["a", "b", "c"].entries()) map.set(key, index);
  map.get("a");
  map.set("c", 20);
  map.set("d", 3);
  assert.deepEqual(
    ["b", "a", "c", "d"].map((key) => map.get(key)),
    [undefined, 0, 20, 3],
  );
});

test("however many were set, no more than the limit are kept", () => {
  const map = new RecentMap<number, number>(10);
  for (let key = 0; key < 1_000; key++) map.set(key, key);
  const kept = Array.from({ length: 1_000 }, (_, key) => key).filter((key) => map.get(key) !== undefined);
  assert.ok(kept.length >= 5 && kept.length <= 10, `${kept.length} kept`);
  assert.ok(kept.includes(999));
});

test("what was deleted is gone", () => {
  const map = new RecentMap<string, number>(4);
  for (const key of ["a", "b", "c"]) map.set(key, 1);
  map.get("a");
  map.delete("a");
  assert.equal(map.get("a"), undefined);
});
