import { audit } from "../../../kernel/audit.ts";
import { noteErasure, ofInstallation } from "../../../kernel/erasing/note-erasure.ts";
import { deleteMailsTo } from "../../../kernel/mail/store.ts";
import { recipientOf } from "../../../kernel/mail/store-mail.ts";
import { Problem } from "../../../kernel/problem.ts";
import { inTransaction, type Transaction } from "../../../kernel/storage/database.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { WorkspaceId } from "../ids.ts";
import { endCredentials, removeAccount } from "../leaving/remove-account.ts";
import { isLastOperator, lockOperators } from "../operators/store.ts";
import { confirmPassword } from "../passwords/confirm-password.ts";
import { lastOwner, operatorNeeded } from "../problems.ts";
import { findWorkspacesLedAlone } from "../team/store.ts";
import * as store from "../workspaces/store.ts";
import { findMemberships, lockAccount, lockWorkspaces } from "../workspaces/store.ts";

/**
 * Erases the caller's account, and every workspace in which the caller is the only member. The
 * operator's account can be erased only after all others: otherwise the next person to sign up
 * would become the operator of their installation. Throws operator-needed, wrong-password or
 * rate-limited.
 */
export async function eraseAccount(context: Context, { password }: { password: string }): Promise<void> {
  const account = await confirmPassword(context, password);
  // If the node dies after this commit, the person signs in again and erases the rest.
  await inTransaction(context.kernel.database, async (tx) => {
    await refuseOperator(tx, account.id);
    await refuseLeavingAlone(tx, account.id);
    await endCredentials(context.kernel, tx, account.id);
  });
  await context.commit(async (tx) => {
    await refuseOperator(tx, account.id);
    await refuseLeavingAlone(tx, account.id);
    const left = (await findMemberships(tx, account.id)).map(({ workspaceId }) => workspaceId);
    const workspaceIds = await removeAccount(context.kernel, tx, account.id);
    const recipients = [recipientOf(context.kernel, account.email)];
    for (const workspaceId of [null, ...left]) await deleteMailsTo(tx, workspaceId, recipients);
    for (const workspaceId of new Set([...workspaceIds, context.caller.workspaceId])) {
      await audit(tx, { workspaceId, caller: context.caller, action: "account.erased", targetId: account.id });
    }
    await noteErasure(context.kernel, [
      { kind: "account", workspaceId: ofInstallation, id: account.id },
      ...workspaceIds.map((id) => ({ kind: "workspace", workspaceId: id, id })),
    ]);
  });
}

async function refuseOperator(tx: Transaction, accountId: string): Promise<void> {
  if (!(await isLastOperator(tx, accountId))) return;
  await lockOperators(tx);
  if ((await isLastOperator(tx, accountId)) && (await store.hasOtherAccounts(tx, accountId))) {
    throw new Problem(
      operatorNeeded,
      "You are the only operator of this installation, and other people have accounts here. Make another member an operator first, or erase their accounts.",
    );
  }
}

/**
 * Throws last-owner when other members would be left without an owner by the end of this account.
 */
async function refuseLeavingAlone(tx: Transaction, accountId: string): Promise<void> {
  await lockAccount(tx, accountId);
  const memberships = await findMemberships(tx, accountId);
  await lockWorkspaces(
    tx,
    memberships.map(({ workspaceId }) => workspaceId),
  );
  const [ledAlone] = await findWorkspacesLedAlone(tx, accountId);
  if (ledAlone === undefined) return;
  throw new Problem(
    lastOwner,
    `You are the last owner of the workspace ${WorkspaceId.format(ledAlone)}, which has other members. Make one of them an owner first, or remove them.`,
  );
}
