import type { Kernel } from "../../../kernel/kernel.ts";
import { pageLanguage } from "../../../kernel/pages/page-language.ts";
import { randomToken, sha256 } from "../../../kernel/secrets.ts";
import { sendMail } from "../../../kernel/send-mail.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { findOperatorOf } from "../operators/store.ts";
import { isUnverified } from "../workspaces/is-unverified.ts";
import type { Account } from "../workspaces/store.ts";
import { linkTo, mailTexts } from "./mail-texts.ts";
import { insertMailedToken, type MailedPurpose } from "./store.ts";

const lifetimeMs: Record<MailedPurpose, number> = { "verify-email": 3 * 86_400_000, "reset-password": 3_600_000 };

/**
 * Mails a link with a token. Whoever brings the token back can read this mailbox. An unverified
 * address gets no other link than the one that verifies it, whose page also sets a password. False
 * when too many links were mailed to the address: then nothing is sent.
 */
export async function mailToken(
  kernel: Kernel,
  tx: Transaction,
  account: Pick<Account, "id" | "email" | "status" | "language">,
  wanted: MailedPurpose,
): Promise<boolean> {
  const purpose = purposeFor(kernel, account, wanted);
  const token = randomToken();
  const write = purpose === "verify-email" ? mailTexts.verifyEmail : mailTexts.resetPassword;
  const text = write(kernel, token, pageLanguage(account.language));
  if (!(await sendMail(kernel, tx, "link", { to: account.email, ...text }))) return false;
  await keepToken(kernel, tx, account.id, purpose, token);
  if (isUnverified(kernel, account)) await logLinkOfOperator(kernel, tx, account.id, token);
  return true;
}

/** Makes the same link without a mail, for an operator who passes it on to the owner of the account. */
export async function makeLink(
  kernel: Kernel,
  tx: Transaction,
  account: Pick<Account, "id" | "status">,
  wanted: MailedPurpose,
): Promise<string> {
  const purpose = purposeFor(kernel, account, wanted);
  const token = randomToken();
  await keepToken(kernel, tx, account.id, purpose, token);
  return linkTo(kernel, purpose, token);
}

function purposeFor(kernel: Kernel, account: Pick<Account, "status">, wanted: MailedPurpose): MailedPurpose {
  return isUnverified(kernel, account) ? "verify-email" : wanted;
}

async function keepToken(
  kernel: Kernel,
  tx: Transaction,
  accountId: string,
  purpose: MailedPurpose,
  token: string,
): Promise<void> {
  const expiresAt = new Date(kernel.clock.now() + lifetimeMs[purpose]);
  await insertMailedToken(tx, { tokenHash: sha256(token), accountId, purpose, expiresAt });
}

/**
 * The operator needs this link before mail can be set up. Whoever reads the log of the first start
 * runs the installation.
 */
async function logLinkOfOperator(kernel: Kernel, tx: Transaction, accountId: string, token: string): Promise<void> {
  if ((await findOperatorOf(tx, accountId)) === undefined) return;
  kernel.log.warn(
    { link: linkTo(kernel, "verify-email", token) },
    "open this link to verify the e-mail address of the first account, which operates this installation",
  );
}
