import { conflict, Problem } from "../../../kernel/problem.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { sayWhoSpeaks } from "../../contacts/index.ts";
import { requireAssignee, UserId } from "../../identity/index.ts";
import { findOwnConversation } from "../record/find-own-conversation.ts";
import { lockOwnConversation } from "../record/lock-own-conversation.ts";
import { showToOwners } from "../record/show-conversation.ts";
import type { Conversation } from "../schema.ts";
import { assign } from "./assign.ts";
import { memberIdOf } from "./assign-to-caller.ts";
import type { ChangedConversation } from "./schema.ts";

/**
 * Assigns a conversation to a member, or to nobody, and says whose it is. Throws not-found, conflict,
 * unknown-assignee, and invalid-request for no contact.
 */
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
    const { formerAssigneeId: former } = change;
    const isSame = former === undefined || (former === null ? null : UserId.parse(former)) === assigneeId;
    if (!isSame) throw new Problem(conflict, "A colleague has assigned this conversation meanwhile. Look who has it.");
    if (to !== undefined && to !== assigneeId) {
      await assign(tx, { workspaceId, conversationId: id, to, reason: "by-hand", memberId: memberIdOf(caller) });
    }
    const { contactId } = change;
    if (contactId !== undefined) await sayWhoSpeaks(tx, workspaceId, { conversationId: id, contactId });
    return showToOwners(tx, caller, await findOwnConversation(tx, caller, sessionId));
  });
}
