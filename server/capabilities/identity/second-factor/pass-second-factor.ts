import { audit } from "../../../kernel/audit.ts";
import { invalidRequest, Problem } from "../../../kernel/problem.ts";
import { sha256 } from "../../../kernel/secrets.ts";
import { inTransaction } from "../../../kernel/storage/database.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { checkPasskey } from "../passkeys/check-passkey.ts";
import { invalidCredentials } from "../problems.ts";
import { finishSignIn } from "../sessions/finish-sign-in.ts";
import type { SignedIn } from "../sessions/schema.ts";
import { findAccount, findMemberships, lockAccount } from "../workspaces/store.ts";
import { checkCode } from "./check-code.ts";
import type { SecondFactor } from "./schema.ts";
import { countAttemptOfSignIn, deletePendingSignIn } from "./store.ts";

const maxAttempts = 5;

/**
 * Finishes a sign-in whose password was right. A code, an answer of a passkey and the sign-in itself
 * are used up together with the start of the session. Throws invalid-credentials, invalid-request or
 * rate-limited.
 */
export async function passSecondFactor(context: Context, input: SecondFactor): Promise<SignedIn> {
  const { kernel } = context;
  const { query } = kernel.database;
  if ((input.code === undefined) === (input.passkey === undefined)) throw oneOfBoth();
  const tokenHash = sha256(input.secondFactorToken);
  const pending = await countAttemptOfSignIn(query, tokenHash, { now: new Date(kernel.clock.now()), maxAttempts });
  const account = pending === undefined ? undefined : await findAccount(query, pending.accountId);
  if (pending === undefined || account === undefined) throw ended();
  const use =
    input.passkey === undefined
      ? await checkCode(kernel, account, input.code!)
      : await checkPasskey(kernel, pending, input.passkey);
  const answer =
    use &&
    (await context.commit(async (tx) => {
      const current = await lockAccount(tx, account.id);
      if (current === undefined || current.status === "disabled") throw ended();
      if (!(await deletePendingSignIn(tx, tokenHash))) throw ended();
      if (!(await use(tx))) throw wrong();
      return finishSignIn(context, tx, current, pending.workspaceId);
    }));
  if (answer !== undefined) return answer;
  await auditRefusal(context, account.id);
  throw wrong();
}

async function auditRefusal({ kernel, clientAddress }: Context, accountId: string): Promise<void> {
  await inTransaction(kernel.database, async (tx) => {
    for (const { workspaceId } of await findMemberships(tx, accountId)) {
      await audit(tx, { workspaceId, caller: null, action: "session.refused", targetId: accountId, clientAddress });
    }
  });
}

function oneOfBoth(): Problem {
  return new Problem(invalidRequest, "Send either `code` or `passkey`.", {
    errors: [{ pointer: "/body", message: "must have either code or passkey" }],
  });
}

function ended(): Problem {
  return new Problem(
    invalidCredentials,
    "This sign-in has ended: it took too long, was tried too often, or was finished already. Sign in with your password again.",
  );
}

function wrong(): Problem {
  return new Problem(
    invalidCredentials,
    "The code or the passkey is wrong, or was used already. Wait for the next code of your app, or use a recovery code.",
  );
}
