import { auditOperation } from "../../../kernel/audit.ts";
import { emit } from "../../../kernel/log/event.ts";
import { revoke } from "../../../kernel/nodes/revocations.ts";
import { cannotBeDone, Problem } from "../../../kernel/problem.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { memberChanged } from "../events.ts";
import { UserId } from "../ids.ts";
import { deleteInvitationsBy } from "../invitations/store.ts";
import { type Role, roles } from "../schema.ts";
import { isUnverified } from "../workspaces/is-unverified.ts";
import { showMember } from "./list-members.ts";
import { lockTeam, refuseLosingOwner, requireMember, requireOwner } from "./lock-team.ts";
import { isWithinRole, mayGive, refuseBoundKey, requireScopesOf } from "./role-scopes.ts";
import type { Member } from "./schema.ts";
import { findMember, writeRole } from "./store.ts";

/**
 * Gives a member another role. Within a second, every node refuses the access tokens of the former
 * role; the member's sessions go on and get new ones. Throws not-found, forbidden, last-owner,
 * operator-needed or cannot-be-done.
 */
export async function changeMember(context: Context, writtenId: string, { role }: { role: Role }): Promise<Member> {
  const { workspaceId } = context.caller;
  return context.commit(async (tx) => {
    const acting = await lockTeam(context, tx);
    const member = await requireMember(context, tx, writtenId);
    const { accountId } = member;
    if (member.role === role) return showMember(member);
    if (member.role === "owner" || role === "owner") requireOwner(acting);
    requireScopesOf(context.kernel, context.caller, acting, role);
    requireScopesOf(context.kernel, context.caller, acting, member.role);
    if (!isWithinRole(context.kernel, role, member.role)) refuseBoundKey(context.caller);
    if (member.role === "owner") await refuseLosingOwner(context, tx, member);
    if (role === "owner" && isUnverified(context.kernel, member)) throw unproved();
    await writeRole(tx, { workspaceId, accountId, role });
    await revoke(tx, [member.grantId]);
    // A link to a role that the member may no longer give would be a way back.
    const given = roles.filter((each) => !mayGive(context.kernel, role, each));
    await deleteInvitationsBy(tx, workspaceId, accountId, given);
    await auditOperation(context, tx, "member.changed", accountId, { from: member.role, to: role });
    emit(tx, memberChanged, { workspaceId, data: { userId: UserId.format(accountId), role } });
    return showMember((await findMember(tx, workspaceId, accountId))!);
  });
}

function unproved(): Problem {
  return new Problem(
    cannotBeDone,
    "This member's e-mail address is not verified yet, and an owner's has to be. Ask them to open the link in the mail that they got.",
  );
}
