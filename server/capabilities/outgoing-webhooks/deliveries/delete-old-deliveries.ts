import { defineJob } from "../../../kernel/log/job.ts";
import { deleteDeliveriesBefore } from "./store.ts";

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
