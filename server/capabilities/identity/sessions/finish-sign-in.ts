import { audit } from "../../../kernel/audit.ts";
import { notFound, Problem } from "../../../kernel/problem.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { WorkspaceId } from "../ids.ts";
import { noWorkspace } from "../problems.ts";
import { type Account, findMemberships } from "../workspaces/store.ts";
import type { SignedIn } from "./schema.ts";
import { startSession } from "./start-session.ts";

/**
 * Starts a session in the chosen workspace or, without a choice, in the one that the account joined
 * first. Throws not-found or no-workspace.
 */
export async function finishSignIn(
  context: Context,
  tx: Transaction,
  account: Account,
  workspaceId: string | null,
): Promise<SignedIn> {
  const memberships = await findMemberships(tx, account.id);
  if (memberships.length === 0) {
    throw new Problem(noWorkspace, "You are no longer a member of any workspace. Ask for an invitation to one.");
  }
  const membership =
    workspaceId === null ? memberships[0] : memberships.find((each) => each.workspaceId === workspaceId);
  if (membership === undefined) throw notAMember();
  const { answer, caller } = await startSession(context, tx, account, membership);
  await audit(tx, {
    workspaceId: membership.workspaceId,
    caller,
    action: "session.started",
    ...(caller.sessionId === null ? {} : { targetId: caller.sessionId }),
    clientAddress: context.clientAddress,
  });
  return answer;
}

/** Returns the UUID of the workspace that a client chose; null without a choice. Throws not-found. */
export function readWorkspaceId(written: string | undefined): string | null {
  if (written === undefined) return null;
  const id = WorkspaceId.parse(written);
  if (id === undefined) throw notAMember();
  return id;
}

function notAMember(): Problem {
  return new Problem(notFound, "You are not a member of this workspace. Sign in without `workspaceId`.");
}
