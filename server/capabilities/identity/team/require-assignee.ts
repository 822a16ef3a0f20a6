import { invalidRequest, Problem } from "../../../kernel/problem.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { UserId } from "../ids.ts";
import { unknownAssignee } from "../problems.ts";
import { holdMember } from "./store.ts";

/**
 * Returns the member to whom a body's `assigneeId` gives something; null for nobody, undefined when
 * nothing is said of it. The member stays one until the transaction ends. Call it before anything
 * is locked that a removed member is released from. Throws unknown-assignee.
 */
export async function requireAssignee<Written extends string | null | undefined>(
  { caller }: Context,
  tx: Transaction,
  written: Written,
): Promise<string | Exclude<Written, string>> {
  if (typeof written !== "string") return written as Exclude<Written, string>;
  const accountId = UserId.parse(written);
  if (accountId !== undefined && (await holdMember(tx, caller.workspaceId, accountId))) return accountId;
  throw new Problem(unknownAssignee, "Name a member of this workspace by id (usr_…), or null for nobody.", {
    errors: [{ pointer: "/body/assigneeId", message: "is not a member of the workspace" }],
  });
}

/**
 * Returns the assignee whom a query names: an account's id, or null for things without an assignee.
 * Throws invalid-request.
 */
export function readAssignee({ caller }: Context, field: string, written: string): string | null {
  if (written === "none") return null;
  const id = written === "me" ? (caller.kind === "member" ? caller.id : undefined) : UserId.parse(written);
  if (id !== undefined && id !== null) return id;
  throw new Problem(invalidRequest, "Name a member by id (usr_…), `me` as a signed-in member, or `none`.", {
    errors: [{ pointer: `/query/${field}`, message: "is not the id of a member" }],
  });
}
