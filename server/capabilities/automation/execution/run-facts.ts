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

/** Names the event that started the run as the cause of what the run announces. */
export function causeOf({ causedBy, depth }: Pick<RunFacts, "causedBy" | "depth">): { causedBy?: Cause } {
  return causedBy === null ? {} : { causedBy: { id: causedBy, depth } };
}
