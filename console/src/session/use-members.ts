import { useQuery } from "@tanstack/react-query";
import { parley } from "./session.ts";

type Member = Awaited<ReturnType<ReturnType<typeof parley.members.list>["page"]>>["data"][number];

/**
 * Gives the members, and how one is called: by the name, or by the address before its @. Whoever is no member any
 * more has no name here, nor has anybody while the members are not known.
 */
export function useMembers() {
  const { data } = useQuery({ queryKey: ["members"], queryFn: () => parley.members.list({ limit: 100 }).page() });
  const members: readonly Member[] = data?.data ?? [];
  return {
    members,
    nameOf(id: string | null | undefined, name?: string | null): string | undefined {
      const member = members.find((each) => each.id === id);
      return name ?? member?.name ?? member?.email.replace(/@.*/, "");
    },
  };
}
