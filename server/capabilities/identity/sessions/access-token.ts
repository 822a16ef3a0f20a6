import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from "jose";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { Scope } from "../../../kernel/scope.ts";
import { SignInSessionId, UserId, WorkspaceId } from "../ids.ts";
import type { SigningKeys } from "./signing-keys.ts";

/** Access tokens live this long. */
export const accessTokenLifetimeMs = 15 * 60_000;

/** Names what an access token says about its bearer. */
type AccessToken = {
  accountId: string;
  workspaceId: string;
  sessionId: string;
  /** Names what the scopes rest on: the token ends with this grant. */
  grantId: string;
  scopes: readonly Scope[];
};

/**
 * Is the same for every installation, because nodes may have several addresses. The signing keys
 * tell installations apart.
 */
const issuer = "parley";

/** Signs a JWT that any node verifies without asking the database. */
export async function mintAccessToken(kernel: Kernel, keys: SigningKeys, content: AccessToken): Promise<string> {
  const { id, privateKey } = await keys.current();
  const nowSeconds = Math.floor(kernel.clock.now() / 1000);
  return new SignJWT({
    ws: WorkspaceId.format(content.workspaceId),
    sid: SignInSessionId.format(content.sessionId),
    grant: content.grantId,
    scope: content.scopes.join(" "),
  })
    .setProtectedHeader({ alg: "EdDSA", kid: id, typ: "JWT" })
    .setSubject(UserId.format(content.accountId))
    .setIssuer(issuer)
    .setAudience(issuer)
    .setIssuedAt(nowSeconds)
    .setExpirationTime(nowSeconds + accessTokenLifetimeMs / 1000)
    .sign(privateKey);
}

/**
 * Returns undefined for a text that is not an access token of this installation, and for one that
 * has expired. Does not check revocations.
 */
export async function readAccessToken(
  kernel: Kernel,
  keys: SigningKeys,
  token: string,
): Promise<(AccessToken & { expiresAtMs: number }) | undefined> {
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
    const { grant: grantId } = payload;
    if (typeof grantId !== "string") return undefined;
    const granted = new Set(String(payload.scope ?? "").split(" "));
    return {
      accountId,
      workspaceId,
      sessionId,
      grantId,
      scopes: kernel.scopes.map(({ name }) => name).filter((scope) => granted.has(scope)),
      expiresAtMs: payload.exp! * 1000,
    };
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) return undefined;
    throw error;
  }
}
