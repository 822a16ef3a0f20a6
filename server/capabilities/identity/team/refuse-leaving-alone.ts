import { Problem } from "../../../kernel/problem.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { WorkspaceId } from "../ids.ts";
import { lastOwner } from "../problems.ts";
import { findMemberships, lockAccount, lockWorkspaces } from "../workspaces/store.ts";
import { findWorkspacesLedAlone } from "./store.ts";

/**
 * Throws last-owner when other members would be left without an owner by the end of this account.
 */
export async function refuseLeavingAlone(tx: Transaction, accountId: string): Promise<void> {
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
