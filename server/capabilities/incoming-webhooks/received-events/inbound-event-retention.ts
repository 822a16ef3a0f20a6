import type { RetentionKind } from "../../../kernel/retention-kind.ts";
import { deleteOldEventsOf } from "./store.ts";

/** Webhooks that were received. After 30 days they end in any case. */
export const inboundEventRetention: RetentionKind = {
  kind: "incomingEvents",
  defaultDays: 30,
  leastDays: 1,
  mostDays: 30,
  eraseBefore: (_kernel, tx, old) => deleteOldEventsOf(tx, old),
};
