import type { Kernel } from "../../../../kernel/kernel.ts";
import { state } from "../../../../kernel/state.ts";
import { departuresOf } from "./departures.ts";

/** Left-overs may be so many, and hold so much memory, before the cluster is restarted. */
const mostLeftOvers = 24;
const mostLeftOverBytes = 1024 * 1024 * 1024;
/** The left-overs have had the time to be ended one by one. */
const patienceMs = 10_000;

const underWayOf = state((): { restart?: Promise<void> | undefined } => ({}));

/** Resolves when no restart of the workspace cluster is under way. */
export async function untilRestarted(kernel: Kernel): Promise<void> {
  await underWayOf(kernel).restart;
}

/** Tells whether left-overs that nothing else has ended hold more than they may. */
export function isCrowded({ count, bytes, longestMs }: { count: number; bytes: number; longestMs: number }): boolean {
  return longestMs >= patienceMs && (count > mostLeftOvers || bytes > mostLeftOverBytes);
}

/** Restarts the bundled workspace cluster when it is crowded with left-overs: see `restartCluster`. */
export async function restartIfCrowded(kernel: Kernel, announce: () => void): Promise<void> {
  const { leftOvers } = departuresOf(kernel);
  if (!isCrowded(leftOvers) || kernel.workspaceCluster.restart === undefined) return;
  kernel.log.error(leftOvers, "restarting the workspace cluster, which is crowded with processes that hear nothing");
  await restartCluster(kernel, announce);
}

/** `announce` ends the work of all workspaces, which then knows why it was ended. */
export async function restartCluster(kernel: Kernel, announce: () => void): Promise<void> {
  const underWay = underWayOf(kernel);
  if (underWay.restart !== undefined) return await underWay.restart;
  const ready = Promise.withResolvers<void>();
  underWay.restart = ready.promise;
  try {
    announce();
    await kernel.workspaceCluster.restart?.();
  } finally {
    underWay.restart = undefined;
    ready.resolve();
  }
}
