import { type Page, pageOf, readCursor } from "../../kernel/storage/page.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { contactIdsOfPerson } from "../contacts/index.ts";
import { readAssignee } from "../identity/index.ts";
import type { Lead, LeadFilter } from "./schema.ts";
import { showLeads } from "./show-leads.ts";
import { findLeads, type LeadQuery } from "./store.ts";

const usualLimit = 20;

/** Newest first, without spam unless it is asked for. */
export async function listLeads(
  context: Context,
  query: LeadFilter & { limit?: number; cursor?: string },
): Promise<Page<Lead>> {
  const { kernel, caller } = context;
  const limit = query.limit ?? usualLimit;
  const [before] = readCursor(kernel.secrets, "leads", query.cursor) ?? [];
  const rows = await findLeads(kernel.database.query, caller.workspaceId, await leadQueryOf(context, query), {
    before: before === undefined ? undefined : String(before),
    limit: limit + 1,
  });
  const shown = await showLeads(kernel.database.query, caller.workspaceId, rows);
  const byId = new Map(rows.map((row, index) => [row.id, shown[index]!]));
  return pageOf(
    kernel.secrets,
    "leads",
    limit,
    rows,
    (row) => [row.id],
    (row) => byId.get(row.id)!,
  );
}

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
