import type { RetentionKind } from "../../../kernel/retention-kind.ts";
import { deleteDeliveriesOf } from "./store.ts";

/** Deliveries with their attempts. After 30 days they end in any case, and retries take 75 hours. */
export const deliveryRetention: RetentionKind = {
  kind: "deliveries",
  defaultDays: 30,
  leastDays: 4,
  mostDays: 30,
  eraseBefore: (_kernel, tx, old) => deleteDeliveriesOf(tx, old),
};
