import { audit } from "../../../kernel/audit.ts";
import { emit } from "../../../kernel/log/event.ts";
import { revoke } from "../../../kernel/nodes/revocations.ts";
import { sha256 } from "../../../kernel/secrets.ts";
import { sendMail } from "../../../kernel/send-mail.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { apiKeyRevoked } from "../events.ts";
import { ApiKeyId } from "../ids.ts";
import { deleteKeysOfWorkspaces } from "../keys/store.ts";
import { mailTexts } from "../mail/mail-texts.ts";
import { oldLink } from "../mail/old-link.ts";
import { deleteMailedToken, deleteMailedTokens, findAccountOfMailedToken } from "../mail/store.ts";
import { revokeSessions } from "../sessions/revoke-sessions.ts";
import { deleteSessions } from "../sessions/store.ts";
import {
  activateAccount,
  findMemberships,
  findWorkspacesWithoutOthers,
  writePasswordHash,
} from "../workspaces/store.ts";
import { forgetPasswordAttempts } from "./count-password-attempt.ts";
import { hashPassword } from "./hash-password.ts";

/**
 * Sets a new password with a token from a mail, and ends all sessions. Throws invalid-link or
 * weak-password.
 */
export async function resetPassword(context: Context, input: { token: string; password: string }): Promise<void> {
  const { kernel } = context;
  const tokenHash = sha256(input.token);
  const wanted = { tokenHash, purpose: "reset-password", now: new Date(kernel.clock.now()) } as const;
  const found = await findAccountOfMailedToken(kernel.database.query, wanted);
  if (found === undefined) throw oldLink();
  const passwordHash = await hashPassword(input.password, found);
  await context.commit(async (tx) => {
    const account = await findAccountOfMailedToken(tx, wanted);
    if (account === undefined || !(await deleteMailedToken(tx, tokenHash))) throw oldLink();
    await writePasswordHash(tx, account.id, passwordHash);
    await deleteMailedTokens(tx, account.id, "reset-password");
    const [membership] = await findMemberships(tx, account.id);
    if (membership === undefined) throw new Error("An account has no workspace.");
    const ended = await deleteSessions(tx, account.id);
    await revokeSessions(context, tx, null, membership.workspaceId, ended);
    if (account.status === "unverified") await activateForOwner(tx, account.id);
    await audit(tx, {
      workspaceId: membership.workspaceId,
      caller: null,
      action: "account.password-reset",
      targetId: account.id,
      clientAddress: context.clientAddress,
    });
    sendMail(kernel, tx, { to: account.email, ...mailTexts.passwordChanged(kernel) });
  });
  await forgetPasswordAttempts(kernel, found.email);
}

/**
 * Activates an account whose address was not confirmed before. Until now, somebody else may have
 * made the account with the owner's address and API keys with it, so these keys are deleted.
 */
async function activateForOwner(tx: Transaction, accountId: string): Promise<void> {
  await activateAccount(tx, accountId);
  const keys = await deleteKeysOfWorkspaces(tx, await findWorkspacesWithoutOthers(tx, accountId));
  await revoke(
    tx,
    keys.map((key) => key.id),
  );
  for (const { id, workspaceId } of keys) {
    await audit(tx, { workspaceId, caller: null, action: "api-key.revoked", targetId: id });
    emit(tx, apiKeyRevoked, { workspaceId, data: { keyId: ApiKeyId.format(id) } });
  }
}
