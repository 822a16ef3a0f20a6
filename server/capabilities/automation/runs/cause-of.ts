import type { Cause } from "../../../kernel/log/event.ts";
import type { RunFacts } from "./run-execution.ts";

/** What a run announces was caused by the event that started the run. */
export function causeOf({ causedBy, depth }: Pick<RunFacts, "causedBy" | "depth">): { causedBy?: Cause } {
  return causedBy === null ? {} : { causedBy: { id: causedBy, depth } };
}
