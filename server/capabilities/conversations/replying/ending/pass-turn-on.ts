import type { Kernel } from "../../../../kernel/kernel.ts";
import type { Transaction } from "../../../../kernel/storage/database.ts";
import { addMessage } from "../../handing-over/add-message.ts";
import { handOverConversation } from "../../handing-over/hand-over-conversation.ts";
import { activateNextReply } from "../../stopping/store.ts";
import type { EndOfReply } from "../end-of-reply.ts";

/**
 * After a reply has ended: hands the conversation over to a person, or lets the next pending reply
 * begin.
 */
export async function passTurnOn(
  kernel: Kernel,
  tx: Transaction,
  ended: { workspaceId: string; conversationId: string; isLast: boolean },
  handOver: EndOfReply["handOver"],
): Promise<void> {
  const { workspaceId, conversationId } = ended;
  if (handOver !== undefined) {
    const { reason, notice: _notice, ...contact } = handOver;
    await noteContact(tx, workspaceId, conversationId, contact);
    await handOverConversation(kernel, tx, { workspaceId, conversationId, reason, memberId: null });
  } else if (!ended.isLast) {
    // A request that waits for the next reply sees this commit. When none waits, the recovery of
    // replies makes it.
    await activateNextReply(tx, workspaceId, conversationId);
  }
}

/** Keeps the contact in a note and not in the event, so that erasing the conversation erases it. */
async function noteContact(
  tx: Transaction,
  workspaceId: string,
  conversationId: string,
  contact: { phone?: string; email?: string },
): Promise<void> {
  const places = [contact.phone, contact.email].filter((place) => place !== undefined);
  if (places.length === 0) return;
  const text = `To be reached at ${places.join(" or ")}.`;
  await addMessage(tx, workspaceId, conversationId, { author: "system", text, isNote: true, memberId: null });
}
