import type { Kernel } from "../../../kernel/kernel.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";

/**
 * Takes from a person what they took care of, in every capability. The membership must have ended in
 * this transaction: nothing more can be given to the person while others wait for its end.
 */
export async function releaseMember(
  kernel: Kernel,
  tx: Transaction,
  member: { workspaceId: string; accountId: string },
): Promise<void> {
  for (const release of kernel.memberReleases) await release(tx, member);
}
