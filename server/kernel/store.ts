import type { EncryptedValues } from "./secrets.ts";
import type { Queryable, Transaction } from "./storage/database.ts";
import type { PageToFind } from "./storage/page.ts";
import { all, execute, first, one, type Sql, sql } from "./storage/sql.ts";

/**
 * SQL of the kernel's single tables: the installation, mail budgets, idempotency records and the
 * audit log.
 */

// --- what PARLEY_SECRET encrypts

/** Reads the `encrypted` values that a statement selects, each bound to its `id`; `change` replaces one that is `former`. */
export function encryptedValues(
  values: Sql,
  change: (value: { id: string; former: Buffer; encrypted: Buffer }) => Sql,
): EncryptedValues {
  return {
    list: (db, afterId, limit) => all<{ id: string; encrypted: Buffer }>(db)`
      select id, encrypted from (${values}) as value ${afterId === undefined ? sql`` : sql`where id > ${afterId}`}
      order by id limit ${limit}`,
    async replace(db, id, former, encrypted) {
      await execute(db)`${change({ id, former, encrypted })}`;
    },
  };
}

// --- the installation

export async function readSecretCheck(db: Queryable): Promise<string | undefined> {
  const row = await first<{ secretCheck: string }>(db)`select secret_check from installation`;
  return row?.secretCheck;
}

/**
 * Keeps the first check value when two nodes start at once; `replaced` is the one that a rotation
 * may overwrite.
 */
export async function writeSecretCheck(db: Queryable, check: string, replaced: string | null): Promise<void> {
  await execute(db)`
    insert into installation (secret_check) values (${check})
    on conflict (only_row) do update set secret_check = excluded.secret_check
    where installation.secret_check = ${replaced}`;
}

/** Names the setting that holds the next PARLEY_SECRET, encrypted with the present one, during a rotation. */
export const nextSecretSetting = "next-secret";

/**
 * Forgets the next secret where this one is that of the database: then no rotation is under way. A rotation that
 * begins at the same time is left alone, because it changes the row that is locked here.
 */
export async function forgetNextSecret(db: Queryable, check: string): Promise<void> {
  await execute(db)`
    with own as (select from installation where secret_check = ${check} for share)
    delete from setting where name = ${nextSecretSetting} and exists (select from own)`;
}

/** Tells of backups. Each moment is null where there was none. */
export type BackupState = {
  /** The newest whole backup was begun then. */
  backedUpAt: Date | null;
  /** The last trial of a backup ended then, and failed for this reason. */
  verifyEndedAt: Date | null;
  verifyFailure: string | null;
  /** The last trial that found everything ended then. */
  verifiedAt: Date | null;
};

export async function readBackupState(db: Queryable): Promise<BackupState> {
  const row = await first<BackupState>(db)`
    select backed_up_at, verify_ended_at, verify_failure, verified_at from installation`;
  return row ?? { backedUpAt: null, verifyEndedAt: null, verifyFailure: null, verifiedAt: null };
}

/**
 * Begins the trial of a backup where there is one, and where the last trial began `everyMs` ago; one that failed or
 * never ended is tried again after `againMs`. False where it is not time, or another node began it.
 */
export async function claimVerify(
  db: Queryable,
  now: Date,
  { everyMs, againMs }: { everyMs: number; againMs: number },
): Promise<boolean> {
  const [dueSince, againSince] = [new Date(now.getTime() - everyMs), new Date(now.getTime() - againMs)];
  const claimed = await first<{ claimed: boolean }>(db)`
    update installation set verify_began_at = ${now}
    where backed_up_at is not null and (verify_began_at is null or verify_began_at <= case
      when verify_failure is null and verify_ended_at >= verify_began_at then ${dueSince}::timestamptz
      else ${againSince}::timestamptz end)
    returning true as claimed`;
  return claimed !== undefined;
}

/** Takes the mark of a trial that was cut back, so that any node may begin it again. */
export async function giveVerifyUp(db: Queryable): Promise<void> {
  await execute(db)`update installation set verify_began_at = null`;
}

/** Notes how a trial ended: `failure` is null where everything was found. */
export async function noteVerify(db: Queryable, at: Date, failure: string | null): Promise<void> {
  await execute(db)`
    update installation set verify_ended_at = ${at}, verify_failure = ${failure},
      verified_at = case when ${failure}::text is null then ${at}::timestamptz else verified_at end`;
}

