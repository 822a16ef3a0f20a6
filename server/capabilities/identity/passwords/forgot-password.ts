import { storedFormOfEmail } from "@parley/json";
import type { Kernel } from "../../../kernel/kernel.ts";
import { addJob, defineJob } from "../../../kernel/log/job.ts";
import { listCarriedTexts, replaceCarriedText } from "../../../kernel/log/store.ts";
import type { PageLanguage } from "../../../kernel/pages/page-language.ts";
import { inTransaction } from "../../../kernel/storage/database.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { mailToken } from "../mail/mail-token.ts";
import { findAccountByEmail } from "../workspaces/store.ts";

const purpose = "forgot-password";
const jobsPerPage = 500;

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

/** Encrypts the addresses of jobs that wait again, where the previous PARLEY_SECRET encrypts them. */
export async function reencryptPasswordResets({ secrets, database }: Kernel): Promise<void> {
  const { query } = database;
  const key = "sealed";
  for (let afterId = "0"; ; ) {
    const page = await listCarriedTexts(query, { name: mailPasswordReset.name, key }, { afterId, limit: jobsPerPage });
    for (const { id, text: former } of page) {
      const sealed = Buffer.from(former, "base64");
      if (!secrets.isEncryptedWithPrevious(purpose, sealed)) continue;
      const text = secrets.encrypt(purpose, secrets.decrypt(purpose, sealed)).toString("base64");
      await replaceCarriedText(query, { id, key, former, text });
    }
    if (page.length < jobsPerPage) return;
    afterId = page.at(-1)!.id;
  }
}
