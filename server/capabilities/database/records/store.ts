import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import type { Session } from "../plane/session.ts";

/** A change of a row, as the triggers recorded it. */
export type Change = {
  id: number;
  table: string;
  kind: "created" | "updated" | "deleted";
  key: Record<string, unknown> | null;
};

/** Takes the oldest changes out of the table, in their order. Other relays leave them alone until the commit. */
export async function takeChanges(session: Session, schemaName: string, limit: number): Promise<Change[]> {
  const { rows } = await session.run({
    text: `delete from parley.change
      where id in (select id from parley.change where schema_name = $1 order by id limit $2 for update skip locked)
      returning id, table_name as table, kind, key`,
    values: [schemaName, limit],
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
