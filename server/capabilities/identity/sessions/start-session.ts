import type { Caller } from "../../../kernel/caller.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { randomToken, sha256 } from "../../../kernel/secrets.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { knownNetworks } from "../passwords/known-networks.ts";
import { roleScopes } from "../team/role-scopes.ts";
import { showUser, showWorkspace } from "../workspaces/show-user.ts";
import { type Account, type Membership, writeLanguage } from "../workspaces/store.ts";
import { accessTokenLifetimeMs, mintAccessToken } from "./access-token.ts";
import type { Access, SignedIn } from "./schema.ts";
import { signingKeysOf } from "./signing-keys.ts";
import { insertRefreshToken, insertSession } from "./store.ts";

/** A session ends when it was not refreshed for this long. */
export const sessionLifetimeMs = 30 * 86_400_000;

/** Starts a session for an account whose owner has just proved the identity. */
export async function startSession(
  context: Context,
  tx: Transaction,
  account: Account,
  membership: Membership,
): Promise<{ answer: SignedIn; caller: Caller }> {
  const { kernel } = context;
  const nowMs = kernel.clock.now();
  const sessionId = newUuid();
  await insertSession(tx, {
    id: sessionId,
    accountId: account.id,
    workspaceId: membership.workspaceId,
    userAgent: context.userAgent,
    clientAddress: context.clientAddress,
    now: new Date(nowMs),
    expiresAt: new Date(nowMs + sessionLifetimeMs),
  });
  const { wantedLanguage } = context;
  if (wantedLanguage !== null && wantedLanguage !== account.language)
    await writeLanguage(tx, account.id, wantedLanguage);
  await knownNetworks.add(context, tx, account);
  return {
    answer: await giveTokens(kernel, tx, account, membership, sessionId),
    caller: callerOf(kernel, account, membership, sessionId),
  };
}

/** Returns the next refresh token of the session, with an access token. */
export async function giveTokens(
  kernel: Kernel,
  tx: Transaction,
  account: Account,
  membership: Membership,
  sessionId: string,
): Promise<SignedIn> {
  const refreshToken = randomToken();
  await insertRefreshToken(tx, {
    tokenHash: sha256(refreshToken),
    sessionId,
    now: new Date(kernel.clock.now()),
  });
  return { ...(await giveAccess(kernel, account, membership, sessionId)), refreshToken };
}

/** Returns an access token for the workspace of the membership, as the answer of a sign-in shows it. */
export async function giveAccess(
  kernel: Kernel,
  account: Account,
  membership: Membership,
  sessionId: string,
): Promise<Access> {
  const accessToken = await mintAccessToken(kernel, signingKeysOf(kernel), {
    accountId: account.id,
    workspaceId: membership.workspaceId,
    sessionId,
    grantId: membership.grantId,
    scopes: roleScopes(kernel, membership.role),
  });
  return {
    user: showUser(account),
    workspace: showWorkspace(membership),
    accessToken,
    tokenType: "Bearer",
    expiresIn: accessTokenLifetimeMs / 1000,
  };
}

/** Returns the caller whom the audit log names: the request itself came without a credential. */
function callerOf(kernel: Kernel, account: Account, membership: Membership, sessionId: string): Caller {
  return {
    kind: "member",
    id: account.id,
    workspaceId: membership.workspaceId,
    scopes: new Set(roleScopes(kernel, membership.role)),
    sessionId,
    grantId: membership.grantId,
    isOperator: false,
    allowedOrigins: null,
  };
}
