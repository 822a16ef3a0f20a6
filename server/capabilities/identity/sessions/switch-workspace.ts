import { audit } from "../../../kernel/audit.ts";
import { notFound, Problem, unauthenticated } from "../../../kernel/problem.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { WorkspaceId } from "../ids.ts";
import { findAccount, findMemberships } from "../workspaces/store.ts";
import type { Access } from "./schema.ts";
import { giveAccess } from "./start-session.ts";
import { moveSession } from "./store.ts";

/**
 * Gives an access token for another workspace of the caller. From now on the refresh token leads to
 * that workspace.
 */
export async function switchWorkspace(context: Context, { workspaceId }: { workspaceId: string }): Promise<Access> {
  const { kernel, caller } = context;
  const wanted = WorkspaceId.parse(workspaceId);
  return context.commit(async (tx) => {
    const account = await findAccount(tx, caller.id);
    const membership = (await findMemberships(tx, caller.id)).find((found) => found.workspaceId === wanted);
    if (membership === undefined) {
      throw new Problem(notFound, "You are not a member of this workspace. GET /api/auth/me lists your workspaces.");
    }
    const sessionId = caller.sessionId ?? "";
    if (account === undefined || !(await moveSession(tx, sessionId, membership.workspaceId))) {
      throw new Problem(unauthenticated, "Your session has ended. Sign in again.");
    }
    await audit(tx, {
      workspaceId: membership.workspaceId,
      caller,
      action: "session.moved",
      targetId: sessionId,
      clientAddress: context.clientAddress,
    });
    return giveAccess(kernel, account, membership, sessionId);
  });
}
