import { Problem, rateLimited } from "../../../kernel/problem.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { findAccount } from "../workspaces/store.ts";
import { mailToken } from "./mail-token.ts";
import { mayMailTo } from "./may-mail-to.ts";

/**
 * Mails the confirmation link again, unless the address is confirmed already. Throws rate-limited.
 */
export async function resendVerification(context: Context): Promise<{ status: "accepted" }> {
  const { kernel, caller } = context;
  const account = await findAccount(kernel.database.query, caller.id);
  const isWanted = account !== undefined && account.status === "unverified";
  if (isWanted && !(await mayMailTo(kernel, account.email))) {
    throw new Problem(
      rateLimited,
      "Too many mails were sent to this address. Look into its spam folder, or try again in an hour.",
      { headers: { "retry-after": "3600" } },
    );
  }
  return context.commit(async (tx) => {
    if (isWanted) await mailToken(kernel, tx, account, "verify-email");
    return { status: "accepted" as const };
  });
}
