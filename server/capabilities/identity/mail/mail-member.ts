import type { Kernel } from "../../../kernel/kernel.ts";
import { type PageLanguage, pageLanguage } from "../../../kernel/pages/page-language.ts";
import { type MailPurpose, sendMail } from "../../../kernel/send-mail.ts";
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import type { MailMessage } from "../../../providers/mail/mail.ts";
import { findMember } from "../team/store.ts";
import { isUnverified } from "../workspaces/is-unverified.ts";
import type { Account } from "../workspaces/store.ts";

/**
 * Mails one member what the member asked for, in the language of the account. An unverified address
 * gets nothing, because it may be a stranger's; and nobody gets more mails of the purpose than the
 * hour's: false when these are spent. `quotes`: the mail quotes this conversation and ends with it.
 */
export async function mailMember(
  kernel: Kernel,
  tx: Transaction,
  member: { workspaceId: string; accountId: string },
  write: (language: PageLanguage) => Omit<MailMessage, "to">,
  {
    purpose = "notice",
    quotes,
  }: {
    purpose?: Extract<MailPurpose, "notice" | "failure" | "approval" | "gathered">;
    quotes?: string | undefined;
  } = {},
): Promise<boolean> {
  const account = await findMember(tx, member.workspaceId, member.accountId);
  if (account === undefined || !isReachable(kernel, account)) return true;
  const mail = { to: account.email, ...write(pageLanguage(account.language)) };
  const of = quotes === undefined ? {} : { workspaceId: member.workspaceId, conversationId: quotes };
  return sendMail(kernel, tx, purpose, mail, of);
}

/** Tells whether the member's address is proved, and the account in use. */
export async function canBeMailed(
  kernel: Kernel,
  db: Queryable,
  member: { workspaceId: string; accountId: string },
): Promise<boolean> {
  const account = await findMember(db, member.workspaceId, member.accountId);
  return account !== undefined && isReachable(kernel, account);
}

function isReachable(kernel: Kernel, account: { status: Account["status"] }): boolean {
  return account.status !== "disabled" && !isUnverified(kernel, account);
}
