import { auditOperation } from "../../../kernel/audit.ts";
import { type Caller, latestEndOf } from "../../../kernel/caller.ts";
import { emit } from "../../../kernel/log/event.ts";
import { revoke } from "../../../kernel/nodes/revocations.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { deleteInvitationsOfKey } from "../../identity/index.ts";
import { apiKeyChanged } from "../events.ts";
import { type KeyLimits, readAddresses, readBrowser, readExpiry, readOrigins, tooLate } from "./key-limits.ts";
import { lockOwnKey, refuseEnded } from "./lock-own-key.ts";
import { nextReminder } from "./remind-of-ends.ts";
import type { ApiKey, ApiKeyChange } from "./schema.ts";
import { showKey } from "./show-key.ts";
import { type LockedKey, updateKey } from "./store.ts";

/**
 * Changes the name and the limits of a key. Every node knows new limits within a second, and what
 * the key has opened ends, so that it is opened again under them. Throws not-found, forbidden, and
 * cannot-be-done as at the making of a key, and for a new end of a key that has ended.
 */
export async function changeKey(context: Context, writtenId: string, change: ApiKeyChange): Promise<ApiKey> {
  const { kernel, caller } = context;
  const nowMs = kernel.clock.now();
  const changed = Object.keys(change);
  return context.commit(async (tx) => {
    const key = await lockOwnKey(context, tx, writtenId);
    if (change.expiresAt !== undefined) refuseEnded(key, nowMs);
    const next = { ...key, ...limitsOf(caller, key, change, nowMs), name: change.name ?? key.name };
    const hasNewLimits = changed.some((field) => field !== "name");
    if (hasNewLimits) {
      await revoke(tx, [key.edition, key.grantId, ...(key.formerGrantId === null ? [] : [key.formerGrantId])]);
      next.edition = newUuid();
      next.grantId = newUuid();
      next.formerGrantId = key.formerGrantId === null ? null : newUuid();
    }
    // A key with these could not invite any more: see refuseBoundKey of the team.
    if (next.expiresAt !== null || next.allowedAddresses !== null) await deleteInvitationsOfKey(tx, key);
    await updateKey(tx, next, change.expiresAt === undefined ? undefined : nextReminder(next.expiresAt, nowMs));
    const expiresAt = next.expiresAt?.toISOString() ?? null;
    await auditOperation(context, tx, "api-key.changed", key.id, { changed, expiresAt });
    emit(tx, apiKeyChanged, { workspaceId: key.workspaceId, data: { keyId: writtenId, changed } });
    return showKey(kernel, next);
  });
}

function limitsOf(
  caller: Caller,
  key: LockedKey,
  { expiresAt, allowedOrigins, allowedAddresses, allowBrowser }: ApiKeyChange,
  nowMs: number,
): KeyLimits {
  return {
    expiresAt: expiresAt === undefined ? key.expiresAt : readNewEnd(expiresAt, caller, nowMs),
    allowedOrigins: allowedOrigins === undefined ? key.allowedOrigins : readOrigins(key.kind, allowedOrigins),
    allowedAddresses: allowedAddresses === undefined ? key.allowedAddresses : readAddresses(allowedAddresses, caller),
    allowBrowser: readBrowser(key.kind, allowBrowser, caller) ?? key.allowBrowser,
  };
}

function readNewEnd(written: string | null, caller: Caller, nowMs: number): Date | null {
  if (written !== null) return readExpiry(written, caller, nowMs);
  const latestMs = latestEndOf(caller);
  if (latestMs === undefined) return null;
  throw tooLate(latestMs);
}
