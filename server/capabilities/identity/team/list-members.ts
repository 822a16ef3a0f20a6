import { type Page, pageOf, readCursor } from "../../../kernel/storage/page.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import type { Member } from "./schema.ts";
import { showMember } from "./show-member.ts";
import * as store from "./store.ts";

/** The members of the workspace, the newest accounts first. */
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
