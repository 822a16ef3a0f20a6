import { listOf } from "../../../kernel/storage/page.ts";
import { UserId } from "../ids.ts";
import type { Member } from "./schema.ts";
import type { StoredMember } from "./store.ts";
import * as store from "./store.ts";

/** Returns the members of the workspace, the newest accounts first. */
export const listMembers = listOf({
  name: "members",
  find: ({ kernel, caller }, { last, limit }) =>
    store.listMembers(kernel.database.query, caller.workspaceId, { beforeId: last, limit }),
  positionOf: (row) => [row.accountId],
  show: showMember,
});

export function showMember(member: StoredMember): Member {
  return {
    id: UserId.format(member.accountId),
    email: member.email,
    name: member.name,
    role: member.role,
    emailVerified: member.status === "active",
    hasSecondFactor: member.hasSecondFactor,
    joinedAt: member.joinedAt.toISOString(),
  };
}
