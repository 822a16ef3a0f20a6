import type { Caller } from "../../../kernel/caller.ts";

/** Null for a secret key: it speaks for the team and not for one member. */
export function memberIdOf({ kind, id }: Caller): string | null {
  return kind === "member" ? id : null;
}
