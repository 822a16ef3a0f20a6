import type { Kernel } from "../../../kernel/kernel.ts";
import { emit } from "../../../kernel/log/event.ts";
import {
  addCounts,
  type ErasedCounts,
  eraseEchoes,
  type IdentifiedVisitor,
  type KnownPerson,
  type PersonalData,
  type TimelineEntry,
  type WorkspaceUser,
} from "../../../kernel/personal-data.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { firstIdOf, momentOfId } from "../../contacts/index.ts";
import { conversationIdentified } from "../events.ts";
import { ConversationId, MessageId } from "../ids.ts";
import { deleteRecordingsAbout } from "../recordings/store.ts";
import { announceErasedConversations } from "./erase-with-conversations.ts";
import { type ExportedConversation, exportConversations } from "./export-conversations.ts";
import type { StoredMessage } from "./message-schema.ts";
import { showMessage } from "./show-message.ts";
import {
  type ConversationsOf,
  countMessagesOf,
  deleteConversationsOf,
  eraseMessagesOfWriters,
  findConversationsByUsers,
  findLastActivity,
  listConversations,
  listMessagesOfWriters,
  moveConversations,
} from "./store.ts";

/**
 * Exports and erases the conversations that carry a user's id, whether the id was verified or a
 * page only claimed it, and those in which the person gave an address. In an export,
 * `conversation.userVerified` says which.
 */
export const conversationsOfUser: PersonalData = {
  name: "conversations",
  tables: ["conversation", "message", "citation", "reply_recording", "attachment"],
  export: (kernel: Kernel, { workspaceId, userId }: WorkspaceUser) =>
    exportConversations(kernel, workspaceId, { userId }),
  erase,
  ofContact: { export: exportOfContact, erase: eraseOfContact },
  reassign,
  part: async (tx, parting) => ({ conversationIds: await findConversationsByUsers(tx, parting) }),
  timeline,
  lastActivity: (db, { workspaceId, ...person }) => findLastActivity(db, workspaceId, person),
};

/** The conversations of the person's users are exported with the users. */
async function* exportOfContact(
  kernel: Kernel,
  { workspaceId, conversationIds, userIds, contactIds }: KnownPerson,
): AsyncGenerator<ExportedConversation | { message: StoredMessage }> {
  for (const row of await listMessagesOfWriters(kernel.database.query, workspaceId, contactIds))
    yield { message: showMessage(kernel, row, ConversationId.format(row.conversationId)) };
  if (conversationIds.length === 0) return;
  for await (const exported of exportConversations(kernel, workspaceId, { ids: conversationIds })) {
    if (!userIds.includes(exported.conversation.userId ?? "")) yield exported;
  }
}

async function eraseOfContact(
  kernel: Kernel,
  tx: Transaction,
  { workspaceId, conversationIds, contactIds }: KnownPerson,
): Promise<ErasedCounts> {
  const erased = await eraseWhich(kernel, tx, workspaceId, { ids: conversationIds });
  const elsewhere = await eraseMessagesOfWriters(tx, workspaceId, contactIds);
  await deleteRecordingsAbout(tx, workspaceId, elsewhere);
  const [oldest] = elsewhere;
  if (oldest !== undefined)
    await eraseEchoes(kernel, tx, workspaceId, { ids: elsewhere.map(MessageId.format), since: momentOfId(oldest) });
  return addCounts(erased, { messages: elsewhere.length });
}

async function eraseWhich(
  kernel: Kernel,
  tx: Transaction,
  workspaceId: string,
  which: ConversationsOf,
): Promise<ErasedCounts> {
  const messages = await countMessagesOf(tx, workspaceId, which);
  const ids = await deleteConversationsOf(tx, workspaceId, which);
  await announceErasedConversations(kernel, tx, workspaceId, ids);
  return { conversations: ids.length, messages };
}

async function timeline(
  kernel: Kernel,
  { workspaceId, userIds, conversationIds }: KnownPerson,
  { before, limit }: { before: Date | undefined; limit: number },
): Promise<TimelineEntry[]> {
  const page = { before: before && firstIdOf(before), limit, status: undefined };
  const which = [...userIds.map((userId) => ({ userId })), { ids: conversationIds }];
  const found = await Promise.all(
    which.map((each) => listConversations(kernel.database.query, workspaceId, { ...page, ...each })),
  );
  const once = new Map(found.flat().map((conversation) => [conversation.id, conversation]));
  return [...once.values()].map(({ id, status }) => ({
    at: momentOfId(id),
    kind: "conversation",
    id: ConversationId.format(id),
    summary: `Conversation (${status})`,
  }));
}

async function erase(kernel: Kernel, tx: Transaction, { workspaceId, userId }: WorkspaceUser): Promise<ErasedCounts> {
  return eraseWhich(kernel, tx, workspaceId, { userId });
}

async function reassign(tx: Transaction, visitor: IdentifiedVisitor): Promise<void> {
  const { workspaceId } = visitor;
  for (const id of await moveConversations(tx, visitor)) {
    emit(tx, conversationIdentified, { workspaceId, data: { conversationId: ConversationId.format(id) } });
  }
}
