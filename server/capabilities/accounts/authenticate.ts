import type { Authenticate, Caller } from "../../kernel/caller.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { sha256 } from "../../kernel/secrets.ts";
import { Cache } from "../../kernel/storage/cache.ts";
import { readAccessToken } from "./access-token.ts";
import { keyScopes } from "./key-scopes.ts";
import { isKeyText } from "./key-text.ts";
import { stateOf } from "./state.ts";
import { findKeyByHash, isKeyAlive, isSessionAlive } from "./store.ts";

/**
 * `subject` is the UUID that a revocation names: the session or the key. `rememberUntilMs`: after it the credential is
 * verified anew, so that revocations need not be remembered for ever.
 */
type Verified = { caller: Caller; subject: string; expiresAtMs: number; rememberUntilMs: number };

const maxRemembered = 20_000;
const maxRefusedRemembered = 1_000;
const rememberedForMs = 10 * 60_000;
/** A key that was refused is refused without a query for so long. */
const refusedForMs = 2_000;

/**
 * Verifies access tokens and keys. What was verified is remembered until it expires or is revoked: in memory only, and by
 * its own text, as hashing it for every call was a tenth of what a call costs.
 */
export function createAuthenticate(kernel: Kernel): Authenticate {
  const remembered = new Cache<string, Verified>(maxRemembered);
  const refused = new Cache<string, number>(maxRefusedRemembered);

  return (credential) => {
    const known = remembered.get(credential);
    // Nearly every call ends here, so it is not made to wait a turn of the event loop.
    if (known !== undefined && known.rememberUntilMs > kernel.clock.now() && kernel.revocations.isFresh()) {
      return callerOf(known, credential);
    }
    return verifyAnew(credential);
  };

  function callerOf(verified: Verified, credential: string): Caller | undefined {
    if (verified.expiresAtMs <= kernel.clock.now() || kernel.revocations.has(verified.subject)) {
      remembered.delete(credential);
      return undefined;
    }
    if (verified.caller.kind !== "member") stateOf(kernel).lastUses.note(verified.caller.id);
    return verified.caller;
  }

  async function verifyAnew(credential: string): Promise<Caller | undefined> {
    const verified = await verify(credential);
    if (verified === undefined) return undefined;
    if (!kernel.revocations.isFresh() && !(await isAlive(kernel, verified))) {
      remembered.delete(credential);
      return undefined;
    }
    remembered.set(credential, verified);
    return callerOf(verified, credential);
  }

  async function verify(credential: string): Promise<Verified | undefined> {
    if (!credential.startsWith("parley_")) return verifyToken(kernel, credential);
    if (!isKeyText(credential) || (refused.get(credential) ?? 0) > kernel.clock.now()) return undefined;
    const verified = await verifyKey(kernel, sha256(credential));
    if (verified === undefined) refused.set(credential, kernel.clock.now() + refusedForMs);
    return verified;
  }
}

async function verifyToken(kernel: Kernel, token: string): Promise<Verified | undefined> {
  const { signingKeys, operator } = stateOf(kernel);
  const grant = await readAccessToken(kernel, signingKeys, token);
  if (grant === undefined) return undefined;
  return {
    caller: {
      kind: "member",
      id: grant.accountId,
      workspaceId: grant.workspaceId,
      scopes: new Set(grant.scopes),
      sessionId: grant.sessionId,
      isOperator: (await operator())?.accountId === grant.accountId,
      allowedOrigins: null,
    },
    subject: grant.sessionId,
    expiresAtMs: grant.expiresAtMs,
    rememberUntilMs: grant.expiresAtMs,
  };
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
      isOperator: isSecret && (await stateOf(kernel).operator())?.workspaceId === key.workspaceId,
      allowedOrigins: key.allowedOrigins,
      requiresIdentity: key.requireIdentity,
    },
    subject: key.id,
    expiresAtMs: key.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY,
    rememberUntilMs: kernel.clock.now() + rememberedForMs,
  };
}

/** What the cache cannot know while the newest revocations could not be read. */
function isAlive(kernel: Kernel, { caller, subject }: Verified): Promise<boolean> {
  const { query } = kernel.database;
  return caller.kind === "member"
    ? isSessionAlive(query, subject, new Date(kernel.clock.now()))
    : isKeyAlive(query, caller.workspaceId, subject);
}
