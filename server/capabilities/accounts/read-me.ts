import { Problem, unauthenticated } from "../../kernel/problem.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { SignInSessionId } from "./ids.ts";
import type { Me } from "./schema.ts";
import { showUser, showWorkspace } from "./start-session.ts";
import { findAccount, findMemberships } from "./store.ts";

/** Who is signed in, where, and what they may do. */
export async function readMe({ kernel, caller }: Context): Promise<Me> {
  const [account, memberships] = await Promise.all([
    findAccount(kernel.database.query, caller.id),
    findMemberships(kernel.database.query, caller.id),
  ]);
  const membership = memberships.find(({ workspaceId }) => workspaceId === caller.workspaceId);
  if (account === undefined || membership === undefined || caller.sessionId === null) {
    throw new Problem(unauthenticated, "This account has ended. Sign up again.");
  }
  return {
    user: showUser(account),
    workspace: showWorkspace(membership),
    workspaces: memberships.map(showWorkspace),
    sessionId: SignInSessionId.format(caller.sessionId),
    scopes: [...caller.scopes],
    isOperator: caller.isOperator,
  };
}
