import type { Queryable } from "../../../kernel/storage/database.ts";
import { findNewestVersion } from "./store.ts";

/**
 * Chooses the version that is wanted, or the kept one. Undefined when the workflow was deleted, or has
 * none of this number.
 */
export async function chooseVersion(
  db: Queryable,
  {
    workspaceId,
    workflowId,
    kept,
    wanted,
  }: { workspaceId: string; workflowId: string; kept: number; wanted: "latest" | number | undefined },
): Promise<number | undefined> {
  const newest = await findNewestVersion(db, workspaceId, workflowId);
  if (newest === undefined) return undefined;
  const version = wanted === "latest" ? newest : (wanted ?? kept);
  return version <= newest ? version : undefined;
}