/** Begins a backup where the last one began `everyMs` ago. False where it is not time, or another node began it. */
export async function claimBackup(db: Queryable, now: Date, everyMs: number): Promise<boolean> {
  const dueSince = new Date(now.getTime() - everyMs);
  const claimed = await first<{ claimed: boolean }>(db)`
    update installation set backup_began_at = ${now}
    where backup_began_at is null or backup_began_at <= ${dueSince}
    returning true as claimed`;
  return claimed !== undefined;
}

/** Takes the mark of a backup that failed back, so that any node may begin it again. */
export async function giveBackupUp(db: Queryable): Promise<void> {
  await execute(db)`update installation set backup_began_at = null`;
}

export async function readSetting(db: Queryable, name: string): Promise<Buffer | undefined> {
  const row = await first<{ sealedValue: Buffer }>(db)`
    select sealed_value from setting where name = ${name}`;
  return row?.sealedValue;
}

export async function writeSetting(db: Queryable, name: string, sealedValue: Buffer): Promise<void> {
  await execute(db)`
    insert into setting (name, sealed_value) values (${name}, ${sealedValue})
    on conflict (name) do update set sealed_value = excluded.sealed_value, updated_at = now()`;
}

// --- mail budgets

/** Counts one mail in the current window. Returns how many all nodes have counted in it. */
export async function countMail(
  db: Queryable,
  mail: { subject: Buffer; now: Date; windowEndsAt: Date },
): Promise<number> {
  const result = await one<{ count: number }>(db)`
    insert into mail_budget as known (subject, count, window_ends_at)
    values (${mail.subject}, 1, ${mail.windowEndsAt})
    on conflict (subject) do update set
      count = case when known.window_ends_at <= ${mail.now} then 1 else known.count + 1 end,
      window_ends_at =
        case when known.window_ends_at <= ${mail.now} then excluded.window_ends_at else known.window_ends_at end
    returning count`;
  return result.count;
}

// --- idempotency

export type IdempotencyRecord = {
  requestHash: Buffer;
  nodeId: string;
  progress: unknown;
  sealedAnswer: Buffer | null;
};

/** Returns false while another transaction with the same key is running, here or on another node. */
export async function lockIdempotencyKey(tx: Transaction, fingerprint: Buffer): Promise<boolean> {
  const result = await first<{ locked: boolean }>(tx)`
    select pg_try_advisory_xact_lock(${fingerprint.readBigInt64BE(0)}) as locked`;
  return result?.locked ?? false;
}

export async function findIdempotencyRecord(
  db: Queryable,
  workspaceId: string,
  fingerprints: Buffer[],
): Promise<IdempotencyRecord | undefined> {
  return first<IdempotencyRecord>(db)`
    select request_hash, node_id, progress, sealed_answer from idempotency_record
    where workspace_id = ${workspaceId} and fingerprint = any(${fingerprints}) and created_at > now() - interval '24 hours'`;
}

export async function writeIdempotencyRecord(
  tx: Transaction,
  record: IdempotencyRecord & { workspaceId: string; fingerprint: Buffer },
): Promise<void> {
  await execute(tx)`
    insert into idempotency_record (workspace_id, fingerprint, request_hash, node_id, progress, sealed_answer)
    values (${record.workspaceId}, ${record.fingerprint}, ${record.requestHash}, ${record.nodeId},
      ${record.progress === null ? null : JSON.stringify(record.progress)}::jsonb, ${record.sealedAnswer})
    on conflict (workspace_id, fingerprint) do update set
      request_hash = excluded.request_hash, node_id = excluded.node_id, progress = excluded.progress,
      sealed_answer = excluded.sealed_answer,
      created_at = case when idempotency_record.sealed_answer is null
        and idempotency_record.created_at > now() - interval '24 hours' then idempotency_record.created_at else now() end
  `;
}

// --- cleaning and audit

export async function deleteExpiredKernelRows(db: Queryable): Promise<void> {
  await execute(db)`delete from idempotency_record where created_at < now() - interval '24 hours'`;
  await execute(db)`delete from revocation where revoked_at < now() - interval '1 day'`;
  await execute(db)`delete from mail_budget where window_ends_at < now()`;
}

