import { addJob } from "../../../kernel/log/job.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { RunId } from "../ids.ts";
import { insertSignal, type RunKey } from "./store.ts";
import { wakeRun } from "./wake-run.ts";

/** Tells a run, when the transaction commits, what one of its tasks waits for. False: the run has ended. */
export async function sendSignal(tx: Transaction, run: RunKey, wait: string, content: unknown): Promise<boolean> {
  const isUnderWay = await insertSignal(tx, run, wait, content);
  if (isUnderWay) addJob(tx, wakeRun, { workspaceId: run.workspaceId, runId: RunId.format(run.id) });
  return isUnderWay;
}
