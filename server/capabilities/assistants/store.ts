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

type AliasRow = { name: string; assistantId: string };

export async function listAliases(db: Queryable, workspaceId: string): Promise<AliasRow[]> {
  return db
    .selectFrom("model_alias")
    .select(["name", "assistant_id as assistantId"])
    .where("workspace_id", "=", workspaceId)
    .orderBy("name")
    .execute();
}

export async function replaceAliases(
  tx: Transaction,
  workspaceId: string,
  aliases: readonly AliasRow[],
): Promise<void> {
  await tx.deleteFrom("model_alias").where("workspace_id", "=", workspaceId).execute();
  if (aliases.length === 0) return;
  const rows = aliases.map(({ name, assistantId }) => ({ workspace_id: workspaceId, name, assistant_id: assistantId }));
  await tx.insertInto("model_alias").values(rows).execute();
}
