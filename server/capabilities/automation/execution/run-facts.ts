import type { WorkflowDefinition } from "@parley/workflows";
import type { Cause } from "../../../kernel/log/event.ts";

/** What never changes while a run is executed. */
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
  /** Nothing outside of the run is changed. */
  isDry: boolean;
  /** What the task gave when it happened, after its `output.as`, in place of doing it in a dry run. */
  stub?: (task: { pointer: string }) => { recorded: unknown } | undefined;
};

/** What a run announces was caused by the event that started the run. */
export function causeOf({ causedBy, depth }: Pick<RunFacts, "causedBy" | "depth">): { causedBy?: Cause } {
  return causedBy === null ? {} : { causedBy: { id: causedBy, depth } };
}
