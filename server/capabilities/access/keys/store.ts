import type { DatabaseRule } from "../../../kernel/caller.ts";
import type { Scope } from "../../../kernel/scope.ts";
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, first, sql } from "../../../kernel/storage/sql.ts";
import type { KeyKind } from "./make-key-text.ts";

/** This file holds the SQL of API keys. */

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
  /**
   * Holds them as the wire shows them: other capabilities know what they mean. Null: the default
   * assistant.
   */
  assistantIds: string[] | null;
  /** Null: everything that the scopes allow. */
  databaseRules: DatabaseRule[] | null;
  expiresAt: Date | null;
  lastUsedAt: Date | null;
  createdAt: Date;
};

const keyColumns = sql`workspace_id, id, kind, name, hint, scopes, allowed_origins, requires_identity as require_identity,
  assistant_ids, database_rules, expires_at, last_used_at, created_at`;

export async function insertKey(tx: Transaction, key: StoredKey & { keyHash: Buffer }): Promise<void> {
  await execute(tx)`
    insert into api_key
      (workspace_id, id, kind, name, key_hash, hint, scopes, allowed_origins, requires_identity, assistant_ids, database_rules, expires_at, created_at)
    values (${key.workspaceId}, ${key.id}, ${key.kind}, ${key.name}, ${key.keyHash}, ${key.hint},
      ${key.scopes === null ? null : [...key.scopes]}, ${key.allowedOrigins}, ${key.requireIdentity},
      ${key.assistantIds}, ${key.databaseRules === null ? null : JSON.stringify(key.databaseRules)},
      ${key.expiresAt}, ${key.createdAt})`;
}

export async function findKeyByHash(db: Queryable, keyHash: Buffer): Promise<StoredKey | undefined> {
  const row = await first<{
    workspaceId: string;
    id: string;
    kind: string;
    name: string;
    hint: string;
    scopes: string[] | null;
    allowedOrigins: string[] | null;
    requireIdentity: boolean;
    assistantIds: string[] | null;
    databaseRules: unknown;
    expiresAt: Date | null;
    lastUsedAt: Date | null;
    createdAt: Date;
  }>(db)`
    select ${keyColumns} from api_key where key_hash = ${keyHash}`;
  return row as StoredKey | undefined;
}

export async function isKeyAlive(db: Queryable, workspaceId: string, id: string): Promise<boolean> {
  const row = await first<{ id: string }>(db)`
    select id from api_key where workspace_id = ${workspaceId} and id = ${id}`;
  return row !== undefined;
}

/** Lists the newest first. */
export async function listKeys(
  db: Queryable,
  workspaceId: string,
  page: { limit: number; beforeId: string | undefined },
): Promise<StoredKey[]> {
  return (await all<StoredKey>(db)`
    select ${keyColumns} from api_key
    where workspace_id = ${workspaceId}
      ${page.beforeId === undefined ? sql`` : sql`and id < ${page.beforeId}`}
    order by id desc limit ${page.limit}`) as StoredKey[];
}

export async function deleteKey(tx: Transaction, workspaceId: string, id: string): Promise<boolean> {
  const result = await execute(tx)`
    delete from api_key where workspace_id = ${workspaceId} and id = ${id}`;
  return result > 0;
}

/** Deletes all keys of these workspaces. Returns the ids of the deleted keys. */
export async function deleteKeysOfWorkspaces(tx: Transaction, workspaceIds: readonly string[]): Promise<string[]> {
  if (workspaceIds.length === 0) return [];
  const keys = await all<{ id: string }>(tx)`
    delete from api_key where workspace_id = any(${workspaceIds})
    returning id`;
  return keys.map(({ id }) => id);
}

/** Skips rows that another node is writing at this moment: its times are as good as these. */
export async function writeLastUses(db: Queryable, uses: { id: string; at: Date }[]): Promise<void> {
  await execute(db)`
    with used as (
      select * from unnest(${uses.map((use) => use.id)}::uuid[], ${uses.map((use) => use.at)}::timestamptz[]) as used (id, at)
    ), free as (
      select id from api_key where id in (select id from used) for no key update skip locked
    )
    update api_key set last_used_at = greatest(api_key.last_used_at, used.at)
    from used join free using (id) where api_key.id = used.id`;
}
