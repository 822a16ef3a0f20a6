import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { nextAttemptAt } from "./retry-schedule.ts";

const nowMs = Date.UTC(2026, 10, 20, 12);
const hourMs = 3_600_000;

describe("the retry schedule", () => {
  test("takes 75 hours in all, give or take a tenth, and then ends", () => {
    const hours = Array.from(
      { length: 9 },
      (_, index) => (nextAttemptAt(index + 1, nowMs, null)!.getTime() - nowMs) / hourMs,
    );
    const total = hours.reduce((sum, delay) => sum + delay, 0);
    assert.ok(total > 67 && total < 84, String(total));
    assert.equal(nextAttemptAt(10, nowMs, null), null);
    assert.equal(nextAttemptAt(10, nowMs, hourMs), null);
  });

  test("Retry-After delays a retry and never hastens it", () => {
    assert.ok(nextAttemptAt(2, nowMs, 1_000)!.getTime() - nowMs >= 270_000);
    assert.equal(nextAttemptAt(1, nowMs, hourMs)!.getTime() - nowMs, hourMs);
  });
});
