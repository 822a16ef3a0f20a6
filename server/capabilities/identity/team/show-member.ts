import { UserId } from "../ids.ts";
import type { Member } from "./schema.ts";
import type { StoredMember } from "./store.ts";

export function showMember(member: StoredMember): Member {
  return {
    id: UserId.format(member.accountId),
    email: member.email,
    name: member.name,
    role: member.role,
    emailVerified: member.status === "active",
    hasSecondFactor: member.hasSecondFactor,
    joinedAt: member.joinedAt.toISOString(),
  };
}
