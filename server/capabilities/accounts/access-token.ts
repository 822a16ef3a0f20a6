import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from "jose";
import type { Kernel } from "../../kernel/kernel.ts";
import type { Scope } from "../../kernel/scopes.ts";
import { SignInSessionId, UserId, WorkspaceId } from "./ids.ts";
import { type SigningKeys, tokenLifetimeMs } from "./signing-keys.ts";

export type AccessGrant = { accountId: string; workspaceId: string; sessionId: string; scopes: readonly Scope[] };

/** Nodes may be reached at different addresses; what tells installations apart is their keys. */
const issuer = "parley";

export const accessTokenSeconds = tokenLifetimeMs / 1000;

/** A JWT that any node verifies without asking the database. */
export async function mintAccessToken(kernel: Kernel, keys: SigningKeys, grant: AccessGrant): Promise<string> {
  const { id, privateKey } = await keys.current();
  const nowSeconds = Math.floor(kernel.clock.now() / 1000);
  return new SignJWT({
    ws: WorkspaceId.format(grant.workspaceId),
    sid: SignInSessionId.format(grant.sessionId),
    scope: grant.scopes.join(" "),
  })
    .setProtectedHeader({ alg: "EdDSA", kid: id, typ: "JWT" })
    .setSubject(UserId.format(grant.accountId))
    .setIssuer(issuer)
    .setAudience(issuer)
    .setIssuedAt(nowSeconds)
    .setExpirationTime(nowSeconds + accessTokenSeconds)
    .sign(privateKey);
}

/** Undefined for whatever is not a token of ours that still holds. Does not know of revocations. */
export async function readAccessToken(
  kernel: Kernel,
  keys: SigningKeys,
  token: string,
): Promise<(AccessGrant & { expiresAtMs: number }) | undefined> {
  try {
    const { kid } = decodeProtectedHeader(token);
    const key = kid === undefined ? undefined : await keys.find(kid);
    if (key === undefined) return undefined;
    const { payload } = await jwtVerify(token, key.verifier, {
      issuer,
      audience: issuer,
      algorithms: ["EdDSA"],
      requiredClaims: ["sub", "exp"],
      currentDate: new Date(kernel.clock.now()),
    });
    const accountId = UserId.parse(String(payload.sub));
    const workspaceId = WorkspaceId.parse(String(payload.ws));
    const sessionId = SignInSessionId.parse(String(payload.sid));
    if (accountId === undefined || workspaceId === undefined || sessionId === undefined) return undefined;
    const granted = new Set(String(payload.scope ?? "").split(" "));
    return {
      accountId,
      workspaceId,
      sessionId,
      scopes: kernel.scopes.map(({ name }) => name).filter((scope) => granted.has(scope)),
      expiresAtMs: payload.exp! * 1000,
    };
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) return undefined;
    throw error;
  }
}
