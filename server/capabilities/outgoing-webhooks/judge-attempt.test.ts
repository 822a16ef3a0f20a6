import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { judgeAttempt } from "./judge-attempt.ts";
import { maxAttempts, nextAttemptAt, probeDelayMs, readRetryAfter } from "./schedule.ts";
import type { LaneChange } from "./store.ts";

const nowMs = Date.UTC(2026, 10, 20, 12);
const hourMs = 3_600_000;
const well: LaneChange = {
  workspaceId: "w",
  endpointId: "e",
  consecutiveFailures: 0,
  failingSince: null,
  pausedUntil: null,
  warnedAt: null,
};
const at = (ms: number) => new Date(nowMs + ms);
const status = (statusCode: number, retryAfterMs: number | null = null) => ({ statusCode, error: null, retryAfterMs });
const broken = { statusCode: null, error: "connection-failed", retryAfterMs: null };

describe("judging an attempt", () => {
  test("2xx alone is a success", () => {
    for (const code of [200, 201, 202, 204, 299]) {
      const { status: reached, lane } = judgeAttempt(well, status(code), 1, nowMs);
      assert.deepEqual([reached, lane === well], ["delivered", true], String(code));
    }
    for (const code of [100, 199, 300, 301, 302, 304, 307, 400, 401, 404, 409, 418, 429, 500, 502, 503, 504, 599]) {
      assert.equal(judgeAttempt(well, status(code), 1, nowMs).status, "pending", String(code));
    }
    assert.equal(judgeAttempt(well, broken, 1, nowMs).status, "pending");
  });

  test("the tenth failure is the last", () => {
    assert.equal(maxAttempts, 10);
    assert.equal(judgeAttempt(well, status(500), 9, nowMs).status, "pending");
    const { status: reached, nextAttemptAt: next } = judgeAttempt(well, status(500), 10, nowMs);
    assert.deepEqual([reached, next], ["exhausted", null]);
  });

  test("410 fails for good and disables", () => {
    const judged = judgeAttempt(well, status(410), 1, nowMs);
    assert.deepEqual([judged.status, judged.nextAttemptAt, judged.disable], ["failed", null, "gone"]);
  });

  test("too much for the receiver is told from other failures", () => {
    for (const code of [429, 502, 503, 504]) assert.equal(judgeAttempt(well, status(code), 1, nowMs).isTooMuch, true);
    assert.equal(judgeAttempt(well, { ...broken, error: "timeout" }, 1, nowMs).isTooMuch, true);
    for (const code of [400, 404, 500]) assert.equal(judgeAttempt(well, status(code), 1, nowMs).isTooMuch, false);
  });

  test("a pause that was asked for holds the endpoint, and outlasts a success that came in meanwhile", () => {
    const { lane, nextAttemptAt: next } = judgeAttempt(well, status(429, hourMs), 1, nowMs);
    assert.deepEqual([lane.pausedUntil, next], [at(hourMs), at(hourMs)]);
    assert.deepEqual(judgeAttempt(lane, status(200), 1, nowMs).lane.pausedUntil, at(hourMs));
    // A page that says when it will be back again puts off only its own delivery.
    assert.equal(judgeAttempt(well, status(500, hourMs), 1, nowMs).lane.pausedUntil, null);
  });

  test("the circuit opens at the tenth failure in a row and closes at the first success", () => {
    let lane = well;
    for (let failures = 1; failures <= 9; failures++) lane = judgeAttempt(lane, status(500), 1, nowMs).lane;
    assert.deepEqual([lane.consecutiveFailures, lane.pausedUntil], [9, null]);
    const open = judgeAttempt(lane, status(500), 1, nowMs).lane;
    assert.ok(open.pausedUntil!.getTime() - nowMs >= 4_500 && open.pausedUntil!.getTime() - nowMs <= 5_500);
    const late = judgeAttempt(open, status(500), 1, nowMs).lane;
    assert.deepEqual(late, open, "what was on its way already counts for nothing");
    const probed = judgeAttempt(open, status(500), 1, nowMs + 10_000).lane;
    assert.equal(probed.consecutiveFailures, 11);
    const closed = judgeAttempt(probed, status(204), 1, nowMs + 30_000).lane;
    assert.deepEqual(closed, well);
  });

  test("probes come at longer and longer intervals, five minutes at most", () => {
    const delays = Array.from({ length: 30 }, (_, index) => probeDelayMs(10 + index));
    assert.ok(delays[0]! <= 5_500 && delays[3]! >= 36_000);
    assert.ok(delays.every((delay) => delay <= 330_000));
    assert.ok(delays.slice(10).every((delay) => delay >= 270_000));
  });

  test("the owner is warned once after an hour of an open circuit, and the endpoint disabled after five days", () => {
    const open = { ...well, consecutiveFailures: 20, failingSince: at(-hourMs), pausedUntil: at(-1) };
    const warned = judgeAttempt(open, status(500), 1, nowMs);
    assert.deepEqual([warned.isWarning, warned.lane.warnedAt, warned.disable], [true, at(0), null]);
    assert.equal(judgeAttempt(warned.lane, status(500), 1, nowMs + hourMs).isWarning, false);
    const rare = { ...well, consecutiveFailures: 2, failingSince: at(-20 * hourMs) };
    assert.equal(judgeAttempt(rare, status(500), 1, nowMs).isWarning, false);
    const hopeless = judgeAttempt({ ...open, failingSince: at(-120 * hourMs) }, status(500), 1, nowMs);
    assert.deepEqual([hopeless.disable, hopeless.lane.pausedUntil], ["failing", at(24 * hourMs)]);
  });
});

describe("the schedule", () => {
  test("takes 75 hours in all, each delay within a tenth of itself", () => {
    const hours = Array.from(
      { length: 9 },
      (_, index) => (nextAttemptAt(index + 1, nowMs, null)!.getTime() - nowMs) / hourMs,
    );
    const total = hours.reduce((sum, delay) => sum + delay, 0);
    assert.ok(total > 67 && total < 84, String(total));
    assert.equal(nextAttemptAt(10, nowMs, null), null);
    assert.equal(nextAttemptAt(10, nowMs, hourMs), null);
  });

  test("Retry-After is read as seconds or as a date, is bounded by a day, and never hastens", () => {
    const read = (header: string | undefined) => readRetryAfter(header, nowMs);
    assert.deepEqual([read("120"), read(" 0 "), read("999999999")], [120_000, 0, 24 * hourMs]);
    assert.equal(read(new Date(nowMs + hourMs).toUTCString()), hourMs);
    assert.equal(read(new Date(nowMs - hourMs).toUTCString()), 0);
    for (const nothing of [undefined, "", "soon", "-5", "1.5e400"]) {
      const value = read(nothing);
      assert.ok(value === null || (value >= 0 && value <= 24 * hourMs), `${nothing}: ${value}`);
    }
    assert.ok(nextAttemptAt(2, nowMs, 1_000)!.getTime() - nowMs >= 270_000);
    assert.equal(nextAttemptAt(1, nowMs, hourMs)!.getTime() - nowMs, hourMs);
  });
});
