import { addJob, defineJob } from "../../../kernel/log/job.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { executionPort } from "./execution-port.ts";

/** Begins the queued runs that no node has begun. Usually the node that starts a run begins it at once. */
export const beginRuns = defineJob<{ workspaceId: string; runIds: string[] }>({
  name: "begin-runs",
  run: (kernel, { workspaceId, runIds }) => executionPort(kernel).beginQueued(workspaceId, runIds),
});

const mostOfJob = 100;

/** The newest job of each workspace, by the outbox of the transaction. */
const jobsOf = new WeakMap<Transaction["outbox"], Map<string, string[]>>();

/**
 * After the commit, a job begins the run. The runs of one transaction share it: other workspaces must not wait
 * for as many jobs as there are runs in a flood.
 */
export function beginAfterCommit(tx: Transaction, { workspaceId, runId }: { workspaceId: string; runId: string }) {
  const jobs = jobsOf.get(tx.outbox) ?? new Map<string, string[]>();
  jobsOf.set(tx.outbox, jobs);
  const runIds = jobs.get(workspaceId);
  if (runIds !== undefined && runIds.length < mostOfJob) {
    runIds.push(runId);
    return;
  }
  const first = [runId];
  jobs.set(workspaceId, first);
  addJob(tx, beginRuns, { workspaceId, runIds: first });
}
