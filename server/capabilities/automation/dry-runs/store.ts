import type { Queryable } from "../../../kernel/storage/database.ts";
import { all } from "../../../kernel/storage/sql.ts";
import type { RunStatus } from "../runs/store.ts";

/** The SQL of what happened to a workflow before: what a dry run is compared with. */

export type RecordedRun = {
  workspaceId: string;
  id: string;
  status: RunStatus;
  input: unknown;
  output: unknown;
  causedBy: string | null;
};

/** The runs of a workflow that have ended, newest first; of these events, when they are given. */
export async function findEndedRuns(
  db: Queryable,
  workspaceId: string,
  workflowId: string,
  { causes, limit }: { causes: readonly string[] | undefined; limit: number },
): Promise<RecordedRun[]> {
  return all<RecordedRun>(db)`
    select workspace_id, id, status, input, output, caused_by from run
    where workspace_id = ${workspaceId} and workflow_id = ${workflowId} and ended_at is not null
      and (${causes ?? null}::uuid[] is null or caused_by = any(${causes ?? null}::uuid[]))
    order by id desc limit ${limit}`;
}
