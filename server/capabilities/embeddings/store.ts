import { isNodeGone } from "../../kernel/nodes/store.ts";
import type { Queryable, Transaction } from "../../kernel/storage/database.ts";
import { all, execute, first, sql } from "../../kernel/storage/sql.ts";
import type { EmbeddingState } from "./schema.ts";

/** All SQL of embeddings: the setting of a workspace with its progress, what it used, and the vectors. */

export type SettingRow = {
  /** Another model or another length is another setting, with vectors of its own. */
  id: string;
  providerId: string;
  modelId: string;
  dimensions: number | null;
  dailyTokens: number;
  revision: number;
  state: EmbeddingState;
  embeddedVersion: number;
  total: number;
  embedded: number;
  tokensToday: number;
  failures: number;
  failedAt: Date | null;
  lastFailure: string | null;
  retryAt: Date | null;
};

/** A day in UTC, as the node's clock has it: `2026-11-22`. */
export type Day = string;

const columnsAt = (day: Day) => sql`id, provider_id, model as model_id, dimensions,
  daily_tokens::float8 as "dailyTokens", revision::float8 as revision, state,
  embedded_version::float8 as "embeddedVersion", total, embedded,
  coalesce((select tokens from embedding_use as used
    where used.workspace_id = embedding_setting.workspace_id and day = ${day}::date), 0)::float8 as tokens_today, failures,
  failed_at, last_failure, retry_at`;

export async function findSetting(db: Queryable, workspaceId: string, day: Day): Promise<SettingRow | undefined> {
  return first<SettingRow>(db)`
    select ${columnsAt(day)} from embedding_setting where workspace_id = ${workspaceId}`;
}

export async function insertSetting(
  tx: Transaction,
  workspaceId: string,
  setting: Pick<SettingRow, "id" | "providerId" | "modelId" | "dimensions" | "dailyTokens">,
  day: Day,
): Promise<void> {
  await execute(tx)`
    insert into embedding_setting (workspace_id, id, provider_id, model, dimensions, daily_tokens)
    values (${workspaceId}, ${setting.id}, ${setting.providerId}, ${setting.modelId}, ${setting.dimensions},
      ${setting.dailyTokens})`;
  // Tokens that an earlier setting used today still count.
  await execute(tx)`
    insert into embedding_use (workspace_id, day, tokens) values (${workspaceId}, ${day}::date, 0)
    on conflict do nothing`;
}

export async function writeDailyTokens(tx: Transaction, workspaceId: string, dailyTokens: number): Promise<void> {
  await execute(tx)`
    update embedding_setting set daily_tokens = ${dailyTokens}, retry_at = null
    where workspace_id = ${workspaceId}`;
}

/** Deletes the setting and, with it, every vector of the workspace. The tokens of the day stay counted. */
export async function deleteSetting(tx: Transaction, workspaceId: string): Promise<boolean> {
  const gone = await execute(tx)`delete from embedding_setting where workspace_id = ${workspaceId} returning id`;
  return gone > 0;
}

// --- the work

/** Workspaces whose knowledge may have changed since, or whose last attempt is due again. */
export async function findSettings(
  db: Queryable,
  now: Date,
): Promise<{ workspaceId: string; embeddedVersion: number }[]> {
  return all<{ workspaceId: string; embeddedVersion: number }>(db)`
    select workspace_id, embedded_version::float8 as "embeddedVersion" from embedding_setting
    where (retry_at is null or retry_at <= ${now}) and (node_id is null or ${isNodeGone("embedding_setting.node_id")})
  `;
}

/** Takes the work of a workspace for one node. Undefined without a setting, and while another node works. */
export async function claimSetting(
  db: Queryable,
  workspaceId: string,
  nodeId: string,
  day: Day,
): Promise<SettingRow | undefined> {
  return first<SettingRow>(db)`
    update embedding_setting set node_id = ${nodeId}
    where workspace_id = ${workspaceId}
      and (node_id is null or node_id = ${nodeId} or ${isNodeGone("embedding_setting.node_id")})
    returning ${columnsAt(day)}`;
}

export async function releaseSetting(db: Queryable, workspaceId: string, nodeId: string): Promise<void> {
  await execute(db)`
    update embedding_setting set node_id = null
    where workspace_id = ${workspaceId} and node_id = ${nodeId}`;
}

