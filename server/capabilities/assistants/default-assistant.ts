import { defaultSettings } from "./schema.ts";
import type { AssistantRow } from "./store.ts";

/**
 * Gives the assistant that answers in a workspace whose members have made none. It has no row in the
 * database until somebody changes it; its id is the workspace's, so that requests can name it
 * before that.
 */
export function defaultAssistant(workspaceId: string): AssistantRow {
  return { id: workspaceId, isDefault: true, settings: defaultSettings, createdAt: new Date(0) };
}

/** Gives the workspace's assistants, with `defaultAssistant` where no other one is the default. */
export function withDefaultAssistant(workspaceId: string, rows: readonly AssistantRow[]): AssistantRow[] {
  return rows.some(({ isDefault }) => isDefault) ? [...rows] : [defaultAssistant(workspaceId), ...rows];
}

/** Tells whether the row comes from `defaultAssistant` and was never stored. */
export function isUnstored({ createdAt }: AssistantRow): boolean {
  return createdAt.getTime() === 0;
}
