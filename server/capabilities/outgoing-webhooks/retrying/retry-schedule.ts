import { jittered } from "./jittered.ts";

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/**
 * The schedule says when a failed delivery is retried. It is that of the Standard Webhooks
 * specification, 75 hours in all.
 */
const retrySchedule = {
  /**
   * The pause before each retry, give or take 10 %. A delivery without a retry left is `exhausted`.
   */
  delaysMs: [
    5 * secondMs,
    5 * minuteMs,
    30 * minuteMs,
    2 * hourMs,
    5 * hourMs,
    10 * hourMs,
    14 * hourMs,
    20 * hourMs,
    24 * hourMs,
  ],
} as const;

/** The first attempt and one for each retry. */
export const maxAttempts = retrySchedule.delaysMs.length + 1;

/**
 * Says when to retry after this many attempts; null when the last attempt failed. `retryAfterMs` is
 * the pause that the receiver asked for, and counts when it is the longer one.
 *
 * @example nextAttemptAt(1, Date.now(), null) // in about 5 seconds
 */
export function nextAttemptAt(attempts: number, nowMs: number, retryAfterMs: number | null): Date | null {
  const delayMs = retrySchedule.delaysMs[attempts - 1];
  if (delayMs === undefined) return null;
  return new Date(nowMs + Math.max(jittered(delayMs), retryAfterMs ?? 0));
}
