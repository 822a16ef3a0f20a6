/** When to try again: the schedule of the Standard Webhooks specification, 75 hours in all. */

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

const retryDelaysMs = [
  5 * secondMs,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  5 * hourMs,
  10 * hourMs,
  14 * hourMs,
  20 * hourMs,
  24 * hourMs,
];

/** The first attempt and one for each delay. */
export const maxAttempts = retryDelaysMs.length + 1;
/** The longest pause that a receiver may ask for. */
export const maxRetryAfterMs = 24 * hourMs;
/** So many failures in a row, and the endpoint is only probed until it answers. */
export const failuresUntilOpen = 10;
/** Only failures for so long, and the endpoint is disabled. */
export const failingUntilDisabledMs = 120 * hourMs;
/** Only failures for so long, and the owner is told. */
export const failingUntilWarnedMs = hourMs;
/** How often a disabled endpoint is asked whether it answers again. */
export const probeDisabledMs = 24 * hourMs;

const firstProbeMs = 5 * secondMs;
const maxProbeMs = 5 * minuteMs;

/** ± 10 %, so that what failed together is not tried together. */
function jittered(delayMs: number): number {
  return delayMs * (0.9 + Math.random() * 0.2);
}

/** When to try again after so many attempts; null when that was the last. `retryAfterMs` is what the receiver asked for. */
export function nextAttemptAt(attempts: number, nowMs: number, retryAfterMs: number | null): Date | null {
  const delayMs = retryDelaysMs[attempts - 1];
  if (delayMs === undefined) return null;
  return new Date(nowMs + Math.max(jittered(delayMs), retryAfterMs ?? 0));
}

/** How long an endpoint that failed so often in a row is left alone before the next probe. */
export function probeDelayMs(consecutiveFailures: number): number {
  const probes = Math.max(0, consecutiveFailures - failuresUntilOpen);
  return jittered(Math.min(maxProbeMs, firstProbeMs * 2 ** Math.min(probes, 16)));
}

/** Reads `Retry-After`, seconds or a date, as milliseconds from now, at most a day; null when it says nothing. */
export function readRetryAfter(header: string | undefined, nowMs: number): number | null {
  if (header === undefined) return null;
  const text = header.trim();
  const waitMs = /^\d{1,9}$/.test(text) ? Number(text) * secondMs : Date.parse(text) - nowMs;
  return Number.isNaN(waitMs) ? null : Math.min(Math.max(waitMs, 0), maxRetryAfterMs);
}
