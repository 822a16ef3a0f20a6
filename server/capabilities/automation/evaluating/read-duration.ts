import { durationMs } from "@parley/workflows";
import { faultOf } from "../execution/task-fault.ts";

const longestMs = 10 * 366 * 86_400_000;

/** A duration in milliseconds. Throws a TaskFault of the type `expression` for what is none. */
export function readDuration(value: unknown): number {
  try {
    const ms = durationMs(value as never);
    if (ms < 0 || ms > longestMs) throw new RangeError("It must be at most 10 years.");
    return ms;
  } catch (error) {
    throw faultOf("expression", "This is no duration", (error as Error).message);
  }
}
