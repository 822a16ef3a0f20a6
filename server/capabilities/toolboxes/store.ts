import type { ExternalTool, SkippedTool, ToolboxKind } from "@parley/toolbox";
import type { Queryable, Transaction } from "../../kernel/storage/database.ts";
import { all, execute, first, sql } from "../../kernel/storage/sql.ts";
import { encryptedValues } from "../../kernel/store.ts";

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
  return all<ToolboxRow>(db)`
    select id, name, kind, url, sealed_headers as encrypted_headers, tools, skipped, read_at, created_at
    from toolbox
    where workspace_id = ${workspaceId} order by created_at, id`;
}

export async function writeToolbox(tx: Transaction, workspaceId: string, row: ToolboxRow): Promise<void> {
  const tools = JSON.stringify(row.tools);
  const skipped = JSON.stringify(row.skipped);
  await execute(tx)`
    insert into toolbox
      (workspace_id, id, name, kind, url, sealed_headers, tools, skipped, read_at, created_at)
    values (${workspaceId}, ${row.id}, ${row.name}, ${row.kind}, ${row.url}, ${row.encryptedHeaders}, ${tools},
      ${skipped}, ${row.readAt}, ${row.createdAt})
    on conflict (workspace_id, id) do update set tools = ${tools}, skipped = ${skipped}, read_at = ${row.readAt}`;
}

export async function deleteToolbox(tx: Transaction, workspaceId: string, id: string): Promise<boolean> {
  const gone = await first<{ id: string }>(tx)`
    delete from toolbox where workspace_id = ${workspaceId} and id = ${id}
    returning id`;
  return gone !== undefined;
}

export const sealedHeaders = encryptedValues(
  sql`select id, sealed_headers as encrypted from toolbox where sealed_headers is not null`,
  ({ id, former, encrypted }) => sql`
    update toolbox set sealed_headers = ${encrypted} where id = ${id} and sealed_headers = ${former}`,
);
