import { hkdfSync } from "node:crypto";
import { audit } from "../../kernel/audit.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { sendMail } from "../../kernel/mail.ts";
import { revoke } from "../../kernel/nodes/revocations.ts";
import { Problem } from "../../kernel/problem.ts";
import { open, seal, sha256 } from "../../kernel/secrets.ts";
import type { Transaction } from "../../kernel/storage/database.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { reuseText } from "./mail-texts.ts";
import { invalidRefreshToken } from "./problems.ts";
import type { SignedIn } from "./schema.ts";
import { giveTokens, sessionLifetimeMs } from "./start-session.ts";
import * as store from "./store.ts";

/** A client that did not get the answer may ask again for so long. Beyond it, a used token tells of a copy. */
export const graceMs = 20_000;

/**
 * Exchanges a refresh token for the next one. Within the grace the same token gives the very same answer; later its
 * use ends the session, because either the owner or a thief holds a stale copy and nobody can say which.
 */
export async function refresh(context: Context, { refreshToken }: { refreshToken: string }): Promise<SignedIn> {
  const answer = await context.commit((tx) => exchange(context, tx, refreshToken));
  if (answer !== undefined) return answer;
  throw new Problem(invalidRefreshToken, "This sign-in has ended. Sign in again.");
}

async function exchange(context: Context, tx: Transaction, refreshToken: string): Promise<SignedIn | undefined> {
  const { kernel } = context;
  const nowMs = kernel.clock.now();
  const tokenHash = sha256(refreshToken);
  const session = await store.lockSessionOfToken(tx, tokenHash);
  if (session === undefined || session.expiresAt.getTime() <= nowMs) return undefined;
  const account = await store.findAccount(tx, session.accountId);
  const token = await store.findRefreshToken(tx, tokenHash);
  if (token === undefined || account === undefined || account.status === "disabled") return undefined;
  if (token.usedAt !== null) {
    if (nowMs - token.usedAt.getTime() <= graceMs && token.sealedAnswer !== null) {
      return openAnswer(kernel, refreshToken, session.id, token.sealedAnswer);
    }
    await endStolenSession(context, tx, session, account);
    return undefined;
  }
  const memberships = await store.findMemberships(tx, account.id);
  const membership = memberships.find(({ workspaceId }) => workspaceId === session.workspaceId) ?? memberships[0];
  if (membership === undefined) return undefined;
  const now = new Date(nowMs);
  const answer = await giveTokens(kernel, tx, account, membership, session.id);
  const sealedAnswer = sealAnswer(kernel, refreshToken, session.id, answer);
  await store.markRefreshTokenUsed(tx, tokenHash, { now, sealedAnswer });
  await store.prolongSession(tx, session.id, {
    workspaceId: membership.workspaceId,
    now,
    expiresAt: new Date(nowMs + sessionLifetimeMs),
  });
  return answer;
}

const purpose = "refresh-answer";

/** Sealed twice: whoever has the database and PARLEY_SECRET lacks the raw token, a thief of the token lacks the secret. */
function sealAnswer(kernel: Kernel, refreshToken: string, sessionId: string, answer: SignedIn): Buffer {
  const inner = seal(keyFrom(refreshToken), JSON.stringify(answer), sessionId);
  return kernel.secrets.encrypt(purpose, inner.toString("base64"), sessionId);
}

function openAnswer(kernel: Kernel, refreshToken: string, sessionId: string, sealed: Buffer): SignedIn {
  const inner = Buffer.from(kernel.secrets.decrypt(purpose, sealed, sessionId), "base64");
  return JSON.parse(open(keyFrom(refreshToken), inner, sessionId)) as SignedIn;
}

function keyFrom(refreshToken: string): Buffer {
  return Buffer.from(hkdfSync("sha256", refreshToken, "", purpose, 32));
}

async function endStolenSession(
  context: Context,
  tx: Transaction,
  session: store.StoredSession,
  account: store.Account,
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
  sendMail(context.kernel, tx, { to: account.email, ...reuseText(context.kernel) });
}
