import type { WorkflowDefinition } from "@parley/workflows";
import type { DatabaseRule } from "../../../kernel/caller.ts";
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, first, sql } from "../../../kernel/storage/sql.ts";

/** The SQL of workflows and their versions. */

export type WorkflowRow = {
  id: string;
  name: string;
  version: number;
  documentVersion: string;
  isActive: boolean;
  definition: WorkflowDefinition;
  createdAt: Date;
  updatedAt: Date;
  nextRunAt: Date | null;
  /** The trigger or schedule of the workflow last started no run for this reason. */
  problem: string | null;
  problemAt: Date | null;
  /** Calls of the run in the workspace's database stay within these rules; null when there are none. */
  databaseRules: DatabaseRule[] | null;
};

const columns = sql`
  workflow.id, workflow.name, workflow.version, workflow_version.document_version, workflow_version.database_rules,
  workflow.is_active, workflow_version.definition, workflow.created_at,
  workflow.updated_at, (
    select min(next_at) from workflow_schedule
    where workflow_schedule.workspace_id = workflow.workspace_id and workflow_schedule.workflow_id = workflow.id
  ) as next_run_at, starter.problem, starter.problem_at`;

const withVersion = sql`
  workflow join workflow_version on workflow_version.workspace_id = workflow.workspace_id
    and workflow_version.workflow_id = workflow.id and workflow_version.version = workflow.version
  left join lateral (
    select problem, problem_at from workflow_trigger as trigger
    where trigger.workspace_id = workflow.workspace_id and trigger.workflow_id = workflow.id and problem is not null
    union all
    select problem, problem_at from workflow_schedule as schedule
    where schedule.workspace_id = workflow.workspace_id and schedule.workflow_id = workflow.id and problem is not null
    order by problem_at desc limit 1
  ) as starter on true`;

export async function findWorkflow(db: Queryable, workspaceId: string, name: string): Promise<WorkflowRow | undefined> {
  return first<WorkflowRow>(db)`
    select ${columns} from ${withVersion}
    where workflow.workspace_id = ${workspaceId} and workflow.name = ${name}`;
}

export async function isWorkflowActive(db: Queryable, workspaceId: string, id: string): Promise<boolean> {
  const found = await first<{ isActive: boolean }>(db)`
    select is_active from workflow where workspace_id = ${workspaceId} and id = ${id}`;
  return found?.isActive ?? false;
}

/** Gives the workflow, locked until the commit; without its definition. */
export async function lockWorkflow(
  tx: Transaction,
  workspaceId: string,
  name: string,
): Promise<{ id: string; version: number; isActive: boolean } | undefined> {
  return first<{ id: string; version: number; isActive: boolean }>(tx)`
    select id, version, is_active from workflow
    where workspace_id = ${workspaceId} and name = ${name} for update`;
}

export async function listWorkflows(
  db: Queryable,
  workspaceId: string,
  { after, limit }: { after: string; limit: number },
): Promise<WorkflowRow[]> {
  return all<WorkflowRow>(db)`
    select ${columns} from ${withVersion}
    where workflow.workspace_id = ${workspaceId} and workflow.name > ${after}
    order by workflow.name limit ${limit}`;
}

export async function countWorkflows(tx: Transaction, workspaceId: string): Promise<number> {
  const counted = await first<{ count: number }>(tx)`
    select count(*)::integer as count from workflow where workspace_id = ${workspaceId}`;
  return counted?.count ?? 0;
}

type NewVersion = {
  workspaceId: string;
  workflowId: string;
  name: string;
  version: number;
  documentVersion: string;
  mediaType: string;
  source: string;
  definition: WorkflowDefinition;
  isActive: boolean;
  /** The member who saves it; null for a key. */
  savedBy: string | null;
  now: Date;
};

/** Stores a version, and makes it the workflow's newest. False: another of the same name was made meanwhile. */
export async function insertVersion(tx: Transaction, saved: NewVersion): Promise<boolean> {
  const { workspaceId, workflowId, name, version, now } = saved;
  if (version === 1) {
    const inserted = await execute(tx)`
      insert into workflow (workspace_id, id, name, version, is_active, saved_by, created_at, updated_at)
      values (${workspaceId}, ${workflowId}, ${name}, 1, ${saved.isActive}, ${saved.savedBy}, ${now}, ${now})
      on conflict do nothing`;
    if (inserted === 0) return false;
  } else {
    await execute(tx)`
      update workflow set version = ${version}, is_active = ${saved.isActive}, saved_by = ${saved.savedBy},
        updated_at = ${now}
      where workspace_id = ${workspaceId} and id = ${workflowId}`;
  }
  await execute(tx)`
    insert into workflow_version
      (workspace_id, workflow_id, version, document_version, media_type, source, definition, created_at)
    values (${workspaceId}, ${workflowId}, ${version}, ${saved.documentVersion}, ${saved.mediaType}, ${saved.source},
      ${JSON.stringify(saved.definition)}, ${now})`;
  return true;
}

export async function setActive(
  tx: Transaction,
  { workspaceId, id, isActive, now }: { workspaceId: string; id: string; isActive: boolean; now: Date },
): Promise<void> {
  await execute(tx)`
    update workflow set is_active = ${isActive}, updated_at = ${now}
    where workspace_id = ${workspaceId} and id = ${id}`;
}

export async function deleteWorkflow(tx: Transaction, workspaceId: string, id: string): Promise<void> {
  await execute(tx)`delete from workflow where workspace_id = ${workspaceId} and id = ${id}`;
}

export type VersionRow = {
  databaseRules: DatabaseRule[] | null;
  version: number;
  documentVersion: string;
  mediaType: string;
  source: string;
  definition: WorkflowDefinition;
  createdAt: Date;
};

export async function listVersions(
  db: Queryable,
  workspaceId: string,
  workflowId: string,
  { before, limit }: { before: number; limit: number },
): Promise<VersionRow[]> {
  return all<VersionRow>(db)`
    select version, document_version, media_type, source, definition,
      created_at, database_rules
    from workflow_version
    where workspace_id = ${workspaceId} and workflow_id = ${workflowId} and version < ${before}
    order by version desc limit ${limit}`;
}

export async function findVersion(
  db: Queryable,
  workspaceId: string,
  workflowId: string,
  version: number,
): Promise<VersionRow | undefined> {
  const found = await listVersions(db, workspaceId, workflowId, { before: version + 1, limit: 1 });
  return found[0]?.version === version ? found[0] : undefined;
}

/** Gives undefined when there is no such workflow. */
export async function findNewestVersion(
  db: Queryable,
  workspaceId: string,
  workflowId: string,
): Promise<number | undefined> {
  const found = await first<{ version: number }>(db)`
    select version from workflow where workspace_id = ${workspaceId} and id = ${workflowId}`;
  return found?.version;
}
