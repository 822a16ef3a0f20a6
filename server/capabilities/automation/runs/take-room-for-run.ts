import type { Kernel } from "../../../kernel/kernel.ts";
import { Problem } from "../../../kernel/problem.ts";
import { state } from "../../../kernel/state.ts";
import { Cache } from "../../../kernel/storage/cache.ts";
import type { Queryable } from "../../../kernel/storage/database.ts";
import { tooManyRuns } from "../problems.ts";
import { countRunsUnderWay } from "./store.ts";

/** A workflow that starts others, or itself, must not fill the disk before its owner sees it. */
const usualMost = 250_000;
const countedForMs = 1_000;
/** The share of one processor that counting may take: it reads an entry of the index for each run. */
const shareOfCounting = 0.1;
const retryAfterSeconds = 5;
const mostWorkspaces = 10_000;

/** So many runs were under way when they were counted, and so many has this node started since. */
type Count = { dueAtMs: number; counted: number; startedSince: number };

/** The most runs that a workspace may have under way. Tests lower it. */
export const runLimitOf = state(() => ({ most: usualMost }));
const countsOf = state(() => new Cache<string, Count>(mostWorkspaces));

/**
 * Takes the room for one more run that is under way in the workspace: queued, running or waiting. False when
 * there is none. It is counted at most once a second, near the limit once in some seconds: until then what has
 * ended makes no room, and what other nodes start is not seen.
 */
export async function takeRoomForRun(kernel: Kernel, db: Queryable, workspaceId: string): Promise<boolean> {
  const { most } = runLimitOf(kernel);
  const unknown = { dueAtMs: 0, counted: 0, startedSince: 0 };
  const count = countsOf(kernel).getOrMake(workspaceId, () => unknown);
  const beganAtMs = performance.now();
  if (beganAtMs >= count.dueAtMs) {
    // While one caller counts, others use the last count: a transaction must not wait for another one.
    const known = count.counted + count.startedSince;
    Object.assign(count, { dueAtMs: Number.POSITIVE_INFINITY, counted: known, startedSince: 0 });
    try {
      count.counted = await countRunsUnderWay(db, workspaceId, most);
    } finally {
      const tookMs = performance.now() - beganAtMs;
      count.dueAtMs = beganAtMs + Math.max(countedForMs, tookMs / shareOfCounting);
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

/** Says why no more runs start, for people. */
export function tellNoRoom(kernel: Kernel): string {
  return `The workspace has ${runLimitOf(kernel).most.toLocaleString("en-US")} runs under way, and may have no more.`;
}
