import type { Transaction } from "../../../kernel/storage/database.ts";
import { execute } from "../../../kernel/storage/sql.ts";

/** SQL of conversations that are put off. */

export async function setSnooze(
  tx: Transaction,
  workspaceId: string,
  conversationId: string,
  until: Date | null,
): Promise<void> {
  await execute(tx)`
    update conversation set snoozed_until = ${until}, updated_at = now()
    where workspace_id = ${workspaceId} and id = ${conversationId}`;
}

/** Ends the snooze that ends then. False when it is another one by now, or none. */
export async function endSnooze(
  tx: Transaction,
  workspaceId: string,
  conversationId: string,
  until: Date,
): Promise<boolean> {
  const ended = await execute(tx)`
    update conversation set snoozed_until = null, updated_at = now()
    where workspace_id = ${workspaceId} and id = ${conversationId} and snoozed_until = ${until}`;
  return ended > 0;
}
