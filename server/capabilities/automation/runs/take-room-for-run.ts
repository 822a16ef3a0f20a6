import type { Kernel } from "../../../kernel/kernel.ts";
import { Problem } from "../../../kernel/problem.ts";
import { state } from "../../../kernel/state.ts";
import { Cache } from "../../../kernel/storage/cache.ts";
import type { Queryable } from "../../../kernel/storage/database.ts";
import { tooManyRuns } from "../problems.ts";
import { countRunsUnderWay } from "./store.ts";

/** A workflow that starts others, or itself, must not fill the disk before its owner sees it. */
const usualMost = 250_000;
/** Counting reads an entry of the index for each run. */
const countedForMs = 1_000;
const retryAfterSeconds = 5;
const mostWorkspaces = 10_000;

/** How many runs were under way when they were counted, and how many this node has started since. */
type Count = { countedAtMs: number; counted: number; startedSince: number };

/** The most runs that a workspace may have under way. Tests lower it. */
export const runLimitOf = state(() => ({ most: usualMost }));
const countsOf = state(() => new Cache<string, Count>(mostWorkspaces));

/**
 * Takes the room for one more run that is under way in the workspace: queued, running or waiting. False when
 * there is none. The limit is kept within a second, and what other nodes start meanwhile.
 */
export async function takeRoomForRun(kernel: Kernel, db: Queryable, workspaceId: string): Promise<boolean> {
  const { most } = runLimitOf(kernel);
  const unknown = { countedAtMs: Number.NEGATIVE_INFINITY, counted: 0, startedSince: 0 };
  const count = countsOf(kernel).getOrMake(workspaceId, () => unknown);
  if (performance.now() - count.countedAtMs >= countedForMs) {
    // Who comes while it is counted goes by what was known: a transaction must not wait for another one.
    const known = count.counted + count.startedSince;
    Object.assign(count, { countedAtMs: performance.now(), counted: known, startedSince: 0 });
    try {
      count.counted = await countRunsUnderWay(db, workspaceId, most);
    } catch (error) {
      count.countedAtMs = Number.NEGATIVE_INFINITY;
      throw error;
    }
  }
  if (count.counted + count.startedSince >= most) return false;
  count.startedSince++;
  return true;
}

/** @throws too-many-runs, with the time after which to try again */
export async function requireRoomForRun(kernel: Kernel, db: Queryable, workspaceId: string): Promise<void> {
  if (await takeRoomForRun(kernel, db, workspaceId)) return;
  const headers = { "retry-after": String(retryAfterSeconds) };
  throw new Problem(tooManyRuns, `${tellNoRoom(kernel)} Cancel some, or try again when some have ended.`, { headers });
}

/** Why no more runs start, for people. */
export function tellNoRoom(kernel: Kernel): string {
  return `The workspace has ${runLimitOf(kernel).most.toLocaleString("en-US")} runs under way, and may have no more.`;
}
