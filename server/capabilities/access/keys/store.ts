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
  /** Is null where nobody chose: see `keyScopes`. */
  scopes: readonly Scope[] | null;
  allowedOrigins: string[] | null;
  /** Null means that it works from everywhere. */
  allowedAddresses: string[] | null;
  requireIdentity: boolean;
  /**
   * Holds them as the wire shows them: other capabilities know what they mean. Null: the default
   * assistant.
   */
  assistantIds: string[] | null;
  /** Pages of any origin may send this secret key. */
  allowBrowser: boolean;
  /** The page that was refused last with the key. */
  lastRefusedOrigin: string | null;
  /** The first website that showed the chat with the key. */
  firstPageOrigin: string | null;
  /** Null means everything that the scopes allow. */
  databaseRules: DatabaseRule[] | null;
  expiresAt: Date | null;
  /** The end of the text before the last rotation. */
  formerEndsAt: Date | null;
  lastUsedAt: Date | null;
  /** The network of that use, as a CIDR range. */
  lastUsedFrom: string | null;
  createdAt: Date;
  /** The version of the interface for requests that name none. */
  version: string;
};

/** A key as its text is verified by it. */
export type VerifiedKey = StoredKey & {
  /** The text is the one before the last rotation. */
  isFormer: boolean;
  /** Revoked when what is remembered of the key has changed. */
  edition: string;
  /** Revoked to end what the text has opened. */
  grantId: string;
};

/** A key as a caller is about to change it. */
export type LockedKey = StoredKey & { edition: string; grantId: string; formerGrantId: string | null };

const keyColumns = sql`workspace_id, id, kind, name, hint, scopes, allowed_origins, allowed_addresses,
  requires_identity as require_identity, assistant_ids, database_rules, expires_at, former_ends_at, last_used_at,
  last_used_from::text, created_at, version, allows_browser as allow_browser, last_refused_origin, first_page_origin`;

type NewKey = StoredKey & { keyHash: Buffer; remindAt: Date | null; madeBy: string | null };

export async function insertKey(tx: Transaction, key: NewKey): Promise<void> {
  await execute(tx)`
    insert into api_key
      (workspace_id, id, kind, name, key_hash, hint, scopes, allowed_origins, allowed_addresses, requires_identity,
        assistant_ids, database_rules, expires_at, remind_at, created_at, version, allows_browser, made_by)
    values (${key.workspaceId}, ${key.id}, ${key.kind}, ${key.name}, ${key.keyHash}, ${key.hint},
      ${key.scopes === null ? null : [...key.scopes]}, ${key.allowedOrigins}, ${key.allowedAddresses},
      ${key.requireIdentity},
      ${key.assistantIds}, ${key.databaseRules === null ? null : JSON.stringify(key.databaseRules)},
      ${key.expiresAt}, ${key.remindAt}, ${key.createdAt}, ${key.version}, ${key.allowBrowser}, ${key.madeBy})`;
}

/** Finds who made the key, or the key by which it was made: undefined where that is not known. */
export async function findMaker(
  db: Queryable,
  key: { workspaceId: string; id: string },
): Promise<{ madeBy: string } | undefined> {
  return first<{ madeBy: string }>(db)`
    select made_by from api_key
    where workspace_id = ${key.workspaceId} and id = ${key.id} and made_by is not null`;
}

/** Finds the key that has this text, or had it before its last rotation. */
export async function findKeyByHash(db: Queryable, keyHash: Buffer): Promise<VerifiedKey | undefined> {
  return (await first<VerifiedKey>(db)`
    select ${keyColumns}, edition, key_hash <> ${keyHash} as is_former,
      case when key_hash = ${keyHash} then grant_id else former_grant_id end as grant_id
    from api_key where key_hash = ${keyHash} or former_hash = ${keyHash}`) as VerifiedKey | undefined;
}

