import type { Kernel } from "../../../kernel/kernel.ts";
import { randomToken, sha256 } from "../../../kernel/secrets.ts";
import { sendMail } from "../../../kernel/send-mail.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import type { Account } from "../workspaces/store.ts";
import { mailTexts } from "./mail-texts.ts";
import { insertMailedToken, type MailedPurpose } from "./store.ts";

const lifetimeMs: Record<MailedPurpose, number> = { "verify-email": 3 * 86_400_000, "reset-password": 3_600_000 };

/** Mails a link with a token. Whoever brings the token back can read this mailbox. */
export async function mailToken(
  kernel: Kernel,
  tx: Transaction,
  account: Pick<Account, "id" | "email">,
  purpose: MailedPurpose,
): Promise<void> {
  const token = randomToken();
  await insertMailedToken(tx, {
    tokenHash: sha256(token),
    accountId: account.id,
    purpose,
    expiresAt: new Date(kernel.clock.now() + lifetimeMs[purpose]),
  });
  const text =
    purpose === "verify-email" ? mailTexts.verifyEmail(kernel, token) : mailTexts.resetPassword(kernel, token);
  sendMail(kernel, tx, { to: account.email, ...text });
}
