import { type Page, pageOf, readCursor } from "../../../kernel/storage/page.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { InvitationId, UserId } from "../ids.ts";
import type { Invitation } from "./schema.ts";
import * as store from "./store.ts";

/** Returns the open invitations, newest first. */
export async function listInvitations(
  { kernel, caller }: Context,
  { limit = 20, cursor }: { limit?: number; cursor?: string },
): Promise<Page<Invitation>> {
  const position = readCursor(kernel.secrets, "invitations", cursor);
  const rows = await store.listInvitations(kernel.database.query, caller.workspaceId, {
    now: new Date(kernel.clock.now()),
    limit,
    beforeId: position === undefined ? undefined : String(position[0]),
  });
  return pageOf(
    kernel.secrets,
    "invitations",
    limit,
    rows,
    (row) => [row.id],
    (row) => ({
      id: InvitationId.format(row.id),
      email: row.email,
      role: row.role,
      createdAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      invitedBy: row.invitedBy === null ? null : UserId.format(row.invitedBy),
    }),
  );
}
