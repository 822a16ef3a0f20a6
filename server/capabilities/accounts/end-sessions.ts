import { audit } from "../../kernel/audit.ts";
import type { Caller } from "../../kernel/caller.ts";
import { revoke } from "../../kernel/nodes/revocations.ts";
import { notFound, Problem } from "../../kernel/problem.ts";
import type { Transaction } from "../../kernel/storage/database.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { SignInSessionId } from "./ids.ts";
import { deleteSessions } from "./store.ts";

/** Ends one session of the caller's own: its tokens are refused everywhere within a second. */
export async function endSession(context: Context, writtenId: string): Promise<void> {
  const { caller } = context;
  const only = SignInSessionId.parse(writtenId);
  await context.commit(async (tx) => {
    const ended = only === undefined ? [] : await deleteSessions(tx, caller.id, { only });
    if (ended.length === 0) {
      throw new Problem(notFound, "You have no such session. GET /api/auth/sessions lists those you have.");
    }
    await revokeSessions(context, tx, caller, caller.workspaceId, ended);
  });
}

/** Ends all sessions of the caller but the one that asks. */
export async function endOtherSessions(context: Context): Promise<void> {
  const { caller } = context;
  await context.commit(async (tx) => {
    const ended = await deleteSessions(tx, caller.id, exceptOwn(caller));
    await revokeSessions(context, tx, caller, caller.workspaceId, ended);
  });
}

export function exceptOwn(caller: Caller): { except?: string } {
  return caller.sessionId === null ? {} : { except: caller.sessionId };
}

/** Makes the deletion of sessions known: to every node, and to the audit log. */
export async function revokeSessions(
  context: Context,
  tx: Transaction,
  caller: Caller | null,
  workspaceId: string,
  sessionIds: string[],
): Promise<void> {
  await revoke(tx, sessionIds);
  for (const targetId of sessionIds) {
    const { clientAddress } = context;
    await audit(tx, { workspaceId, caller, action: "session.ended", targetId, clientAddress });
  }
}
