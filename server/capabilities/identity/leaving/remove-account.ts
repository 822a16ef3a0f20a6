import type { Kernel } from "../../../kernel/kernel.ts";
import { emit } from "../../../kernel/log/event.ts";
import { lockLogPositions } from "../../../kernel/log/store.ts";
import { revoke } from "../../../kernel/nodes/revocations.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { eraseWorkspaces, setStatementTimeout } from "../../../kernel/store.ts";
import { memberRemoved } from "../events.ts";
import { UserId } from "../ids.ts";
import { deleteSessions } from "../sessions/store.ts";
import { releaseMember } from "../team/release-member.ts";
import * as store from "../workspaces/store.ts";

/**
 * PostgreSQL deletes some ten thousand messages in a second. A stranger must not keep an address by
 * filling the workspace that is deleted with the account.
 */
const maxStatementMs = 30 * 60_000;

/**
 * Deletes the account, and every workspace in which it is the only member, with everything in it.
 * Every node refuses its sessions and the keys of these workspaces within a second. Returns the
 * deleted workspaces. `keepsWorkspaces`: they stay, without a member.
 */
export async function removeAccount(
  kernel: Kernel,
  tx: Transaction,
  accountId: string,
  { keepsWorkspaces = false }: { keepsWorkspaces?: boolean } = {},
): Promise<string[]> {
  const memberships = await store.findMemberships(tx, accountId);
  const workspaceIds = keepsWorkspaces ? [] : await store.findWorkspacesWithoutOthers(tx, accountId);
  await lockLogPositions(tx, workspaceIds);
  await store.lockOwners(tx, accountId, workspaceIds);
  const credentials = await deleteCredentials(kernel, tx, accountId, workspaceIds);
  if (workspaceIds.length > 0) await deleteAllOf(kernel, tx, workspaceIds);
  const left = memberships.filter(({ workspaceId }) => !workspaceIds.includes(workspaceId));
  await store.deleteMemberships(tx, accountId);
  for (const { workspaceId } of left) await releaseMember(kernel, tx, { workspaceId, accountId });
  await store.deleteAccount(tx, accountId);
  // The nodes' memory of the workspaces goes with their ids.
  await revoke(tx, [...credentials, ...workspaceIds]);
  for (const { workspaceId } of left) {
    emit(tx, memberRemoved, { workspaceId, data: { userId: UserId.format(accountId) } });
  }
  return workspaceIds;
}

/** Deletes the rows of workspaces, and has what is kept of them elsewhere deleted after the commit. */
export async function deleteAllOf(kernel: Kernel, tx: Transaction, workspaceIds: string[]): Promise<void> {
  await setStatementTimeout(tx, maxStatementMs);
  for (const erase of kernel.workspaceErasures) await erase(tx, workspaceIds);
  await store.deleteWorkspaces(tx, workspaceIds);
  await eraseWorkspaces(tx, workspaceIds);
}

/**
 * Ends the credentials of an account that is to be removed: then its clients, which could keep
 * storing, no longer hold up the removal.
 */
export async function endCredentials(kernel: Kernel, tx: Transaction, accountId: string): Promise<void> {
  const workspaceIds = await store.findWorkspacesWithoutOthers(tx, accountId);
  await revoke(tx, await deleteCredentials(kernel, tx, accountId, workspaceIds));
}

async function deleteCredentials(
  kernel: Kernel,
  tx: Transaction,
  accountId: string,
  workspaceIds: readonly string[],
): Promise<string[]> {
  const ended = await deleteSessions(tx, accountId);
  for (const endCredentials of kernel.credentialEnds) ended.push(...(await endCredentials(tx, workspaceIds)));
  return ended;
}
