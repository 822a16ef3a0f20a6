import { defineJob } from "../../kernel/log/job.ts";
import { deleteOldDeliveries } from "./store.ts";

const keptMs = 30 * 24 * 3_600_000;
const rowsPerStatement = 5_000;

/** Deliveries and their attempts are kept for 30 days, long after the last retry. The events themselves stay. */
export const deleteOld = defineJob<unknown>({
  name: "delete-old-deliveries",
  schedule: "41 * * * *",
  async run(kernel) {
    const before = new Date(kernel.clock.now() - keptMs);
    for (let deleted = rowsPerStatement; deleted === rowsPerStatement; ) {
      deleted = await deleteOldDeliveries(kernel.database.query, before, rowsPerStatement);
    }
  },
});
