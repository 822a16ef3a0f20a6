import type { Queryable } from "../../../kernel/storage/database.ts";
import type { Notify } from "../schema.ts";
import { findNotify } from "./store.ts";

/** Who is told of new leads, unless the workspace says something else. */
const usual: Notify = "admins";

export async function notifyOf(db: Queryable, workspaceId: string): Promise<Notify> {
  return (await findNotify(db, workspaceId)) ?? usual;
}
