import { ToolboxId } from "./ids.ts";
import type { Toolbox } from "./schema.ts";
import type { ToolboxRow } from "./store.ts";
import { toolActionName } from "./tool-action-name.ts";

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
