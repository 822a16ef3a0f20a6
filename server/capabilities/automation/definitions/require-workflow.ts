import { notFound, Problem } from "../../../kernel/problem.ts";
import type { Queryable } from "../../../kernel/storage/database.ts";
import { findWorkflow, type WorkflowRow } from "./store.ts";

/** @throws not-found */
export async function requireWorkflow(db: Queryable, workspaceId: string, name: string): Promise<WorkflowRow> {
  const found = await findWorkflow(db, workspaceId, name);
  if (found === undefined) throw noWorkflow(name);
  return found;
}

export function noWorkflow(name: string): Problem {
  return new Problem(notFound, `There is no workflow named ${name}. GET /api/workflows lists those there are.`);
}
