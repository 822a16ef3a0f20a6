import { auditOperation } from "../../../kernel/audit.ts";
import { isInPerson } from "../../../kernel/caller.ts";
import { emit } from "../../../kernel/log/event.ts";
import { revoke } from "../../../kernel/nodes/revocations.ts";
import { forbidden, Problem } from "../../../kernel/problem.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { memberRemoved } from "../events.ts";
import { UserId } from "../ids.ts";
import { deleteInvitationsBy } from "../invitations/store.ts";
import { roles } from "../schema.ts";
import { revokeSessions } from "../sessions/revoke-sessions.ts";
import { deleteSessions } from "../sessions/store.ts";
import { findMemberships } from "../workspaces/store.ts";
import { lockTeam, refuseLosingOwner, requireMember, requireOwner } from "./lock-team.ts";
import { releaseMember } from "./release-member.ts";
import { requireScopesOf } from "./role-scopes.ts";
import { deleteMember } from "./store.ts";

/**
 * Removes a member from the workspace; every member may also leave. Within a second, every node
 * refuses the member's access tokens, tickets and connections there. Throws not-found, forbidden,
 * last-owner or operator-needed.
 */
export async function removeMember(context: Context, writtenId: string): Promise<void> {
  const { caller } = context;
  const { workspaceId } = caller;
  const isLeaving = isInPerson(caller) && UserId.parse(writtenId) === caller.id;
  if (!isLeaving && !caller.scopes.has("members:write")) {
    throw new Problem(
      forbidden,
      "The credential lacks the scope members:write. Without it, a member can only remove itself.",
    );
  }
  await context.commit(async (tx) => {
    const acting = await lockTeam(context, tx);
    const member = await requireMember(context, tx, writtenId);
    const { accountId } = member;
    if (member.role === "owner") {
      requireOwner(acting);
      await refuseLosingOwner(context, tx, member);
    }
    if (!isLeaving) requireScopesOf(context.kernel, caller, acting, member.role);
    await deleteMember(tx, workspaceId, accountId);
    await releaseMember(context.kernel, tx, { workspaceId, accountId });
    await revoke(tx, [member.grantId]);
    await deleteInvitationsBy(tx, workspaceId, accountId, roles);
    // A session goes on in the member's other workspaces; without any, it has nowhere to go.
    if ((await findMemberships(tx, accountId)).length === 0) {
      await revokeSessions(context, tx, caller, workspaceId, await deleteSessions(tx, accountId));
    }
    await auditOperation(context, tx, "member.removed", accountId);
    emit(tx, memberRemoved, { workspaceId, data: { userId: UserId.format(accountId) } });
  });
}
