import type { Duration } from "@parley/workflows";
import { isActive } from "../../../kernel/standing/store.ts";
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, first, type Sql, sql } from "../../../kernel/storage/sql.ts";
import type { CatchUp } from "./due-times.ts";

/** The SQL of schedules. */

type ScheduleKey = { workspaceId: string; workflowId: string; kind: "cron" | "every" | "after" };
type Rule = { rule: string | Duration; timeZone: string };

export type ScheduleRow = ScheduleKey &
  Rule & { workflowName: string; version: number; catchUp: CatchUp; nextAt: Date };

const columns = sql`
  workflow_schedule.workspace_id, workflow_schedule.workflow_id, kind, rule,
  time_zone`;

export async function insertSchedule(
  tx: Transaction,
  schedule: ScheduleKey & Rule & { version: number; catchUp: CatchUp; nextAt: Date },
): Promise<void> {
  const { workspaceId, workflowId, kind, version, rule, timeZone, catchUp, nextAt } = schedule;
  await execute(tx)`
    insert into workflow_schedule (workspace_id, workflow_id, kind, version, rule, time_zone, catch_up, next_at)
    values (${workspaceId}, ${workflowId}, ${kind}, ${version}, ${JSON.stringify(rule)}, ${timeZone}, ${catchUp},
      ${nextAt})`;
}

export async function deleteSchedules(tx: Transaction, workspaceId: string, workflowId: string): Promise<void> {
  await execute(tx)`
    delete from workflow_schedule where workspace_id = ${workspaceId} and workflow_id = ${workflowId}`;
}

const hasEnded = sql`kind = 'after' and next_at is null and (run.id is null or run.ended_at is not null)`;
const withRun = sql`workflow_schedule
  left join run on run.workspace_id = workflow_schedule.workspace_id and run.id = last_run_id`;

/** Is true when a schedule is due by then, or when one waits for a run that has ended. */
export function isScheduleDue(by: Date): Sql {
  return sql`(exists (
      select from workflow_schedule where next_at <= ${by} and ${isActive(sql`workflow_schedule.workspace_id`)})
    or exists (select from ${withRun} where ${hasEnded}))`;
}

/** Gives the schedules that are due and that no other node is handling, the first first. */
export async function lockDueSchedules(tx: Transaction, now: Date, limit: number): Promise<ScheduleRow[]> {
  return all<ScheduleRow>(tx)`
    select ${columns}, workflow.name as workflow_name, workflow_schedule.version, catch_up,
      next_at
    from workflow_schedule
    join workflow on workflow.workspace_id = workflow_schedule.workspace_id and workflow.id = workflow_id
    where next_at <= ${now} and ${isActive(sql`workflow_schedule.workspace_id`)}
    order by next_at limit ${limit} for update of workflow_schedule skip locked`;
}

export async function moveSchedule(
  tx: Transaction,
  { workspaceId, workflowId, kind }: ScheduleKey,
  to: { nextAt: Date | null; lastAt: Date | null; lastRunId: string | null },
): Promise<void> {
  await execute(tx)`
    update workflow_schedule set next_at = ${to.nextAt}, last_at = coalesce(${to.lastAt}::timestamptz, last_at),
      last_run_id = coalesce(${to.lastRunId}::uuid, last_run_id)
    where workspace_id = ${workspaceId} and workflow_id = ${workflowId} and kind = ${kind}`;
}

/** Notes for the workflow's owner why a schedule started no run. */
export async function noteScheduleProblem(
  tx: Transaction,
  { workspaceId, workflowId, kind }: ScheduleKey,
  problem: string,
  now: Date,
): Promise<void> {
  await execute(tx)`
    update workflow_schedule set problem = ${problem}, problem_at = ${now}
    where workspace_id = ${workspaceId} and workflow_id = ${workflowId} and kind = ${kind}`;
}

export type EndedSchedule = ScheduleKey & Rule & { lastRunId: string | null; endedAt: Date | null };

/** The schedules that wait for the end of a run that has ended, or that is gone. */
export async function findEndedSchedules(db: Queryable, limit: number): Promise<EndedSchedule[]> {
  return all<EndedSchedule>(db)`
    select ${columns}, last_run_id, run.ended_at from ${withRun} where ${hasEnded} limit ${limit}`;
}

/** Does nothing for a schedule that another node has moved on or replaced meanwhile. */
export async function setScheduleTime(db: Queryable, row: EndedSchedule, nextAt: Date): Promise<void> {
  await execute(db)`
    update workflow_schedule set next_at = ${nextAt}
    where workspace_id = ${row.workspaceId} and workflow_id = ${row.workflowId} and kind = 'after'
      and next_at is null and last_run_id is not distinct from ${row.lastRunId}::uuid`;
}

export async function findNextScheduleTime(db: Queryable): Promise<Date | undefined> {
  const found = await first<{ nextAt: Date | null }>(db)`
    select min(next_at) as "nextAt" from workflow_schedule where next_at is not null`;
  return found?.nextAt ?? undefined;
}
