import { Problem } from "../../../kernel/problem.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { isOutdatedHash, rehash } from "../passwords/hash-password.ts";
import { invalidCredentials } from "../problems.ts";
import { askForSecondFactor } from "../second-factor/ask-for-second-factor.ts";
import { findMethods } from "../second-factor/find-methods.ts";
import type { SecondFactorRequired } from "../second-factor/schema.ts";
import { lockAccount, writePasswordHash } from "../workspaces/store.ts";
import { finishSignIn, readWorkspaceId } from "./finish-sign-in.ts";
import { proveByPassword } from "./prove-by-password.ts";
import type { SignedIn } from "./schema.ts";

/**
 * Starts a session, or asks for the second factor of an account that has one. Throws what
 * `proveByPassword` throws.
 */
export async function signIn(
  context: Context,
  input: { email: string; password: string; workspaceId?: string },
): Promise<SignedIn | SecondFactorRequired> {
  const account = await proveByPassword(context, input);
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
