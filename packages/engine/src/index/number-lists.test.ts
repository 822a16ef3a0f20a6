import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { NumberLists } from "./number-lists.ts";

test("every list gives back what was appended to it, in order", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(6), fc.integer({ min: 1, max: 700 })), { maxLength: 20 }), (runs) => {
      const lists = new NumberLists();
      const expected: number[][] = [];
      let value = 0;
      for (const [list, count] of runs) {
        expected[list] ??= [];
        for (let at = 0; at < count; at++) {
          lists.append(list, value);
          expected[list].push(value++);
        }
      }
      for (let list = 0; list < 8; list++) {
        const found: number[] = [];
        lists.visit(list, (pool, from, to) => found.push(...pool.subarray(from, to)));
        assert.deepEqual(found, expected[list] ?? []);
        assert.equal(lists.countOf(list), found.length);
      }
    }),
    { numRuns: 60 },
  );
});
