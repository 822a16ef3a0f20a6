import { decodeProtectedHeader, errors, jwtVerify } from "jose";
import type { Caller } from "../../../kernel/caller.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { isRevokedInDatabase } from "../../../kernel/nodes/revocations.ts";
import { sha256 } from "../../../kernel/secrets.ts";
import type { Queryable } from "../../../kernel/storage/database.ts";
import { toUuidText } from "../../../kernel/storage/uuid.ts";
import { findMember, signingKeysOf, UserId, type Verified, WorkspaceId } from "../../identity/index.ts";
import { isAppAlive } from "../apps/store.ts";
import { audiences, issuerOf } from "../audiences.ts";
import { findGrantOfEdition } from "../grants/store.ts";
import { AppId, readClientId } from "../ids.ts";
import { isTrustAlive } from "../trusts/store.ts";

/** The access tokens of apps have this type, which no other token of the installation has (RFC 9068). */
const type = "at+jwt";

/** Access tokens of apps: each says what its bearer may do, so that no call needs a query. */
export const appToken = {
  is(text: string): boolean {
    try {
      return decodeProtectedHeader(text).typ === type;
    } catch {
      return false;
    }
  },

  /**
   * Gives undefined when the text is no token of an app, has expired, or was revoked by itself. Does not check
   * whether what it rests on goes on. `edition` is revoked when the token alone is.
   */
  async verify(kernel: Kernel, text: string): Promise<(Verified & { edition: string }) | undefined> {
    try {
      const { kid } = decodeProtectedHeader(text);
      const key = kid === undefined ? undefined : await signingKeysOf(kernel).find(kid);
      if (key === undefined) return undefined;
      const { payload } = await jwtVerify(text, key.verifier, {
        issuer: issuerOf(kernel),
        typ: type,
        algorithms: ["EdDSA"],
        requiredClaims: ["sub", "aud", "exp", "jti", "client_id", "workspace"],
      });
      const edition = toUuidText(sha256(`app-token:${payload.jti}`).subarray(0, 16));
      if (kernel.revocations.has(edition)) return undefined;
      const caller = callerOf(kernel, payload);
      const expiresAtMs = payload.exp! * 1000;
      return caller && { caller: { ...caller, expiresAtMs }, edition, expiresAtMs, rememberUntilMs: expiresAtMs };
    } catch (error) {
      if (error instanceof errors.JOSEError || error instanceof TypeError) return undefined;
      throw error;
    }
  },

  /** Asks the database whether the token was revoked, and whether what it rests on goes on. */
  async isAlive(db: Queryable, caller: Caller, edition: string): Promise<boolean> {
    const { kind, sessionId, grantId = "", appId = "" } = caller;
    if (await isRevokedInDatabase(db, edition)) return false;
    if (kind !== "member" && sessionId !== null) return isTrustAlive(db, sessionId, grantId);
    return sessionId === null ? isAppAlive(db, appId, grantId) : isGrantAlive(db, sessionId, grantId);
  },
};

async function isGrantAlive(db: Queryable, edition: string, membershipId: string): Promise<boolean> {
  const grant = await findGrantOfEdition(db, edition);
  const member = grant && (await findMember(db, grant.workspaceId, grant.accountId));
  return member?.grantId === membershipId;
}

function callerOf(kernel: Kernel, payload: Record<string, unknown>): Caller | undefined {
  const workspaceId = WorkspaceId.parse(String(payload.workspace));
  const appId = readClientId(String(payload.client_id));
  const audience = audiences.read(kernel, payload.aud);
  const { edition, membership } = payload;
  if (workspaceId === undefined || appId === undefined || audience === undefined || typeof edition !== "string")
    return undefined;
  const granted = new Set(String(payload.scope ?? "").split(" "));
  const shared = {
    workspaceId,
    appId,
    audience,
    scopes: new Set(kernel.scopes.map(({ name }) => name).filter((scope) => granted.has(scope))),
    isOperator: false,
    allowedOrigins: null,
  };
  if (payload.grant === undefined) {
    if (payload.sub !== payload.client_id) return undefined;
    const machine = { ...shared, kind: "secret-key", id: appId, databaseRules: null, allowsBrowser: false } as const;
    // An app by itself is a server of its workspace. What it may do ends with the app.
    if (AppId.parse(String(payload.client_id)) !== undefined)
      return { ...machine, actsAs: "app", sessionId: null, grantId: edition };
    // The machine of a platform: its rights end with the trust, and with its owner's.
    return typeof membership === "string"
      ? { ...machine, actsAs: "trust", sessionId: edition, grantId: membership }
      : undefined;
  }
  const id = UserId.parse(String(payload.sub));
  if (id === undefined || typeof membership !== "string") return undefined;
  return { ...shared, kind: "member", id, sessionId: edition, grantId: membership };
}
