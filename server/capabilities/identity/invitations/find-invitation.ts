import type { Kernel } from "../../../kernel/kernel.ts";
import { sha256 } from "../../../kernel/secrets.ts";
import type { Queryable } from "../../../kernel/storage/database.ts";
import { mayGive } from "../team/role-scopes.ts";
import { findMember } from "../team/store.ts";
import { findInvitationOfToken, type OpenInvitation } from "./store.ts";

/**
 * Finds the invitation of a link. Undefined for one that has ended, and for one whose inviter could not
 * give the role any more: a member by the role of now. A key gives what it has for as long as it lives,
 * and its invitations are deleted with it.
 */
export async function findInvitation(
  kernel: Kernel,
  db: Queryable,
  token: string,
): Promise<OpenInvitation | undefined> {
  const found = await findInvitationOfToken(db, sha256(token), new Date(kernel.clock.now()));
  if (found === undefined || found.invitedByKey !== null) return found;
  if (found.invitedBy === null) return undefined;
  const inviter = await findMember(db, found.workspaceId, found.invitedBy);
  const isVoid = inviter === undefined || inviter.status === "disabled" || !mayGive(kernel, inviter.role, found.role);
  return isVoid ? undefined : found;
}
