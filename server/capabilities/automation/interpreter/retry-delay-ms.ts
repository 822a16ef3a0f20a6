import type { RetryPolicy } from "@parley/workflows";
import { readDuration } from "./read-duration.ts";

/** A retry never waits longer than a year. */
const longestMs = 31_536_000_000;

/** The pause before retry `number`, from 1, in milliseconds. */
export function retryDelayMs({ delay, backoff, jitter }: RetryPolicy, number: number, random = Math.random): number {
  const baseMs = delay === undefined ? 0 : readDuration(delay);
  const factor = backoff?.exponential ? 2 ** (number - 1) : backoff?.linear ? number : 1;
  let jitterMs = 0;
  if (jitter !== undefined) {
    const [fromMs, toMs] = [readDuration(jitter.from), readDuration(jitter.to)];
    jitterMs = fromMs + random() * Math.max(toMs - fromMs, 0);
  }
  return Math.min(baseMs * factor + jitterMs, longestMs);
}
