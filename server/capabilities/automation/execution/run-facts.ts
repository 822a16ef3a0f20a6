import type { WorkflowDefinition } from "@parley/workflows";
import type { DatabaseRule } from "../../../kernel/caller.ts";
import type { Cause } from "../../../kernel/log/event.ts";
import { RunId } from "../ids.ts";

/** The facts never change while a run is executed. */
export type RunFacts = {
  workspaceId: string;
  id: string;
  workflowId: string;
  workflowName: string;
  version: number;
  definition: WorkflowDefinition;
  /** Is false when the workflow was deleted. */
  isDefined: boolean;
  /** As it was given, before the workflow's `input.from`. */
  input: unknown;
  startedAt: Date;
  causedBy: string | null;
  depth: number;
  /** The UUID of the first event or run of the chain; of this run when nothing caused it. */
  chainId: string | null;
  /** The calls in the workspace's database stay within these. Null: no rules. */
  databaseRules: readonly DatabaseRule[] | null;
  /** Nothing outside of the run is changed. */
  isDry: boolean;
  /**
   * Gives the result that a task had when it happened, after its `output.as`, for a dry run that
   * does not do it.
   */
  stub?: (task: { pointer: string }) => { recorded: unknown } | undefined;
};

/**
 * Names the event that started the run as the cause of what the run announces, the chain of both, and the
 * run itself where it has rules: what the announced events start stays within them.
 */
export function causeOf({ causedBy, depth, chainId, ...run }: CauseOfRun): { causedBy?: Cause } {
  const ruled = run.databaseRules ? { ruledBy: RunId.parse(run.id ?? "") ?? run.id } : {};
  if (causedBy !== null) return { causedBy: { id: causedBy, depth, chainId, ...ruled } };
  // A run that nothing has caused begins a chain.
  return chainId === null ? {} : { causedBy: { id: null, depth: -1, chainId, ...ruled } };
}

type CauseOfRun = Pick<RunFacts, "causedBy" | "depth" | "chainId"> & Partial<Pick<RunFacts, "id" | "databaseRules">>;
