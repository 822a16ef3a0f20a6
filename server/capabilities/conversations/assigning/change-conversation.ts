import type { Context } from "../../../kernel/wire/route.ts";
import { requireAssignee } from "../../identity/index.ts";
import { findOwnConversation } from "../record/find-own-conversation.ts";
import { lockOwnConversation } from "../record/lock-own-conversation.ts";
import { showConversation } from "../record/show-conversation.ts";
import type { Conversation } from "../schema.ts";
import { assign } from "./assign.ts";
import { memberIdOf } from "./assign-to-caller.ts";
import type { ChangedConversation } from "./schema.ts";

/** Assigns a conversation to a member, or to nobody. Throws not-found, conflict or unknown-assignee. */
export async function changeConversation(
  context: Context,
  sessionId: string,
  change: ChangedConversation,
): Promise<Conversation> {
  const { caller } = context;
  const { workspaceId } = caller;
  return context.commit(async (tx) => {
    const to = await requireAssignee(context, tx, change.assigneeId);
    const { id, assigneeId } = await lockOwnConversation(context, tx, sessionId);
    if (to !== assigneeId) {
      await assign(tx, { workspaceId, conversationId: id, to, reason: "by-hand", memberId: memberIdOf(caller) });
    }
    return showConversation(tx, await findOwnConversation(tx, caller, sessionId));
  });
}