export type ProgressChange = Partial<
  Pick<SettingRow, "state" | "embeddedVersion" | "total" | "embedded" | "failures" | "failedAt" | "retryAt"> & {
    lastFailure: string | null;
  }
>;

export async function writeProgress(
  db: Queryable,
  workspaceId: string,
  settingId: string,
  change: ProgressChange,
): Promise<void> {
  const { state, embeddedVersion, total, embedded, failures, failedAt, lastFailure, retryAt } = change;
  const kept = (column: string, value: string | number | Date | null | undefined) =>
    value === undefined ? sql.raw(column) : sql`${value}`;
  await execute(db)`
    update embedding_setting set state = ${kept("state", state)},
      embedded_version = ${kept("embedded_version", embeddedVersion)}, total = ${kept("total", total)},
      embedded = ${kept("embedded", embedded)}, failures = ${kept("failures", failures)},
      failed_at = ${kept("failed_at", failedAt)}, last_failure = ${kept("last_failure", lastFailure)},
      retry_at = ${kept("retry_at", retryAt)}
    where workspace_id = ${workspaceId} and id = ${settingId}`;
}

/** The next attempt may come at once. False when another provider embeds, or none. */
export async function forgetRetry(db: Queryable, workspaceId: string, providerId: string): Promise<boolean> {
  const found = await execute(db)`
    update embedding_setting set retry_at = null
    where workspace_id = ${workspaceId} and provider_id = ${providerId} returning id`;
  return found > 0;
}

// --- the vectors

/** SHA-256 of the embedded texts, in hexadecimal. */
export async function findHashes(db: Queryable, workspaceId: string, settingId: string): Promise<string[]> {
  const found = await all<{ hash: string }>(db)`
    select encode(hash, 'hex') as hash from passage_embedding
    where workspace_id = ${workspaceId} and setting_id = ${settingId}`;
  return found.map(({ hash }) => hash);
}

export async function deleteVectors(
  db: Queryable,
  workspaceId: string,
  settingId: string,
  hashes: readonly string[],
): Promise<void> {
  await execute(db)`
    delete from passage_embedding where workspace_id = ${workspaceId} and setting_id = ${settingId}
      and hash in (select decode(hash, 'hex') from unnest(${hashes}::text[]) as gone (hash))`;
}

export type NewVector = { hash: string; vector: Buffer | null };

/**
 * Stores a batch with its progress in one statement. When the setting is another one by now, only the
 * tokens are counted. The setting's row lock lets revisions become visible in their order.
 */
export async function insertVectors(
  db: Queryable,
  workspaceId: string,
  settingId: string,
  vectors: readonly NewVector[],
  { tokens, day, embedded }: { tokens: number; day: Day; embedded: number },
): Promise<boolean> {
  const stored = await execute(db)`
    with setting as (
      update embedding_setting set revision = revision + 1, embedded = ${embedded}
      where workspace_id = ${workspaceId} and id = ${settingId} returning id, revision
    ), used as (
      update embedding_use set day = ${day}::date,
        tokens = ${tokens} + case when day = ${day}::date then tokens else 0 end
      where workspace_id = ${workspaceId}
    ), added as (
      insert into passage_embedding (workspace_id, setting_id, hash, revision, vector)
      select ${workspaceId}, setting.id, decode(new.hash, 'hex'), setting.revision, new.vector
      from setting cross join unnest(${vectors.map(({ hash }) => hash)}::text[],
        ${vectors.map(({ vector }) => vector)}::bytea[]) as new (hash, vector)
      on conflict (workspace_id, setting_id, hash) do update set vector = excluded.vector, revision = excluded.revision
    )
    select id from setting`;
  return stored > 0;
}

export type VectorRow = { hash: string; revision: number; vector: Buffer | null };

/** Finds the next vectors after a place, in the order in which they were stored. */
export async function findVectorsAfter(
  db: Queryable,
  workspaceId: string,
  settingId: string,
  after: { revision: number; hash: string },
  limit: number,
): Promise<VectorRow[]> {
  return all<VectorRow>(db)`
    select encode(hash, 'hex') as hash, revision::float8 as revision, vector from passage_embedding
    where workspace_id = ${workspaceId} and setting_id = ${settingId}
      and (revision, hash) > (${after.revision}, decode(${after.hash}, 'hex'))
    order by revision, hash limit ${limit}`;
}
