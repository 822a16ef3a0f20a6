import { sql } from "kysely";
import type { Queryable, Transaction } from "../../kernel/storage/database.ts";
import type { AssistantSettings } from "./schema.ts";

export type AssistantRow = { id: string; isDefault: boolean; settings: AssistantSettings; createdAt: Date };

export async function listAssistants(db: Queryable, workspaceId: string): Promise<AssistantRow[]> {
  return db
    .selectFrom("assistant")
    .select([
      "id",
      "is_default as isDefault",
      sql<AssistantSettings>`settings`.as("settings"),
      "created_at as createdAt",
    ])
    .where("workspace_id", "=", workspaceId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

export async function writeAssistant(tx: Transaction, workspaceId: string, row: AssistantRow): Promise<void> {
  const values = { name: row.settings.name, is_default: row.isDefault, settings: JSON.stringify(row.settings) };
  await tx
    .insertInto("assistant")
    .values({ workspace_id: workspaceId, id: row.id, created_at: row.createdAt, ...values })
    .onConflict((conflict) =>
      conflict.columns(["workspace_id", "id"]).doUpdateSet({ ...values, updated_at: sql`now()` }),
    )
    .execute();
}

export async function unmarkDefault(tx: Transaction, workspaceId: string): Promise<void> {
  await tx
    .updateTable("assistant")
    .set({ is_default: false })
    .where("workspace_id", "=", workspaceId)
    .where("is_default", "=", true)
    .execute();
}

export async function deleteAssistant(tx: Transaction, workspaceId: string, id: string): Promise<void> {
  await tx.deleteFrom("assistant").where("workspace_id", "=", workspaceId).where("id", "=", id).execute();
}
