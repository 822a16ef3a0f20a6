import type { Lead, LeadStatus } from "@parley/client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { parley } from "../../session/session.ts";
import { type LongListPages, renewLists } from "../../session/use-long-list.ts";
import type { WantedLeads } from "./use-leads.ts";

const lists = { queryKey: ["list of lead"] };

/** Moves a lead to another state. The board shows it at once; a refusal brings it back. */
export function useMove(): { move: (lead: Lead, status: LeadStatus) => void; error: Error | null } {
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: ({ lead, status }: { lead: Lead; status: LeadStatus }) => parley.leads.update(lead.id, { status }),
    async onMutate({ lead, status }) {
      await queries.cancelQueries(lists);
      const before = queries.getQueriesData<LongListPages<Lead>>(lists);
      for (const [key, pages] of before) {
        if (pages === undefined) continue;
        const { status: listed } = key[1] as WantedLeads;
        queries.setQueryData<LongListPages<Lead>>(key, {
          ...pages,
          pages: pages.pages.map((page, index) => {
            if (listed === undefined) {
              return { ...page, data: page.data.map((each) => (each.id === lead.id ? { ...each, status } : each)) };
            }
            const others = page.data.filter(({ id }) => id !== lead.id);
            const isHere = index === 0 && listed === status;
            return { ...page, data: isHere ? [{ ...lead, status }, ...others] : others };
          }),
        });
      }
      return before;
    },
    onError: (_error, _move, before) => before?.map(([key, pages]) => queries.setQueryData(key, pages)),
    onSettled: (_answer, _error, { lead }) =>
      Promise.all([renewLists("lead", [lead.id]), queries.invalidateQueries({ queryKey: ["leads"] })]),
  });
  return { move: (lead, status) => change.mutate({ lead, status }), error: change.error };
}
