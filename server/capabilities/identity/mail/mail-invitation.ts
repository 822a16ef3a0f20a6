import type { Kernel } from "../../../kernel/kernel.ts";
import type { PageLanguage } from "../../../kernel/pages/page-language.ts";
import { sendMail } from "../../../kernel/send-mail.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { mailTexts } from "./mail-texts.ts";

/**
 * Mails the link of an invitation, to an address that need not have an account. False when the
 * address had its invitations of this hour, from all workspaces together.
 */
export function mailInvitation(
  kernel: Kernel,
  tx: Transaction,
  invitation: { email: string; token: string; inviter: string | null; language: PageLanguage },
): Promise<boolean> {
  const text = mailTexts.invitation(kernel, invitation.token, invitation.inviter, invitation.language);
  return sendMail(kernel, tx, "invitation", { to: invitation.email, ...text });
}
