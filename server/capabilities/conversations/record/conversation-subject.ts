import type { Caller } from "../../../kernel/caller.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { SubjectKind } from "../../../kernel/log/event.ts";
import { ConversationId } from "../ids.ts";
import { findOwnConversation } from "./find-own-conversation.ts";
import { findVisitors } from "./store.ts";

/**
 * Answers for conversations as the subjects of events. Servers' and members' conversations have no
 * visitor.
 */
export const conversationSubject: SubjectKind = {
  kind: "conversation",

  async findVisitors(kernel: Kernel, workspaceId: string, wireIds: readonly string[]) {
    const ids = wireIds.map((id) => ConversationId.parse(id)).filter((id) => id !== undefined);
    const rows = await findVisitors(kernel.database.query, workspaceId, ids);
    return new Map(rows.map((row) => [ConversationId.format(row.id), row.visitorId]));
  },

  async find(kernel: Kernel, caller: Caller, name: string) {
    return ConversationId.format((await findOwnConversation(kernel.database.query, caller, name)).id);
  },
};
