import { storedFormOfEmail } from "@parley/json";
import { addJob, defineJob } from "../../../kernel/log/job.ts";
import type { PageLanguage } from "../../../kernel/pages/page-language.ts";
import { inTransaction } from "../../../kernel/storage/database.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { mailToken } from "../mail/mail-token.ts";
import { findAccountByEmail } from "../workspaces/store.ts";

const purpose = "forgot-password";

/**
 * Mails a link for a new password. Every address gets the same answer after the same work, so that
 * nobody learns which addresses have an account: a job looks for the account later.
 */
export async function forgotPassword(context: Context, { email }: { email: string }): Promise<{ status: "accepted" }> {
  const sealed = context.kernel.secrets.encrypt(purpose, storedFormOfEmail(email) ?? "").toString("base64");
  return context.commit(async (tx) => {
    addJob(tx, mailPasswordReset, { sealed, language: context.wantedLanguage });
    return { status: "accepted" as const };
  });
}

export const mailPasswordReset = defineJob<{ sealed: string; language?: PageLanguage | null }>({
  name: "mail-password-reset",
  async run(kernel, { sealed, language = null }) {
    const email = kernel.secrets.decrypt(purpose, Buffer.from(sealed, "base64"));
    const account = await findAccountByEmail(kernel.database.query, email);
    if (account === undefined || account.status === "disabled") return;
    const reader = { ...account, language: account.language ?? language };
    await inTransaction(kernel.database, (tx) => mailToken(kernel, tx, reader, "reset-password"));
  },
});
