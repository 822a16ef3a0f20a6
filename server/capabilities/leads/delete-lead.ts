import type { Context } from "../../kernel/wire/route.ts";
import { leadIdOf, noSuchLead } from "./find-lead.ts";
import { announceErasedLeads } from "./leads-of-person.ts";
import { deleteLead as deleteRow } from "./store.ts";

/** Erases one lead with its notes. Its contact stays. */
export async function deleteLead(context: Context, id: string): Promise<void> {
  const { workspaceId } = context.caller;
  const uuid = leadIdOf(id);
  await context.commit(async (tx) => {
    if (!(await deleteRow(tx, workspaceId, uuid))) throw noSuchLead();
    await announceErasedLeads(context.kernel, tx, workspaceId, [uuid]);
  });
}
