import assert from "node:assert/strict";
import { test } from "node:test";
import { SoundCache } from "./sound-cache.ts";

test("the sounds that were used last are kept, within the limit", () => {
  const cache = new SoundCache(1_000);
  const keep = (key: string, samples: number) => cache.keep(key, [new Int16Array(samples), Int16Array.of(7)]);
  for (const key of ["a", "b", "c"]) keep(key, 150);
  assert.equal(cache.find("a")?.length, 151);
  keep("d", 100);
  assert.equal(cache.find("b"), undefined);
  assert.equal(cache.find("a")?.at(-1), 7);
  keep("too long", 2_000);
  for (const key of ["a", "c", "d", "too long"]) assert.equal(cache.find(key), undefined);
  keep("e", 10);
  keep("e", 20);
  assert.equal(cache.find("e")?.length, 21);
});
