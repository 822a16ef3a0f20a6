import { Problem, rateLimited } from "../../../kernel/problem.ts";
import type { KnownSource } from "./known-sources.ts";

const minuteMs = 60_000;

/** Counts a webhook of the source. Throws rate-limited above `most` a minute; 0 = no limit. */
export function countWebhook({ minute }: KnownSource, most: number): void {
  if (most === 0) return;
  const nowMs = performance.now();
  if (minute.endsAtMs <= nowMs) {
    minute.count = 0;
    minute.endsAtMs = nowMs + minuteMs;
  }
  minute.count++;
  if (minute.count <= most) return;
  const seconds = Math.max(1, Math.ceil((minute.endsAtMs - nowMs) / 1000));
  throw new Problem(rateLimited, `This source sent more than ${most} webhooks in a minute. Retry in ${seconds} s.`, {
    headers: { "retry-after": String(seconds) },
  });
}
