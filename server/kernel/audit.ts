import type { Caller } from "./caller.ts";
import type { Transaction } from "./storage/database.ts";
import { newUuid } from "./storage/id.ts";
import { insertAuditEntry } from "./store.ts";
import type { Context } from "./wire/route.ts";

/** Writes who did what into the append-only log, in the transaction that does it. `details` holds no personal data. */
export async function audit(
  tx: Transaction,
  entry: {
    workspaceId: string;
    caller: Caller | null;
    action: string;
    targetId?: string;
    details?: Record<string, unknown>;
    clientAddress?: string;
  },
): Promise<void> {
  await insertAuditEntry(tx, {
    workspaceId: entry.workspaceId,
    id: newUuid(),
    actorKind: entry.caller?.kind ?? "anonymous",
    actorId: entry.caller?.id ?? null,
    action: entry.action,
    targetId: entry.targetId ?? null,
    details: entry.details ?? {},
    clientAddress: entry.clientAddress ?? null,
  });
}

/** The same for a deed in the caller's own workspace. */
export function auditDeed(
  { caller, clientAddress }: Context,
  tx: Transaction,
  action: string,
  targetId: string,
  details: Record<string, unknown> = {},
): Promise<void> {
  return audit(tx, { workspaceId: caller.workspaceId, caller, action, targetId, details, clientAddress });
}
