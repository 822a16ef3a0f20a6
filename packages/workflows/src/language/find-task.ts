import { type ListedTask, listTasks } from "./list-tasks.ts";
import type { WorkflowDefinition } from "./workflow-definition.ts";

/** The task of the workflow's `do` that a pointer names. Undefined for a pointer to anything else. */
export function findTask(definition: WorkflowDefinition, pointer: string): ListedTask | undefined {
  return listTasks(definition).find((each) => each.pointer === pointer);
}
