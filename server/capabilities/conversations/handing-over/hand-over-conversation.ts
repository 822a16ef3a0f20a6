import type { Kernel } from "../../../kernel/kernel.ts";
import { emit } from "../../../kernel/log/event.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { UserId } from "../../accounts/index.ts";
import { offlineModel } from "../../assistants/index.ts";
import { conversationHandedOver } from "../events.ts";
import { ConversationId } from "../ids.ts";
import { stopLiveReplies } from "../live/live-replies.ts";
import { noSuchConversation } from "../record/find-own-conversation.ts";
import { interruptReplies, listPendingReplies, lockConversation, setStatus } from "../record/store.ts";
import { announceReply } from "../replying/announce-reply.ts";
import type { HandOverReason } from "../schema.ts";

type TakenOver = { workspaceId: string; conversationId: string; reason: HandOverReason; memberId: string | null };

/**
 * From the commit on no assistant writes into the conversation: replies that are under way end as they are, further messages get
 * none. False when a person had taken over already. Throws not-found when it was erased.
 */
export async function takeOver(kernel: Kernel, tx: Transaction, taken: TakenOver): Promise<boolean> {
  const { workspaceId, conversationId, reason, memberId } = taken;
  const found = await lockConversation(tx, workspaceId, conversationId);
  if (found === undefined) throw noSuchConversation();
  if (found.status === "handed-over") return false;
  await interruptAll(kernel, tx, workspaceId, conversationId);
  await setStatus(tx, workspaceId, conversationId, "handed-over");
  emit(tx, conversationHandedOver, {
    workspaceId,
    data: {
      conversationId: ConversationId.format(conversationId),
      reason,
      ...(memberId !== null && { memberId: UserId.format(memberId) }),
    },
  });
  return true;
}

/** Ends what is being written, with what readers have seen of it. Needs the conversation's lock. Gives the replies' ids. */
export async function interruptAll(
  kernel: Kernel,
  tx: Transaction,
  workspaceId: string,
  conversationId: string,
): Promise<string[]> {
  // Nothing more is shown from here on, so that what is stored is what was seen.
  const texts = stopLiveReplies(kernel, await listPendingReplies(tx, workspaceId, conversationId));
  const stopped = await interruptReplies(tx, workspaceId, conversationId, offlineModel, texts);
  for (const id of stopped) announceReply(tx, workspaceId, { id, conversationId, status: "interrupted" });
  return stopped;
}
