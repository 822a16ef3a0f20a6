import { useQuery } from "@tanstack/react-query";
import { parley, useSession } from "./session.ts";

type Member = { id: string; name: string | null; email: string };

/**
 * Gives the members, and how one is called: by the name, or by the address before its @. Who may not see the others
 * knows only themselves. Who is not known has no name here.
 */
export function useMembers() {
  const { data } = useQuery({ queryKey: ["members"], queryFn: () => parley.members.list({ limit: 100 }).page() });
  const session = useSession();
  const members: readonly Member[] = data?.data ?? (session.kind === "signed-in" ? [session.user] : []);
  return {
    members,
    nameOf(id: string | null | undefined, name?: string | null): string | undefined {
      const member = members.find((each) => each.id === id);
      return name ?? member?.name ?? member?.email.replace(/@.*/, "");
    },
  };
}
