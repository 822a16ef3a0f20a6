/** Nobody is asked to wait longer than a day. */
const longestMs = 86_400_000;

/**
 * Reads the header `Retry-After` (seconds, or a date) as milliseconds from now, and as a day at
 * most. Returns null for a missing header and for one that is neither.
 *
 * @example readRetryAfter("120", Date.now()) === 120_000
 */
export function readRetryAfter(header: string | undefined, nowMs: number): number | null {
  if (header === undefined) return null;
  const text = header.trim();
  const waitMs = /^\d{1,9}$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - nowMs;
  return Number.isNaN(waitMs) ? null : Math.min(Math.max(waitMs, 0), longestMs);
}
