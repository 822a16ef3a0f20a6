import { audit } from "../../../kernel/audit.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { defineJob } from "../../../kernel/log/job.ts";
import { inTransaction } from "../../../kernel/storage/database.ts";
import { removeAccount } from "../leaving/remove-account.ts";
import { lockEndedAccount } from "../workspaces/store.ts";

/**
 * An account whose address nobody proves ends after this time, so that it does not keep the
 * address.
 */
export const unverifiedLifetimeMs = 3 * 86_400_000;

export const endUnverifiedAccounts = defineJob<unknown>({
  name: "end-unverified-accounts",
  schedule: "29 * * * *",
  async run(kernel) {
    if (kernel.config.isPrivate) return;
    while (await endOne(kernel));
  },
});

/** Returns false when no account is left to end. */
function endOne(kernel: Kernel): Promise<boolean> {
  return inTransaction(kernel.database, async (tx) => {
    const accountId = await lockEndedAccount(tx, new Date(kernel.clock.now()));
    if (accountId === undefined) return false;
    for (const workspaceId of await removeAccount(kernel, tx, accountId)) {
      await audit(tx, { workspaceId, caller: null, action: "account.ended", targetId: accountId });
    }
    return true;
  });
}
