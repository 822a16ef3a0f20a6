import type { Caller } from "../../../kernel/caller.ts";
import type { Queryable } from "../../../kernel/storage/database.ts";
import { findMaker } from "./store.ts";

/**
 * Finds the account of the person who acts: the member, or who made the key, also by way of another
 * key. Null where that is not known.
 */
export async function findPersonBehind(
  db: Queryable,
  caller: Pick<Caller, "kind" | "id" | "workspaceId">,
): Promise<string | null> {
  return caller.kind === "member" ? caller.id : ((await findMaker(db, caller))?.madeBy ?? null);
}
