import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, first } from "../../../kernel/storage/sql.ts";
import type { Session } from "../plane/session.ts";

/** Changes of one statement, as the triggers recorded them. Without keys it is one event for all rows. */
export type Change = {
  id: number;
  table: string;
  kind: "created" | "updated" | "deleted";
  keys: Record<string, unknown>[] | null;
  /** An update has here what changed in the row of each key. */
  changes: ({ old: Record<string, unknown>; new: Record<string, unknown> } | null)[] | null;
  /** The transaction of the change named this cause, so it is not to be trusted. */
  cause: string | null;
};

/**
 * Takes the oldest changes out of the table, in their order: those of `mostRows` rows, or a few more. Another
 * relay that takes the same ones waits for the commit, and then finds them gone.
 */
export async function takeChanges(session: Session, schemaName: string, mostRows: number): Promise<Change[]> {
  const { rows } = await session.run({
    text: `with oldest as (
        select id, key_count, sum(key_count) over (order by id) as total
        from (select id, key_count from parley.change where schema_name = $1 order by id limit $2) as first
      )
      delete from parley.change using oldest
      where change.schema_name = $1 and change.id = oldest.id and oldest.total - oldest.key_count < $2
      returning change.id, table_name as table, kind, keys, changes, cause`,
    values: [schemaName, mostRows],
    isPrepared: true,
  });
  return (rows as Change[]).sort((a, b) => a.id - b.id);
}

/** Throws a violation of the foreign key when the workspace was deleted: see isOwnerDeleted. */
export async function insertRelay(db: Queryable, workspaceId: string, nodeId: string): Promise<void> {
  await execute(db)`
    insert into record_relay (workspace_id, node_id)
    values (${workspaceId}, ${nodeId})
    on conflict do nothing`;
}

export async function deleteRelays(db: Queryable, nodeId: string): Promise<string[]> {
  const rows = await all<{ workspaceId: string }>(db)`
    delete from record_relay where node_id = ${nodeId}
    returning workspace_id`;
  return rows.map((row) => row.workspaceId);
}

/** Returns false when the workspace was deleted meanwhile. Its row stays until the commit. */
export async function holdWorkspace(tx: Transaction, workspaceId: string): Promise<boolean> {
  const row = await first<{ workspaceId: string }>(tx)`
    select workspace_id from workspace_database where workspace_id = ${workspaceId} for share`;
  return row !== undefined;
}
