import type { Static } from "typebox";
import type { WorkflowRow } from "../definitions/store.ts";
import { WorkflowId } from "../ids.ts";
import type { Workflow } from "../schema.ts";

export function showWorkflow(row: WorkflowRow): Static<typeof Workflow> {
  const { title } = row.definition.document;
  return {
    id: WorkflowId.format(row.id),
    name: row.name,
    version: row.version,
    documentVersion: row.documentVersion,
    ...(title === undefined ? {} : { title }),
    isActive: row.isActive,
    schedule: row.definition.schedule ?? null,
    nextRunAt: row.nextRunAt?.toISOString() ?? null,
    ...(row.problem === null || row.problemAt === null
      ? {}
      : { triggerProblem: { message: row.problem, at: row.problemAt.toISOString() } }),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
