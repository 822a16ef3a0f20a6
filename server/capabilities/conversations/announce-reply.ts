import { emit } from "../../kernel/log/event.ts";
import type { Transaction } from "../../kernel/storage/database.ts";
import { formatId } from "../../kernel/storage/id.ts";
import { messageCreated } from "./events.ts";
import type { EndOfReply } from "./store.ts";

/** Tells listeners and watchers that a reply has ended. */
export function announceReply(
  tx: Transaction,
  workspaceId: string,
  reply: { id: string; conversationId: string; status: EndOfReply["status"] | "pending" },
): void {
  const conversationId = formatId("conv", reply.conversationId);
  const messageId = formatId("msg", reply.id);
  emit(tx, messageCreated, {
    workspaceId,
    data: { conversationId, messageId, author: "assistant", status: reply.status },
  });
}
