import { addDuration } from "./add-duration.ts";
import type { Duration } from "./workflow-definition.ts";

/** A longer duration is not meant, and is refused. */
export const longestDuration = { years: 10, ms: 10 * 366 * 86_400_000 };

/** Durations with years and months are measured from here: a year of 365 days. */
const usualStart = new Date("2001-01-01T00:00:00Z");

/**
 * The milliseconds of a duration that begins at a given time, which only years and months need.
 * @throws RangeError when the text is no duration
 */
export function durationMs(duration: Duration, from: Date = usualStart): number {
  return addDuration(from, duration).getTime() - from.getTime();
}
