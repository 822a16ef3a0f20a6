import { defineJob } from "../../../kernel/log/job.ts";
import { countOfEventsBefore, deleteEventsOlderThan, listWorkspaceIds } from "../../../kernel/log/store.ts";
import type { RetentionKind } from "../../../kernel/retention-kind.ts";
import { inTransaction } from "../../../kernel/storage/database.ts";
import { listDueRetention } from "./store.ts";

/** The hour of the day, in UTC. */
export const hourOfRun = 2;
const dayMs = 86_400_000;
const thingsPerCommit = 200;
const workspacesPerRead = 1_000;

/**
 * Erases what is older than its workspace wants, or than is usual where it says nothing, in
 * transactions of a bounded size.
 */
export const endOldThings = defineJob<unknown>({
  name: "end-old-things",
  schedule: `0 ${hourOfRun} * * *`,
  async run(kernel) {
    const nowMs = kernel.clock.now();
    const kinds = new Map(kernel.retention.map((each) => [each.kind, each]));
    const defaults = kernel.retention.flatMap(({ kind, defaultDays: days }) => (days === null ? [] : [{ kind, days }]));
    const db = kernel.database.query;
    for (let afterId: string | undefined, workspaceIds: string[]; ; afterId = workspaceIds.at(-1)) {
      workspaceIds = await listWorkspaceIds(db, afterId, workspacesPerRead);
      for (const due of await listDueRetention(db, new Date(nowMs), { workspaceIds, defaults })) await erase(due);
      if (workspaceIds.length < workspacesPerRead) return;
    }

    async function erase({ workspaceId, kind, days }: { workspaceId: string; kind: string; days: number }) {
      const known = kinds.get(kind);
      if (known === undefined) return;
      const old = { workspaceId, before: new Date(nowMs - days * dayMs), limit: thingsPerCommit };
      for (let erased = old.limit; erased === old.limit; ) {
        erased = await inTransaction(kernel.database, (tx) => known.eraseBefore(kernel, tx, old));
      }
    }
  },
});

/** The log of events is kept until its workspace says otherwise. */
export const eventRetention: RetentionKind = {
  kind: "events",
  defaultDays: null,
  // Longer than any delivery, which reads its event.
  leastDays: 31,
  mostDays: null,
  countBefore: countOfEventsBefore,
  eraseBefore: (_kernel, tx, old) => deleteEventsOlderThan(tx, old),
};
