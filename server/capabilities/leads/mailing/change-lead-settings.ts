import { auditOperation } from "../../../kernel/audit.ts";
import type { Queryable } from "../../../kernel/storage/database.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import type { LeadSettings, Notify } from "../schema.ts";
import { findNotify, writeNotify } from "./store.ts";

export async function changeLeadSettings(context: Context, { notify }: LeadSettings): Promise<LeadSettings> {
  const { workspaceId } = context.caller;
  return context.commit(async (tx) => {
    await writeNotify(tx, workspaceId, notify);
    await auditOperation(context, tx, "lead-settings.changed", workspaceId, { notify });
    return { notify };
  });
}

/** These members are told of new leads, unless the workspace says something else. */
const usual: Notify = "admins";

export async function notifyOf(db: Queryable, workspaceId: string): Promise<Notify> {
  return (await findNotify(db, workspaceId)) ?? usual;
}
