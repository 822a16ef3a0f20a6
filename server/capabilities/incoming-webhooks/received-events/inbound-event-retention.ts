import { defineJob } from "../../../kernel/log/job.ts";
import type { RetentionKind } from "../../../kernel/retention-kind.ts";
import { countOfReceivedBefore, deleteEventsBefore, deleteOldEventsOf } from "./store.ts";

/** Webhooks that were received. After 30 days they end in any case. */
export const inboundEventRetention: RetentionKind = {
  kind: "incomingEvents",
  defaultDays: 30,
  leastDays: 1,
  mostDays: 30,
  countBefore: countOfReceivedBefore,
  eraseBefore: (_kernel, tx, old) => deleteOldEventsOf(tx, old),
};

/** For so long, a repeated delivery is recognised. */
const keptMs = 30 * 24 * 60 * 60 * 1000;

/** Deletes received events, with their content, after 30 days. */
export const deleteOldEvents = defineJob<unknown>({
  name: "delete-old-inbound-events",
  schedule: "53 * * * *",
  run: (kernel) => deleteEventsBefore(kernel.database.query, leastUuidOf(kernel.clock.now() - keptMs)),
});

/** The smallest UUID that can have been created at this time or later. */
function leastUuidOf(timeMs: number): string {
  const hex = timeMs.toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}
