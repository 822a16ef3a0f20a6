import { audit } from "../../../kernel/audit.ts";
import { isInPerson } from "../../../kernel/caller.ts";
import { Problem, unauthenticated } from "../../../kernel/problem.ts";
import { sha256 } from "../../../kernel/secrets.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { mailToken } from "../mail/mail-token.ts";
import { oldLink } from "../mail/old-link.ts";
import { deleteMailedTokens, findAccountOfMailedToken } from "../mail/store.ts";
import { tooManyMails } from "../mail/too-many-mails.ts";
import { requirePassword } from "../passwords/confirm-password.ts";
import { isUnverified } from "../workspaces/is-unverified.ts";
import type { User } from "../workspaces/schema.ts";
import { showUser } from "../workspaces/show-user.ts";
import { type Account, activateAccount, findAccount, findMemberships, lockAccount } from "../workspaces/store.ts";

/**
 * Activates the account whose mailbox the token was sent to. The token proves only the mailbox:
 * a stranger may have signed up with its address. So the person must also prove to be the one
 * who signed up, by a session of the account or by its password. Throws invalid-link,
 * unauthenticated, wrong-password or rate-limited.
 */
export async function verifyEmail(
  context: Context,
  input: { token: string; password?: string },
): Promise<{ user: User }> {
  const { kernel } = context;
  const wanted = {
    tokenHash: sha256(input.token),
    purpose: "verify-email",
    now: new Date(kernel.clock.now()),
  } as const;
  const found = await findAccountOfMailedToken(kernel.database.query, wanted);
  if (found === undefined) throw oldLink();
  if (isUnverified(kernel, found)) await requireSignUp(context, found, input.password);
  return context.commit(async (tx) => {
    // The second of two uses of an account's links at once waits here and finds its link deleted.
    await lockAccount(tx, found.id);
    const account = await findAccountOfMailedToken(tx, wanted);
    if (account === undefined) throw oldLink();
    await activateAccount(tx, account.id);
    await deleteMailedTokens(tx, account.id, "verify-email");
    const [membership] = await findMemberships(tx, account.id);
    if (membership !== undefined) {
      await audit(tx, {
        workspaceId: membership.workspaceId,
        caller: null,
        action: "account.verified",
        targetId: account.id,
        clientAddress: context.clientAddress,
      });
    }
    return { user: showUser({ ...account, status: "active" }) };
  });
}

async function requireSignUp(context: Context, account: Account, password: string | undefined): Promise<void> {
  const { maybeCaller: caller } = context;
  if (caller !== null && isInPerson(caller) && caller.id === account.id) return;
  if (password !== undefined) return requirePassword(context, account, password);
  throw new Problem(
    unauthenticated,
    "Also send the access token of the account or, in `password`, the password of the sign-up. If you do not have them, choose a new password: POST /api/auth/reset-password with this token.",
    { headers: { "www-authenticate": "Bearer" } },
  );
}

/**
 * Mails the confirmation link again, unless the address is confirmed already. Throws rate-limited.
 */
export async function resendVerification(context: Context): Promise<{ status: "accepted" }> {
  const { kernel, caller } = context;
  const account = await findAccount(kernel.database.query, caller.id);
  const isWanted = account !== undefined && account.status === "unverified";
  return context.commit(async (tx) => {
    if (isWanted && !(await mailToken(kernel, tx, account, "verify-email"))) throw tooManyMails();
    return { status: "accepted" as const };
  });
}
