import type { Kernel } from "../../../kernel/kernel.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { addMessage } from "../handing-over/add-message.ts";
import { takeOver } from "../handing-over/hand-over-conversation.ts";
import { activateNextReply, type EndOfReply, endReply, type MessageRow, type PendingReply } from "../record/store.ts";
import { announceReply } from "./announce-reply.ts";

/**
 * Ends the reply and lets the next one begin, or hands over. Undefined when it was stopped, erased or taken over meanwhile: then
 * nothing is written.
 */
export async function endAndPassOn(
  kernel: Kernel,
  tx: Transaction,
  reply: PendingReply,
  nodeId: string,
  end: EndOfReply,
): Promise<MessageRow | undefined> {
  const { workspaceId, conversationId, replyId } = reply;
  const ended = await endReply(tx, { workspaceId, conversationId, replyId, nodeId }, end);
  if (ended === undefined) return undefined;
  announceReply(tx, workspaceId, ended);
  if (end.handOver !== undefined) {
    const { reason, ...reach } = end.handOver;
    await noteHowToReach(tx, workspaceId, conversationId, reach);
    await takeOver(kernel, tx, { workspaceId, conversationId, reason, memberId: null });
  } else if (!ended.isLast) {
    // Whoever waits for the next reply hears of this commit; when nobody does, the look for forgotten replies finds it.
    await activateNextReply(tx, workspaceId, conversationId);
  }
  return ended;
}

/** In a note and not in the event, so that erasing the conversation erases it. */
async function noteHowToReach(
  tx: Transaction,
  workspaceId: string,
  conversationId: string,
  reach: { phone?: string; email?: string },
): Promise<void> {
  const places = [reach.phone, reach.email].filter((place) => place !== undefined);
  if (places.length === 0) return;
  const text = `To be reached at ${places.join(" or ")}.`;
  await addMessage(tx, workspaceId, conversationId, { author: "system", text, isNote: true, memberId: null });
}
