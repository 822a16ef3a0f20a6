import type { Caller, Client } from "../../kernel/caller.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { sha256 } from "../../kernel/secrets.ts";
import { state } from "../../kernel/state.ts";
import { Cache } from "../../kernel/storage/cache.ts";
import { addressListOf } from "../../kernel/wire/address-list.ts";
import { isOperatorWorkspace, isSessionAlive, type Verified, verifyToken } from "../identity/index.ts";
import { appToken } from "./authorizing/app-token.ts";
import { keyScopes } from "./keys/key-scopes.ts";
import { lastUsesOf } from "./keys/last-uses.ts";
import { isKeyText } from "./keys/make-key-text.ts";
import { findKeyByHash, isKeyAlive } from "./keys/store.ts";

const maxRemembered = 20_000;
const maxRefusedRemembered = 1_000;
const rememberedForMs = 10 * 60_000;
/** A key that was refused is refused without a query for this long. */
const refusedForMs = 2_000;

/** `edition` is revoked when what is remembered has changed. That of a token is its user, who may become operator. */
type Remembered = Verified & { edition?: string };

/**
 * Holds what this node has verified, by the text of the credential. It is in memory only. The text
 * is not hashed, because hashing took a tenth of the time of a call.
 */
const rememberedOf = state(() => new Cache<string, Remembered>(maxRemembered));
const refusedOf = state(() => new Cache<string, number>(maxRefusedRemembered));

/**
 * Verifies an access token or a key. Undefined when the credential is unknown, has expired or was
 * revoked. Nearly every call finds its credential remembered and gets the caller at once, without a
 * promise.
 */
export function authenticate(
  kernel: Kernel,
  credential: string,
  client?: Client,
): Caller | undefined | Promise<Caller | undefined> {
  const known = rememberedOf(kernel).get(credential);
  if (
    known !== undefined &&
    known.rememberUntilMs > kernel.clock.now() &&
    kernel.revocations.isFresh() &&
    !isOutdated(kernel, known)
  ) {
    return callerOf(kernel, known, credential, client);
  }
  return verifyAndRemember(kernel, credential, client);
}

/**
 * The key was changed or rotated since it was verified, or who operates the installation has changed: with an
 * operator, the workspace is revoked whose keys acted for that operator.
 */
function isOutdated({ revocations }: Kernel, { edition, caller }: Remembered): boolean {
  return (
    (edition !== undefined && revocations.has(edition)) || (caller.isOperator && revocations.has(caller.workspaceId))
  );
}

function callerOf(
  kernel: Kernel,
  verified: Remembered,
  credential: string,
  client: Client | undefined,
): Caller | undefined {
  if (verified.expiresAtMs <= kernel.clock.now() || isRevoked(kernel, verified.caller)) {
    rememberedOf(kernel).delete(credential);
    return undefined;
  }
  const { kind, appId } = verified.caller;
  if (kind !== "member" && appId === undefined && !isElsewhere(verified.caller, client))
    lastUsesOf(kernel).note(verified.caller.id, client);
  return verified.caller;
}

/** The call will be refused, so that it is no use of the key. */
function isElsewhere({ allowedAddresses }: Caller, client: Client | undefined): boolean {
  return allowedAddresses !== undefined && client !== undefined && !allowedAddresses.has(client.ip);
}

async function verifyAndRemember(
  kernel: Kernel,
  credential: string,
  client: Client | undefined,
): Promise<Caller | undefined> {
  let verified = await verify(kernel, credential);
  // The key was changed while it was read.
  if (verified !== undefined && isOutdated(kernel, verified)) verified = await verify(kernel, credential);
  if (verified === undefined || (!kernel.revocations.isFresh() && !(await isAlive(kernel, verified)))) {
    rememberedOf(kernel).delete(credential);
    return undefined;
  }
  rememberedOf(kernel).set(credential, verified);
  return callerOf(kernel, verified, credential, client);
}

async function verify(kernel: Kernel, credential: string): Promise<Remembered | undefined> {
  if (!credential.startsWith("parley_")) {
    if (appToken.is(credential)) return appToken.verify(kernel, credential);
    const verified = await verifyToken(kernel, credential);
    return verified && { ...verified, edition: verified.caller.id };
  }
  const refused = refusedOf(kernel);
  if (!isKeyText(credential) || (refused.get(credential) ?? 0) > kernel.clock.now()) return undefined;
  const verified = await verifyKey(kernel, sha256(credential));
  if (verified === undefined) refused.set(credential, kernel.clock.now() + refusedForMs);
  return verified;
}

async function verifyKey(kernel: Kernel, keyHash: Buffer): Promise<Remembered | undefined> {
  const key = await findKeyByHash(kernel.database.query, keyHash);
  if (key === undefined) return undefined;
  const isSecret = key.kind === "secret";
  const endsAtMs = Math.min(...[key.expiresAt, key.isFormer ? key.formerEndsAt : null].map(endOf));
  return {
    caller: {
      kind: isSecret ? "secret-key" : "publishable-key",
      id: key.id,
      workspaceId: key.workspaceId,
      scopes: new Set(keyScopes(kernel.scopes, key)),
      sessionId: null,
      grantId: key.grantId,
      isOperator: isSecret && (await isOperatorWorkspace(kernel.database.query, key.workspaceId)),
      allowedOrigins: key.allowedOrigins,
      requiresIdentity: key.requireIdentity,
      version: key.version,
      databaseRules: key.databaseRules,
      ...(isSecret ? {} : { assistantIds: key.assistantIds }),
      ...(key.allowBrowser ? { allowsBrowser: true } : {}),
      ...(key.allowedAddresses === null ? {} : { allowedAddresses: addressListOf(key.allowedAddresses) }),
      ...(Number.isFinite(endsAtMs) ? { expiresAtMs: endsAtMs } : {}),
    },
    edition: key.edition,
    expiresAtMs: endsAtMs,
    rememberUntilMs: kernel.clock.now() + rememberedForMs,
  };
}

function endOf(time: Date | null): number {
  return time?.getTime() ?? Number.POSITIVE_INFINITY;
}

/**
 * Returns the session or key, and what its rights rest on. Written out, because every call comes through
 * here and a list would be made each time.
 */
function isRevoked({ revocations }: Kernel, { id, sessionId, grantId }: Caller): boolean {
  return revocations.has(sessionId ?? id) || (grantId !== undefined && revocations.has(grantId));
}

/** Asks the database, for the time in which this node cannot read the newest revocations. */
function isAlive(kernel: Kernel, { caller, edition = "" }: Remembered): Promise<boolean> {
  const { query } = kernel.database;
  if (caller.appId !== undefined) return appToken.isAlive(query, caller, edition);
  return caller.sessionId === null || caller.grantId === undefined
    ? isKeyAlive(query, caller.workspaceId, caller.id)
    : isSessionAlive(
        query,
        { ...caller, sessionId: caller.sessionId, grantId: caller.grantId },
        new Date(kernel.clock.now()),
      );
}
