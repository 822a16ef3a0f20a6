import type { Kernel } from "../../../kernel/kernel.ts";
import { emit } from "../../../kernel/log/event.ts";
import type { IdentifiedVisitor, PersonalData, WorkspaceUser } from "../../../kernel/personal-data.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { conversationDeleted, conversationIdentified } from "../events.ts";
import { ConversationId } from "../ids.ts";
import { eraseWithConversations } from "./erase-with-conversations.ts";
import { exportConversations } from "./export-conversations.ts";
import { deleteConversationsOf, moveConversations } from "./store.ts";

/**
 * The conversations that carry a user's id, whether the id was verified or a page only claimed it.
 * In an export, `conversation.userVerified` says which.
 */
export const conversationsOfUser: PersonalData = {
  name: "conversations",
  export: (kernel: Kernel, { workspaceId, userId }: WorkspaceUser) => exportConversations(kernel, workspaceId, userId),
  erase,
  reassign,
};

async function erase(kernel: Kernel, tx: Transaction, { workspaceId, userId }: WorkspaceUser): Promise<void> {
  const ids = await deleteConversationsOf(tx, workspaceId, userId);
  await eraseWithConversations(kernel, tx, workspaceId, ids);
  for (const id of ids) {
    emit(tx, conversationDeleted, { workspaceId, data: { conversationId: ConversationId.format(id) } });
  }
}

async function reassign(tx: Transaction, visitor: IdentifiedVisitor): Promise<void> {
  const { workspaceId } = visitor;
  for (const id of await moveConversations(tx, visitor)) {
    emit(tx, conversationIdentified, { workspaceId, data: { conversationId: ConversationId.format(id) } });
  }
}
