import type { Caller } from "./caller.ts";
import type { Transaction } from "./storage/database.ts";
import { newUuid } from "./storage/id.ts";
import { insertAuditEntry } from "./store.ts";
import type { Context } from "./wire/route.ts";

/**
 * Records in the audit log who did what, in the transaction that does it. `details` must hold no
 * personal data: the log is never changed.
 */
export async function audit(
  tx: Transaction,
  entry: {
    workspaceId: string;
    /** An API caller, or a command of the operator, which has no id. */
    caller: { kind: string; id: string | null; actsAs?: Caller["actsAs"] } | null;
    action: string;
    targetId?: string;
    details?: Record<string, unknown>;
    clientAddress?: string;
  },
): Promise<void> {
  await insertAuditEntry(tx, {
    workspaceId: entry.workspaceId,
    id: newUuid(),
    actorKind: entry.caller?.actsAs ?? entry.caller?.kind ?? "anonymous",
    actorId: entry.caller?.id ?? null,
    action: entry.action,
    targetId: entry.targetId ?? null,
    details: entry.details ?? {},
    clientAddress: entry.clientAddress ?? null,
  });
}

/**
 * Writes an audit entry of an operation in the caller's own workspace.
 *
 * @example
 * await auditOperation(context, tx, "provider.removed", providerId, { name });
 */
export function auditOperation(
  { caller, clientAddress }: Context,
  tx: Transaction,
  action: string,
  targetId: string,
  details: Record<string, unknown> = {},
): Promise<void> {
  return audit(tx, { workspaceId: caller.workspaceId, caller, action, targetId, details, clientAddress });
}
