import type { Kernel } from "../../../kernel/kernel.ts";
import { lockLogPositions } from "../../../kernel/log/store.ts";
import { deleteMailsTo } from "../../../kernel/mail/store.ts";
import { recipientOf } from "../../../kernel/mail/store-mail.ts";
import { revoke } from "../../../kernel/nodes/revocations.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { findOperatorOf } from "../operators/store.ts";
import * as store from "../workspaces/store.ts";
import { deleteAllOf, removeAccount } from "./remove-account.ts";

/**
 * Deletes a workspace with everything in it, and the accounts that are in no other workspace, because their people
 * could neither sign in nor erase them. Operators keep their accounts. Every node refuses its credentials, and
 * forgets it, within a second.
 */
export async function removeWorkspace(kernel: Kernel, tx: Transaction, workspaceId: string): Promise<void> {
  await lockLogPositions(tx, [workspaceId]);
  const members = await store.lockAccountsOf(tx, workspaceId);
  await store.lockWorkspaceToDelete(tx, workspaceId);
  const credentials = await deleteCredentials(kernel, tx, workspaceId);
  await deleteAllOf(kernel, tx, [workspaceId]);
  for (const { accountId, email } of members) {
    const isAtHomeElsewhere = (await store.findMemberships(tx, accountId)).length > 0;
    if (isAtHomeElsewhere || (await findOperatorOf(tx, accountId)) !== undefined) continue;
    await removeAccount(kernel, tx, accountId);
    await deleteMailsTo(tx, null, [recipientOf(kernel, email)]);
  }
  await revoke(tx, [...credentials, workspaceId]);
}

/**
 * Ends the keys of a workspace that is to be removed: then its clients, which could keep storing, no longer hold up
 * the removal.
 */
export async function endWorkspaceCredentials(kernel: Kernel, tx: Transaction, workspaceId: string): Promise<void> {
  await revoke(tx, await deleteCredentials(kernel, tx, workspaceId));
}

/** Deletes the keys. A member's access rests on the grant, which goes with the workspace. */
async function deleteCredentials(kernel: Kernel, tx: Transaction, workspaceId: string): Promise<string[]> {
  const ended = await store.findGrants(tx, workspaceId);
  for (const endCredentials of kernel.credentialEnds) ended.push(...(await endCredentials(tx, [workspaceId])));
  return ended;
}
