import type { Kernel } from "../../../kernel/kernel.ts";
import { type MailPurpose, sendMail } from "../../../kernel/send-mail.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { isUnverified } from "../workspaces/is-unverified.ts";
import type { Account } from "../workspaces/store.ts";
import type { MailText } from "./mail-texts.ts";

/**
 * Tells the owner of an account what happened. An unverified address gets nothing, because it may
 * be a stranger's. Of many notices within an hour only the first ones are sent; what happens in a
 * workspace cannot spend the budget of what concerns the account's security.
 */
export async function mailNotice(
  kernel: Kernel,
  tx: Transaction,
  account: Pick<Account, "email" | "status">,
  purpose: Extract<MailPurpose, "security" | "notice">,
  text: MailText,
): Promise<void> {
  if (isUnverified(kernel, account)) return;
  await sendMail(kernel, tx, purpose, { to: account.email, ...text });
}
