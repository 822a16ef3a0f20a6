import type { Kernel } from "../../../kernel/kernel.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";

/** Erases what other capabilities keep of erased conversations. */
export async function eraseWithConversations(
  kernel: Kernel,
  tx: Transaction,
  workspaceId: string,
  conversationIds: readonly string[],
): Promise<void> {
  for (const part of kernel.personalData) await part.eraseWithConversations?.(tx, workspaceId, conversationIds);
}
