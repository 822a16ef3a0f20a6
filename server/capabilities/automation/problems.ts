import { defineProblem } from "../../kernel/problem.ts";

export const workflowInvalid = defineProblem(422, "workflow-invalid", "The document is no workflow that can run");
export const tooManyWorkflows = defineProblem(422, "too-many-workflows", "The workspace has too many workflows");
export const tooManySecrets = defineProblem(422, "too-many-secrets", "The workspace has too many secrets of workflows");
export const runStatusConflict = defineProblem(409, "run-status-conflict", "The run does not allow this in its status");
export const taskUnknown = defineProblem(422, "task-unknown", "The run cannot go on from this task");
export const approvalDecided = defineProblem(409, "approval-decided", "The approval is not pending any more");
export const approvalChanged = defineProblem(409, "approval-changed", "The approval is for another request");
export const chainTooLong = defineProblem(
  409,
  "chain-too-long",
  "The chain of events that cause each other is too long",
);
