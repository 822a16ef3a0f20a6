import type { Caller } from "../../../kernel/caller.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { findOperatorOf } from "../operators/store.ts";
import { isUnverified } from "../workspaces/is-unverified.ts";
import { findStanding } from "../workspaces/store.ts";
import { readAccessToken } from "./access-token.ts";
import { signingKeysOf } from "./signing-keys.ts";

/**
 * Describes a credential that was verified. After `rememberUntilMs` it is verified again, so that
 * revocations need not be remembered for ever.
 */
export type Verified = { caller: Caller; expiresAtMs: number; rememberUntilMs: number };

/**
 * Verifies a member's access token. Undefined when it is no token of this installation, has
 * expired, or when its grant has ended. Does not check revocations.
 */
export async function verifyToken(kernel: Kernel, text: string): Promise<Verified | undefined> {
  const token = await readAccessToken(kernel, signingKeysOf(kernel), text);
  if (token === undefined) return undefined;
  const standing = await findStanding(kernel.database.query, token);
  if (standing === undefined) return undefined;
  const isStillUnverified = isUnverified(kernel, standing);
  return {
    caller: {
      kind: "member",
      id: token.accountId,
      workspaceId: token.workspaceId,
      scopes: new Set(token.scopes),
      sessionId: token.sessionId,
      grantId: token.grantId,
      isOperator: (await findOperatorOf(kernel.database.query, token.accountId)) !== undefined,
      isOwner: standing.isOwner,
      allowedOrigins: null,
      ...(isStillUnverified ? { isUnverified: true } : {}),
      ...(standing.lacksSecondFactor ? { needsSecondFactor: true } : {}),
      expiresAtMs: token.expiresAtMs,
    },
    expiresAtMs: token.expiresAtMs,
    // A member who still has to prove something is looked up again with every call, so that every
    // node knows at once that it was proved.
    rememberUntilMs: isStillUnverified || standing.lacksSecondFactor ? Number.NEGATIVE_INFINITY : token.expiresAtMs,
  };
}
