import { isInPerson } from "../../../kernel/caller.ts";
import { forbidden, notFound, Problem } from "../../../kernel/problem.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { UserId } from "../ids.ts";
import { findOperatorOf, isLastOperator } from "../operators/store.ts";
import { lastOwner, operatorNeeded } from "../problems.ts";
import type { Role } from "../schema.ts";
import { lockWorkspace } from "../workspaces/store.ts";
import { countOwners, findMember, type StoredMember } from "./store.ts";

/**
 * Locks the team of the caller's workspace and returns the role that the caller has in it now. Of
 * two owners who remove each other at once, the second finds here that it is no longer a member. A
 * key or an app does what an admin may: a key does not become an owner's by having been made by one.
 */
export async function lockTeam({ caller }: Context, tx: Transaction): Promise<Role> {
  await lockWorkspace(tx, caller.workspaceId);
  if (!isInPerson(caller)) return "admin";
  const member = await findMember(tx, caller.workspaceId, caller.id);
  if (member === undefined) throw new Problem(forbidden, "You are no longer a member of this workspace.");
  return member.role;
}

/** Returns the member with this id. Throws not-found, also for a member of another workspace. */
export async function requireMember({ caller }: Context, tx: Transaction, writtenId: string): Promise<StoredMember> {
  const id = UserId.parse(writtenId);
  const member = id === undefined ? undefined : await findMember(tx, caller.workspaceId, id);
  if (member !== undefined) return member;
  throw new Problem(notFound, "This workspace has no member with this id. GET /api/members lists its members.");
}

/** Throws forbidden unless the caller is an owner, for what makes or changes owners. */
export function requireOwner(acting: Role): void {
  if (acting === "owner") return;
  throw new Problem(forbidden, "Only an owner of the workspace may do this, signed in as a member.");
}

/** Throws last-owner or operator-needed when the owner has to stay one. */
export async function refuseLosingOwner({ caller }: Context, tx: Transaction, owner: StoredMember): Promise<void> {
  if ((await countOwners(tx, caller.workspaceId)) === 1) {
    throw new Problem(lastOwner, "This member is the last owner. Make another member an owner first.");
  }
  const operator = await findOperatorOf(tx, owner.accountId);
  if (operator?.workspaceId === caller.workspaceId && (await isLastOperator(tx, owner.accountId))) {
    throw new Problem(
      operatorNeeded,
      "This member is the only operator of the installation, who stays an owner of its first workspace.",
    );
  }
}
