import type { Kernel } from "../../../kernel/kernel.ts";
import { inTransaction } from "../../../kernel/storage/database.ts";
import { lockConversation } from "../record/store.ts";
import * as store from "./store.ts";

/**
 * Cuts a message of the team to what a listener heard of it before an interruption, so that the
 * team sees what was not heard. Does nothing when the conversation was erased.
 *
 * @param message ids as UUIDs
 */
export async function cutTeamMessage(
  kernel: Kernel,
  message: { workspaceId: string; conversationId: string; messageId: string },
  heardText: string,
): Promise<void> {
  await inTransaction(kernel.database, async (tx) => {
    if ((await lockConversation(tx, message.workspaceId, message.conversationId)) === undefined) return;
    await store.cutTeamMessage(tx, message, heardText);
  });
}
