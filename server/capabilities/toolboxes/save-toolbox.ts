import { auditOperation } from "../../kernel/audit.ts";
import { emit } from "../../kernel/log/event.ts";
import type { Transaction } from "../../kernel/storage/database.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { toolboxChanged } from "./events.ts";
import { ToolboxId } from "./ids.ts";
import type { Toolbox } from "./schema.ts";
import { showToolbox } from "./show-toolbox.ts";
import { type ToolboxRow, writeToolbox } from "./store.ts";

/** Writes the row, its audit entry and its event. */
export async function saveToolbox(
  context: Context,
  tx: Transaction,
  auditAction: string,
  row: ToolboxRow,
): Promise<Toolbox> {
  const { workspaceId } = context.caller;
  await writeToolbox(tx, workspaceId, row);
  await auditOperation(context, tx, auditAction, row.id);
  emit(tx, toolboxChanged, { workspaceId, data: { toolboxId: ToolboxId.format(row.id) } });
  return showToolbox(row);
}
