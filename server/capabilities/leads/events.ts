import Type from "typebox";
import type { Kernel } from "../../kernel/kernel.ts";
import { defineEvent } from "../../kernel/log/event.ts";
import { LeadId } from "./ids.ts";
import { Lead } from "./schema.ts";
import { showLeads } from "./show-leads.ts";
import { findLeadsById } from "./store.ts";

/** Stored events name the lead; receivers read the lead as it is then. Erased, it is gone from them. */
const ofLead = Type.Object({ leadId: Type.String() });
const readLead = {
  schema: Lead,
  async read(kernel: Kernel, workspaceId: string, data: { leadId: string }[]) {
    const { query } = kernel.database;
    const ids = data.flatMap(({ leadId }) => LeadId.parse(leadId) ?? []);
    const shown = await showLeads(query, workspaceId, await findLeadsById(query, workspaceId, ids));
    const byId = new Map(shown.map((lead) => [lead.id as string, lead]));
    return data.map(({ leadId }) => byId.get(leadId));
  },
};

export const leadCaptured = defineEvent({
  type: "lead.captured",
  summary: "A person asked to be contacted. Spam is not announced; a lead that turns out to be none is.",
  visibleTo: "leads:read",
  schema: ofLead,
  expansion: readLead,
});

export const leadChanged = defineEvent({
  type: "lead.changed",
  summary: "The status, the assignee or a field of a lead was changed.",
  visibleTo: "leads:read",
  schema: ofLead,
  expansion: readLead,
});

export const leadNoted = defineEvent({
  type: "lead.noted",
  summary: "A colleague wrote a note about a lead.",
  visibleTo: "leads:read",
  schema: Type.Object({ leadId: Type.String(), noteId: Type.String() }),
});

export const leadDeleted = defineEvent({
  type: "lead.deleted",
  summary: "A lead and its notes were erased.",
  visibleTo: "leads:read",
  schema: ofLead,
});
