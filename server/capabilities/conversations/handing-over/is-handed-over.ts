import type { Kernel } from "../../../kernel/kernel.ts";
import { findConversation } from "../record/store.ts";

/** Whether a person answers in a conversation. */
export async function isHandedOver(kernel: Kernel, workspaceId: string, conversationId: string): Promise<boolean> {
  const holder = { workspaceId, visitorId: null };
  const found = await findConversation(kernel.database.query, holder, conversationId);
  return found?.status === "handed-over";
}
