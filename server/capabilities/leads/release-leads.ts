import type { ReleaseMember } from "../../kernel/capability.ts";
import { emit } from "../../kernel/log/event.ts";
import { leadChanged } from "./events.ts";
import { LeadId } from "./ids.ts";
import { unassignLeads } from "./store.ts";

/** The leads of a former member have no assignee. */
export const releaseLeads: ReleaseMember = async (tx, member) => {
  const { workspaceId } = member;
  for (const id of await unassignLeads(tx, member)) {
    emit(tx, leadChanged, { workspaceId, data: { leadId: LeadId.format(id) } });
  }
};
