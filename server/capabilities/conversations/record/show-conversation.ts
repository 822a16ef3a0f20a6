import type { Queryable } from "../../../kernel/storage/database.ts";
import { AssistantId } from "../../assistants/index.ts";
import { findNames, UserId } from "../../identity/index.ts";
import { ConversationId } from "../ids.ts";
import type { Conversation } from "../schema.ts";
import type { ConversationRow } from "./store.ts";

/** The name of a conversation on the wire: the caller's own, or its `conv_…` id. */
export function sessionIdOf(conversation: { id: string; sessionKey: string | null }): string {
  return conversation.sessionKey ?? ConversationId.format(conversation.id);
}

/** Shows a conversation as the wire does. */
export async function showConversation(db: Queryable, row: ConversationRow): Promise<Conversation> {
  return (await showConversations(db, [row]))[0]!;
}

/** Conversations with the names of their assignees, which they do not keep themselves. */
export async function showConversations(db: Queryable, rows: readonly ConversationRow[]): Promise<Conversation[]> {
  const ids = new Set(rows.flatMap(({ assigneeId }) => assigneeId ?? []));
  const names = await findNames(db, [...ids]);
  return rows.map((row) => show(row, names));
}

function show(row: ConversationRow, names: ReadonlyMap<string, string>): Conversation {
  const { assigneeId } = row;
  return {
    id: ConversationId.format(row.id),
    sessionId: sessionIdOf(row),
    status: row.status,
    assistantId: row.assistantId === null ? null : AssistantId.format(row.assistantId),
    assignee: assigneeId === null ? null : { id: UserId.format(assigneeId), name: names.get(assigneeId) ?? null },
    userId: row.endUserId,
    userVerified: row.endUserVerified,
    isVisitor: row.visitorId !== null,
    context: row.context as Record<string, unknown>,
    ...(row.forkedFrom === null ? {} : { forkedFrom: ConversationId.format(row.forkedFrom) }),
    messageCount: row.lastNumber,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
