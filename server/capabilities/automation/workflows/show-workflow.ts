import type { Static } from "typebox";
import { show } from "../../../kernel/wire/show.ts";
import type { WorkflowRow } from "../definitions/store.ts";
import { Workflow } from "../schema.ts";

const shape = show(Workflow);

export function showWorkflow(row: WorkflowRow): Static<typeof Workflow> {
  const { document, schedule = null } = row.definition;
  const { problem: message, problemAt: at } = row;
  const triggerProblem = message === null || at === null ? null : { message, at };
  return shape({ ...row, title: document.title, schedule, triggerProblem });
}
