import type { RetentionKind } from "../../../kernel/retention-kind.ts";
import { countOfPendingBefore, endPendingSubscriptions } from "./store.ts";

/**
 * Sign-ups that nobody confirmed. Who was subscribed before has left; of the others nothing is
 * kept, except an address that is suppressed.
 */
export const pendingRetention: RetentionKind = {
  kind: "pendingSubscribers",
  defaultDays: 30,
  leastDays: 1,
  mostDays: 365,
  countBefore: countOfPendingBefore,
  eraseBefore: (_kernel, tx, old) => endPendingSubscriptions(tx, old),
};
