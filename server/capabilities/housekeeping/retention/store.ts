import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, one, type Sql } from "../../../kernel/storage/sql.ts";

/** Table `retention_setting`, and the kernel's own data that it ends. */

type RetentionRow = { kind: string; days: number | null; firstRunAt: Date };

export async function findRetention(db: Queryable, workspaceId: string): Promise<RetentionRow[]> {
  return all<RetentionRow>(db)`
    select kind, days, first_run_at from retention_setting
    where workspace_id = ${workspaceId} order by kind`;
}

export async function writeRetention(tx: Transaction, workspaceId: string, row: RetentionRow): Promise<void> {
  await execute(tx)`
    insert into retention_setting (workspace_id, kind, days, first_run_at)
    values (${workspaceId}, ${row.kind}, ${row.days}, ${row.firstRunAt})
    on conflict (workspace_id, kind) do update set days = excluded.days, first_run_at = excluded.first_run_at
    where retention_setting.days is distinct from excluded.days`;
}

/**
 * Lists what ends something in these workspaces at this time: their settings, and the defaults
 * where they say nothing.
 */
export async function listDueRetention(
  db: Queryable,
  now: Date,
  { workspaceIds, defaults }: { workspaceIds: string[]; defaults: readonly { kind: string; days: number }[] },
): Promise<{ workspaceId: string; kind: string; days: number }[]> {
  const [kinds, days] = [defaults.map(({ kind }) => kind), defaults.map((each) => each.days)];
  return all<{ workspaceId: string; kind: string; days: number }>(db)`
    select workspace_id, kind, days from retention_setting
    where workspace_id = any(${workspaceIds}::uuid[]) and days is not null and first_run_at <= ${now}
    union all
    select each.id, usual.kind, usual.days
    from unnest(${workspaceIds}::uuid[]) as each (id), unnest(${kinds}::text[], ${days}::integer[]) as usual (kind, days)
    where not exists (
      select from retention_setting as own where own.workspace_id = each.id and own.kind = usual.kind)
    order by 1, 2`;
}

/** Finds what the operator wants for new workspaces, where it differs from what is usual. */
export async function findDefaults(db: Queryable): Promise<{ kind: string; days: number | null }[]> {
  return all<{ kind: string; days: number | null }>(db)`select kind, days from default_retention order by kind`;
}

export async function writeDefaults(
  tx: Transaction,
  { kept, dropped }: { kept: readonly { kind: string; days: number | null }[]; dropped: readonly string[] },
): Promise<void> {
  await execute(tx)`delete from default_retention where kind = any(${[...dropped]}::text[])`;
  await execute(tx)`
    insert into default_retention (kind, days)
    select * from unnest(${kept.map(({ kind }) => kind)}::text[], ${kept.map(({ days }) => days)}::integer[])
    on conflict (kind) do update set days = excluded.days`;
}

/** A workspace that was just made gets what the operator wants for new ones. It counts from the first night on. */
export async function copyDefaults(tx: Transaction, workspaceId: string): Promise<void> {
  await execute(tx)`
    insert into retention_setting (workspace_id, kind, days, first_run_at)
    select ${workspaceId}, kind, days, now() from default_retention`;
}

/** Counts what is older, by a value of SQL that its capability brings. */
export async function readCount(db: Queryable, count: Sql): Promise<number> {
  return (await one<{ count: number }>(db)`select ${count}::bigint as count`).count;
}
