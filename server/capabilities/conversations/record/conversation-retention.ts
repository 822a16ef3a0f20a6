import type { RetentionKind } from "../../../kernel/retention-kind.ts";
import { announceErasedConversations } from "./erase-with-conversations.ts";
import { deleteIdleConversations } from "./store.ts";

/** Conversations in which nothing was said or done for so long. */
export const conversationRetention: RetentionKind = {
  kind: "conversations",
  defaultDays: null,
  leastDays: 1,
  mostDays: null,
  async eraseBefore(kernel, tx, old) {
    const ids = await deleteIdleConversations(tx, old);
    await announceErasedConversations(kernel, tx, old.workspaceId, ids);
    return ids.length;
  },
};
