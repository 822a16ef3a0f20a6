import type { ExternalTool, SkippedTool, ToolboxKind } from "@parley/toolbox";
import { sql } from "kysely";
import type { Queryable, Transaction } from "../../kernel/storage/database.ts";

export type ToolboxRow = {
  id: string;
  name: string;
  kind: ToolboxKind;
  url: string;
  encryptedHeaders: Buffer | null;
  tools: ExternalTool[];
  skipped: SkippedTool[];
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
      "sealed_headers as encryptedHeaders",
      sql<ExternalTool[]>`tools`.as("tools"),
      sql<SkippedTool[]>`skipped`.as("skipped"),
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
  const skipped = JSON.stringify(row.skipped);
  await tx
    .insertInto("toolbox")
    .values({
      workspace_id: workspaceId,
      id: row.id,
      name: row.name,
      kind: row.kind,
      url: row.url,
      sealed_headers: row.encryptedHeaders,
      tools,
      skipped,
      read_at: row.readAt,
      created_at: row.createdAt,
    })
    .onConflict((conflict) =>
      conflict.columns(["workspace_id", "id"]).doUpdateSet({ tools, skipped, read_at: row.readAt }),
    )
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

export async function listEncryptedHeaders(
  db: Queryable,
  afterId: string | undefined,
  limit: number,
): Promise<{ id: string; encrypted: Buffer }[]> {
  let query = db
    .selectFrom("toolbox")
    .select(["id", "sealed_headers as encrypted"])
    .where("sealed_headers", "is not", null)
    .orderBy("id")
    .limit(limit);
  if (afterId !== undefined) query = query.where("id", ">", afterId);
  const rows = await query.execute();
  return rows.map(({ id, encrypted }) => ({ id, encrypted: encrypted! }));
}

export async function replaceEncryptedHeaders(
  db: Queryable,
  id: string,
  former: Buffer,
  encrypted: Buffer,
): Promise<void> {
  await db
    .updateTable("toolbox")
    .set({ sealed_headers: encrypted })
    .where("id", "=", id)
    .where("sealed_headers", "=", former)
    .execute();
}