/** Finds a key and holds it for the rest of the transaction. */
export async function lockKey(tx: Transaction, workspaceId: string, id: string): Promise<LockedKey | undefined> {
  return (await first<LockedKey>(tx)`
    select ${keyColumns}, edition, grant_id, former_grant_id from api_key
    where workspace_id = ${workspaceId} and id = ${id} for update`) as LockedKey | undefined;
}

/** Writes what a caller may change of a key. Without `remindAt` the owners are told as before. */
export async function updateKey(tx: Transaction, key: LockedKey, remindAt: Date | null | undefined): Promise<void> {
  await execute(tx)`
    update api_key set name = ${key.name}, expires_at = ${key.expiresAt},
      allowed_origins = ${key.allowedOrigins}, allowed_addresses = ${key.allowedAddresses},
      allows_browser = ${key.allowBrowser},
      edition = ${key.edition}, grant_id = ${key.grantId}, former_grant_id = ${key.formerGrantId}
      ${remindAt === undefined ? sql`` : sql`, remind_at = ${remindAt}`}
    where workspace_id = ${key.workspaceId} and id = ${key.id}`;
}

/** Gives the key a new text. The one before works until `formerEndsAt`; null ends it at once. */
export async function replaceText(
  tx: Transaction,
  key: { workspaceId: string; id: string },
  next: { keyHash: Buffer; hint: string; edition: string; grantId: string; formerEndsAt: Date | null },
): Promise<void> {
  const isKept = next.formerEndsAt !== null;
  await execute(tx)`
    update api_key set key_hash = ${next.keyHash}, hint = ${next.hint}, edition = ${next.edition},
      grant_id = ${next.grantId}, former_ends_at = ${next.formerEndsAt},
      former_hash = case when ${isKept} then key_hash end,
      former_grant_id = case when ${isKept} then grant_id end
    where workspace_id = ${key.workspaceId} and id = ${key.id}`;
}

/** Forgets the text before the last rotation, and gives the key its next edition. */
export async function deleteFormerText(
  tx: Transaction,
  key: { workspaceId: string; id: string; edition: string },
): Promise<void> {
  await execute(tx)`
    update api_key set former_hash = null, former_grant_id = null, former_ends_at = null, edition = ${key.edition}
    where workspace_id = ${key.workspaceId} and id = ${key.id}`;
}

/** Finds a workspace whose owners are to be told of the end of a key. */
export async function findDueReminder(db: Queryable, now: Date): Promise<string | undefined> {
  const due = await first<{ workspaceId: string }>(db)`
    select workspace_id from api_key where remind_at <= ${now} order by remind_at limit 1`;
  return due?.workspaceId;
}

/** Holds the keys of a workspace of whose end its owners are to be told, the most urgent first. */
export async function lockDueReminders(
  tx: Transaction,
  workspaceId: string,
  now: Date,
  limit: number,
): Promise<StoredKey[]> {
  return (await all<StoredKey>(tx)`
    select ${keyColumns} from api_key where workspace_id = ${workspaceId} and remind_at <= ${now}
    order by remind_at, id limit ${limit} for update`) as StoredKey[];
}

export async function moveReminder(
  tx: Transaction,
  key: { workspaceId: string; id: string; remindAt: Date | null },
): Promise<void> {
  await execute(tx)`
    update api_key set remind_at = ${key.remindAt}
    where workspace_id = ${key.workspaceId} and id = ${key.id}`;
}

export type KeyOfText = { hash: Buffer; workspaceId: string; id: string; isFormer: boolean };

/** Finds the keys of these texts, former texts included while they work. */
export async function findKeysOfTexts(db: Queryable, hashes: readonly Buffer[], now: Date): Promise<KeyOfText[]> {
  return all<KeyOfText>(db)`
    select key_hash as hash, workspace_id, id, false as is_former from api_key where key_hash = any(${[...hashes]}::bytea[])
    union all
    select former_hash as hash, workspace_id, id, true as is_former from api_key
    where former_hash = any(${[...hashes]}::bytea[]) and former_ends_at > ${now}`;
}

