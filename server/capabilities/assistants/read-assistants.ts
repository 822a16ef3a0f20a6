import { type Page, wholePage } from "../../kernel/storage/page.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { isUnstored, withDefaultAssistant } from "./default-assistant.ts";
import { findAssistant } from "./find-assistant.ts";
import { AssistantId } from "./ids.ts";
import { mergeSettings } from "./merge-settings.ts";
import { type Assistant, defaultSettings } from "./schema.ts";
import { type AssistantRow, listAssistants } from "./store.ts";

/** Reads one page, oldest first: a workspace has at most 200 assistants. */
export async function readAssistants({ kernel, caller }: Context): Promise<Page<Assistant>> {
  const rows = await listAssistants(kernel.database.query, caller.workspaceId);
  return wholePage(withDefaultAssistant(caller.workspaceId, rows).map(showAssistant));
}

export async function readAssistant(context: Context, wireId: string): Promise<Assistant> {
  return showAssistant(await findAssistant(context, context.kernel.database.query, wireId));
}

/** Shows the assistant as the API shows it. */
export function showAssistant(row: AssistantRow): Assistant {
  return {
    // A row lacks the settings that Parley got after the row was written.
    ...mergeSettings(defaultSettings, row.settings),
    id: AssistantId.format(row.id),
    isDefault: row.isDefault,
    createdAt: isUnstored(row) ? null : row.createdAt.toISOString(),
  };
}
