import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, first, sql } from "../../../kernel/storage/sql.ts";
import { encryptedValues } from "../../../kernel/store.ts";

/** The SQL of secrets. Their values are encrypted. */

type SecretRow = { name: string; createdAt: Date; updatedAt: Date };

export async function findSecrets(
  db: Queryable,
  workspaceId: string,
  names: readonly string[],
): Promise<{ name: string; value: Buffer }[]> {
  return all<{ name: string; value: Buffer }>(db)`
    select name, value from workflow_secret
    where workspace_id = ${workspaceId} and name = any(${names}::text[])`;
}

export async function listSecrets(
  db: Queryable,
  workspaceId: string,
  { after, limit }: { after: string; limit: number },
): Promise<SecretRow[]> {
  return all<SecretRow>(db)`
    select name, created_at, updated_at from workflow_secret
    where workspace_id = ${workspaceId} and name > ${after} order by name limit ${limit}`;
}

/** Gives whether there was none of the name. */
export async function saveSecret(
  tx: Transaction,
  secret: { workspaceId: string; name: string; value: Buffer; now: Date },
): Promise<boolean> {
  const { workspaceId, name, value, now } = secret;
  const saved = await first<{ isMade: boolean }>(tx)`
    insert into workflow_secret (workspace_id, name, value, created_at, updated_at)
    values (${workspaceId}, ${name}, ${value}, ${now}, ${now})
    on conflict (workspace_id, name) do update set value = excluded.value, updated_at = excluded.updated_at
    returning created_at = updated_at as is_made`;
  return saved?.isMade ?? false;
}

export async function deleteSecret(tx: Transaction, workspaceId: string, name: string): Promise<boolean> {
  const deleted = await execute(tx)`
    delete from workflow_secret where workspace_id = ${workspaceId} and name = ${name}`;
  return deleted > 0;
}

export async function countSecrets(tx: Transaction, workspaceId: string): Promise<number> {
  const counted = await first<{ count: number }>(tx)`
    select count(*)::integer as count from workflow_secret where workspace_id = ${workspaceId}`;
  return counted?.count ?? 0;
}

export const secretValues = encryptedValues(
  sql`select workspace_id || ':' || name as id, value as encrypted from workflow_secret`,
  ({ id, former, encrypted }) => sql`
    update workflow_secret set value = ${encrypted}
    where workspace_id = split_part(${id}, ':', 1)::uuid and name = split_part(${id}, ':', 2) and value = ${former}`,
);
