import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { execute, first, type Sql, sql } from "../../../kernel/storage/sql.ts";

/** All SQL of the setup's version: of providers, budget, toolboxes and assistants together. */

/**
 * Every change of the setup calls this first. From the commit on, the nodes read the setup again.
 * The row's lock also lets only one transaction at a time change a workspace's setup.
 */
export async function raiseSetupVersion(tx: Transaction, workspaceId: string): Promise<void> {
  await execute(tx)`
    insert into assistant_setup (workspace_id) values (${workspaceId})
    on conflict (workspace_id) do update set version = assistant_setup.version + 1`;
}

export async function findSetupVersion(db: Queryable, workspaceId: string): Promise<number> {
  const found = await first<{ version: number }>(db)`
    select version from assistant_setup where workspace_id = ${workspaceId}`;
  return found?.version ?? 0;
}

/**
 * Gives the SQL of the newest setup version of a workspace, for another capability's statement that reads
 * it on the way.
 *
 *     sql`select ${newestSetupVersion(sql`conversation.workspace_id`)} as version from conversation`
 */
export function newestSetupVersion(workspaceId: Sql): Sql {
  return sql`coalesce((select version from assistant_setup where workspace_id = ${workspaceId}), 0)`;
}
