import { defineJob } from "../../../kernel/log/job.ts";
import { inTransaction } from "../../../kernel/storage/database.ts";
import { listDueRetention } from "./store.ts";

/** The hour of the day, in UTC. */
export const hourOfRun = 2;
const dayMs = 86_400_000;
const thingsPerCommit = 200;

/** Erases what is older than its workspace wants, in transactions of a bounded size. */
export const endOldThings = defineJob<unknown>({
  name: "end-old-things",
  schedule: `0 ${hourOfRun} * * *`,
  async run(kernel) {
    const nowMs = kernel.clock.now();
    const kinds = new Map(kernel.retention.map((each) => [each.kind, each]));
    for (const { workspaceId, kind, days } of await listDueRetention(kernel.database.query, new Date(nowMs))) {
      const known = kinds.get(kind);
      if (known === undefined) continue;
      const old = { workspaceId, before: new Date(nowMs - days * dayMs), limit: thingsPerCommit };
      for (let erased = old.limit; erased === old.limit; ) {
        erased = await inTransaction(kernel.database, (tx) => known.eraseBefore(kernel, tx, old));
      }
    }
  },
});
