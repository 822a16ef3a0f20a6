import type { Caller } from "../../../kernel/caller.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { ConversationId } from "../ids.ts";
import { findOwnConversation } from "../record/find-own-conversation.ts";
import { showConversation } from "../record/show-conversation.ts";
import type { Conversation } from "../schema.ts";

/**
 * Changes a conversation and shows it. `change` gives the id of the conversation,
 * which `caller` reaches. A retry shows the
 * conversation as it is now, and does not keep an answer that would outlive it. Throws not-found for
 * a retry after the conversation was erased.
 */
export async function changeOnce(
  context: Context,
  change: (tx: Transaction) => Promise<string>,
  caller: Caller = context.caller,
): Promise<Conversation> {
  const { kernel, progress } = context;
  const done = progress?.value as { conversationId: string } | undefined;
  const changed =
    done ?? (await context.commit(async (tx) => ({ conversationId: await change(tx) }), { progressOf: (id) => id }));
  const conversationId = ConversationId.format(changed.conversationId);
  return showConversation(
    kernel.database.query,
    await findOwnConversation(kernel.database.query, caller, conversationId),
  );
}
