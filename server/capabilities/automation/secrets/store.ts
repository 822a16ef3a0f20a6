import { sql } from "kysely";
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";

/** The SQL of secrets. Their values are encrypted. */

export type SecretRow = { name: string; createdAt: Date; updatedAt: Date };

export async function findSecrets(
  db: Queryable,
  workspaceId: string,
  names: readonly string[],
): Promise<{ name: string; value: Buffer }[]> {
  const found = await sql<{ name: string; value: Buffer }>`
    select name, value from workflow_secret
    where workspace_id = ${workspaceId} and name = any(${names}::text[])`.execute(db);
  return found.rows;
}

export async function listSecrets(
  db: Queryable,
  workspaceId: string,
  { after, limit }: { after: string; limit: number },
): Promise<SecretRow[]> {
  const found = await sql<SecretRow>`
    select name, created_at as "createdAt", updated_at as "updatedAt" from workflow_secret
    where workspace_id = ${workspaceId} and name > ${after} order by name limit ${limit}`.execute(db);
  return found.rows;
}

/** Gives whether there was none of the name. */
export async function saveSecret(
  tx: Transaction,
  secret: { workspaceId: string; name: string; value: Buffer; now: Date },
): Promise<boolean> {
  const { workspaceId, name, value, now } = secret;
  const saved = await sql<{ isMade: boolean }>`
    insert into workflow_secret (workspace_id, name, value, created_at, updated_at)
    values (${workspaceId}, ${name}, ${value}, ${now}, ${now})
    on conflict (workspace_id, name) do update set value = excluded.value, updated_at = excluded.updated_at
    returning created_at = updated_at as "isMade"`.execute(tx);
  return saved.rows[0]?.isMade ?? false;
}

export async function deleteSecret(tx: Transaction, workspaceId: string, name: string): Promise<boolean> {
  const deleted = await sql`
    delete from workflow_secret where workspace_id = ${workspaceId} and name = ${name}`.execute(tx);
  return (deleted.numAffectedRows ?? 0n) > 0n;
}

export async function countSecrets(tx: Transaction, workspaceId: string): Promise<number> {
  const counted = await sql<{ count: number }>`
    select count(*)::integer as count from workflow_secret where workspace_id = ${workspaceId}`.execute(tx);
  return counted.rows[0]?.count ?? 0;
}

/** A page of the values of all workspaces. The id is what a value is bound to. */
export async function listEncryptedSecrets(
  db: Queryable,
  afterId: string | undefined,
  limit: number,
): Promise<{ id: string; encrypted: Buffer }[]> {
  const found = await sql<{ id: string; encrypted: Buffer }>`
    select workspace_id || ':' || name as id, value as encrypted from workflow_secret
    where (${afterId ?? null}::text is null or (workspace_id || ':' || name) collate "C" > ${afterId ?? null})
    order by (workspace_id || ':' || name) collate "C" limit ${limit}`.execute(db);
  return found.rows;
}

export async function replaceEncryptedSecret(
  db: Queryable,
  id: string,
  former: Buffer,
  encrypted: Buffer,
): Promise<void> {
  const [workspaceId = "", name = ""] = id.split(":");
  await sql`
    update workflow_secret set value = ${encrypted}
    where workspace_id = ${workspaceId} and name = ${name} and value = ${former}`.execute(db);
}
