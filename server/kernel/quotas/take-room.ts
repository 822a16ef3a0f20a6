import type { Kernel } from "../kernel.ts";
import { state } from "../state.ts";
import { Cache } from "../storage/cache.ts";
import type { Queryable } from "../storage/database.ts";
import {
  noRoom,
  noUse,
  type QuotaName,
  quotaNames,
  quotasOf,
  type Shortage,
  type Use,
  type UseChange,
} from "./quotas-of.ts";
import { readUse } from "./store.ts";

/** The time for which a node knows the use of a workspace. What other nodes store in this time is not seen. */
const knownForMs = 1_000;
/** Before work is refused, what is known is at most so old. */
const refusedForMs = 100;
const mostWorkspaces = 10_000;

/** A run that was let in and is not stored after this time was not started. */
const unstoredForMs = 5_000;
/** Runs that were let in within so long are noted together. */
const notedTogetherMs = 100;

/**
 * A workspace stored so much when it was read, and this node has let in so much since. `unstored`: the runs that it
 * has let in, whose transactions have not ended yet; a read does not find them.
 */
type Known = { dueAtMs: number; use: Use; addedSince: Use; unstored: { atMs: number; runs: number }[] };

const knownOf = state(() => new Cache<string, Known>(mostWorkspaces));

/**
 * Takes room for work that a workspace wants to store: `runs` or bytes of a kind. Gives the quota that leaves none.
 * The counts are read at most once a second; between two reads, all that this node lets in is added to them.
 */
export async function takeRoom(
  kernel: Kernel,
  db: Queryable,
  workspaceId: string,
  wanted: Partial<Use>,
): Promise<Shortage | undefined> {
  const known = knownUse(kernel, workspaceId);
  if (performance.now() >= known.dueAtMs) await readAgain(known, db, workspaceId);
  const shortage = takeKnownRoom(kernel, workspaceId, known, wanted);
  // Something may have been deleted since.
  if (shortage === undefined || performance.now() < known.dueAtMs - knownForMs + refusedForMs) return shortage;
  await readAgain(known, db, workspaceId);
  return takeKnownRoom(kernel, workspaceId, known, wanted);
}

/** @throws quota-exceeded */
export async function requireRoom(
  kernel: Kernel,
  db: Queryable,
  workspaceId: string,
  wanted: Partial<Use>,
): Promise<void> {
  const shortage = await takeRoom(kernel, db, workspaceId, wanted);
  if (shortage !== undefined) throw noRoom(shortage);
}

/**
 * Does the same without waiting for the database, where something must be stored within milliseconds: it goes by
 * what the node knows, and reads the use for the next one.
 */
export function takeRoomAtOnce(kernel: Kernel, workspaceId: string, wanted: Partial<Use>): Shortage | undefined {
  const known = knownUse(kernel, workspaceId);
  // While the database is away, nothing is stored anyway.
  if (performance.now() >= known.dueAtMs) readAgain(known, kernel.database.query, workspaceId).catch(() => {});
  return takeKnownRoom(kernel, workspaceId, known, wanted);
}

/** Tells whether so many percent of a quota are used, by what this node knows. */
export async function isUsedTo(
  kernel: Kernel,
  db: Queryable,
  workspaceId: string,
  { quota, percent }: { quota: QuotaName; percent: number },
): Promise<Shortage | undefined> {
  const limit = quotasOf(kernel, workspaceId)[quota];
  if (limit === Number.POSITIVE_INFINITY) return undefined;
  const known = knownUse(kernel, workspaceId);
  if (performance.now() >= known.dueAtMs) await readAgain(known, db, workspaceId);
  const used = known.use[quota] + known.addedSince[quota];
  return used * 100 >= limit * percent ? { quota, used, limit } : undefined;
}

/** Adds to what this node knows: work that needed no room of its own has stored so much. */
export function noteUse(kernel: Kernel, { workspaceId, quota, amount }: UseChange): void {
  knownUse(kernel, workspaceId).addedSince[quota] += amount;
}

/** Notes that a transaction has stored runs that were let in before: from now on a read finds them. */
export function noteStored(kernel: Kernel, changes: readonly UseChange[]): void {
  for (const { workspaceId, quota, amount } of changes) {
    if (quota !== "runs" || amount <= 0) continue;
    const { addedSince, unstored } = knownUse(kernel, workspaceId);
    let left = amount;
    while (left > 0 && unstored.length > 0) {
      const oldest = unstored[0]!;
      const stored = Math.min(left, oldest.runs);
      oldest.runs -= stored;
      left -= stored;
      addedSince.runs += stored;
      if (oldest.runs === 0) unstored.shift();
    }
  }
}

/** Notes that a run that was let in will not be started. */
export function giveRunBack(kernel: Kernel, workspaceId: string): void {
  const last = knownUse(kernel, workspaceId).unstored.at(-1);
  if (last !== undefined) last.runs = Math.max(last.runs - 1, 0);
}

function knownUse(kernel: Kernel, workspaceId: string): Known {
  return knownOf(kernel).getOrMake(workspaceId, () => ({
    dueAtMs: 0,
    use: { ...noUse },
    addedSince: { ...noUse },
    unstored: [],
  }));
}

/** While one caller reads, others go by the last read: a transaction must not wait for another one. */
async function readAgain(known: Known, db: Queryable, workspaceId: string): Promise<void> {
  const { addedSince } = known;
  const addedBefore = { ...addedSince };
  const beganAtMs = performance.now();
  known.dueAtMs = Number.POSITIVE_INFINITY;
  try {
    known.use = await readUse(db, workspaceId);
    for (const name of quotaNames) addedSince[name] -= addedBefore[name];
  } finally {
    known.dueAtMs = beganAtMs + knownForMs;
  }
}

function takeKnownRoom(
  kernel: Kernel,
  workspaceId: string,
  { use, addedSince, unstored }: Known,
  wanted: Partial<Use>,
): Shortage | undefined {
  const quotas = quotasOf(kernel, workspaceId);
  const nowMs = performance.now();
  while (unstored.length > 0 && unstored[0]!.atMs < nowMs - unstoredForMs) unstored.shift();
  const runsUnstored = unstored.reduce((sum, { runs }) => sum + runs, 0);
  for (const quota of quotaNames) {
    const amount = wanted[quota];
    if (amount === undefined) continue;
    const used = use[quota] + addedSince[quota] + (quota === "runs" ? runsUnstored : 0);
    const limit = quotas[quota];
    // A thing let in may be counted in both parts: no more is told than the bound, or than was read.
    if (used + Math.max(amount, 1) > limit) return { quota, used: Math.max(use[quota], Math.min(used, limit)), limit };
  }
  const { runs = 0, ...bytes } = wanted;
  for (const quota of quotaNames) if (quota !== "runs") addedSince[quota] += bytes[quota] ?? 0;
  const last = unstored.at(-1);
  if (last !== undefined && nowMs - last.atMs < notedTogetherMs) last.runs += runs;
  else if (runs > 0) unstored.push({ atMs: nowMs, runs });
  return undefined;
}
