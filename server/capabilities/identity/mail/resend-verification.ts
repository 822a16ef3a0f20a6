import type { Context } from "../../../kernel/wire/route.ts";
import { findAccount } from "../workspaces/store.ts";
import { mailToken } from "./mail-token.ts";
import { tooManyMails } from "./too-many-mails.ts";

/**
 * Mails the confirmation link again, unless the address is confirmed already. Throws rate-limited.
 */
export async function resendVerification(context: Context): Promise<{ status: "accepted" }> {
  const { kernel, caller } = context;
  const account = await findAccount(kernel.database.query, caller.id);
  const isWanted = account !== undefined && account.status === "unverified";
  return context.commit(async (tx) => {
    if (isWanted && !(await mailToken(kernel, tx, account, "verify-email"))) throw tooManyMails();
    return { status: "accepted" as const };
  });
}
