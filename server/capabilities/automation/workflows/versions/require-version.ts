import { notFound, Problem } from "../../../../kernel/problem.ts";
import type { Queryable } from "../../../../kernel/storage/database.ts";
import { requireWorkflow } from "../../definitions/require-workflow.ts";
import { findVersion, type VersionRow } from "../../definitions/store.ts";

/** @throws not-found */
export async function requireVersion(
  db: Queryable,
  workspaceId: string,
  name: string,
  version: number,
): Promise<VersionRow> {
  const { id } = await requireWorkflow(db, workspaceId, name);
  const found = await findVersion(db, workspaceId, id, version);
  if (found === undefined)
    throw new Problem(
      notFound,
      `The workflow ${name} has no version ${version}. GET /api/workflows/${name}/versions lists them.`,
    );
  return found;
}
