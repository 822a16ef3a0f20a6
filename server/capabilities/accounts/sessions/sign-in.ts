import { audit } from "../../../kernel/audit.ts";
import { addJob, defineJob } from "../../../kernel/log/job.ts";
import { Problem } from "../../../kernel/problem.ts";
import { inTransaction } from "../../../kernel/storage/database.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { parseEmailAddress } from "../mail/parse-email-address.ts";
import { countPasswordAttempt, forgetPasswordAttempts } from "../passwords/count-password-attempt.ts";
import { isOutdatedHash, isPassword, rehash } from "../passwords/hash-password.ts";
import { invalidCredentials } from "../problems.ts";
import { askForSecondFactor } from "../second-factor/ask-for-second-factor.ts";
import { findMethods } from "../second-factor/find-methods.ts";
import type { SecondFactorRequired } from "../second-factor/schema.ts";
import { findAccountByEmail, findMemberships, lockAccount, writePasswordHash } from "../workspaces/store.ts";
import { finishSignIn, readWorkspaceId } from "./finish-sign-in.ts";
import type { SignedIn } from "./schema.ts";

/**
 * Starts a session, or asks for the second factor of an account that has one. A wrong password, an unknown address and a disabled account get the same answer
 * after the same work, so that nobody learns which addresses have an account.
 */
export async function signIn(
  context: Context,
  input: { email: string; password: string; workspaceId?: string },
): Promise<SignedIn | SecondFactorRequired> {
  const { kernel } = context;
  const email = parseEmailAddress(input.email) ?? "";
  const budget = await countPasswordAttempt(context, email);
  const account = await findAccountByEmail(kernel.database.query, email);
  const isRight = await isPassword(account?.passwordHash ?? null, input.password);
  if (account === undefined || !isRight || account.status === "disabled") {
    await refuse(context, account?.id ?? null);
    throw new Problem(invalidCredentials, "Check the e-mail address and the password, or reset the password.");
  }
  await forgetPasswordAttempts(kernel, budget);
  const newHash = isOutdatedHash(account.passwordHash) ? await rehash(input.password) : undefined;
  const workspaceId = readWorkspaceId(input.workspaceId);
  return context.commit<SignedIn | SecondFactorRequired>(async (tx) => {
    // The password may have been reset while it was verified: the old password must not start a
    // session.
    const current = await lockAccount(tx, account.id);
    if (current?.passwordHash !== account.passwordHash || current.status === "disabled") {
      throw new Problem(invalidCredentials, "The password has just been changed. Sign in with the new password.");
    }
    if (newHash !== undefined) await writePasswordHash(tx, account.id, newHash);
    const methods = await findMethods(tx, account.id);
    return methods.length === 0
      ? finishSignIn(context, tx, current, workspaceId)
      : askForSecondFactor(context, tx, current, { methods, workspaceId });
  });
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
