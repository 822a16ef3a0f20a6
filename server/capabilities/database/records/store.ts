import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import type { Session } from "../plane/session.ts";

/** Changes of one statement, as the triggers recorded them. Without keys it is one event for all rows. */
export type Change = {
  id: number;
  table: string;
  kind: "created" | "updated" | "deleted";
  keys: Record<string, unknown>[] | null;
  /** As the transaction of the change named it: not to be trusted. */
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
      where change.id = oldest.id and oldest.total - oldest.key_count < $2
      returning change.id, table_name as table, kind, keys, cause`,
    values: [schemaName, mostRows],
    isPrepared: true,
  });
  return (rows as Change[]).sort((a, b) => a.id - b.id);
}

/** Throws a violation of the foreign key when the workspace was deleted: see isOwnerDeleted. */
export async function insertRelay(db: Queryable, workspaceId: string, nodeId: string): Promise<void> {
  await db
    .insertInto("record_relay")
    .values({ workspace_id: workspaceId, node_id: nodeId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteRelays(db: Queryable, nodeId: string): Promise<string[]> {
  const rows = await db.deleteFrom("record_relay").where("node_id", "=", nodeId).returning("workspace_id").execute();
  return rows.map((row) => row.workspace_id);
}

/** False when the workspace was deleted meanwhile. Its row stays until the commit. */
export async function holdWorkspace(tx: Transaction, workspaceId: string): Promise<boolean> {
  const row = await tx
    .selectFrom("workspace_database")
    .select("workspace_id")
    .where("workspace_id", "=", workspaceId)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}
