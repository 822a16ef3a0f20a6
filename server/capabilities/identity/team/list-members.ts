import { type Page, pageOf, readCursor } from "../../../kernel/storage/page.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { UserId } from "../ids.ts";
import type { Member } from "./schema.ts";
import type { StoredMember } from "./store.ts";
import * as store from "./store.ts";

/** Returns the members of the workspace, the newest accounts first. */
export async function listMembers(
  { kernel, caller }: Context,
  { limit = 20, cursor }: { limit?: number; cursor?: string },
): Promise<Page<Member>> {
  const position = readCursor(kernel.secrets, "members", cursor);
  const rows = await store.listMembers(kernel.database.query, caller.workspaceId, {
    limit,
    beforeId: position === undefined ? undefined : String(position[0]),
  });
  return pageOf(kernel.secrets, "members", limit, rows, (row) => [row.accountId], showMember);
}

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
