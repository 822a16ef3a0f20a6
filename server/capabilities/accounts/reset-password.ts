import { audit } from "../../kernel/audit.ts";
import { emit } from "../../kernel/log/event.ts";
import { sendMail } from "../../kernel/mail.ts";
import { revoke } from "../../kernel/nodes/revocations.ts";
import { sha256 } from "../../kernel/secrets.ts";
import type { Transaction } from "../../kernel/storage/database.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { revokeSessions } from "./end-sessions.ts";
import { apiKeyRevoked } from "./events.ts";
import { ApiKeyId } from "./ids.ts";
import { passwordChangedText } from "./mail-texts.ts";
import { hashPassword } from "./passwords.ts";
import * as store from "./store.ts";
import { forgetPasswordAttempts } from "./throttle.ts";
import { oldLink } from "./verify-email.ts";

/** Sets a new password with a token from a mail, and ends all sessions. Throws invalid-link or weak-password. */
export async function resetPassword(context: Context, input: { token: string; password: string }): Promise<void> {
  const { kernel } = context;
  const tokenHash = sha256(input.token);
  const wanted = { tokenHash, purpose: "reset-password", now: new Date(kernel.clock.now()) } as const;
  const found = await store.findAccountOfMailedToken(kernel.database.query, wanted);
  if (found === undefined) throw oldLink();
  const passwordHash = await hashPassword(input.password, found);
  await context.commit(async (tx) => {
    const account = await store.findAccountOfMailedToken(tx, wanted);
    if (account === undefined || !(await store.deleteMailedToken(tx, tokenHash))) throw oldLink();
    await store.writePasswordHash(tx, account.id, passwordHash);
    await store.deleteMailedTokens(tx, account.id, "reset-password");
    const [membership] = await store.findMemberships(tx, account.id);
    if (membership === undefined) throw new Error("An account has no workspace.");
    const ended = await store.deleteSessions(tx, account.id);
    await revokeSessions(context, tx, null, membership.workspaceId, ended);
    if (account.status === "unverified") await takeOver(tx, account.id);
    await audit(tx, {
      workspaceId: membership.workspaceId,
      caller: null,
      action: "account.password-reset",
      targetId: account.id,
      clientAddress: context.clientAddress,
    });
    sendMail(kernel, tx, { to: account.email, ...passwordChangedText(kernel) });
  });
  await forgetPasswordAttempts(kernel, found.email);
}

/**
 * The first proof of who owns the address. Until now anyone may have made this account in the owner's name and kept
 * keys to it, so those end.
 */
async function takeOver(tx: Transaction, accountId: string): Promise<void> {
  await store.activateAccount(tx, accountId);
  const keys = await store.deleteKeysOf(tx, await store.findWorkspacesOfAlone(tx, accountId));
  await revoke(
    tx,
    keys.map((key) => key.id),
  );
  for (const { id, workspaceId } of keys) {
    await audit(tx, { workspaceId, caller: null, action: "api-key.revoked", targetId: id });
    emit(tx, apiKeyRevoked, { workspaceId, data: { keyId: ApiKeyId.format(id) } });
  }
}
