import { useQuery } from "@tanstack/react-query";
import { parley } from "../../session/session.ts";

export const stepNames = ["look", "teach", "try", "site", "colleague"] as const;
export type StepName = (typeof stepNames)[number];

/** Sees by what there is which steps are done, so that they can be left and found again. Undefined: not known yet. */
export function useProgress(): Record<StepName, boolean> | undefined {
  const one = { limit: 1 };
  const looks = useQuery({ queryKey: ["widget"], queryFn: () => parley.widget.get() });
  const sources = useQuery({ queryKey: ["sources", "any"], queryFn: () => parley.knowledge.list(one).page() });
  const talks = useQuery({ queryKey: ["conversations", "any"], queryFn: () => parley.conversations.list(one).page() });
  const keys = useQuery({ queryKey: ["keys"], queryFn: () => parley.keys.list({ limit: 100 }).page() });
  const members = useQuery({ queryKey: ["members"], queryFn: () => parley.members.list({ limit: 100 }).page() });
  const invited = useQuery({
    queryKey: ["members", "invitations"],
    queryFn: () => parley.invitations.list({ limit: 100 }).page(),
  });
  if ([looks, sources, talks, keys, members, invited].some(({ isPending }) => isPending)) return undefined;
  return {
    look: looks.data?.colour != null || looks.data?.name != null,
    teach: (sources.data?.data.length ?? 0) > 0,
    try: (talks.data?.data.length ?? 0) > 0,
    site: keys.data?.data.some(({ firstPageOrigin }) => firstPageOrigin !== null) === true,
    colleague: (members.data?.data.length ?? 0) + (invited.data?.data.length ?? 0) > 1,
  };
}
