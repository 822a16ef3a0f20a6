import { audit } from "../../../kernel/audit.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { sha256 } from "../../../kernel/secrets.ts";
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { mailSecurityNotice } from "../mail/mail-notice.ts";
import { oldLink } from "../mail/old-link.ts";
import { deleteMailedTokens, findAccountOfMailedToken } from "../mail/store.ts";
import { deletePendingSignIns } from "../second-factor/store.ts";
import { revokeSessions } from "../sessions/revoke-sessions.ts";
import { deleteSessions } from "../sessions/store.ts";
import { giveToOwner } from "../signing-up/give-to-owner.ts";
import { isUnverified } from "../workspaces/is-unverified.ts";
import { type Account, activateAccount, findMemberships, lockAccount, writePasswordHash } from "../workspaces/store.ts";
import { forgetPasswordAttempts, sharedBudget } from "./count-password-attempt.ts";
import { hashPassword } from "./hash-password.ts";
import { knownNetworks } from "./known-networks.ts";

/**
 * Sets a new password with a token from a mail, and ends all sessions. An address that was not
 * verified before is given to the person who reads its mail. Throws invalid-link or weak-password.
 */
export async function resetPassword(context: Context, input: { token: string; password: string }): Promise<void> {
  const { kernel } = context;
  const tokenHash = sha256(input.token);
  const found = await findAccountOfLink(kernel, kernel.database.query, tokenHash);
  if (found === undefined) throw oldLink();
  const passwordHash = await hashPassword(input.password, found);
  await context.commit(async (tx) => {
    // The second of two uses of an account's links at once waits here and finds its link deleted.
    await lockAccount(tx, found.id);
    const account = await findAccountOfLink(kernel, tx, tokenHash);
    if (account === undefined) throw oldLink();
    const owner = isUnverified(kernel, account)
      ? await giveToOwner(context, tx, account, passwordHash)
      : await replacePassword(context, tx, account, passwordHash);
    // A stranger may have signed in with the old password. The person who reads the mailbox is the
    // owner, who can sign in from here however many passwords strangers try.
    await knownNetworks.forget(tx, account.id);
    await knownNetworks.add(context, tx, owner);
    await mailSecurityNotice(kernel, tx, owner, "passwordChanged");
  });
  // The owner's new workspace may wait for an operator, which this node knows at once.
  if (kernel.config.signup === "approval") await kernel.standings.read();
  await forgetPasswordAttempts(kernel, sharedBudget(kernel, found.email));
}

/**
 * Finds the account of a link. One that verifies the address sets a password only as long as the
 * address is unverified.
 */
async function findAccountOfLink(kernel: Kernel, db: Queryable, tokenHash: Buffer): Promise<Account | undefined> {
  const now = new Date(kernel.clock.now());
  const forgetful = await findAccountOfMailedToken(db, { tokenHash, purpose: "reset-password", now });
  if (forgetful !== undefined) return forgetful;
  const unverified = await findAccountOfMailedToken(db, { tokenHash, purpose: "verify-email", now });
  return unverified !== undefined && isUnverified(kernel, unverified) ? unverified : undefined;
}

async function replacePassword(
  context: Context,
  tx: Transaction,
  account: Account,
  passwordHash: string,
): Promise<Account> {
  await writePasswordHash(tx, account.id, passwordHash);
  await deleteMailedTokens(tx, account.id, "reset-password");
  await deletePendingSignIns(tx, account.id);
  await activateAccount(tx, account.id);
  const [membership] = await findMemberships(tx, account.id);
  // An account that was removed from its last workspace has no session, and no audit log to write
  // to.
  if (membership === undefined) return { ...account, status: "active" };
  const { workspaceId } = membership;
  await revokeSessions(context, tx, null, workspaceId, await deleteSessions(tx, account.id));
  await audit(tx, {
    workspaceId,
    caller: null,
    action: "account.password-reset",
    targetId: account.id,
    clientAddress: context.clientAddress,
  });
  return { ...account, status: "active" };
}
