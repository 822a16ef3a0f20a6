import type { Quotas } from "../../config.ts";
import type { Queryable, Transaction } from "../storage/database.ts";
import { all, execute, first, one, type Sql, sql } from "../storage/sql.ts";

/** This file holds the SQL of decisions about workspaces and the installation, and of jobs that wait for them. */

export type StandingRow = {
  workspaceId: string;
  suspendedAt: Date | null;
  reason: string | null;
  /** The workspace is new, and suspended until an operator lets it begin. */
  awaitsApproval: boolean;
  /** Says when the workspace is deleted; null: it stays. Until then it is suspended, too. */
  deletesAt: Date | null;
  /** Says who decided so; null when it stays. An owner takes back only what an owner decided. */
  deletedBy: "owner" | "operator" | null;
  /** The bounds that differ from those of the settings. */
  quotas: Partial<Quotas>;
};

const columns = sql`workspace_id, suspended_at, reason, awaits_approval, deletes_at, deleted_by, quotas`;

/** Is true for a row of a workspace that is not suspended. */
export function isUnsuspended(workspaceId: Sql): Sql {
  return sql`not exists (
    select from workspace_standing as standing
    where standing.workspace_id = ${workspaceId} and coalesce(standing.suspended_at, standing.deletes_at) is not null)`;
}

const isReadOnly = sql`exists (select from read_only where ends_at is null or ends_at > now())`;

/**
 * Is true for a row of a workspace that may begin something, while the installation takes writes. Each statement that
 * takes up work asks it.
 */
export function isActive(workspaceId: Sql): Sql {
  return sql`${isUnsuspended(workspaceId)} and not ${isReadOnly}`;
}

/** The installation takes no writes, because its database is moved. */
export type ReadOnlyRow = { isClosed: boolean; movedTo: string | null; isFilling: boolean };

/** Gives undefined while the installation takes writes, and before there is a schema. */
export async function findReadOnly(db: Queryable): Promise<ReadOnlyRow | undefined> {
  return first<ReadOnlyRow>(db)`
    select closes_at <= clock_timestamp() as is_closed, moved_to, is_filling from read_only
    where ${isReadOnlyNow}`;
}

const isReadOnlyNow = sql`(ends_at is null or ends_at > clock_timestamp())`;

/** Is true while the installation takes no writes, or is about to take none. */
export const isAnyReadOnly = sql`exists (select from read_only where ${isReadOnlyNow})`;

/** Is true for a row of a new workspace that waits for an operator. */
export function awaitsApproval(workspaceId: Sql): Sql {
  return sql`exists (
    select from workspace_standing as standing
    where standing.workspace_id = ${workspaceId} and standing.awaits_approval)`;
}

/** Is true when a standing was changed in the last seconds. */
export function isAnyStandingChanged(sinceSeconds: number): Sql {
  return sql`exists (select from workspace_standing where ${isChangedSince(sinceSeconds)})`;
}

const isChangedSince = (seconds: number): Sql => sql`changed_at > now() - make_interval(secs => ${seconds})`;

/** Finds the standings that were changed in the last seconds, or all of them. */
export async function findStandings(db: Queryable, sinceSeconds: number | undefined): Promise<StandingRow[]> {
  return all<StandingRow>(db)`
    select ${columns} from workspace_standing
    ${sinceSeconds === undefined ? sql`` : sql`where ${isChangedSince(sinceSeconds)}`}`;
}

/** Reads what was decided about these workspaces. */
export async function findStandingsOf(db: Queryable, workspaceIds: readonly string[]): Promise<StandingRow[]> {
  return all<StandingRow>(db)`
    select ${columns} from workspace_standing where workspace_id = any(${[...workspaceIds]})`;
}

/** Locks the standing until the commit. Undefined for a workspace about which nothing was decided. */
export async function lockStanding(tx: Transaction, workspaceId: string): Promise<StandingRow | undefined> {
  return first<StandingRow>(tx)`
    select ${columns} from workspace_standing where workspace_id = ${workspaceId} for update`;
}

/** Finds the workspaces whose time has come, the first one first. */
export async function findDueDeletions(db: Queryable, now: Date): Promise<string[]> {
  const rows = await all<{ workspaceId: string }>(db)`
    select workspace_id from workspace_standing where deletes_at <= ${now} order by deletes_at limit 1000`;
  return rows.map(({ workspaceId }) => workspaceId);
}

/** False means that another transaction deletes this workspace. */
export async function takeDeletionTurn(tx: Transaction, workspaceId: string): Promise<boolean> {
  const { isMine } = await one<{ isMine: boolean }>(tx)`
    select pg_try_advisory_xact_lock(hashtextextended(${`delete ${workspaceId}`}, 0)) as is_mine`;
  return isMine;
}

export async function writeStanding(tx: Transaction, row: StandingRow): Promise<void> {
  await execute(tx)`
    insert into workspace_standing
      (workspace_id, suspended_at, reason, awaits_approval, deletes_at, deleted_by, quotas, changed_at)
    values (${row.workspaceId}, ${row.suspendedAt}, ${row.reason}, ${row.awaitsApproval}, ${row.deletesAt},
      ${row.deletedBy}, ${JSON.stringify(row.quotas)}, clock_timestamp())
    on conflict (workspace_id) do update set suspended_at = excluded.suspended_at, reason = excluded.reason,
      awaits_approval = excluded.awaits_approval,
      deletes_at = excluded.deletes_at, deleted_by = excluded.deleted_by, quotas = excluded.quotas,
      changed_at = excluded.changed_at`;
}

type ParkedJob = { name: string; payload: unknown; key: string | null; maxAttempts: number | null };

/**
 * Keeps a job until its workspace goes on. False: the workspace is not suspended. The lock makes the end of the
 * suspension wait, so that it finds the job.
 */
export async function parkJob(
  tx: Transaction,
  workspaceId: string,
  id: string,
  { name, payload, key, maxAttempts }: ParkedJob,
): Promise<boolean> {
  const held = await first(tx)`
    select from workspace_standing
    where workspace_id = ${workspaceId} and coalesce(suspended_at, deletes_at) is not null for share`;
  if (held === undefined) return false;
  await execute(tx)`
    insert into parked_job (workspace_id, id, name, payload, key, max_attempts)
    values (${workspaceId}, ${id}, ${name}, ${JSON.stringify(payload)}, ${key}, ${maxAttempts})
    on conflict (workspace_id, key) where key is not null do update set payload = excluded.payload`;
  return true;
}

/** Takes the jobs of a workspace that goes on, oldest first. */
export async function takeParkedJobs(tx: Transaction, workspaceId: string): Promise<ParkedJob[]> {
  return all<ParkedJob>(tx)`
    with taken as (
      delete from parked_job where workspace_id = ${workspaceId} returning id, name, payload, key, max_attempts
    )
    select name, payload, key, max_attempts from taken order by id`;
}
