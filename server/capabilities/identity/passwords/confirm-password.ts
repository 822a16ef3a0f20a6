import { Problem, unauthenticated } from "../../../kernel/problem.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { wrongPassword } from "../problems.ts";
import { type Account, findAccount } from "../workspaces/store.ts";
import { countPasswordAttempt, forgetPasswordAttempts } from "./count-password-attempt.ts";
import { isPassword } from "./hash-password.ts";

/**
 * Checks the caller's password before an operation that cannot be undone, as an access token may be
 * stolen. Throws wrong-password or rate-limited.
 */
export async function confirmPassword(context: Context, password: string): Promise<Account> {
  const account = await findAccount(context.kernel.database.query, context.caller.id);
  if (account === undefined) throw new Problem(unauthenticated, "This account was erased. Sign up again.");
  await requirePassword(context, account, password);
  return account;
}

/** Checks the password of the account. Throws wrong-password or rate-limited. */
export async function requirePassword(context: Context, account: Account, password: string): Promise<void> {
  const budget = await countPasswordAttempt(context, account.email);
  if (!(await isPassword(account.passwordHash, password))) {
    throw new Problem(
      wrongPassword,
      "This is not your password. Send your current password to confirm the operation.",
      {
        errors: [{ pointer: "/body/password", message: "is not your password" }],
      },
    );
  }
  await forgetPasswordAttempts(context.kernel, budget);
}
