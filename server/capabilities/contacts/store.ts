import { sql } from "kysely";
import { revoke } from "../../kernel/nodes/revocations.ts";
import type { Queryable, Transaction } from "../../kernel/storage/database.ts";

/**
 * Table `identity_secret`: the secrets with which a workspace's server proves its users, encrypted.
 */

type StoredIdentitySecret = { id: string; encrypted: Buffer; createdAt: Date; endsAt: Date | null };

/** Newest first. */
export async function findIdentitySecrets(db: Queryable, workspaceId: string): Promise<StoredIdentitySecret[]> {
  return db
    .selectFrom("identity_secret")
    .select(["id", "sealed_secret as encrypted", "created_at as createdAt", "ends_at as endsAt"])
    .where("workspace_id", "=", workspaceId)
    .orderBy("id", "desc")
    .execute();
}

export async function insertIdentitySecret(
  tx: Transaction,
  secret: { workspaceId: string; id: string; encrypted: Buffer; createdAt: Date },
): Promise<void> {
  await tx
    .insertInto("identity_secret")
    .values({
      workspace_id: secret.workspaceId,
      id: secret.id,
      sealed_secret: secret.encrypted,
      created_at: secret.createdAt,
    })
    .execute();
}

/**
 * Ends every secret at `endsAt` at the latest, deletes those that ended before `now`, and counts
 * the others.
 */
export async function endIdentitySecrets(
  tx: Transaction,
  workspaceId: string,
  { now, endsAt }: { now: Date; endsAt: Date },
): Promise<number> {
  await sql`
    update identity_secret set ends_at = least(ends_at, ${endsAt}::timestamptz)
    where workspace_id = ${workspaceId}`.execute(tx);
  await deleteEndedIdentitySecrets(tx, now, workspaceId);
  return (await findIdentitySecrets(tx, workspaceId)).length;
}

/**
 * Deletes the secrets that have ended, of one workspace or all, and ends what users opened with
 * proofs by them.
 */
export async function deleteEndedIdentitySecrets(tx: Transaction, now: Date, workspaceId?: string): Promise<void> {
  let query = tx.deleteFrom("identity_secret").where("ends_at", "<=", now).returning("id");
  if (workspaceId !== undefined) query = query.where("workspace_id", "=", workspaceId);
  const ended = (await query.execute()).map(({ id }) => id);
  await revoke(tx, ended);
}

export async function listEncryptedIdentitySecrets(
  db: Queryable,
  afterId: string | undefined,
  limit: number,
): Promise<{ id: string; encrypted: Buffer }[]> {
  let query = db.selectFrom("identity_secret").select(["id", "sealed_secret as encrypted"]).orderBy("id").limit(limit);
  if (afterId !== undefined) query = query.where("id", ">", afterId);
  return query.execute();
}

/**
 * Replaces only what is still as it was read: a secret that changed since is encrypted with the new
 * key already.
 */
export async function replaceEncryptedIdentitySecret(
  db: Queryable,
  id: string,
  former: Buffer,
  encrypted: Buffer,
): Promise<void> {
  await db
    .updateTable("identity_secret")
    .set({ sealed_secret: encrypted })
    .where("id", "=", id)
    .where("sealed_secret", "=", former)
    .execute();
}
