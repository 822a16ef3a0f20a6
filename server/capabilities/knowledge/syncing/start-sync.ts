import type { Kernel } from "../../../kernel/kernel.ts";
import { defineJob } from "../../../kernel/log/job.ts";
import { cannotBeDone, Problem } from "../../../kernel/problem.ts";
import { countUse } from "../../../kernel/quotas/quotas-of.ts";
import { inTransaction, type Transaction } from "../../../kernel/storage/database.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { SyncId } from "../ids.ts";
import { lockNames } from "../sources/store.ts";
import { countSyncs, deleteSync, findAbandonedSyncs, insertSync, lockSync, lockSyncOfTag, type Sync } from "./store.ts";

const mostSyncs = 20;
const keptMs = 24 * 60 * 60 * 1000;

/** Begins a sync. It ends an earlier one of the same tag and forgets what that one has gathered. */
export async function startSync(context: Context, { tag }: { tag: string }): Promise<{ syncId: string }> {
  const { kernel, caller } = context;
  const sync = { workspaceId: caller.workspaceId, id: newUuid(), tag };
  return context.commit(async (tx) => {
    await lockNames(tx, sync.workspaceId);
    const former = await lockSyncOfTag(tx, sync.workspaceId, tag);
    if (former !== undefined) await endSync(tx, former);
    else if ((await countSyncs(tx, sync.workspaceId)) >= mostSyncs) throw tooManySyncs();
    await insertSync(tx, sync, new Date(kernel.clock.now()));
    return { syncId: SyncId.format(sync.id) };
  });
}

/** Deletes a locked sync. */
export async function endSync(tx: Transaction, sync: Sync): Promise<void> {
  countUse(tx, { workspaceId: sync.workspaceId, quota: "knowledgeBytes", amount: -(await deleteSync(tx, sync)) });
}

async function forgetAbandoned(kernel: Kernel): Promise<void> {
  const before = new Date(kernel.clock.now() - keptMs);
  for (const { workspaceId, id } of await findAbandonedSyncs(kernel.database.query, before, 1_000)) {
    await inTransaction(kernel.database, async (tx) => {
      const sync = await lockSync(tx, workspaceId, id);
      if (sync !== undefined) await endSync(tx, sync);
    });
  }
}

export const forgetAbandonedSyncs = defineJob<unknown>({
  name: "forget-abandoned-syncs",
  schedule: "17 * * * *",
  run: forgetAbandoned,
});

function tooManySyncs(): Problem {
  return new Problem(
    cannotBeDone,
    `A workspace has at most ${mostSyncs} open syncs. Finish one; those that were given nothing for a day are forgotten.`,
  );
}
