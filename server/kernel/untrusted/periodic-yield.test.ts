import assert from "node:assert/strict";
import { test } from "node:test";
import { periodicYield } from "./periodic-yield.ts";

/** Keeps the thread from everything else. */
function work(ms: number): void {
  for (const until = performance.now() + ms; performance.now() < until; );
}

test("of many long works one has a slice in each turn of the event loop, and all come to an end", async () => {
  let turn = 0;
  let isOver = false;
  const countTurns = () => {
    turn++;
    if (!isOver) setImmediate(countTurns);
  };
  setImmediate(countTurns);
  const worksOfTurn = new Map<number, Set<number>>();
  await Promise.all(
    Array.from({ length: 10 }, async (_, number) => {
      const yieldIfDue = periodicYield();
      for (let step = 0; step < 6; step++) {
        worksOfTurn.set(turn, (worksOfTurn.get(turn) ?? new Set()).add(number));
        work(5);
        await yieldIfDue();
      }
    }),
  );
  isOver = true;
  // All begin in the first turn, as no requests do.
  worksOfTurn.delete(0);
  const most = Math.max(...[...worksOfTurn.values()].map(({ size }) => size));
  assert.equal(most, 1);
  assert.ok(worksOfTurn.size >= 50, `${worksOfTurn.size} turns`);
});
