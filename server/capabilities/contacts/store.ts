import { revoke } from "../../kernel/nodes/revocations.ts";
import type { Queryable, Transaction } from "../../kernel/storage/database.ts";
import { all, execute, sql } from "../../kernel/storage/sql.ts";
import { encryptedValues } from "../../kernel/store.ts";

/**
 * Table `identity_secret`: the secrets with which a workspace's server proves its users, encrypted.
 */

type StoredIdentitySecret = { id: string; encrypted: Buffer; createdAt: Date; endsAt: Date | null };

/** Lists the identity secrets, newest first. */
export async function findIdentitySecrets(db: Queryable, workspaceId: string): Promise<StoredIdentitySecret[]> {
  return all<StoredIdentitySecret>(db)`
    select id, sealed_secret as encrypted, created_at, ends_at from identity_secret
    where workspace_id = ${workspaceId} order by id desc`;
}

export async function insertIdentitySecret(
  tx: Transaction,
  secret: { workspaceId: string; id: string; encrypted: Buffer; createdAt: Date },
): Promise<void> {
  await execute(tx)`
    insert into identity_secret (workspace_id, id, sealed_secret, created_at)
    values (${secret.workspaceId}, ${secret.id}, ${secret.encrypted}, ${secret.createdAt})`;
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
  await execute(tx)`
    update identity_secret set ends_at = least(ends_at, ${endsAt}::timestamptz)
    where workspace_id = ${workspaceId}`;
  await deleteEndedIdentitySecrets(tx, now, workspaceId);
  return (await findIdentitySecrets(tx, workspaceId)).length;
}

/**
 * Deletes the secrets that have ended, of one workspace or all, and ends what users opened with
 * proofs by them.
 */
export async function deleteEndedIdentitySecrets(tx: Transaction, now: Date, workspaceId?: string): Promise<void> {
  const ended = (
    await all<{ id: string }>(tx)`
    delete from identity_secret
    where ends_at <= ${now}
      ${workspaceId === undefined ? sql`` : sql`and workspace_id = ${workspaceId}`}
    returning id`
  ).map(({ id }) => id);
  await revoke(tx, ended);
}

export const identitySecretValues = encryptedValues(
  sql`select id, sealed_secret as encrypted from identity_secret`,
  ({ id, former, encrypted }) => sql`
    update identity_secret set sealed_secret = ${encrypted} where id = ${id} and sealed_secret = ${former}`,
);
