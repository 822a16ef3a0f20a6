import assert from "node:assert/strict";
import { test } from "node:test";
import { RecentMap } from "./recent-map.ts";

test("a full map makes room by forgetting what was unused for longest", () => {
  const map = new RecentMap<string, number>(3);
  for (const [index, key] of ["a", "b", "c"].entries()) map.set(key, index);
  map.get("a");
  map.set("b", 10);
  map.set("d", 3);
  assert.deepEqual(
    ["a", "b", "c", "d"].map((key) => map.get(key)),
    [0, 10, undefined, 3],
  );
});

test("what was deleted is gone", () => {
  const map = new RecentMap<string, number>(3);
  map.set("a", 1);
  map.delete("a");
  assert.equal(map.get("a"), undefined);
});
