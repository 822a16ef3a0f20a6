import { Problem, unauthenticated } from "../../../kernel/problem.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { type Account, findAccount } from "../workspaces/store.ts";

/** Returns the account of the caller, who is a member. Throws unauthenticated. */
export async function requireAccount({ kernel, caller }: Context): Promise<Account> {
  const account = await findAccount(kernel.database.query, caller.id);
  if (account === undefined) throw new Problem(unauthenticated, "This account was erased. Sign up again.");
  return account;
}
