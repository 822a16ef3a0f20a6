import { auditOperation } from "../../kernel/audit.ts";
import { emit } from "../../kernel/log/event.ts";
import type { Transaction } from "../../kernel/storage/database.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { assistantChanged } from "./events.ts";
import { AssistantId } from "./ids.ts";
import type { Assistant } from "./schema.ts";
import { showAssistant } from "./show-assistant.ts";
import { type AssistantRow, unmarkDefault, writeAssistant } from "./store.ts";

/**
 * Writes the row, its audit entry and its event. A new default assistant replaces the former one as
 * the default.
 */
export async function saveAssistant(
  context: Context,
  tx: Transaction,
  auditAction: string,
  row: AssistantRow,
): Promise<Assistant> {
  const { workspaceId } = context.caller;
  if (row.isDefault) await unmarkDefault(tx, workspaceId);
  await writeAssistant(tx, workspaceId, row);
  await auditOperation(context, tx, auditAction, row.id);
  emit(tx, assistantChanged, { workspaceId, data: { assistantId: AssistantId.format(row.id) } });
  return showAssistant(row);
}
