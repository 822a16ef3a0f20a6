import { sql } from "kysely";
import type { Queryable, Transaction } from "./storage/database.ts";

/**
 * SQL of the kernel's single tables: the installation, mail budgets, idempotency records and the
 * audit log.
 */

// --- the installation

export async function readSecretCheck(db: Queryable): Promise<string | undefined> {
  const row = await db.selectFrom("installation").select("secret_check").executeTakeFirst();
  return row?.secret_check;
}

/**
 * Keeps the first check value when two nodes start at once; `replaced` is the one that a rotation
 * may overwrite.
 */
export async function writeSecretCheck(db: Queryable, check: string, replaced: string | null): Promise<void> {
  await sql`
    insert into installation (secret_check) values (${check})
    on conflict (only_row) do update set secret_check = excluded.secret_check
    where installation.secret_check = ${replaced}`.execute(db);
}

export async function readSetting(db: Queryable, name: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom("setting").select("sealed_value").where("name", "=", name).executeTakeFirst();
  return row?.sealed_value;
}

export async function writeSetting(db: Queryable, name: string, sealedValue: Buffer): Promise<void> {
  await sql`
    insert into setting (name, sealed_value) values (${name}, ${sealedValue})
    on conflict (name) do update set sealed_value = excluded.sealed_value, updated_at = now()`.execute(db);
}

// --- mail budgets

/** Counts one mail in the current window. Returns how many all nodes have counted in it. */
export async function countMail(
  db: Queryable,
  mail: { subject: Buffer; now: Date; windowEndsAt: Date },
): Promise<number> {
  const result = await sql<{ count: number }>`
    insert into mail_budget as known (subject, count, window_ends_at)
    values (${mail.subject}, 1, ${mail.windowEndsAt})
    on conflict (subject) do update set
      count = case when known.window_ends_at <= ${mail.now} then 1 else known.count + 1 end,
      window_ends_at =
        case when known.window_ends_at <= ${mail.now} then excluded.window_ends_at else known.window_ends_at end
    returning count`.execute(db);
  return result.rows[0]!.count;
}

// --- idempotency

export type IdempotencyRecord = {
  requestHash: Buffer;
  nodeId: string;
  progress: unknown;
  sealedAnswer: Buffer | null;
};

