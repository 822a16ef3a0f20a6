import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, first, one, sql } from "../../../kernel/storage/sql.ts";
import type { Role } from "../schema.ts";

/** This file holds the SQL of invitations. */

export type StoredInvitation = {
  workspaceId: string;
  id: string;
  email: string;
  role: Role;
  invitedBy: string | null;
  /** The key that invites, with which the invitation ends. */
  invitedByKey: string | null;
  createdAt: Date;
  expiresAt: Date;
};

const invitationColumns = sql`workspace_id, id, email, role, invited_by, invited_by_key, created_at,
  expires_at`;

export async function insertInvitation(
  tx: Transaction,
  invitation: StoredInvitation & { mailedTokenHash: Buffer; shownTokenHash: Buffer },
): Promise<void> {
  await execute(tx)`
    insert into invitation
      (workspace_id, id, email, role, mailed_token_hash, shown_token_hash, invited_by, invited_by_key, created_at,
        expires_at)
    values (${invitation.workspaceId}, ${invitation.id}, ${invitation.email}, ${invitation.role},
      ${invitation.mailedTokenHash}, ${invitation.shownTokenHash}, ${invitation.invitedBy}, ${invitation.invitedByKey},
      ${invitation.createdAt}, ${invitation.expiresAt})`;
}

/** Lists the newest first. */
export async function listInvitations(
  db: Queryable,
  workspaceId: string,
  page: { now: Date; limit: number; beforeId: string | undefined },
): Promise<StoredInvitation[]> {
  return (await all<StoredInvitation>(db)`
    select ${invitationColumns} from invitation
    where workspace_id = ${workspaceId} and expires_at > ${page.now}
      ${page.beforeId === undefined ? sql`` : sql`and id < ${page.beforeId}`}
    order by id desc limit ${page.limit}`) as StoredInvitation[];
}

export async function countInvitations(tx: Transaction, workspaceId: string, now: Date): Promise<number> {
  const { count } = await one<{ count: number }>(tx)`
    select count(*) as count from invitation where workspace_id = ${workspaceId} and expires_at > ${now}`;
  return count;
}

export async function deleteInvitation(
  tx: Transaction,
  workspaceId: string,
  which: { id: string } | { email: string },
): Promise<StoredInvitation | undefined> {
  return first<StoredInvitation>(tx)`
    delete from invitation
    where workspace_id = ${workspaceId} and ${"id" in which ? sql`id = ${which.id}` : sql`email = ${which.email}`}
    returning ${invitationColumns}`;
}

/** Deletes the invitations to roles that a member may no longer give. */
export async function deleteInvitationsBy(
  tx: Transaction,
  workspaceId: string,
  accountId: string,
  to: readonly Role[],
): Promise<void> {
  await execute(tx)`
    delete from invitation
    where workspace_id = ${workspaceId} and invited_by = ${accountId} and role = any(${[...to]})`;
}

/** Deletes the invitations that a key has made. */
export async function deleteInvitationsOfKey(tx: Transaction, key: { workspaceId: string; id: string }): Promise<void> {
  await execute(tx)`
    delete from invitation
    where workspace_id = ${key.workspaceId} and invited_by_key = ${key.id}`;
}

/** `isMailed`: the token is the one that was mailed. */
export type OpenInvitation = StoredInvitation & { workspaceName: string; isMailed: boolean };

export async function findInvitationOfToken(
  db: Queryable,
  tokenHash: Buffer,
  now: Date,
): Promise<OpenInvitation | undefined> {
  const row = await first<Omit<OpenInvitation, "isMailed"> & { mailedTokenHash: Buffer }>(db)`
    select invitation.workspace_id, invitation.id, email, role, invited_by, invited_by_key,
      invitation.created_at, expires_at, workspace.name as workspace_name, mailed_token_hash
    from invitation join workspace on workspace.id = invitation.workspace_id
    where (mailed_token_hash = ${tokenHash} or shown_token_hash = ${tokenHash}) and expires_at > ${now}`;
  if (row === undefined) return undefined;
  const { mailedTokenHash, ...invitation } = row;
  return { ...invitation, isMailed: mailedTokenHash.equals(tokenHash) };
}

export async function deleteExpiredInvitations(db: Queryable, now: Date): Promise<void> {
  await execute(db)`delete from invitation where expires_at <= ${now}`;
}
