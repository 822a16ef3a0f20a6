import type { WorkflowDefinition } from "@parley/workflows";
import type { DatabaseRule } from "../../../kernel/caller.ts";
import type { Cause } from "../../../kernel/log/event.ts";

/** The facts never change while a run is executed. */
export type RunFacts = {
  workspaceId: string;
  id: string;
  workflowId: string;
  workflowName: string;
  version: number;
  definition: WorkflowDefinition;
  /** False when the workflow was deleted. */
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

/** Names the event that started the run as the cause of what the run announces, and the chain of both. */
export function causeOf({ causedBy, depth, chainId }: Pick<RunFacts, "causedBy" | "depth" | "chainId">): {
  causedBy?: Cause;
} {
  if (causedBy !== null) return { causedBy: { id: causedBy, depth, chainId } };
  // A run that nothing has caused begins a chain.
  return chainId === null ? {} : { causedBy: { id: null, depth: -1, chainId } };
}