/** False while another transaction with the same key is running, here or on another node. */
export async function lockIdempotencyKey(tx: Transaction, fingerprint: Buffer): Promise<boolean> {
  const result = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(${fingerprint.readBigInt64BE(0)}) as locked`.execute(tx);
  return result.rows[0]?.locked ?? false;
}

export async function findIdempotencyRecord(
  db: Queryable,
  workspaceId: string,
  fingerprints: Buffer[],
): Promise<IdempotencyRecord | undefined> {
  return db
    .selectFrom("idempotency_record")
    .select(["request_hash as requestHash", "node_id as nodeId", "progress", "sealed_answer as sealedAnswer"])
    .where("workspace_id", "=", workspaceId)
    .where("fingerprint", "in", fingerprints)
    .where("created_at", ">", sql<Date>`now() - interval '24 hours'`)
    .executeTakeFirst();
}

export async function writeIdempotencyRecord(
  tx: Transaction,
  record: IdempotencyRecord & { workspaceId: string; fingerprint: Buffer },
): Promise<void> {
  await sql`
    insert into idempotency_record (workspace_id, fingerprint, request_hash, node_id, progress, sealed_answer)
    values (${record.workspaceId}, ${record.fingerprint}, ${record.requestHash}, ${record.nodeId},
      ${record.progress === null ? null : JSON.stringify(record.progress)}::jsonb, ${record.sealedAnswer})
    on conflict (workspace_id, fingerprint) do update set
      request_hash = excluded.request_hash, node_id = excluded.node_id, progress = excluded.progress,
      sealed_answer = excluded.sealed_answer,
      created_at = case when idempotency_record.sealed_answer is null
        and idempotency_record.created_at > now() - interval '24 hours' then idempotency_record.created_at else now() end
  `.execute(tx);
}

// --- cleaning and audit

export async function deleteExpiredKernelRows(db: Queryable): Promise<void> {
  await sql`delete from idempotency_record where created_at < now() - interval '24 hours'`.execute(db);
  await sql`delete from revocation where revoked_at < now() - interval '1 day'`.execute(db);
  await sql`delete from mail_budget where window_ends_at < now()`.execute(db);
}

/**
 * Erases what the kernel keeps of workspaces: events, answers kept for retries, and network
 * addresses in the audit log. The rest of the audit log stays.
 */
export async function eraseWorkspaces(tx: Transaction, workspaceIds: string[]): Promise<void> {
  await tx.deleteFrom("event").where("workspace_id", "in", workspaceIds).execute();
  await tx.deleteFrom("event_position").where("workspace_id", "in", workspaceIds).execute();
  await tx.deleteFrom("idempotency_record").where("workspace_id", "in", workspaceIds).execute();
  // The database refuses changes of audit entries, so entries with an address are replaced by the
  // same without one.
  const entries = await tx
    .deleteFrom("audit_entry")
    .where("workspace_id", "in", workspaceIds)
    .where("client_address", "is not", null)
    .returningAll()
    .execute();
  for (let first = 0; first < entries.length; first += 500) {
    const part = entries.slice(first, first + 500);
    await tx
      .insertInto("audit_entry")
      .values(part.map((entry) => ({ ...entry, details: JSON.stringify(entry.details), client_address: null })))
      .execute();
  }
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

/** Newest first, one more than asked for when there are more. */
export async function listAuditEntries(
  db: Queryable,
  workspaceId: string,
  page: { limit: number; beforeId: string | undefined },
): Promise<StoredAuditEntry[]> {
  let query = db
    .selectFrom("audit_entry")
    .select([
      "id",
      "actor_kind as actorKind",
      "actor_id as actorId",
      "action",
      "target_id as targetId",
      "details",
      "client_address as clientAddress",
      "created_at as createdAt",
    ])
    .where("workspace_id", "=", workspaceId)
    .orderBy("id", "desc")
    .limit(page.limit + 1);
  if (page.beforeId !== undefined) query = query.where("id", "<", page.beforeId);
  return query.execute();
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
  await tx
    .insertInto("audit_entry")
    .values({
      workspace_id: entry.workspaceId,
      id: entry.id,
      actor_kind: entry.actorKind,
      actor_id: entry.actorId,
      action: entry.action,
      target_id: entry.targetId,
      details: JSON.stringify(entry.details),
      client_address: entry.clientAddress,
    })
    .execute();
}

/** Reads which schema the database has, and the oldest one whose nodes may serve beside it. */
export async function readSchemaState(db: Queryable): Promise<{ newest: number; oldestServing: number }> {
  const result = await sql<{ newest: number; oldestServing: number }>`
    select coalesce(max(number), 0) as newest, coalesce(max(coalesce(oldest_beside, number)), 0) as "oldestServing"
    from migration`.execute(db);
  return result.rows[0]!;
}

/** For the rest of the transaction, a statement may take this long in place of the usual time. */
export async function setStatementTimeout(tx: Transaction, timeoutMs: number): Promise<void> {
  await sql.raw(`set local statement_timeout = ${timeoutMs}`).execute(tx);
}

export async function deleteAuditEntriesOlderThan(
  tx: Transaction,
  { workspaceId, before, limit }: { workspaceId: string; before: Date; limit: number },
): Promise<number> {
  const deleted = await sql`
    delete from audit_entry where workspace_id = ${workspaceId} and id = any(array(
      select id from audit_entry where workspace_id = ${workspaceId} and created_at < ${before}
      order by id limit ${limit}))`.execute(tx);
  return Number(deleted.numAffectedRows ?? 0n);
}
