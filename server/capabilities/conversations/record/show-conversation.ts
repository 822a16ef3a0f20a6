import Type from "typebox";
import type { Caller } from "../../../kernel/caller.ts";
import type { Queryable } from "../../../kernel/storage/database.ts";
import { show } from "../../../kernel/wire/show.ts";
import { isPersonBlocked, whoSpeaks } from "../../contacts/index.ts";
import { findFaces, pictureAddress } from "../../identity/index.ts";
import { ConversationId } from "../ids.ts";
import { Label } from "../labels/schema.ts";
import { Conversation } from "../schema.ts";
import { type ConversationRow, findLabelsOf } from "./store.ts";

/** Gives the name of a conversation on the wire: the caller's own, or its `conv_…` id. */
export function sessionIdOf(conversation: { id: string; sessionKey: string | null }): string {
  return conversation.sessionKey ?? ConversationId.format(conversation.id);
}

/** Shows a conversation as the wire does. */
export async function showConversation(db: Queryable, row: ConversationRow): Promise<Conversation> {
  return (await showConversations(db, [row]))[0]!;
}

/** Shows the conversation with the contact who speaks, which no browser is told: it may be another person. */
export async function showToOwners(db: Queryable, caller: Caller, row: ConversationRow): Promise<Conversation> {
  const shown = await showConversation(db, row);
  if (caller.kind === "publishable-key") return shown;
  const contact = (await whoSpeaks(db, caller.workspaceId, [row.id])).get(row.id) ?? null;
  const userId = row.endUserVerified ? row.endUserId : null;
  const isBlocked = await isPersonBlocked(db, caller.workspaceId, { visitorId: row.visitorId, userId });
  return { ...shown, contact, isBlocked, ...(await showSorting(db, caller.workspaceId, [row]))[0] };
}

/** Shows how the team has sorted conversations, which no browser is told. */
export async function showSorting(
  db: Queryable,
  workspaceId: string,
  rows: readonly ConversationRow[],
): Promise<Pick<Conversation, "labels" | "snoozedUntil">[]> {
  const ids = rows.map(({ id }) => id);
  const labels = Map.groupBy(await findLabelsOf(db, workspaceId, ids), ({ conversationId }) => conversationId);
  return rows.map(({ id, snoozedUntil }) => ({
    labels: (labels.get(id) ?? []).map((row) => showLabel(row)),
    snoozedUntil: snoozedUntil?.toISOString() ?? null,
  }));
}

/** Turns a row into a label as the wire has it. */
export const showLabel = show(Label);

/** Conversations with the names and pictures of their assignees, which they do not keep themselves. */
export async function showConversations(db: Queryable, rows: readonly ConversationRow[]): Promise<Conversation[]> {
  const ids = new Set(rows.flatMap(({ assigneeId }) => assigneeId ?? []));
  const faces = await findFaces(db, [...ids]);
  return rows.map((row) => toShown(row, faces));
}

const shape = show(Type.Omit(Conversation, ["labels", "snoozedUntil"]));

function toShown(row: ConversationRow, faces: Awaited<ReturnType<typeof findFaces>>): Conversation {
  const { assigneeId } = row;
  const { name = null, pictureId = null } = faces.get(assigneeId ?? "") ?? {};
  return shape({
    ...row,
    sessionId: sessionIdOf(row),
    assignee: assigneeId === null ? null : { id: assigneeId, name, picture: pictureAddress(pictureId) },
    userId: row.endUserId,
    userVerified: row.endUserVerified,
    isVisitor: row.visitorId !== null,
    context: row.context as Conversation["context"],
    seen: { contact: row.seenByContact, team: row.seenByTeam },
    messageCount: row.lastNumber,
  });
}
