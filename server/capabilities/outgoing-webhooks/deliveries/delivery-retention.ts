import { defineJob } from "../../../kernel/log/job.ts";
import type { RetentionKind } from "../../../kernel/retention-kind.ts";
import { countOfDeliveriesBefore, deleteDeliveriesBefore, deleteDeliveriesOf } from "./store.ts";

/** Deliveries with their attempts. After 30 days they end in any case, and retries take 75 hours. */
export const deliveryRetention: RetentionKind = {
  kind: "deliveries",
  defaultDays: 30,
  leastDays: 4,
  mostDays: 30,
  countBefore: countOfDeliveriesBefore,
  eraseBefore: (_kernel, tx, old) => deleteDeliveriesOf(tx, old),
};

const keptMs = 30 * 24 * 3_600_000;
const rowsPerStatement = 5_000;

/**
 * Deletes deliveries, with their attempts, 30 days after their event: long after the last retry.
 * Events stay.
 */
export const deleteOldDeliveries = defineJob<unknown>({
  name: "delete-old-deliveries",
  schedule: "41 * * * *",
  async run(kernel) {
    const before = new Date(kernel.clock.now() - keptMs);
    for (let deleted = rowsPerStatement; deleted === rowsPerStatement; ) {
      deleted = await deleteDeliveriesBefore(kernel.database.query, before, rowsPerStatement);
    }
  },
});
