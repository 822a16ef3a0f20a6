import { sql } from "kysely";
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";

/** Table `retention_setting`, and the kernel's own data that it ends. */

type RetentionRow = { kind: string; days: number | null; firstRunAt: Date };

export async function findRetention(db: Queryable, workspaceId: string): Promise<RetentionRow[]> {
  const found = await sql<RetentionRow>`
    select kind, days, first_run_at as "firstRunAt" from retention_setting
    where workspace_id = ${workspaceId} order by kind`.execute(db);
  return found.rows;
}

export async function writeRetention(tx: Transaction, workspaceId: string, row: RetentionRow): Promise<void> {
  await sql`
    insert into retention_setting (workspace_id, kind, days, first_run_at)
    values (${workspaceId}, ${row.kind}, ${row.days}, ${row.firstRunAt})
    on conflict (workspace_id, kind) do update set days = excluded.days, first_run_at = excluded.first_run_at
    where retention_setting.days is distinct from excluded.days`.execute(tx);
}

/**
 * What ends something in these workspaces at this time: their settings, and the defaults where they
 * say nothing.
 */
export async function listDueRetention(
  db: Queryable,
  now: Date,
  { workspaceIds, defaults }: { workspaceIds: string[]; defaults: readonly { kind: string; days: number }[] },
): Promise<{ workspaceId: string; kind: string; days: number }[]> {
  const [kinds, days] = [defaults.map(({ kind }) => kind), defaults.map((each) => each.days)];
  const found = await sql<{ workspaceId: string; kind: string; days: number }>`
    select workspace_id as "workspaceId", kind, days from retention_setting
    where workspace_id = any(${workspaceIds}::uuid[]) and days is not null and first_run_at <= ${now}
    union all
    select each.id, usual.kind, usual.days
    from unnest(${workspaceIds}::uuid[]) as each (id), unnest(${kinds}::text[], ${days}::integer[]) as usual (kind, days)
    where not exists (
      select from retention_setting as own where own.workspace_id = each.id and own.kind = usual.kind)
    order by 1, 2`.execute(db);
  return found.rows;
}
