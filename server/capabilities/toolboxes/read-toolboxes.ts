import type { Context } from "../../kernel/wire/route.ts";
import { ToolboxId } from "./ids.ts";
import type { Toolbox } from "./schema.ts";
import { listToolboxes, type ToolboxRow } from "./store.ts";
import { toolActionName } from "./tool-action-name.ts";

/** One page, oldest first: a workspace has at most 20 toolboxes. */
export async function readToolboxes({ kernel, caller }: Context): Promise<{ data: Toolbox[]; nextCursor: null }> {
  const rows = await listToolboxes(kernel.database.query, caller.workspaceId);
  return { data: rows.map(showToolbox), nextCursor: null };
}

/** The toolbox as the API shows it: without its headers. */
export function showToolbox(row: ToolboxRow): Toolbox {
  return {
    id: ToolboxId.format(row.id),
    name: row.name,
    kind: row.kind,
    url: row.url,
    hasHeaders: row.encryptedHeaders !== null,
    tools: row.tools.map((tool) => ({
      action: toolActionName(row, tool),
      title: tool.title ?? toolActionName(row, tool),
      description: tool.description,
      isReadOnly: tool.isReadOnly,
    })),
    skipped: row.skipped,
    readAt: row.readAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
  };
}
