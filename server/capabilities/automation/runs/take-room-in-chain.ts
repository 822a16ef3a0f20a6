import type { Kernel } from "../../../kernel/kernel.ts";
import type { Cause } from "../../../kernel/log/event.ts";
import { quotasOf, type Shortage } from "../../../kernel/quotas/quotas-of.ts";
import { state } from "../../../kernel/state.ts";
import { Cache } from "../../../kernel/storage/cache.ts";
import type { Queryable } from "../../../kernel/storage/database.ts";
import { countRunsOfChain } from "./store.ts";

const countedForMs = 1_000;
/** The share of one processor that counting may take: it reads an entry of the index for each run. */
const shareOfCounting = 0.1;
const mostChains = 10_000;

/** Holds how many runs had followed when they were counted, and how many this node has started since. */
type Count = { dueAtMs: number; counted: number; startedSince: number };

const countsOf = state(() => new Cache<string, Count>(mostChains));

/** Names what a run or event of a chain belongs to. */
export type PlaceInChain = { workspaceId: string; causedBy?: Cause | undefined };

/** Takes the room for one more run that follows from the same beginning. Gives the quota when there is none. */
export async function takeRoomInChain(
  kernel: Kernel,
  db: Queryable,
  wanted: PlaceInChain,
): Promise<Shortage | undefined> {
  const count = await countChain(kernel, db, wanted);
  // Nothing is awaited between the look and the count: runs of one moment must not take the same room.
  const shortage = count && shortageOf(kernel, wanted.workspaceId, count);
  if (count !== undefined && shortage === undefined) count.startedSince++;
  return shortage;
}

/** Gives the bound of a chain of runs and events that cause each other, once as many runs as may be have followed. */
export async function findShortageOfChain(
  kernel: Kernel,
  db: Queryable,
  wanted: PlaceInChain,
): Promise<Shortage | undefined> {
  const count = await countChain(kernel, db, wanted);
  return count && shortageOf(kernel, wanted.workspaceId, count);
}

function shortageOf(kernel: Kernel, workspaceId: string, count: Count): Shortage | undefined {
  const limit = quotasOf(kernel, workspaceId).chainRuns;
  const used = count.counted + count.startedSince;
  return used >= limit ? { quota: "chainRuns", used, limit } : undefined;
}

/**
 * Counts the runs of a chain, at most once a second, and a long chain less often: what this node starts is added.
 * Undefined for what belongs to no chain, or where chains have no bound.
 */
async function countChain(
  kernel: Kernel,
  db: Queryable,
  { workspaceId, causedBy }: PlaceInChain,
): Promise<Count | undefined> {
  const chainId = causedBy?.chainId ?? causedBy?.id ?? undefined;
  const most = quotasOf(kernel, workspaceId).chainRuns;
  if (chainId === undefined || most === Number.POSITIVE_INFINITY) return undefined;
  const unknown = { dueAtMs: 0, counted: 0, startedSince: 0 };
  const count = countsOf(kernel).getOrMake(`${workspaceId}:${chainId}`, () => unknown);
  const beganAtMs = performance.now();
  if (beganAtMs < count.dueAtMs) return count;
  // While one caller counts, others use the last count: a transaction must not wait for another one.
  const known = count.counted + count.startedSince;
  Object.assign(count, { dueAtMs: Number.POSITIVE_INFINITY, counted: known, startedSince: 0 });
  try {
    const found = await countRunsOfChain(db, { workspaceId, chainId, most });
    // Runs whose transaction has not ended yet are not found, and a chain never gets shorter.
    Object.assign(count, { counted: Math.max(count.counted + count.startedSince, found), startedSince: 0 });
  } finally {
    const tookMs = performance.now() - beganAtMs;
    count.dueAtMs = beganAtMs + Math.max(countedForMs, tookMs / shareOfCounting);
  }
  return count;
}
