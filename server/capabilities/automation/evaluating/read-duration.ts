import { durationMs, longestDuration } from "@parley/workflows";
import { faultOf } from "../execution/task-fault.ts";

/** Says when a duration begins, and by whose clocks its months and days are counted. */
export type DurationStart = { fromMs: number; timeZone: string };

/** Reads a duration in milliseconds. Throws a TaskFault of the type `expression` for what is none. */
export function readDuration(value: unknown, { fromMs, timeZone }: DurationStart): number {
  try {
    const ms = durationMs(value as never, new Date(fromMs), timeZone);
    if (ms < 0 || ms > longestDuration.ms) throw new RangeError(`It must be at most ${longestDuration.years} years.`);
    return ms;
  } catch (error) {
    throw faultOf("expression", "This is no duration", (error as Error).message);
  }
}
