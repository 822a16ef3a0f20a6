import { audit } from "../../kernel/audit.ts";
import { addJob, defineJob } from "../../kernel/log/job.ts";
import { Problem } from "../../kernel/problem.ts";
import { inTransaction } from "../../kernel/storage/database.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { normaliseEmail } from "./email-address.ts";
import { isOutdatedHash, isPassword, rehash } from "./passwords.ts";
import { invalidCredentials } from "./problems.ts";
import type { SignedIn } from "./schema.ts";
import { startSession } from "./start-session.ts";
import * as store from "./store.ts";
import { countPasswordAttempt, forgetPasswordAttempts } from "./throttle.ts";

/** Begins a session. Does the same work, and answers the same, for a wrong password, no account and a disabled one. */
export async function signIn(context: Context, input: { email: string; password: string }): Promise<SignedIn> {
  const { kernel } = context;
  const email = normaliseEmail(input.email) ?? "";
  await countPasswordAttempt(kernel, email);
  const account = await store.findAccountByEmail(kernel.database.query, email);
  const isRight = await isPassword(account?.passwordHash ?? null, input.password);
  if (account === undefined || !isRight || account.status === "disabled") {
    await refuse(context, account?.id ?? null);
    throw new Problem(invalidCredentials, "Check the address and the password, or reset the password.");
  }
  await forgetPasswordAttempts(kernel, email);
  const newHash = isOutdatedHash(account.passwordHash) ? await rehash(input.password) : undefined;
  return context.commit(async (tx) => {
    // The password may have been reset while this one was verified: a session must not begin with the former.
    const present = await store.lockAccount(tx, account.id);
    if (present?.passwordHash !== account.passwordHash || present.status === "disabled") {
      throw new Problem(invalidCredentials, "The password was changed a moment ago. Sign in again.");
    }
    if (newHash !== undefined) await store.writePasswordHash(tx, account.id, newHash);
    const [membership] = await store.findMemberships(tx, account.id);
    if (membership === undefined) throw new Error("An account has no workspace.");
    const { answer, caller } = await startSession(context, tx, account, membership);
    await audit(tx, {
      workspaceId: membership.workspaceId,
      caller,
      action: "session.started",
      ...(caller.sessionId === null ? {} : { targetId: caller.sessionId }),
      clientAddress: context.clientAddress,
    });
    return answer;
  });
}

/** The audit entry is written by a job, so that the answer comes as soon for an address that nobody has. */
async function refuse(context: Context, accountId: string | null): Promise<void> {
  const { clientAddress } = context;
  await inTransaction(context.kernel.database, async (tx) =>
    addJob(tx, noteRefusedSignIn, { accountId, clientAddress }),
  );
}

export const noteRefusedSignIn = defineJob<{ accountId: string | null; clientAddress: string }>({
  name: "note-refused-sign-in",
  async run(kernel, { accountId, clientAddress }) {
    if (accountId === null) return;
    await inTransaction(kernel.database, async (tx) => {
      for (const { workspaceId } of await store.findMemberships(tx, accountId)) {
        await audit(tx, { workspaceId, caller: null, action: "session.refused", targetId: accountId, clientAddress });
      }
    });
  },
});
