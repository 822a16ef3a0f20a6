import { useQuery } from "@tanstack/react-query";
import { parley } from "./session.ts";

type Needs = Record<keyof Awaited<ReturnType<typeof parley.overview.needs>>, number>;

const nothing: Needs = {
  ...{ waiting: 0, unassigned: 0, leads: 0, gaps: 0 },
  ...{ failedRuns: 0, failingProviders: 0, failingEndpoints: 0, unsentMails: 0 },
};

/** Counts what waits for the team; 0 where it may not be seen, or is not known yet. */
export function useNeeds(): Needs & { isKnown: boolean } {
  const { data, isSuccess } = useQuery({ queryKey: ["needs"], queryFn: () => parley.overview.needs() });
  const told = Object.entries(data ?? {}).map(([name, count]) => [name, count ?? 0]);
  return { ...nothing, ...(Object.fromEntries(told) as Partial<Needs>), isKnown: isSuccess };
}
