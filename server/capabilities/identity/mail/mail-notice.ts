import type { Kernel } from "../../../kernel/kernel.ts";
import { pageLanguage } from "../../../kernel/pages/page-language.ts";
import { type MailPurpose, sendMail } from "../../../kernel/send-mail.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { isUnverified } from "../workspaces/is-unverified.ts";
import type { Account } from "../workspaces/store.ts";
import { mailTexts, type SecurityNotice, type WriteMail } from "./mail-texts.ts";

type Reader = Pick<Account, "email" | "status" | "language">;

/**
 * Tells the owner of an account what happened. An unverified address gets nothing, because it may
 * be a stranger's. Of many notices within an hour only the first ones are sent; what happens in a
 * workspace cannot spend the budget of what concerns the account's security.
 */
export async function mailNotice(
  kernel: Kernel,
  tx: Transaction,
  account: Reader,
  purpose: Extract<MailPurpose, "security" | "notice">,
  write: WriteMail,
): Promise<void> {
  if (isUnverified(kernel, account)) return;
  await sendMail(kernel, tx, purpose, { to: account.email, ...write(pageLanguage(account.language)) });
}

/** Tells the owner of an account what concerns its security, under the rules of `mailNotice`. */
export function mailSecurityNotice(
  kernel: Kernel,
  tx: Transaction,
  account: Reader,
  notice: SecurityNotice,
): Promise<void> {
  return mailNotice(kernel, tx, account, "security", (language) => mailTexts.notice(kernel, notice, language));
}
