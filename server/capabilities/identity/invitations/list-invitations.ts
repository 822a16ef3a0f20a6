import { listOf } from "../../../kernel/storage/page.ts";
import { InvitationId, UserId } from "../ids.ts";
import type { Invitation } from "./schema.ts";
import * as store from "./store.ts";

/** Returns the open invitations, newest first. */
export const listInvitations = listOf({
  name: "invitations",
  find: ({ kernel, caller }, { last, limit }) =>
    store.listInvitations(kernel.database.query, caller.workspaceId, {
      now: new Date(kernel.clock.now()),
      beforeId: last,
      limit,
    }),
  show: (row): Invitation => ({
    id: InvitationId.format(row.id),
    email: row.email,
    role: row.role,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    invitedBy: row.invitedBy === null ? null : UserId.format(row.invitedBy),
  }),
});
