import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute } from "../../../kernel/storage/sql.ts";

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
