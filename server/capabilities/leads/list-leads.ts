import { listOf } from "../../kernel/storage/page.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { contactIdsOfPerson } from "../contacts/index.ts";
import { readAssignee } from "../identity/index.ts";
import type { LeadFilter } from "./schema.ts";
import { showLeads } from "./show-leads.ts";
import { findLeads, type LeadQuery } from "./store.ts";

/** Lists the leads, newest first, without spam unless it is asked for. */
export const listLeads = listOf({
  name: "leads",
  find: async (context, { last, limit }, query: LeadFilter & { limit?: number; cursor?: string }) =>
    findLeads(context.kernel.database.query, context.caller.workspaceId, await leadQueryOf(context, query), {
      before: last,
      limit,
    }),
  showAll: (rows, { kernel, caller }) => showLeads(kernel.database.query, caller.workspaceId, rows),
});

/** Throws invalid-request for an id that is none. A contact that does not exist has no leads. */
export async function leadQueryOf(context: Context, filter: LeadFilter): Promise<LeadQuery> {
  const { kernel, caller } = context;
  const { contactId, assigneeId } = filter;
  return {
    status: filter.status,
    assigneeId: assigneeId === undefined ? undefined : readAssignee(context, "assigneeId", assigneeId),
    contactIds:
      contactId === undefined
        ? undefined
        : await contactIdsOfPerson(kernel.database.query, caller.workspaceId, contactId),
    source: filter.source,
    formId: filter.formId,
    email: filter.email?.trim().toLowerCase(),
    minScore: filter.minScore,
    createdAfter: filter.createdAfter,
    createdBefore: filter.createdBefore,
  };
}
