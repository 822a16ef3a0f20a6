import { sql } from "kysely";
import type { DatabaseRule } from "../../../kernel/caller.ts";
import type { Scope } from "../../../kernel/scope.ts";
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import type { KeyKind } from "./make-key-text.ts";

/** SQL of API keys. */

export type StoredKey = {
  workspaceId: string;
  id: string;
  kind: KeyKind;
  name: string;
  hint: string;
  /** Null where nobody chose: see `keyScopes`. */
  scopes: readonly Scope[] | null;
  allowedOrigins: string[] | null;
  requireIdentity: boolean;
  /** As the wire shows them: other capabilities know what they mean. Null: the default assistant. */
  assistantIds: string[] | null;
  /** Null: everything that the scopes allow. */
  databaseRules: DatabaseRule[] | null;
  expiresAt: Date | null;
  lastUsedAt: Date | null;
  createdAt: Date;
};

const keyColumns = [
  "workspace_id as workspaceId",
  "id",
  "kind",
  "name",
  "hint",
  "scopes",
  "allowed_origins as allowedOrigins",
  "requires_identity as requireIdentity",
  "assistant_ids as assistantIds",
  "database_rules as databaseRules",
  "expires_at as expiresAt",
  "last_used_at as lastUsedAt",
  "created_at as createdAt",
] as const;

export async function insertKey(tx: Transaction, key: StoredKey & { keyHash: Buffer }): Promise<void> {
  await tx
    .insertInto("api_key")
    .values({
      workspace_id: key.workspaceId,
      id: key.id,
      kind: key.kind,
      name: key.name,
      key_hash: key.keyHash,
      hint: key.hint,
      scopes: key.scopes === null ? null : [...key.scopes],
      allowed_origins: key.allowedOrigins,
      requires_identity: key.requireIdentity,
      assistant_ids: key.assistantIds,
      database_rules: key.databaseRules === null ? null : JSON.stringify(key.databaseRules),
      expires_at: key.expiresAt,
      created_at: key.createdAt,
    })
    .execute();
}

export async function findKeyByHash(db: Queryable, keyHash: Buffer): Promise<StoredKey | undefined> {
  const row = await db.selectFrom("api_key").select(keyColumns).where("key_hash", "=", keyHash).executeTakeFirst();
  return row as StoredKey | undefined;
}

export async function isKeyAlive(db: Queryable, workspaceId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom("api_key")
    .select("id")
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Newest first; one key more than `limit` when there are more. */
export async function listKeys(
  db: Queryable,
  workspaceId: string,
  page: { limit: number; beforeId: string | undefined },
): Promise<StoredKey[]> {
  let query = db
    .selectFrom("api_key")
    .select(keyColumns)
    .where("workspace_id", "=", workspaceId)
    .orderBy("id", "desc")
    .limit(page.limit + 1);
  if (page.beforeId !== undefined) query = query.where("id", "<", page.beforeId);
  return (await query.execute()) as StoredKey[];
}

export async function deleteKey(tx: Transaction, workspaceId: string, id: string): Promise<boolean> {
  const result = await tx
    .deleteFrom("api_key")
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Deletes all keys of these workspaces. Returns the ids of the deleted keys. */
export async function deleteKeysOfWorkspaces(tx: Transaction, workspaceIds: readonly string[]): Promise<string[]> {
  if (workspaceIds.length === 0) return [];
  const keys = await tx.deleteFrom("api_key").where("workspace_id", "in", workspaceIds).returning("id").execute();
  return keys.map(({ id }) => id);
}

/** Skips rows that another node is writing at this moment: its times are as good as these. */
export async function writeLastUses(db: Queryable, uses: { id: string; at: Date }[]): Promise<void> {
  await sql`
    with used as (
      select * from unnest(${uses.map((use) => use.id)}::uuid[], ${uses.map((use) => use.at)}::timestamptz[]) as used (id, at)
    ), free as (
      select id from api_key where id in (select id from used) for no key update skip locked
    )
    update api_key set last_used_at = greatest(api_key.last_used_at, used.at)
    from used join free using (id) where api_key.id = used.id`.execute(db);
}
