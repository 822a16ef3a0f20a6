import { conflict, Problem } from "../../../kernel/problem.ts";
import { randomToken, sha256 } from "../../../kernel/secrets.ts";
import type { Queryable } from "../../../kernel/storage/database.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { invalidCredentials } from "../problems.ts";
import { proveByPassword } from "../sessions/prove-by-password.ts";
import { lockAccount } from "../workspaces/store.ts";
import { findMethods } from "./find-methods.ts";
import { storeNewTotp } from "./make-totp.ts";
import type { NewTotp } from "./schema.ts";
import { insertPendingSignIn } from "./store.ts";

const lifetimeMs = 10 * 60_000;

/** Holds what the page needs to show the secret and to take the first code of it. */
export type Setup = NewTotp & { token: string };

/**
 * Begins to set up an authenticator app for a person who has proved to be there by the password,
 * and starts no session. An account with a second factor needs that one too, so it is refused.
 * Throws invalid-credentials, conflict or rate-limited.
 */
export async function beginSetup(context: Context, login: { email: string; password: string }): Promise<Setup> {
  const account = await proveByPassword(context, login);
  const token = randomToken();
  return context.commit(async (tx) => {
    const current = await lockAccount(tx, account.id);
    if (current?.passwordHash !== account.passwordHash || current.status === "disabled") {
      throw new Problem(invalidCredentials, "The password has just been changed. Use the new password.");
    }
    await refuseSecondSetup(tx, account.id);
    const totp = await storeNewTotp(context, tx, current);
    // A password that is replaced in the meantime ends it, like every sign-in that waits.
    await insertPendingSignIn(tx, {
      tokenHash: sha256(token),
      accountId: account.id,
      workspaceId: null,
      challenge: randomToken(),
      expiresAt: new Date(context.kernel.clock.now() + lifetimeMs),
    });
    return { ...totp, token };
  });
}

/** The password alone must not add a factor to an account that takes more. */
export async function refuseSecondSetup(db: Queryable, accountId: string): Promise<void> {
  if ((await findMethods(db, accountId)).length > 0) {
    throw new Problem(conflict, "Your account is protected already. Sign in with its second factor to change it.");
  }
}
