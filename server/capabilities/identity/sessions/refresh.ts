import { hkdfSync } from "node:crypto";
import { audit } from "../../../kernel/audit.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { revoke } from "../../../kernel/nodes/revocations.ts";
import { Problem } from "../../../kernel/problem.ts";
import { decryptWith, encryptWith, sha256 } from "../../../kernel/secrets.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { mailSecurityNotice } from "../mail/mail-notice.ts";
import { invalidRefreshToken } from "../problems.ts";
import * as accounts from "../workspaces/store.ts";
import type { SignedIn } from "./schema.ts";
import { giveTokens, sessionLifetimeMs } from "./start-session.ts";
import * as store from "./store.ts";

/**
 * A client that lost the answer may repeat the request for this long. A later use of the same token
 * means a copy.
 */
export const refreshGraceMs = 20_000;

/**
 * Exchanges a refresh token for the next one. Within the grace period, and until the next one is
 * used, the same token gives the same answer. A later use ends the session: two parties hold the
 * token, and the server cannot know which of them is the owner.
 */
export async function refresh(context: Context, { refreshToken }: { refreshToken: string }): Promise<SignedIn> {
  const answer = await context.commit((tx) => exchange(context, tx, refreshToken));
  if (answer !== undefined) return answer;
  throw new Problem(invalidRefreshToken, "Your session has ended. Sign in again.");
}

async function exchange(context: Context, tx: Transaction, refreshToken: string): Promise<SignedIn | undefined> {
  const { kernel } = context;
  const nowMs = kernel.clock.now();
  const tokenHash = sha256(refreshToken);
  const session = await store.lockSessionOfToken(tx, tokenHash);
  if (session === undefined || session.expiresAt.getTime() <= nowMs) return undefined;
  const account = await accounts.findAccount(tx, session.accountId);
  const token = await store.findRefreshToken(tx, tokenHash);
  if (token === undefined || account === undefined || account.status === "disabled") return undefined;
  if (token.usedAt !== null) {
    if (nowMs - token.usedAt.getTime() <= refreshGraceMs && token.sealedAnswer !== null) {
      const answer = decryptAnswer(kernel, refreshToken, session.id, token.sealedAnswer);
      // The client that used the next token has this answer, so a client that asks for it again is
      // another.
      const next = await store.findRefreshToken(tx, sha256(answer.refreshToken));
      if (next?.usedAt === null) return answer;
    }
    await endStolenSession(context, tx, session, account);
    return undefined;
  }
  const memberships = await accounts.findMemberships(tx, account.id);
  const membership = memberships.find(({ workspaceId }) => workspaceId === session.workspaceId) ?? memberships[0];
  if (membership === undefined) return undefined;
  const now = new Date(nowMs);
  const answer = await giveTokens(kernel, tx, account, membership, session.id);
  const sealedAnswer = encryptAnswer(kernel, refreshToken, session.id, answer);
  await store.markRefreshTokenUsed(tx, tokenHash, { now, sealedAnswer });
  await store.prolongSession(tx, session.id, {
    workspaceId: membership.workspaceId,
    now,
    expiresAt: new Date(nowMs + sessionLifetimeMs),
  });
  return answer;
}

const purpose = "refresh-answer";

/**
 * Encrypts with PARLEY_SECRET and with a key made from the refresh token: the database and
 * PARLEY_SECRET together do not open the answer without the token, nor does the token without
 * PARLEY_SECRET.
 */
function encryptAnswer(kernel: Kernel, refreshToken: string, sessionId: string, answer: SignedIn): Buffer {
  const inner = encryptWith(keyFrom(refreshToken), JSON.stringify(answer), sessionId);
  return kernel.secrets.encrypt(purpose, inner.toString("base64"), sessionId);
}

function decryptAnswer(kernel: Kernel, refreshToken: string, sessionId: string, sealed: Buffer): SignedIn {
  const inner = Buffer.from(kernel.secrets.decrypt(purpose, sealed, sessionId), "base64");
  return JSON.parse(decryptWith(keyFrom(refreshToken), inner, sessionId)) as SignedIn;
}

function keyFrom(refreshToken: string): Buffer {
  return Buffer.from(hkdfSync("sha256", refreshToken, "", purpose, 32));
}

async function endStolenSession(
  context: Context,
  tx: Transaction,
  session: store.StoredSession,
  account: accounts.Account,
): Promise<void> {
  await store.deleteSessions(tx, account.id, { only: session.id });
  await revoke(tx, [session.id]);
  await audit(tx, {
    workspaceId: session.workspaceId,
    caller: null,
    action: "session.reuse-detected",
    targetId: session.id,
    clientAddress: context.clientAddress,
  });
  await mailSecurityNotice(context.kernel, tx, account, "sessionStolen");
}
