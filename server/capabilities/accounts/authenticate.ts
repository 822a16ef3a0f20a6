import type { Authenticate, Caller } from "../../kernel/caller.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { sha256 } from "../../kernel/secrets.ts";
import { readAccessToken } from "./access-token.ts";
import { isKeyText } from "./key-text.ts";
import { RecentMap } from "./recent-map.ts";
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

/** Verifies access tokens and keys. What was verified is remembered by SHA-256 until it expires or is revoked. */
export function createAuthenticate(kernel: Kernel): Authenticate {
  const remembered = new RecentMap<string, Verified>(maxRemembered);
  const refused = new RecentMap<string, number>(maxRefusedRemembered);

  return async (credential) => {
    const hash = sha256(credential);
    const fingerprint = hash.toString("base64");
    const found = remembered.get(fingerprint);
    const known = found !== undefined && found.rememberUntilMs > kernel.clock.now() ? found : undefined;
    const verified = known ?? (await verify(credential, hash, fingerprint));
    if (verified === undefined) return undefined;
    const isOver = verified.expiresAtMs <= kernel.clock.now() || kernel.revocations.has(verified.subject);
    if (isOver || (!kernel.revocations.isFresh() && !(await isAlive(kernel, verified)))) {
      remembered.delete(fingerprint);
      return undefined;
    }
    if (known === undefined) remembered.set(fingerprint, verified);
    if (verified.caller.kind !== "member") stateOf(kernel).lastUses.note(verified.caller.id);
    return verified.caller;
  };

  async function verify(credential: string, hash: Buffer, fingerprint: string): Promise<Verified | undefined> {
    if (!credential.startsWith("parley_")) return verifyToken(kernel, credential);
    if (!isKeyText(credential) || (refused.get(fingerprint) ?? 0) > kernel.clock.now()) return undefined;
    const verified = await verifyKey(kernel, hash);
    if (verified === undefined) refused.set(fingerprint, kernel.clock.now() + refusedForMs);
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
      scopes: new Set(key.scopes),
      sessionId: null,
      isOperator: isSecret && (await stateOf(kernel).operator())?.workspaceId === key.workspaceId,
      allowedOrigins: key.allowedOrigins,
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
