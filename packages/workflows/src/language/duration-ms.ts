import { addDuration } from "./add-duration.ts";
import type { Duration } from "./workflow-definition.ts";

/** A longer duration is not meant, and is refused. */
export const longestDuration = { years: 10, ms: 10 * 366 * 86_400_000 };

/**
 * Gives the milliseconds of a duration that begins at a given time, on which years, months, weeks and
 * days depend: see `addDuration`.
 * @throws RangeError when the text is no duration
 */
export function durationMs(duration: Duration, from: Date, timeZone = "UTC"): number {
  return addDuration(from, duration, timeZone).getTime() - from.getTime();
}
