import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { probeDelayMs } from "../retrying/circuit-breaker.ts";
import { maxAttempts } from "../retrying/retry-schedule.ts";
import { judgeAttempt } from "./judge-attempt.ts";
import type { QueueHealth } from "./store.ts";

const nowMs = Date.UTC(2026, 10, 20, 12);
const hourMs = 3_600_000;
const healthy: QueueHealth = {
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
  test("every 2xx status is a success and nothing else is", () => {
    for (const code of [200, 201, 202, 204, 299]) {
      const { status: reached, health } = judgeAttempt(healthy, status(code), 1, nowMs);
      assert.deepEqual([reached, health === healthy], ["delivered", true], String(code));
    }
    for (const code of [100, 199, 300, 301, 302, 304, 307, 400, 401, 404, 409, 418, 429, 500, 502, 503, 504, 599]) {
      assert.equal(judgeAttempt(healthy, status(code), 1, nowMs).status, "pending", String(code));
    }
    assert.equal(judgeAttempt(healthy, broken, 1, nowMs).status, "pending");
  });

  test("a delivery has ten attempts", () => {
    assert.equal(maxAttempts, 10);
    assert.equal(judgeAttempt(healthy, status(500), 9, nowMs).status, "pending");
    const { status: reached, nextAttemptAt: next } = judgeAttempt(healthy, status(500), 10, nowMs);
    assert.deepEqual([reached, next], ["exhausted", null]);
  });

  test("410 Gone fails the delivery and disables the endpoint", () => {
    const judged = judgeAttempt(healthy, status(410), 1, nowMs);
    assert.deepEqual([judged.status, judged.nextAttemptAt, judged.disable], ["failed", null, "gone"]);
  });

  test("an overloaded receiver is told apart from other failures", () => {
    for (const code of [429, 502, 503, 504])
      assert.equal(judgeAttempt(healthy, status(code), 1, nowMs).isOverloaded, true);
    assert.equal(judgeAttempt(healthy, { ...broken, error: "timeout" }, 1, nowMs).isOverloaded, true);
    for (const code of [400, 404, 500]) assert.equal(judgeAttempt(healthy, status(code), 1, nowMs).isOverloaded, false);
  });

  test("Retry-After of an overloaded receiver pauses the endpoint, and a success meanwhile does not end the pause", () => {
    const { health, nextAttemptAt: next } = judgeAttempt(healthy, status(429, hourMs), 1, nowMs);
    assert.deepEqual([health.pausedUntil, next], [at(hourMs), at(hourMs)]);
    assert.deepEqual(judgeAttempt(health, status(200), 1, nowMs).health.pausedUntil, at(hourMs));
    // With any other status, Retry-After delays only its own delivery.
    assert.equal(judgeAttempt(healthy, status(500, hourMs), 1, nowMs).health.pausedUntil, null);
  });

  test("the circuit opens at the tenth failure in a row and closes at the first success", () => {
    let health = healthy;
    for (let failures = 1; failures <= 9; failures++) health = judgeAttempt(health, status(500), 1, nowMs).health;
    assert.deepEqual([health.consecutiveFailures, health.pausedUntil], [9, null]);
    const open = judgeAttempt(health, status(500), 1, nowMs).health;
    assert.ok(open.pausedUntil!.getTime() - nowMs >= 4_500 && open.pausedUntil!.getTime() - nowMs <= 5_500);
    const late = judgeAttempt(open, status(500), 1, nowMs).health;
    assert.deepEqual(late, open, "a failure of an earlier request is not counted");
    const probed = judgeAttempt(open, status(500), 1, nowMs + 10_000).health;
    assert.equal(probed.consecutiveFailures, 11);
    const closed = judgeAttempt(probed, status(204), 1, nowMs + 30_000).health;
    assert.deepEqual(closed, healthy);
  });

  test("the pause between probes doubles up to five minutes", () => {
    const delays = Array.from({ length: 30 }, (_, index) => probeDelayMs(10 + index));
    assert.ok(delays[0]! <= 5_500 && delays[3]! >= 36_000);
    assert.ok(delays.every((delay) => delay <= 330_000));
    assert.ok(delays.slice(10).every((delay) => delay >= 270_000));
  });

  test("owners are warned once after an hour with an open circuit; after five days the endpoint is disabled", () => {
    const open = { ...healthy, consecutiveFailures: 20, failingSince: at(-hourMs), pausedUntil: at(-1) };
    const warned = judgeAttempt(open, status(500), 1, nowMs);
    assert.deepEqual([warned.isWarning, warned.health.warnedAt, warned.disable], [true, at(0), null]);
    assert.equal(judgeAttempt(warned.health, status(500), 1, nowMs + hourMs).isWarning, false);
    const rare = { ...healthy, consecutiveFailures: 2, failingSince: at(-20 * hourMs) };
    assert.equal(judgeAttempt(rare, status(500), 1, nowMs).isWarning, false);
    const hopeless = judgeAttempt({ ...open, failingSince: at(-120 * hourMs) }, status(500), 1, nowMs);
    assert.deepEqual([hopeless.disable, hopeless.health.pausedUntil], ["failing", at(24 * hourMs)]);
  });
});
