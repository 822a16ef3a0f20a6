import { durationMs } from "../language/duration-ms.ts";
import { faultOf } from "./task-fault.ts";

/** A duration in milliseconds. Throws a TaskFault of the type `expression` for what is none. */
export function readDuration(value: unknown): number {
  try {
    return durationMs(value as never);
  } catch (error) {
    throw faultOf("expression", "This is no duration", (error as Error).message);
  }
}
