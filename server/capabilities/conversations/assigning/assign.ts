import type { ReleaseMember } from "../../../kernel/capability.ts";
import { emit } from "../../../kernel/log/event.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { UserId } from "../../identity/index.ts";
import { conversationAssigned } from "../events.ts";
import { ConversationId } from "../ids.ts";
import type { AssignmentReason } from "./schema.ts";
import { setAssignee, unassignConversations } from "./store.ts";

/** `memberId`: the member who did it; null when a key or a rule did. */
type Assignment = {
  workspaceId: string;
  conversationId: string;
  to: string | null;
  reason: AssignmentReason;
  memberId: string | null;
};

/** Gives a conversation another assignee and announces it. Needs the conversation's lock. */
export async function assign(tx: Transaction, assignment: Assignment): Promise<void> {
  await setAssignee(tx, assignment.workspaceId, assignment.conversationId, assignment.to);
  announceAssignment(tx, assignment);
}

function announceAssignment(tx: Transaction, assignment: Assignment): void {
  const { workspaceId, conversationId, to, reason, memberId } = assignment;
  emit(tx, conversationAssigned, {
    workspaceId,
    data: {
      conversationId: ConversationId.format(conversationId),
      assigneeId: to === null ? null : UserId.format(to),
      reason,
      ...(memberId !== null && { memberId: UserId.format(memberId) }),
    },
  });
}

/** The conversations of a former member have no assignee. */
export const releaseConversations: ReleaseMember = async (tx, member) => {
  const { workspaceId } = member;
  for (const conversationId of await unassignConversations(tx, member)) {
    announceAssignment(tx, { workspaceId, conversationId, to: null, reason: "member-removed", memberId: null });
  }
};
