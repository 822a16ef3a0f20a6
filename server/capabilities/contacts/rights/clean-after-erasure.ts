import { defineJob } from "../../../kernel/log/job.ts";
import { openPool } from "../../../kernel/storage/database.ts";
import { findCleanable, markCleaned, vacuumTables, writeCheckpoint } from "./store.ts";

/**
 * After an erasure: makes PostgreSQL free what it still holds of the deleted rows. It cannot while a
 * transaction runs that began before; the next hour's run does it then.
 */
export const cleanAfterErasure = defineJob<unknown>({
  name: "clean-after-erasure",
  goesOnWhenSuspended: true,
  schedule: "29 * * * *",
  async run(kernel) {
    const pool = openPool({ ...kernel.database.connection, max: 1 });
    try {
      const until = await findCleanable(pool);
      if (until === null) return;
      await vacuumTables(pool);
      // An operator's own database may not allow it, and has checkpoints as its operator configured.
      if (kernel.config.databaseUrl === null) await writeCheckpoint(pool);
      await markCleaned(pool, until);
    } finally {
      await pool.end();
    }
  },
});
