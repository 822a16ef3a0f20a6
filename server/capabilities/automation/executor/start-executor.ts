import type { Kernel } from "../../../kernel/kernel.ts";
import { addJob } from "../../../kernel/log/job.ts";
import { inTransaction, type Transaction } from "../../../kernel/storage/database.ts";
import { RunId } from "../ids.ts";
import { executionPort } from "../runs/execution-port.ts";
import { claimRun, findOwner, findQueued, findStartable } from "../runs/store.ts";
import { startNextQueued } from "../runs/wake-run.ts";
import { drainWorkspace, executeRun, executionOf, takeRun, watchForgotten } from "./execute-run.ts";

/** Tells the node that has a run in memory that something happened for it. */
const wakeSignal = "run.woken";

/** From here on, this node executes runs. */
export async function startExecutor(kernel: Kernel): Promise<void> {
  Object.assign(executionPort(kernel), {
    execute: (claimed) => executeRun(kernel, claimed),
    wake: (workspaceId, runId) => wake(kernel, workspaceId, runId),
    beginQueued: (workspaceId, runIds) => beginQueued(kernel, workspaceId, runIds),
    startNext: (workspaceId, workflowId) => startNext(kernel, workspaceId, workflowId),
  } satisfies ReturnType<typeof executionPort>);
  kernel.realtime.onSignal(({ kind, data }) => {
    const id = kind === wakeSignal ? RunId.parse(String(data.runId)) : undefined;
    // After a failure, the next checkpoint sees that the run was woken.
    if (id !== undefined)
      executionOf(kernel, id)
        ?.poke()
        .catch(() => {});
  });
  watchForgotten(kernel);
  kernel.standings.onSuspended((workspaceId) => drainWorkspace(kernel, workspaceId));
}

async function wake(kernel: Kernel, workspaceId: string, runId: string): Promise<void> {
  const key = { workspaceId, id: RunId.parse(runId) ?? "" };
  const execution = executionOf(kernel, key.id);
  if (execution !== undefined && (await execution.poke())) return;
  const owner = await findOwner(kernel.database.query, key);
  if (owner === undefined) return;
  // A run that was cancelled while it was queued needs no place among the runs under way.
  if (owner.status === "queued" && owner.concurrency !== null && !owner.isCancelRequested) {
    return startNext(kernel, workspaceId, owner.workflowId);
  }
  const isTaken = await takeRun(kernel, () => claimRun(kernel.database.query, key, kernel.node.id, new Date()));
  if (!isTaken) kernel.realtime.signal({ workspaceId, kind: wakeSignal, data: { runId } });
}

async function beginQueued(kernel: Kernel, workspaceId: string, runIds: readonly string[]): Promise<void> {
  const ids = runIds.map((runId) => RunId.parse(runId) ?? "");
  const queued = await findQueued(kernel.database.query, workspaceId, ids);
  for (const id of queued) await wake(kernel, workspaceId, RunId.format(id));
}

async function startNext(kernel: Kernel, workspaceId: string, workflowId: string): Promise<void> {
  const take = async (tx: Transaction) => {
    const id = await findStartable(tx, workspaceId, workflowId);
    if (id === undefined) return undefined;
    // There may be room for more than one.
    addJob(tx, startNextQueued, { workspaceId, workflowId });
    return claimRun(tx, { workspaceId, id }, kernel.node.id, new Date());
  };
  await takeRun(kernel, () => inTransaction(kernel.database, take));
}
