import { AssistantId } from "./ids.ts";
import { type Assistant, standardSettings } from "./schema.ts";
import type { AssistantRow } from "./store.ts";

/** The assistant that a workspace has before anybody makes one. Its id follows from the workspace's, so that it can be changed like any. */
export function standardAssistant(workspaceId: string): AssistantRow {
  return { id: workspaceId, isDefault: true, settings: standardSettings, createdAt: new Date(0) };
}

/** With the standard one where no other is the default. */
export function withDefault(workspaceId: string, rows: readonly AssistantRow[]): AssistantRow[] {
  return rows.some(({ isDefault }) => isDefault) ? [...rows] : [standardAssistant(workspaceId), ...rows];
}

export function showAssistant(row: AssistantRow): Assistant {
  return {
    // Settings that came later than the row have their standard value.
    ...standardSettings,
    ...row.settings,
    id: AssistantId.format(row.id),
    isDefault: row.isDefault,
    createdAt: row.createdAt.getTime() === 0 ? null : row.createdAt.toISOString(),
  };
}
