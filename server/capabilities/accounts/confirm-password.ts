import { Problem, unauthenticated } from "../../kernel/problem.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { isPassword } from "./passwords.ts";
import { wrongPassword } from "./problems.ts";
import { type Account, findAccount } from "./store.ts";
import { countPasswordAttempt, forgetPasswordAttempts } from "./throttle.ts";

/** A stolen access token alone must not do what cannot be undone. Throws wrong-password or rate-limited. */
export async function confirmPassword({ kernel, caller }: Context, password: string): Promise<Account> {
  const account = await findAccount(kernel.database.query, caller.id);
  if (account === undefined) throw new Problem(unauthenticated, "This account has ended. Sign up again.");
  await countPasswordAttempt(kernel, account.email);
  if (!(await isPassword(account.passwordHash, password))) {
    throw new Problem(wrongPassword, "Give your present password to confirm this.", {
      errors: [{ pointer: "/body/password", message: "is not your password" }],
    });
  }
  await forgetPasswordAttempts(kernel, account.email);
  return account;
}
