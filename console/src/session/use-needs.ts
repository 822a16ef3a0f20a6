import { useQuery } from "@tanstack/react-query";
import { parley } from "./session.ts";

/** Nobody counts further with the eyes. */
const most = 100;

/** Counts what waits for the team: conversations, new leads, and questions without an answer; 0 where none may be seen. */
export function useNeeds(): { waiting: number; leads: number; gaps: number } {
  const waiting = useQuery({
    queryKey: ["conversations", "count"],
    queryFn: () => parley.conversations.list({ waiting: true, limit: most }).page(),
  });
  const leads = useQuery({
    queryKey: ["leads", "count"],
    queryFn: () => parley.leads.list({ status: "new", limit: most }).page(),
  });
  const gaps = useQuery({
    queryKey: ["gaps", "count"],
    queryFn: () => parley.knowledge.listGaps({ limit: most }).page(),
  });
  return {
    waiting: waiting.data?.data.length ?? 0,
    leads: leads.data?.data.length ?? 0,
    gaps: gaps.data?.data.filter(({ answeredNow }) => !answeredNow).length ?? 0,
  };
}
