import type { Context } from "../../kernel/wire/route.ts";
import { show } from "../../kernel/wire/show.ts";
import { Toolbox } from "./schema.ts";
import { listToolboxes, type ToolboxRow } from "./store.ts";
import { toolActionName } from "./tool-action-name.ts";

const shape = show(Toolbox);

/** Reads one page, oldest first: a workspace has at most 20 toolboxes. */
export async function readToolboxes({ kernel, caller }: Context): Promise<{ data: Toolbox[]; nextCursor: null }> {
  const rows = await listToolboxes(kernel.database.query, caller.workspaceId);
  return { data: rows.map(showToolbox), nextCursor: null };
}

/** Shows the toolbox as the API shows it: without its headers. */
export function showToolbox(row: ToolboxRow): Toolbox {
  return shape({
    ...row,
    hasHeaders: row.encryptedHeaders !== null,
    tools: row.tools.map((tool) => ({
      action: toolActionName(row, tool),
      title: tool.title ?? toolActionName(row, tool),
      description: tool.description,
      isReadOnly: tool.isReadOnly,
    })),
  });
}
