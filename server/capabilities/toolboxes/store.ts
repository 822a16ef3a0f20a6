import { sql } from "kysely";
import type { Queryable, Transaction } from "../../kernel/storage/database.ts";
import type { OutsideTool, ToolboxKind } from "../../providers/tools/tools.ts";

/** All SQL of toolboxes. */

export type ToolboxRow = {
  id: string;
  name: string;
  kind: ToolboxKind;
  url: string;
  sealedHeaders: Buffer | null;
  tools: OutsideTool[];
  readAt: Date;
  createdAt: Date;
};

export async function listToolboxes(db: Queryable, workspaceId: string): Promise<ToolboxRow[]> {
  return db
    .selectFrom("toolbox")
    .select([
      "id",
      "name",
      sql<ToolboxKind>`kind`.as("kind"),
      "url",
      "sealed_headers as sealedHeaders",
      sql<OutsideTool[]>`tools`.as("tools"),
      "read_at as readAt",
      "created_at as createdAt",
    ])
    .where("workspace_id", "=", workspaceId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

export async function writeToolbox(tx: Transaction, workspaceId: string, row: ToolboxRow): Promise<void> {
  const tools = JSON.stringify(row.tools);
  await tx
    .insertInto("toolbox")
    .values({
      workspace_id: workspaceId,
      id: row.id,
      name: row.name,
      kind: row.kind,
      url: row.url,
      sealed_headers: row.sealedHeaders,
      tools,
      read_at: row.readAt,
      created_at: row.createdAt,
    })
    .onConflict((conflict) => conflict.columns(["workspace_id", "id"]).doUpdateSet({ tools, read_at: row.readAt }))
    .execute();
}

export async function deleteToolbox(tx: Transaction, workspaceId: string, id: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom("toolbox")
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return gone !== undefined;
}

export async function listSealedHeaders(
  db: Queryable,
  afterId: string | undefined,
  limit: number,
): Promise<{ id: string; sealed: Buffer }[]> {
  let query = db
    .selectFrom("toolbox")
    .select(["id", "sealed_headers as sealed"])
    .where("sealed_headers", "is not", null)
    .orderBy("id")
    .limit(limit);
  if (afterId !== undefined) query = query.where("id", ">", afterId);
  const rows = await query.execute();
  return rows.map(({ id, sealed }) => ({ id, sealed: sealed! }));
}

export async function replaceSealedHeaders(db: Queryable, id: string, former: Buffer, sealed: Buffer): Promise<void> {
  await db
    .updateTable("toolbox")
    .set({ sealed_headers: sealed })
    .where("id", "=", id)
    .where("sealed_headers", "=", former)
    .execute();
}
