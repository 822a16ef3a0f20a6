import type { Kernel } from "../../../kernel/kernel.ts";
import { type PageLanguage, pageLanguage } from "../../../kernel/pages/page-language.ts";
import { type MailPurpose, sendMail } from "../../../kernel/send-mail.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { findOperator } from "../operators/store.ts";
import { isUnverified } from "../workspaces/is-unverified.ts";
import { type Account, findAccount, findOwners } from "../workspaces/store.ts";
import { mailTexts, type SecurityNotice, type WriteMail } from "./mail-texts.ts";

type NoticePurpose = Extract<MailPurpose, "security" | "notice">;
type Reader = Pick<Account, "email" | "status" | "language">;

/**
 * Tells the owner of an account what happened. An unverified address gets nothing, because it may
 * be a stranger's. Of many notices within an hour only the first ones are sent; what happens in a
 * workspace cannot spend the budget of what concerns the account's security.
 */
async function mailNotice(
  kernel: Kernel,
  tx: Transaction,
  account: Reader,
  purpose: NoticePurpose,
  write: WriteMail,
): Promise<"sent" | "unverified" | "spent"> {
  if (isUnverified(kernel, account)) return "unverified";
  const mail = { to: account.email, ...write(pageLanguage(account.language)) };
  return (await sendMail(kernel, tx, purpose, mail)) ? "sent" : "spent";
}

/** Tells the owner of an account what concerns its security, under the rules of `mailNotice`. */
export async function mailSecurityNotice(
  kernel: Kernel,
  tx: Transaction,
  account: Reader,
  notice: SecurityNotice,
): Promise<void> {
  await mailNotice(kernel, tx, account, "security", (language) => mailTexts.notice(kernel, notice, language));
}

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

/**
 * Tells the owners of the workspace what happened in it, under the rules of `mailNotice`. What
 * concerns the security of the workspace has the budget of `security`. False when nobody was told,
 * because the owners have had their mails of this hour.
 */
export async function mailOwners(
  kernel: Kernel,
  tx: Transaction,
  workspaceId: string,
  write: WriteMail,
  purpose: NoticePurpose = "notice",
): Promise<boolean> {
  const outcomes = new Set<string>();
  for (const owner of await findOwners(tx, workspaceId))
    outcomes.add(await mailNotice(kernel, tx, owner, purpose, write));
  return outcomes.has("sent") || !outcomes.has("spent");
}

/** Tells the operator of the installation, unless the operator is an owner of the workspace, who is told anyway. */
export async function mailOperator(
  kernel: Kernel,
  tx: Transaction,
  workspaceId: string,
  write: WriteMail,
): Promise<void> {
  const operator = await findOperator(tx);
  const owners = await findOwners(tx, workspaceId);
  if (operator === undefined || owners.some(({ id }) => id === operator.accountId)) return;
  const account = await findAccount(tx, operator.accountId);
  if (account !== undefined) await mailNotice(kernel, tx, account, "notice", write);
}