/**
 * Erases what the kernel keeps of workspaces: events, answers kept for retries, and network
 * addresses in the audit log. The rest of the audit log stays.
 */
export async function eraseWorkspaces(tx: Transaction, workspaceIds: string[]): Promise<void> {
  await execute(tx)`
    delete from event where workspace_id = any(${workspaceIds})`;
  await execute(tx)`
    delete from event_position where workspace_id = any(${workspaceIds})`;
  await execute(tx)`
    delete from idempotency_record where workspace_id = any(${workspaceIds})`;
  // The database refuses changes of audit entries, so entries with an address are replaced by the
  // same without one.
  await execute(tx)`
    with found as (
      delete from audit_entry where workspace_id = any(${workspaceIds}) and client_address is not null
      returning workspace_id, id, actor_kind, actor_id, action, target_id, details, created_at
    )
    insert into audit_entry (workspace_id, id, actor_kind, actor_id, action, target_id, details, created_at)
    select workspace_id, id, actor_kind, actor_id, action, target_id, details, created_at from found`;
}

export type StoredAuditEntry = {
  id: string;
  actorKind: string;
  actorId: string | null;
  action: string;
  targetId: string | null;
  details: unknown;
  clientAddress: string | null;
  createdAt: Date;
};

/** Lists the audit entries, newest first. `action`: those of this action, or of all whose noun it is. */
export async function listAuditEntries(
  db: Queryable,
  workspaceId: string,
  page: PageToFind & { action: string | undefined },
): Promise<StoredAuditEntry[]> {
  return all<StoredAuditEntry>(db)`
    select id, actor_kind, actor_id, action, target_id, details, client_address, created_at from audit_entry
    where workspace_id = ${workspaceId}
      ${page.last === undefined ? sql`` : sql`and id < ${page.last}`}
      ${page.action === undefined ? sql`` : sql`and (action = ${page.action} or starts_with(action, ${`${page.action}.`}))`}
    order by id desc limit ${page.limit}`;
}

type AuditEntry = {
  workspaceId: string;
  id: string;
  actorKind: string;
  actorId: string | null;
  action: string;
  targetId: string | null;
  details: Record<string, unknown>;
  clientAddress: string | null;
};

export async function insertAuditEntry(tx: Transaction, entry: AuditEntry): Promise<void> {
  await execute(tx)`
    insert into audit_entry
      (workspace_id, id, actor_kind, actor_id, action, target_id, details, client_address)
    values (${entry.workspaceId}, ${entry.id}, ${entry.actorKind}, ${entry.actorId}, ${entry.action},
      ${entry.targetId}, ${JSON.stringify(entry.details)}, ${entry.clientAddress})`;
}

/** Reads which schema the database has, and the oldest one whose nodes may serve beside it. */
export async function readSchemaState(db: Queryable): Promise<{ newest: number; oldestServing: number }> {
  return one<{ newest: number; oldestServing: number }>(db)`
    select coalesce(max(number), 0) as newest, coalesce(max(coalesce(oldest_beside, number)), 0) as oldest_serving
    from migration`;
}

/** Reads the hashes of the migrations that made the schema, in their order. */
export async function readMigrationHashes(db: Queryable): Promise<string[]> {
  return (await all<{ hash: string }>(db)`select hash from migration order by number`).map(({ hash }) => hash);
}

/** For the rest of the transaction, a statement may take this long in place of the usual time. */
export async function setStatementTimeout(tx: Transaction, timeoutMs: number): Promise<void> {
  await execute(tx)`select set_config('statement_timeout', ${String(timeoutMs)}, true)`;
}

export async function deleteAuditEntriesOlderThan(
  tx: Transaction,
  { workspaceId, before, limit }: { workspaceId: string; before: Date; limit: number },
): Promise<number> {
  const deleted = await execute(tx)`
    delete from audit_entry where workspace_id = ${workspaceId} and id = any(array(
      select id from audit_entry where workspace_id = ${workspaceId} and created_at < ${before}
      order by id limit ${limit}))`;
  return deleted;
}

/** Counts the entries of the audit log of a workspace that are older. */
export const countOfAuditBefore = (workspaceId: string, before: Date): Sql =>
  sql`(select count(*) from audit_entry where workspace_id = ${workspaceId} and created_at < ${before})`;
