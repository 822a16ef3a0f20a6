import { storedFormOfEmail } from "@parley/json";
import { audit } from "../../../kernel/audit.ts";
import { addJob, defineJob } from "../../../kernel/log/job.ts";
import { Problem } from "../../../kernel/problem.ts";
import { inTransaction } from "../../../kernel/storage/database.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { countPasswordAttempt, forgetPasswordAttempts } from "../passwords/count-password-attempt.ts";
import { isPassword } from "../passwords/hash-password.ts";
import { invalidCredentials } from "../problems.ts";
import { type Account, findAccountByEmail, findMemberships } from "../workspaces/store.ts";

/**
 * Returns the account of this address, whose password this is. A wrong password, an unknown address
 * and a disabled account get the same answer after the same work, so that nobody learns which
 * addresses have an account. Throws invalid-credentials or rate-limited.
 */
export async function proveByPassword(context: Context, input: { email: string; password: string }): Promise<Account> {
  const { kernel } = context;
  const email = storedFormOfEmail(input.email) ?? "";
  const budget = await countPasswordAttempt(context, email);
  const account = await findAccountByEmail(kernel.database.query, email);
  const isRight = await isPassword(account?.passwordHash ?? null, input.password);
  if (account === undefined || !isRight || account.status === "disabled") {
    await refuse(context, account?.id ?? null);
    throw new Problem(invalidCredentials, "Check the e-mail address and the password, or reset the password.");
  }
  await forgetPasswordAttempts(kernel, budget);
  return account;
}

/**
 * A job writes the audit entry, so that the answer takes as long for an address without an account.
 */
async function refuse(context: Context, accountId: string | null): Promise<void> {
  const { clientAddress } = context;
  await inTransaction(context.kernel.database, async (tx) =>
    addJob(tx, auditRefusedSignIn, { accountId, clientAddress }),
  );
}

export const auditRefusedSignIn = defineJob<{ accountId: string | null; clientAddress: string }>({
  name: "note-refused-sign-in",
  async run(kernel, { accountId, clientAddress }) {
    if (accountId === null) return;
    await inTransaction(kernel.database, async (tx) => {
      for (const { workspaceId } of await findMemberships(tx, accountId)) {
        await audit(tx, { workspaceId, caller: null, action: "session.refused", targetId: accountId, clientAddress });
      }
    });
  },
});
