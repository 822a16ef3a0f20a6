import assert from "node:assert/strict";
import { test } from "node:test";
import { pairedInterval } from "./interval.ts";

test("an interval holds its mean, is the same each time, and narrows with the number of pairs", () => {
  const differences = Array.from({ length: 100 }, (_, at) => (at % 4 === 0 ? 1 : at % 4 === 1 ? -1 : 0.2));
  const few = pairedInterval(differences);
  const many = pairedInterval(Array.from({ length: 16 }, () => differences).flat());
  assert.ok(few.low < few.mean && few.mean < few.high);
  assert.equal(few.mean.toFixed(6), "0.100000");
  assert.deepEqual(pairedInterval(differences), few);
  const narrowing = (few.high - few.low) / (many.high - many.low);
  assert.ok(narrowing > 3 && narrowing < 5, `16 times the pairs narrow it ${narrowing} times`);
});
