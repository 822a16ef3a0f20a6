import { auditOperation } from "../../../kernel/audit.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import type { LeadSettings } from "../schema.ts";
import { writeNotify } from "./store.ts";

export async function changeLeadSettings(context: Context, { notify }: LeadSettings): Promise<LeadSettings> {
  const { workspaceId } = context.caller;
  return context.commit(async (tx) => {
    await writeNotify(tx, workspaceId, notify);
    await auditOperation(context, tx, "lead-settings.changed", workspaceId, { notify });
    return { notify };
  });
}
