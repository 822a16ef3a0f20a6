import { defineJob } from "../../../kernel/log/job.ts";
import { executionPort } from "./execution-port.ts";

/**
 * Lets a run go on: it was started, its time has come, an event that it waits for happened, or its
 * node died. A job too many finds nothing to do.
 */
export const wakeRun = defineJob<{ workspaceId: string; runId: string }>({
  name: "wake-run",
  run: (kernel, { workspaceId, runId }) => executionPort(kernel).wake(workspaceId, runId),
});

/** A run of a workflow with a limit has ended: the next one may start. */
export const startNextQueued = defineJob<{ workspaceId: string; workflowId: string }>({
  name: "start-next-queued-run",
  run: (kernel, { workspaceId, workflowId }) => executionPort(kernel).startNext(workspaceId, workflowId),
});
