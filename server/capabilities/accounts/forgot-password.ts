import { addJob, defineJob } from "../../kernel/log/job.ts";
import { inTransaction } from "../../kernel/storage/database.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { normaliseEmail } from "./email-address.ts";
import { mailToken } from "./mail-token.ts";
import { findAccountByEmail } from "./store.ts";
import { mayMailTo } from "./throttle.ts";

const purpose = "forgot-password";

/** Answers the same after the same work for every address: whether there is an account is found out by the job. */
export async function forgotPassword(context: Context, { email }: { email: string }): Promise<{ status: "accepted" }> {
  const sealed = context.kernel.secrets.encrypt(purpose, normaliseEmail(email) ?? "").toString("base64");
  return context.commit(async (tx) => {
    addJob(tx, mailPasswordReset, { sealed });
    return { status: "accepted" as const };
  });
}

export const mailPasswordReset = defineJob<{ sealed: string }>({
  name: "mail-password-reset",
  async run(kernel, { sealed }) {
    const email = kernel.secrets.decrypt(purpose, Buffer.from(sealed, "base64"));
    const account = await findAccountByEmail(kernel.database.query, email);
    if (account === undefined || account.status === "disabled" || !(await mayMailTo(kernel, email))) return;
    await inTransaction(kernel.database, (tx) => mailToken(kernel, tx, account, "reset-password"));
  },
});
