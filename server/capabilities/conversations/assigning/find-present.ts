import type { Kernel } from "../../../kernel/kernel.ts";
import { presenceOf } from "../../../kernel/log/presence.ts";
import type { Queryable } from "../../../kernel/storage/database.ts";
import { findAnswering, UserId } from "../../identity/index.ts";

/** Finds who may answer people and has a connection to /api/stream, on any node. */
export async function findPresent(
  kernel: Kernel,
  db: Queryable,
  workspaceId: string,
): Promise<{ accountId: string }[]> {
  const people = presenceOf(kernel).list(workspaceId);
  const members = people.flatMap((who) => (who.kind === "member" && UserId.parse(String(who.id))) || []);
  return findAnswering(db, workspaceId, members);
}
