import { audit } from "../../../kernel/audit.ts";
import { Problem } from "../../../kernel/problem.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { confirmPassword } from "../passwords/confirm-password.ts";
import { operatorNeeded } from "../problems.ts";
import { removeAccount } from "./remove-account.ts";
import * as store from "./store.ts";

/**
 * Erases the caller's account, and every workspace in which the caller is the only member. The
 * operator's account can be erased only after all others: otherwise the next person to sign up
 * would become the operator of their installation. Throws operator-needed, wrong-password or
 * rate-limited.
 */
export async function eraseAccount(context: Context, { password }: { password: string }): Promise<void> {
  const account = await confirmPassword(context, password);
  await context.commit(async (tx) => {
    const operator = await store.findOperator(tx);
    if (operator?.accountId === account.id && (await store.hasOtherAccounts(tx, account.id))) {
      throw new Problem(
        operatorNeeded,
        "You are the operator of this installation, and other people have accounts here. Their accounts have to be erased first.",
      );
    }
    const workspaceIds = await removeAccount(tx, account.id);
    for (const workspaceId of new Set([...workspaceIds, context.caller.workspaceId])) {
      await audit(tx, { workspaceId, caller: context.caller, action: "account.erased", targetId: account.id });
    }
  });
}
