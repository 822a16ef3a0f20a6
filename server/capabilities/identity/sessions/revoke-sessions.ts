import { audit } from "../../../kernel/audit.ts";
import type { Caller } from "../../../kernel/caller.ts";
import { revoke } from "../../../kernel/nodes/revocations.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import type { Context } from "../../../kernel/wire/route.ts";

/** Tells every node, and the audit log, that these sessions were deleted. */
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

/**
 * Selects for `deleteSessions` every session but the caller's own. A key has no session, so nothing
 * is left out.
 */
export function exceptOwn(caller: Caller): { except?: string } {
  return caller.sessionId === null ? {} : { except: caller.sessionId };
}
