import { audit } from "../../../kernel/audit.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { mailSecurityNotice } from "../mail/mail-notice.ts";
import { deleteMailedTokens } from "../mail/store.ts";
import { deletePendingSignIns } from "../second-factor/store.ts";
import { exceptOwn, revokeSessions } from "../sessions/revoke-sessions.ts";
import { deleteSessions } from "../sessions/store.ts";
import { writePasswordHash } from "../workspaces/store.ts";
import { confirmPassword } from "./confirm-password.ts";
import { hashPassword } from "./hash-password.ts";

/**
 * Replaces the password and ends the other sessions. Throws wrong-password, weak-password or
 * rate-limited.
 */
export async function changePassword(
  context: Context,
  input: { password: string; newPassword: string },
): Promise<void> {
  const { kernel, caller } = context;
  const account = await confirmPassword(context, input.password);
  const passwordHash = await hashPassword(input.newPassword, account, "/body/newPassword");
  await context.commit(async (tx) => {
    await writePasswordHash(tx, account.id, passwordHash);
    await deleteMailedTokens(tx, account.id, "reset-password");
    await deletePendingSignIns(tx, account.id);
    const ended = await deleteSessions(tx, account.id, exceptOwn(caller));
    await revokeSessions(context, tx, caller, caller.workspaceId, ended);
    await audit(tx, {
      workspaceId: caller.workspaceId,
      caller,
      action: "account.password-changed",
      targetId: account.id,
      clientAddress: context.clientAddress,
    });
    await mailSecurityNotice(kernel, tx, account, "passwordChanged");
  });
}
