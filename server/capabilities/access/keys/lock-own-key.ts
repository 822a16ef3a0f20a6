import { type Caller, isInPerson, latestEndOf } from "../../../kernel/caller.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { cannotBeDone, forbidden, notFound, Problem } from "../../../kernel/problem.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { ApiKeyId } from "../ids.ts";
import { areRulesWithin } from "./choose-rules.ts";
import { areAddressesWithin, maySendFromPages } from "./key-limits.ts";
import { keyScopes } from "./key-scopes.ts";
import { type LockedKey, lockKey } from "./store.ts";

/**
 * Finds a key of the caller's workspace that the caller may rotate or change, and holds it for the
 * rest of the transaction. Throws not-found, and forbidden where the caller has less than the key.
 */
export async function lockOwnKey({ kernel, caller }: Context, tx: Transaction, writtenId: string): Promise<LockedKey> {
  const id = ApiKeyId.parse(writtenId);
  const key = id === undefined ? undefined : await lockKey(tx, caller.workspaceId, id);
  if (key === undefined) throw noSuchKey();
  refuseStronger(kernel, caller, key);
  return key;
}

export function noSuchKey(): Problem {
  return new Problem(notFound, "This workspace has no key with this id. GET /api/keys lists its keys.");
}

/**
 * Throws forbidden for the former text of the key itself: a thief of that text could win the key back
 * from its owner, or end it.
 */
export function refuseFormerText(caller: Caller, key: LockedKey): void {
  if (caller.id !== key.id || caller.grantId === key.grantId) return;
  throw new Problem(forbidden, "This text of the key was replaced. Use the key's newest text.");
}

/** Throws cannot-be-done for a key that has ended: its owners trust that it stays so. */
export function refuseEnded({ expiresAt }: LockedKey, nowMs: number): void {
  if (expiresAt === null || expiresAt.getTime() > nowMs) return;
  throw new Problem(cannotBeDone, `The key ended at ${expiresAt.toISOString()}. Make another key: POST /api/keys.`);
}

/**
 * Throws forbidden for a key that may do something, from somewhere or for a time, that the caller
 * could not give to a new key: its new text would be worth more than the caller's credential. A key
 * itself is no stronger than itself.
 */
function refuseStronger(kernel: Kernel, caller: Caller, key: LockedKey): void {
  refuseFormerText(caller, key);
  if (caller.id === key.id) return;
  const reason = findStronger(kernel, caller, key);
  if (reason === undefined) return;
  throw new Problem(forbidden, `${reason}, so your credential cannot rotate or change it. Use one that could make it.`);
}

function findStronger(kernel: Kernel, caller: Caller, key: LockedKey): string | undefined {
  const known = new Set(kernel.scopes.map(({ name }) => name));
  const lacking = keyScopes(kernel.scopes, key).filter((scope) => known.has(scope) && !caller.scopes.has(scope));
  if (lacking.length > 0) return `The key has ${lacking.join(", ")}`;
  if (key.scopes === null && !isInPerson(caller)) return "The key gets the scopes of later versions too";
  if (!areRulesWithin(key.databaseRules, caller.databaseRules ?? null))
    return "The key's rules allow more than those of your own key";
  if (!areAddressesWithin(key.allowedAddresses, caller.allowedAddresses?.entries ?? null))
    return "The key may be used from addresses from which your own key may not";
  if (key.allowBrowser && !maySendFromPages(caller)) return "Pages may send the key, and not your own";
  const latestMs = latestEndOf(caller) ?? Number.POSITIVE_INFINITY;
  return (key.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY) > latestMs
    ? "The key ends later than your own key"
    : undefined;
}
