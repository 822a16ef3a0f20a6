import type { ReleaseMember } from "../../../kernel/capability.ts";
import { announceAssignment } from "./assign.ts";
import { unassignConversations } from "./store.ts";

/** The conversations of a former member have no assignee. */
export const releaseConversations: ReleaseMember = async (tx, member) => {
  const { workspaceId } = member;
  for (const conversationId of await unassignConversations(tx, member)) {
    announceAssignment(tx, { workspaceId, conversationId, to: null, reason: "member-removed", memberId: null });
  }
};
