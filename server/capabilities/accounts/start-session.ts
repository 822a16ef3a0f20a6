import type { Caller } from "../../kernel/caller.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { Scope } from "../../kernel/scopes.ts";
import { randomToken, sha256 } from "../../kernel/secrets.ts";
import type { Transaction } from "../../kernel/storage/database.ts";
import { newUuid } from "../../kernel/storage/id.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { accessTokenSeconds, mintAccessToken } from "./access-token.ts";
import { UserId, WorkspaceId } from "./ids.ts";
import type { Access, SignedIn, User, Workspace } from "./schema.ts";
import { stateOf } from "./state.ts";
import { type Account, insertRefreshToken, insertSession, type Membership } from "./store.ts";

/** A session ends when it is not refreshed for so long. */
export const sessionLifetimeMs = 30 * 86_400_000;

/** Begins a session for someone whose identity is proven. */
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
  return {
    answer: await giveTokens(kernel, tx, account, membership, sessionId),
    caller: callerOf(kernel, account, membership, sessionId),
  };
}

/** The next refresh token of the session, with an access token. */
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

export async function giveAccess(
  kernel: Kernel,
  account: Account,
  membership: Membership,
  sessionId: string,
): Promise<Access> {
  const accessToken = await mintAccessToken(kernel, stateOf(kernel).signingKeys, {
    accountId: account.id,
    workspaceId: membership.workspaceId,
    sessionId,
    scopes: scopesOfRole(kernel, membership.role),
  });
  return {
    user: showUser(account),
    workspace: showWorkspace(membership),
    accessToken,
    tokenType: "Bearer",
    expiresIn: accessTokenSeconds,
  };
}

export function showUser(account: Account): User {
  return {
    id: UserId.format(account.id),
    email: account.email,
    name: account.name,
    emailVerified: account.status === "active",
  };
}

export function showWorkspace(membership: Membership): Workspace {
  return { id: WorkspaceId.format(membership.workspaceId), name: membership.workspaceName, role: membership.role };
}

/** What a member may do in the workspace. */
function scopesOfRole(kernel: Kernel, role: Membership["role"]): Scope[] {
  switch (role) {
    case "owner":
      return kernel.scopes.map(({ name }) => name);
  }
}

/** Who acts, for the audit log, before there is a credential. */
function callerOf(kernel: Kernel, account: Account, membership: Membership, sessionId: string): Caller {
  return {
    kind: "member",
    id: account.id,
    workspaceId: membership.workspaceId,
    scopes: new Set(scopesOfRole(kernel, membership.role)),
    sessionId,
    isOperator: false,
    allowedOrigins: null,
  };
}
