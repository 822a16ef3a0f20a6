import type { Caller } from "../../../kernel/caller.ts";
import { notFound, Problem } from "../../../kernel/problem.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { ConversationId, MessageId } from "../ids.ts";
import { findOwnConversation } from "../record/find-own-conversation.ts";
import { showToOwners } from "../record/show-conversation.ts";
import type { Conversation } from "../schema.ts";
import { endWait } from "../waiting/store.ts";
import { moveSeen, seesMessage } from "./store.ts";

/**
 * Notes that the caller's side has seen a conversation up to a message, and tells the other side.
 * `caller` is as `identifyCaller` gives it. Throws not-found, also for a message of another
 * conversation and for a note that the contact cannot see.
 */
export async function noteSeen(
  { kernel }: Context,
  caller: Caller,
  sessionId: string,
  wireMessageId: string,
): Promise<Conversation> {
  const db = kernel.database.query;
  const { workspaceId } = caller;
  const { id } = await findOwnConversation(db, caller, sessionId);
  const side = caller.kind === "member" ? "team" : "contact";
  const messageId = MessageId.parse(wireMessageId);
  const seen = { workspaceId, conversationId: id, side, messageId: messageId ?? "" } as const;
  if (messageId === undefined || !(await seesMessage(db, seen))) {
    throw new Problem(notFound, "There is no such message in this conversation.");
  }
  if (side === "team") await endWait(db, workspaceId, id);
  if (await moveSeen(db, seen)) {
    const conversationId = ConversationId.format(id);
    const data = { conversationId, messageId: wireMessageId, by: side };
    kernel.realtime.signal({ workspaceId, kind: "seen", data });
  }
  return showToOwners(db, caller, await findOwnConversation(db, caller, ConversationId.format(id)));
}
