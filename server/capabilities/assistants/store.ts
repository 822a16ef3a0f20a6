import type { Queryable, Transaction } from "../../kernel/storage/database.ts";
import { all, execute } from "../../kernel/storage/sql.ts";
import type { AssistantSettings } from "./schema.ts";

export type AssistantRow = { id: string; isDefault: boolean; settings: AssistantSettings; createdAt: Date };

export async function listAssistants(db: Queryable, workspaceId: string): Promise<AssistantRow[]> {
  return all<AssistantRow>(db)`
    select id, is_default, settings, created_at from assistant where workspace_id = ${workspaceId}
    order by created_at, id`;
}

export async function writeAssistant(tx: Transaction, workspaceId: string, row: AssistantRow): Promise<void> {
  const { id, isDefault, settings, createdAt } = row;
  await execute(tx)`
    insert into assistant (workspace_id, id, created_at, name, is_default, settings)
    values (${workspaceId}, ${id}, ${createdAt}, ${settings.name}, ${isDefault}, ${JSON.stringify(settings)})
    on conflict (workspace_id, id) do update set name = excluded.name, is_default = excluded.is_default,
      settings = excluded.settings, updated_at = now()`;
}

export async function unmarkDefault(tx: Transaction, workspaceId: string): Promise<void> {
  await execute(tx)`
    update assistant set is_default = false where workspace_id = ${workspaceId} and is_default = true`;
}

export async function deleteAssistant(tx: Transaction, workspaceId: string, id: string): Promise<void> {
  await execute(tx)`
    delete from assistant where workspace_id = ${workspaceId} and id = ${id}`;
}

type AliasRow = { name: string; assistantId: string };

export async function listAliases(db: Queryable, workspaceId: string): Promise<AliasRow[]> {
  return all<AliasRow>(db)`
    select name, assistant_id from model_alias where workspace_id = ${workspaceId} order by name`;
}

export async function replaceAliases(
  tx: Transaction,
  workspaceId: string,
  aliases: readonly AliasRow[],
): Promise<void> {
  await execute(tx)`
    delete from model_alias where workspace_id = ${workspaceId}`;
  if (aliases.length === 0) return;
  await execute(tx)`
    insert into model_alias (workspace_id, name, assistant_id)
    select ${workspaceId}, name, assistant_id
    from unnest(${aliases.map(({ name }) => name)}::text[], ${aliases.map(({ assistantId }) => assistantId)}::uuid[])
      as alias (name, assistant_id)`;
}