export async function isKeyAlive(db: Queryable, workspaceId: string, id: string): Promise<boolean> {
  const row = await first<{ id: string }>(db)`
    select id from api_key where workspace_id = ${workspaceId} and id = ${id}`;
  return row !== undefined;
}

export async function isPublishableKey(db: Queryable, workspaceId: string, id: string): Promise<boolean> {
  const row = await first<{ id: string }>(db)`
    select id from api_key where workspace_id = ${workspaceId} and id = ${id} and kind = 'publishable'`;
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

/** The last use of a key; `from` is the caller's address, null where it is not known. */
type Use = { id: string; at: Date; from: string | null };

/** Skips rows that another node is writing at this moment: its times are as good as these. */
export async function writeLastUses(db: Queryable, uses: readonly Use[]): Promise<void> {
  await execute(db)`
    with used as (
      select id, at, network(set_masklen(address, case family(address) when 4 then 24 else 48 end)) as network
      from unnest(${uses.map((use) => use.id)}::uuid[], ${uses.map((use) => use.at)}::timestamptz[],
        ${uses.map((use) => use.from)}::inet[]) as used (id, at, address)
    ), free as (
      select id from api_key where id in (select id from used) for no key update skip locked
    )
    update api_key set last_used_at = greatest(api_key.last_used_at, used.at),
      last_used_from = case when api_key.last_used_at > used.at then api_key.last_used_from
        else coalesce(used.network, api_key.last_used_from) end
    from used join free using (id) where api_key.id = used.id`;
}

/** An upgrade took this from a key, and its owners are not told yet. */
export type Narrowing = { scopes: Scope[]; workflows: string[] };

/** Holds one key that an upgrade has narrowed, and takes the note of it away. Undefined when none is left. */
export async function takeNarrowing(
  tx: Transaction,
): Promise<{ workspaceId: string; id: string; name: string; hint: string; narrowing: Narrowing } | undefined> {
  return (await first<{ workspaceId: string; id: string; name: string; hint: string; narrowing: unknown }>(tx)`
    with narrowed as (
      select workspace_id, id, narrowing from api_key where narrowing is not null limit 1 for update skip locked
    )
    update api_key set narrowing = null from narrowed
    where (api_key.workspace_id, api_key.id) = (narrowed.workspace_id, narrowed.id)
    returning api_key.workspace_id, api_key.id, api_key.name, api_key.hint, narrowed.narrowing`) as
    | { workspaceId: string; id: string; name: string; hint: string; narrowing: Narrowing }
    | undefined;
}

/** Writes the first page that used a key. Gives the key's workspace; undefined when a page was written before. */
export async function writeFirstPage(tx: Transaction, id: string, origin: string): Promise<string | undefined> {
  const key = await first<{ workspaceId: string }>(tx)`
    update api_key set first_page_origin = ${origin} where id = ${id} and first_page_origin is null
    returning workspace_id`;
  return key?.workspaceId;
}

type RefusedOrigin = { id: string; origin: string };

/** Writes which pages were refused with keys. Gives the secret keys with which no page was refused before. */
export async function writeRefusedOrigins(
  tx: Transaction,
  refused: readonly RefusedOrigin[],
): Promise<{ workspaceId: string; id: string; origin: string }[]> {
  return all<{ workspaceId: string; id: string; origin: string }>(tx)`
    with refused as (
      select id, origin
      from unnest(${refused.map(({ id }) => id)}::uuid[], ${refused.map(({ origin }) => origin)}::text[])
        as refused (id, origin)
    ), held as (
      select id, kind = 'secret' and last_refused_origin is null as is_first from api_key
      where id in (select id from refused) order by id for no key update
    ), written as (
      update api_key set last_refused_origin = refused.origin
      from refused join held using (id) where api_key.id = refused.id
      returning api_key.workspace_id, api_key.id, refused.origin, held.is_first
    )
    select workspace_id, id, origin from written where is_first`;
}
