import type { Lead, LeadStatus } from "@parley/client";
import { parley } from "../../session/session.ts";
import { useLongList } from "../../session/use-long-list.ts";

/** Says which leads are listed. Without a state, those of all. */
export type WantedLeads = { status?: LeadStatus; assigneeId?: string };

/** Gives leads, the newest first. */
export function useLeads(wanted: WantedLeads) {
  return useLongList<Lead>({
    key: ["lead", wanted],
    read: (page) => parley.leads.list({ ...wanted, ...page }).page(),
    readOne: (id) => parley.leads.get(id),
    fits: ({ status }) => wanted.status === undefined || status === wanted.status,
  });
}
