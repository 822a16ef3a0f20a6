import { Problem } from "../../../kernel/problem.ts";
import { sha256 } from "../../../kernel/secrets.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { invalidLink } from "../problems.ts";
import { findAccount, lockAccount } from "../workspaces/store.ts";
import { refuseSecondSetup, type Setup } from "./begin-setup.ts";
import { confirmTotpOf } from "./confirm-totp.ts";
import { showTotp } from "./make-totp.ts";
import type { RecoveryCodes } from "./schema.ts";
import { countAttemptOfSignIn, deletePendingSignIn, findPendingSignIn, findTotp } from "./store.ts";
import { totpSecret } from "./totp-secret.ts";

/** The secret is known to the person, so this is only to end what a program tries. */
const maxAttempts = 10;

/** Takes the first code of the app. Throws invalid-link, conflict or wrong-code. */
export async function finishSetup(
  context: Context,
  { token, code }: { token: string; code: string },
): Promise<RecoveryCodes> {
  const { kernel } = context;
  const tokenHash = sha256(token);
  const now = new Date(kernel.clock.now());
  const pending = await countAttemptOfSignIn(kernel.database.query, tokenHash, { now, maxAttempts });
  if (pending === undefined) throw ended();
  return context.commit(async (tx) => {
    const account = await lockAccount(tx, pending.accountId);
    if (account === undefined || account.status === "disabled") throw ended();
    await refuseSecondSetup(tx, account.id);
    if (!(await deletePendingSignIn(tx, tokenHash))) throw ended();
    return confirmTotpOf(context, tx, account, code);
  });
}

/** Returns the set-up that this token began, to show it again; undefined when it has ended. */
export async function findSetup({ kernel }: Context, token: string): Promise<Setup | undefined> {
  const { query } = kernel.database;
  const pending = await findPendingSignIn(query, sha256(token), new Date(kernel.clock.now()));
  if (pending === undefined) return undefined;
  const [account, totp] = await Promise.all([
    findAccount(query, pending.accountId),
    findTotp(query, pending.accountId),
  ]);
  if (account === undefined || totp === undefined || totp.confirmedAt !== null) return undefined;
  return { ...showTotp(account, totpSecret.decrypt(kernel, account.id, totp.sealedSecret)), token };
}

function ended(): Problem {
  return new Problem(invalidLink, "This took too long, or was tried too often. Begin again.");
}
