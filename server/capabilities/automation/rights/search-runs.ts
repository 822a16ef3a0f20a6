import type { Queryable } from "../../../kernel/storage/database.ts";
import { findRunsNaming, listRunIds, type NamingRun } from "./store.ts";

/** The number of runs that one statement reads: it takes milliseconds, and others wait no longer for the connection. */
const runsPerSlice = 100;

/**
 * Finds the runs since a moment whose values fit a regular expression, newest first, slice by slice. It
 * reads the values of all of these runs: `runs` of the retention settings is what bounds them. Decision
 * 0043 says why there is no index.
 */
export async function* searchRuns(
  db: Queryable,
  workspaceId: string,
  { pattern, since }: { pattern: string; since: Date },
): AsyncGenerator<NamingRun[]> {
  for (let before: string | undefined; ; ) {
    const ids = await listRunIds(db, workspaceId, { since, before, limit: runsPerSlice });
    const found = ids.length === 0 ? [] : await findRunsNaming(db, workspaceId, { pattern, ids });
    if (found.length > 0) yield found;
    if (ids.length < runsPerSlice) return;
    before = ids.at(-1);
  }
}
