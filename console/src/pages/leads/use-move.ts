import type { Lead, LeadStatus } from "@parley/client";
import { type InfiniteData, useMutation, useQueryClient } from "@tanstack/react-query";
import { parley } from "../../session/session.ts";

type Page = { data: Lead[]; nextCursor: string | null };
type Pages = InfiniteData<Page, string | undefined>;

/** Moves a lead to another state. The board shows it at once; a refusal brings it back. */
export function useMove(): { move: (lead: Lead, status: LeadStatus) => void; error: Error | null } {
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: ({ lead, status }: { lead: Lead; status: LeadStatus }) => parley.leads.update(lead.id, { status }),
    async onMutate({ lead, status }) {
      await queries.cancelQueries({ queryKey: ["leads", "board"] });
      for (const [key, pages] of queries.getQueriesData<Pages>({ queryKey: ["leads", "board"] })) {
        if (pages === undefined) continue;
        queries.setQueryData<Pages>(key, {
          ...pages,
          pages: pages.pages.map((page, index) => {
            const others = page.data.filter(({ id }) => id !== lead.id);
            const isHere = index === 0 && key[2] === status;
            return { ...page, data: isHere ? [{ ...lead, status }, ...others] : others };
          }),
        });
      }
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ["leads"] }),
  });
  return { move: (lead, status) => change.mutate({ lead, status }), error: change.error };
}
