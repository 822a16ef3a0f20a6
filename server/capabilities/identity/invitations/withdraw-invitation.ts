import { auditOperation } from "../../../kernel/audit.ts";
import { notFound, Problem } from "../../../kernel/problem.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { InvitationId } from "../ids.ts";
import { lockTeam, requireOwner } from "../team/lock-team.ts";
import { deleteInvitation } from "./store.ts";

/** Ends an invitation: neither of its links is accepted any more. Throws not-found or forbidden. */
export async function withdrawInvitation(context: Context, writtenId: string): Promise<void> {
  const id = InvitationId.parse(writtenId);
  await context.commit(async (tx) => {
    const acting = await lockTeam(context, tx);
    const withdrawn = id === undefined ? undefined : await deleteInvitation(tx, context.caller.workspaceId, { id });
    if (withdrawn === undefined) {
      throw new Problem(
        notFound,
        "This workspace has no open invitation with this id. GET /api/members/invitations lists them.",
      );
    }
    if (withdrawn.role === "owner") requireOwner(acting);
    await auditOperation(context, tx, "invitation.withdrawn", withdrawn.id);
  });
}
