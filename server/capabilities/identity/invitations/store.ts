import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import type { Role } from "../schema.ts";

/** SQL of invitations. */

export type StoredInvitation = {
  workspaceId: string;
  id: string;
  email: string;
  role: Role;
  invitedBy: string | null;
  createdAt: Date;
  expiresAt: Date;
};

const invitationColumns = [
  "workspace_id as workspaceId",
  "id",
  "email",
  "role",
  "invited_by as invitedBy",
  "created_at as createdAt",
  "expires_at as expiresAt",
] as const;

export async function insertInvitation(
  tx: Transaction,
  invitation: StoredInvitation & { mailedTokenHash: Buffer; shownTokenHash: Buffer },
): Promise<void> {
  await tx
    .insertInto("invitation")
    .values({
      workspace_id: invitation.workspaceId,
      id: invitation.id,
      email: invitation.email,
      role: invitation.role,
      mailed_token_hash: invitation.mailedTokenHash,
      shown_token_hash: invitation.shownTokenHash,
      invited_by: invitation.invitedBy,
      created_at: invitation.createdAt,
      expires_at: invitation.expiresAt,
    })
    .execute();
}

/** Newest first; one invitation more than `limit` when there are more. */
export async function listInvitations(
  db: Queryable,
  workspaceId: string,
  page: { now: Date; limit: number; beforeId: string | undefined },
): Promise<StoredInvitation[]> {
  let query = db
    .selectFrom("invitation")
    .select(invitationColumns)
    .where("workspace_id", "=", workspaceId)
    .where("expires_at", ">", page.now)
    .orderBy("id", "desc")
    .limit(page.limit + 1);
  if (page.beforeId !== undefined) query = query.where("id", "<", page.beforeId);
  return (await query.execute()) as StoredInvitation[];
}

export async function countInvitations(tx: Transaction, workspaceId: string, now: Date): Promise<number> {
  const row = await tx
    .selectFrom("invitation")
    .select((count) => count.fn.countAll<string>().as("count"))
    .where("workspace_id", "=", workspaceId)
    .where("expires_at", ">", now)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function deleteInvitation(
  tx: Transaction,
  workspaceId: string,
  which: { id: string } | { email: string },
): Promise<StoredInvitation | undefined> {
  const query = tx.deleteFrom("invitation").where("workspace_id", "=", workspaceId).returning(invitationColumns);
  const row = await ("id" in which
    ? query.where("id", "=", which.id)
    : query.where("email", "=", which.email)
  ).executeTakeFirst();
  return row as StoredInvitation | undefined;
}

/** The invitations of a member who may no longer invite. */
export async function deleteInvitationsBy(tx: Transaction, workspaceId: string, accountId: string): Promise<void> {
  await tx
    .deleteFrom("invitation")
    .where("workspace_id", "=", workspaceId)
    .where("invited_by", "=", accountId)
    .execute();
}

/** `isMailed`: the token is the one that was mailed. */
export type OpenInvitation = StoredInvitation & { workspaceName: string; isMailed: boolean };

export async function findInvitationOfToken(
  db: Queryable,
  tokenHash: Buffer,
  now: Date,
): Promise<OpenInvitation | undefined> {
  const row = await db
    .selectFrom("invitation")
    .innerJoin("workspace", "workspace.id", "invitation.workspace_id")
    .select([
      "invitation.workspace_id as workspaceId",
      "invitation.id",
      "email",
      "role",
      "invited_by as invitedBy",
      "invitation.created_at as createdAt",
      "expires_at as expiresAt",
      "workspace.name as workspaceName",
      "mailed_token_hash as mailedTokenHash",
    ])
    .where((either) =>
      either.or([either("mailed_token_hash", "=", tokenHash), either("shown_token_hash", "=", tokenHash)]),
    )
    .where("expires_at", ">", now)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { mailedTokenHash, ...invitation } = row;
  return { ...invitation, role: invitation.role as Role, isMailed: mailedTokenHash.equals(tokenHash) };
}

export async function deleteExpiredInvitations(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom("invitation").where("expires_at", "<=", now).execute();
}
