import type { Kernel } from "../../../kernel/kernel.ts";
import { quotaExceeded, tellShortage } from "../../../kernel/quotas/quotas-of.ts";
import { isUsedTo } from "../../../kernel/quotas/take-room.ts";
import { faultOf } from "../execution/task-fault.ts";
import type { TaskRecord } from "../execution/task-record.ts";
import { bytesOfTask, type ClaimedRun, type RunUpdate, type SavedTask } from "../runs/store.ts";

/** Runs under way may take so many percent of the quota of bytes; no new run starts at 100. */
const mostPercent = 110;

/** The rows of the tasks that ended last may be written again, for instance with what they export. */
const mostEnded = 1_000;

/** The bytes that were counted of a run under way: of its row, and of each task that may change. */
export type CountedBytes = { changing: number; ofOpen: Map<number, number>; ofEnded: Map<number, number> };

/** A checkpoint has stored so many bytes: of the run's row, and of each of its records. */
export type Stored = { changing: number; tasks: readonly SavedTask[] };

/** Knows of a run that this node has taken what was counted of it before. */
export function countedBefore(
  { changingBytes }: Pick<ClaimedRun, "changingBytes">,
  openTasks: readonly TaskRecord[],
): CountedBytes {
  const ofOpen = new Map(openTasks.map((task) => [task.number, bytesOfTask(task)]));
  return { changing: changingBytes, ofOpen, ofEnded: new Map() };
}

/** Gives the bytes of what a checkpoint changes in the run's row. */
export function bytesOfChange(
  change: Pick<RunUpdate, "state" | "encryptedState" | "waitingFor" | "output" | "error">,
): number {
  const { state, encryptedState, waitingFor, output, error } = change;
  const texts = [state, output, waitingFor && JSON.stringify(waitingFor), error && JSON.stringify(error)];
  return texts.reduce((sum, text) => sum + Buffer.byteLength(text ?? ""), encryptedState?.length ?? 0);
}

/** Gives the number of bytes by which the stored run has grown. */
export function grownBy({ changing, ofOpen, ofEnded }: CountedBytes, stored: Stored): number {
  const ofTasks = stored.tasks.map(({ number, bytes }) => bytes - (ofOpen.get(number) ?? ofEnded.get(number) ?? 0));
  return ofTasks.reduce((sum, bytes) => sum + bytes, stored.changing - changing);
}

/** The checkpoint was committed. */
export function keepCounted(counted: CountedBytes, stored: Stored): void {
  const { ofOpen, ofEnded } = counted;
  counted.changing = stored.changing;
  for (const { number, bytes, hasEnded } of stored.tasks) {
    ofOpen.delete(number);
    (hasEnded ? ofEnded : ofOpen).set(number, bytes);
  }
  for (const number of ofEnded.keys()) {
    if (ofEnded.size <= mostEnded) return;
    ofEnded.delete(number);
  }
}

/** @throws TaskFault once the runs of the workspace take more than a tenth beyond their quota of bytes */
export async function refuseWithoutRoom(kernel: Kernel, workspaceId: string): Promise<void> {
  const full = { quota: "runBytes", percent: mostPercent } as const;
  const shortage = await isUsedTo(kernel, kernel.database.query, workspaceId, full);
  if (shortage === undefined) return;
  throw faultOf("runtime", "There is no room for what the run stores", tellShortage(shortage), quotaExceeded.status);
}
