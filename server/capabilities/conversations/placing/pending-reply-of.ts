import type { PendingReply } from "../replying/pending-reply.ts";
import type { NewTurn, StoredTurn } from "./store.ts";

/**
 * Gives the reply that a stored question gets; null when the conversation is handed over to a
 * person.
 */
export function pendingReplyOf(workspaceId: string, turn: NewTurn, stored: StoredTurn): PendingReply | null {
  if (stored.replyId === null) return null;
  const { replyId, isNewConversation: isFirst } = stored;
  const { text: question, requestedModel, request, causedBy, databaseRules } = turn;
  const unwritten = { hasBegun: false, begunAction: null, adoptions: 0, text: "", model: null };
  const asked = { question, requestedModel, request, isFirst, causedBy, databaseRules };
  return { ...stored, ...unwritten, ...asked, replyId, workspaceId };
}
