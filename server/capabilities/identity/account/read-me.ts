import { Problem, unauthenticated } from "../../../kernel/problem.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { SignInSessionId } from "../ids.ts";
import { findMethods } from "../second-factor/find-methods.ts";
import type { Me } from "../workspaces/schema.ts";
import { showUser, showWorkspace } from "../workspaces/show-user.ts";
import { findAccount, findMemberships } from "../workspaces/store.ts";

/**
 * Returns the signed-in user, the user's workspaces, and the scopes of the access token. Throws
 * unauthenticated.
 */
export async function readMe({ kernel, caller }: Context): Promise<Me> {
  const [account, memberships, secondFactors] = await Promise.all([
    findAccount(kernel.database.query, caller.id),
    findMemberships(kernel.database.query, caller.id),
    findMethods(kernel.database.query, caller.id),
  ]);
  const membership = memberships.find(({ workspaceId }) => workspaceId === caller.workspaceId);
  if (account === undefined || membership === undefined || caller.sessionId === null) {
    throw new Problem(unauthenticated, "This account was erased. Sign up again.");
  }
  return {
    user: showUser(account),
    workspace: showWorkspace(membership),
    workspaces: memberships.map(showWorkspace),
    sessionId: SignInSessionId.format(caller.sessionId),
    scopes: [...caller.scopes],
    workspaceDeletesAt: kernel.standings.deletionOf(caller.workspaceId)?.toISOString() ?? null,
    workspaceAwaitsApproval: kernel.standings.awaitsApproval(caller.workspaceId),
    secondFactors,
    isOperator: caller.isOperator,
  };
}
