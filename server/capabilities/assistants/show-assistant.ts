import { isUnstored } from "./default-assistant.ts";
import { AssistantId } from "./ids.ts";
import { mergeSettings } from "./merge-settings.ts";
import { type Assistant, defaultSettings } from "./schema.ts";
import type { AssistantRow } from "./store.ts";

/** The assistant as the API shows it. */
export function showAssistant(row: AssistantRow): Assistant {
  return {
    // A row lacks the settings that Parley got after the row was written.
    ...mergeSettings(defaultSettings, row.settings),
    id: AssistantId.format(row.id),
    isDefault: row.isDefault,
    createdAt: isUnstored(row) ? null : row.createdAt.toISOString(),
  };
}
