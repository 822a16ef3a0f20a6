import { audit } from "../../kernel/audit.ts";
import { sendMail } from "../../kernel/mail.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { confirmPassword } from "./confirm-password.ts";
import { exceptOwn, revokeSessions } from "./end-sessions.ts";
import { passwordChangedText } from "./mail-texts.ts";
import { hashPassword } from "./passwords.ts";
import * as store from "./store.ts";

/** Replaces the password after the present one was given, and ends the other sessions. */
export async function changePassword(
  context: Context,
  input: { password: string; newPassword: string },
): Promise<void> {
  const { kernel, caller } = context;
  const account = await confirmPassword(context, input.password);
  const passwordHash = await hashPassword(input.newPassword, account, "/body/newPassword");
  await context.commit(async (tx) => {
    await store.writePasswordHash(tx, account.id, passwordHash);
    await store.deleteMailedTokens(tx, account.id, "reset-password");
    const ended = await store.deleteSessions(tx, account.id, exceptOwn(caller));
    await revokeSessions(context, tx, caller, caller.workspaceId, ended);
    await audit(tx, {
      workspaceId: caller.workspaceId,
      caller,
      action: "account.password-changed",
      targetId: account.id,
      clientAddress: context.clientAddress,
    });
    sendMail(kernel, tx, { to: account.email, ...passwordChangedText(kernel) });
  });
}
