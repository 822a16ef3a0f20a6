import { state } from "../../../kernel/state.ts";
import type { ClaimedRun } from "./store.ts";

const notStarted = (): never => {
  throw new Error("The executor has not started.");
};

/**
 * Other parts ask these of the executor. They do not import it, because it uses them: a run starts
 * runs, and its steps wake others.
 */
export const executionPort = state(() => ({
  /** Executes a run that this node owns, now or when there is room. */
  execute: notStarted as (claimed: ClaimedRun) => void,
  /** Takes a run, if it is free, or tells the node that has it in memory. */
  wake: notStarted as (workspaceId: string, runId: string) => Promise<void>,
  /** Takes those of these runs that are queued and that no node has, or leaves them to their workflow's limit. */
  beginQueued: notStarted as (workspaceId: string, runIds: readonly string[]) => Promise<void>,
  /** Takes the next queued run of a workflow with a limit, if there is room. */
  startNext: notStarted as (workspaceId: string, workflowId: string) => Promise<void>,
}));
