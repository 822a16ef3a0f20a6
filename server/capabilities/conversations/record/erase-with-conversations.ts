import type { Erasable } from "../../../kernel/erasing/replay-erasures.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { emit } from "../../../kernel/log/event.ts";
import { eraseEchoes } from "../../../kernel/personal-data.ts";
import type { RetentionKind } from "../../../kernel/retention-kind.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { momentOfId } from "../../contacts/index.ts";
import { deleteFiles } from "../../files/index.ts";
import { conversationDeleted } from "../events.ts";
import { ConversationId } from "../ids.ts";
import { deleteRecordingsOfConversations } from "../recordings/store.ts";
import {
  countOfIdleConversations,
  deleteConversation,
  deleteIdleConversations,
  idsOfConversations,
  takeFilesOfConversations,
} from "./store.ts";

/** Erases what other capabilities keep of erased conversations. */
export async function eraseWithConversations(
  kernel: Kernel,
  tx: Transaction,
  workspaceId: string,
  conversationIds: readonly string[],
): Promise<void> {
  const [oldest] = conversationIds.toSorted();
  if (oldest === undefined) return;
  await deleteRecordingsOfConversations(tx, workspaceId, conversationIds);
  await deleteFiles(kernel, tx, workspaceId, await takeFilesOfConversations(tx, workspaceId, conversationIds));
  for (const part of kernel.personalData) await part.eraseWithConversations?.(tx, workspaceId, conversationIds);
  // Messages and events are named together with their conversation.
  const things = { ids: conversationIds.map(ConversationId.format), since: momentOfId(oldest) };
  await eraseEchoes(kernel, tx, workspaceId, things);
}

/**
 * Erases what belongs to erased conversations, as `eraseWithConversations` does, and announces
 * their erasure.
 */
export async function announceErasedConversations(
  kernel: Kernel,
  tx: Transaction,
  workspaceId: string,
  conversationIds: readonly string[],
): Promise<void> {
  await eraseWithConversations(kernel, tx, workspaceId, conversationIds);
  for (const id of conversationIds) {
    emit(tx, conversationDeleted, { workspaceId, data: { conversationId: ConversationId.format(id) } });
  }
}

/** Conversations in which nothing was said or done for so long. */
export const conversationRetention: RetentionKind = {
  kind: "conversations",
  defaultDays: null,
  leastDays: 1,
  mostDays: null,
  countBefore: countOfIdleConversations,
  async eraseBefore(kernel, tx, old) {
    const ids = await deleteIdleConversations(tx, old);
    await announceErasedConversations(kernel, tx, old.workspaceId, ids);
    return ids.length;
  },
};

/** Conversations that somebody erased. */
export const erasableConversations: Erasable = {
  kind: "conversation",
  ids: idsOfConversations,
  async erase(kernel, tx, { workspaceId, id }) {
    await deleteConversation(tx, workspaceId, id);
    await announceErasedConversations(kernel, tx, workspaceId, [id]);
  },
};
