import type { Caller } from "../../kernel/caller.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { sha256 } from "../../kernel/secrets.ts";
import { state } from "../../kernel/state.ts";
import { Cache } from "../../kernel/storage/cache.ts";
import { findOperator, isSessionAlive, type Verified, verifyToken } from "../identity/index.ts";
import { keyScopes } from "./keys/key-scopes.ts";
import { lastUsesOf } from "./keys/last-uses.ts";
import { isKeyText } from "./keys/make-key-text.ts";
import { findKeyByHash, isKeyAlive } from "./keys/store.ts";

const maxRemembered = 20_000;
const maxRefusedRemembered = 1_000;
const rememberedForMs = 10 * 60_000;
/** A key that was refused is refused without a query for this long. */
const refusedForMs = 2_000;

/**
 * Holds what this node has verified, by the text of the credential. It is in memory only. The text
 * is not hashed, because hashing took a tenth of the time of a call.
 */
const rememberedOf = state(() => new Cache<string, Verified>(maxRemembered));
const refusedOf = state(() => new Cache<string, number>(maxRefusedRemembered));

/**
 * Verifies an access token or a key. Undefined when the credential is unknown, has expired or was
 * revoked. Nearly every call finds its credential remembered and gets the caller at once, without a
 * promise.
 */
export function authenticate(kernel: Kernel, credential: string): Caller | undefined | Promise<Caller | undefined> {
  const known = rememberedOf(kernel).get(credential);
  if (known !== undefined && known.rememberUntilMs > kernel.clock.now() && kernel.revocations.isFresh()) {
    return callerOf(kernel, known, credential);
  }
  return verifyAndRemember(kernel, credential);
}

function callerOf(kernel: Kernel, verified: Verified, credential: string): Caller | undefined {
  if (verified.expiresAtMs <= kernel.clock.now() || isRevoked(kernel, verified.caller)) {
    rememberedOf(kernel).delete(credential);
    return undefined;
  }
  if (verified.caller.kind !== "member") lastUsesOf(kernel).note(verified.caller.id);
  return verified.caller;
}

async function verifyAndRemember(kernel: Kernel, credential: string): Promise<Caller | undefined> {
  const verified = await verify(kernel, credential);
  if (verified === undefined) return undefined;
  if (!kernel.revocations.isFresh() && !(await isAlive(kernel, verified))) {
    rememberedOf(kernel).delete(credential);
    return undefined;
  }
  rememberedOf(kernel).set(credential, verified);
  return callerOf(kernel, verified, credential);
}

async function verify(kernel: Kernel, credential: string): Promise<Verified | undefined> {
  if (!credential.startsWith("parley_")) return verifyToken(kernel, credential);
  const refused = refusedOf(kernel);
  if (!isKeyText(credential) || (refused.get(credential) ?? 0) > kernel.clock.now()) return undefined;
  const verified = await verifyKey(kernel, sha256(credential));
  if (verified === undefined) refused.set(credential, kernel.clock.now() + refusedForMs);
  return verified;
}

async function verifyKey(kernel: Kernel, keyHash: Buffer): Promise<Verified | undefined> {
  const key = await findKeyByHash(kernel.database.query, keyHash);
  if (key === undefined) return undefined;
  const isSecret = key.kind === "secret";
  return {
    caller: {
      kind: isSecret ? "secret-key" : "publishable-key",
      id: key.id,
      workspaceId: key.workspaceId,
      scopes: new Set(keyScopes(kernel.scopes, key)),
      sessionId: null,
      isOperator: isSecret && (await findOperator(kernel.database.query))?.workspaceId === key.workspaceId,
      allowedOrigins: key.allowedOrigins,
      requiresIdentity: key.requireIdentity,
      ...(isSecret ? { databaseRules: key.databaseRules } : { assistantIds: key.assistantIds }),
      ...(key.expiresAt === null ? {} : { expiresAtMs: key.expiresAt.getTime() }),
    },
    expiresAtMs: key.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY,
    rememberUntilMs: kernel.clock.now() + rememberedForMs,
  };
}

/**
 * Returns the session or key, and the member's grant. Written out, because every call comes through
 * here and a list would be made each time.
 */
function isRevoked({ revocations }: Kernel, { id, sessionId, grantId }: Caller): boolean {
  return revocations.has(sessionId ?? id) || (grantId !== undefined && revocations.has(grantId));
}

/** Asks the database, for the time in which this node cannot read the newest revocations. */
function isAlive(kernel: Kernel, { caller }: Verified): Promise<boolean> {
  const { query } = kernel.database;
  return caller.sessionId === null || caller.grantId === undefined
    ? isKeyAlive(query, caller.workspaceId, caller.id)
    : isSessionAlive(
        query,
        { ...caller, sessionId: caller.sessionId, grantId: caller.grantId },
        new Date(kernel.clock.now()),
      );
}
