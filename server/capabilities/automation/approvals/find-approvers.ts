import type { Queryable } from "../../../kernel/storage/database.ts";
import { findMemberIds, findMemberIdsByEmail, type StoredMember } from "../../identity/index.ts";
import type { ApprovalRow } from "./store.ts";

const roles = ["owner", "admin", "agent"] as const;
type Role = (typeof roles)[number];
const usual: readonly string[] = ["owner", "admin"];

/** Finds the members that roles and e-mail addresses name. */
export async function findApprovers(
  db: Queryable,
  workspaceId: string,
  names: readonly string[] | null,
): Promise<string[]> {
  const wanted = names ?? usual;
  const wantedRoles = wanted.filter(isRole);
  const ids = new Set(wantedRoles.length === 0 ? [] : await findMemberIds(db, workspaceId, wantedRoles));
  const byEmail = await findMemberIdsByEmail(
    db,
    workspaceId,
    wanted.filter((name) => !isRole(name)),
  );
  for (const id of byEmail.values()) ids.add(id);
  return [...ids];
}

/** Finds the first e-mail address that no member has. */
export async function findStranger(
  db: Queryable,
  workspaceId: string,
  names: readonly string[],
): Promise<string | undefined> {
  const emails = names.filter((name) => !isRole(name));
  const byEmail = await findMemberIdsByEmail(db, workspaceId, emails);
  return emails.find((email) => !byEmail.has(email));
}

/** Tells whether the member is one of those who are asked. */
export function isApprover(
  { approvers, escalateTo, escalatedAt }: Pick<ApprovalRow, "approvers" | "escalateTo" | "escalatedAt">,
  { email, role }: Pick<StoredMember, "email" | "role">,
): boolean {
  const asked = [...(approvers ?? usual), ...(escalatedAt === null || escalateTo === null ? [] : [escalateTo])];
  return asked.includes(email) || asked.includes(role);
}

export function isRole(name: string): name is Role {
  return (roles as readonly string[]).includes(name);
}
