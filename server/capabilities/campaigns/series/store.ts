import { isActive } from "../../../kernel/standing/store.ts";
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, first, one, type Sql, sql } from "../../../kernel/storage/sql.ts";
import type { CampaignStatus, PauseReason } from "../schema.ts";

/** The SQL of series, and of how far each subscriber is. */

export type SeriesRow = { id: string; name: string; listId: string; status: "active" | "stopped"; createdAt: Date };
type StepRow = {
  seriesId: string;
  delayMinutes: number;
  campaignId: string;
  subject: string;
  status: CampaignStatus;
  pauseReason: PauseReason | null;
};

const columns = sql`id, name, list_id, status, created_at`;

export async function insertSeries(
  tx: Transaction,
  workspaceId: string,
  series: {
    id: string;
    name: string;
    listId: string;
    steps: readonly { delayMinutes: number; campaignId: string }[];
    now: Date;
  },
): Promise<SeriesRow> {
  const inserted = await one<SeriesRow>(tx)`
    insert into series (workspace_id, id, name, list_id, status, created_at)
    values (${workspaceId}, ${series.id}, ${series.name}, ${series.listId}, 'active', ${series.now})
    returning ${columns}`;
  await execute(tx)`
    insert into series_step (workspace_id, series_id, position, delay_minutes, campaign_id)
    select ${workspaceId}, ${series.id}, position, delay_minutes, campaign_id
    from unnest(${series.steps.map((step) => step.delayMinutes)}::integer[], ${series.steps.map((step) => step.campaignId)}::uuid[])
      with ordinality as step (delay_minutes, campaign_id, position)`;
  return inserted;
}

export async function countSeries(db: Queryable, workspaceId: string): Promise<number> {
  const found = await one<{ count: number }>(db)`
    select count(*) as count from series where workspace_id = ${workspaceId}`;
  return found.count;
}

export async function findSeries(db: Queryable, workspaceId: string, id: string): Promise<SeriesRow | undefined> {
  return first<SeriesRow>(db)`
    select ${columns} from series where workspace_id = ${workspaceId} and id = ${id}`;
}

/** Lists the series, newest first. */
export async function listSeries(db: Queryable, workspaceId: string): Promise<SeriesRow[]> {
  return all<SeriesRow>(db)`
    select ${columns} from series where workspace_id = ${workspaceId} order by id desc`;
}

/** Reads the steps in their order. */
export async function findSteps(db: Queryable, workspaceId: string, seriesIds: readonly string[]): Promise<StepRow[]> {
  return all<StepRow>(db)`
    select series_id, delay_minutes, campaign_id, subject,
      campaign.status, pause_reason
    from series_step join campaign on campaign.workspace_id = series_step.workspace_id
      and campaign.id = series_step.campaign_id
    where series_step.workspace_id = ${workspaceId} and series_id = any(${seriesIds}::uuid[])
    order by series_id, position`;
}

export async function writeSeriesStatus(
  tx: Transaction,
  workspaceId: string,
  id: string,
  status: SeriesRow["status"],
): Promise<SeriesRow | undefined> {
  return first<SeriesRow>(tx)`
    update series set status = ${status} where workspace_id = ${workspaceId} and id = ${id} returning ${columns}`;
}

/** With its steps, and what is noted of their mails. */
export async function deleteSeries(tx: Transaction, workspaceId: string, id: string): Promise<boolean> {
  await execute(tx)`
    delete from campaign where workspace_id = ${workspaceId} and kind = 'series-step' and id in (
      select campaign_id from series_step where workspace_id = ${workspaceId} and series_id = ${id})`;
  const deleted = await execute(tx)`
    delete from series where workspace_id = ${workspaceId} and id = ${id} returning id`;
  return deleted > 0;
}

/** Begins each active series of the list. Who was in a series before does not get it again. */
export async function beginSeries(
  db: Queryable,
  workspaceId: string,
  { listId, subscriberId, at }: { listId: string; subscriberId: string; at: Date },
): Promise<void> {
  await execute(db)`
    insert into series_progress (workspace_id, series_id, subscriber_id, next_position, due_at)
    select ${workspaceId}, series.id, ${subscriberId}, 1,
      ${at}::timestamptz + make_interval(mins => step.delay_minutes)
    from series join series_step step on step.workspace_id = series.workspace_id and step.series_id = series.id
      and step.position = 1
    where series.workspace_id = ${workspaceId} and series.list_id = ${listId} and series.status = 'active'
    on conflict do nothing`;
}

/** The subscriber left these lists. */
export async function endSeriesOf(
  db: Queryable,
  workspaceId: string,
  subscriberId: string,
  listIds: readonly string[],
): Promise<void> {
  await execute(db)`
    update series_progress set due_at = null
    where workspace_id = ${workspaceId} and subscriber_id = ${subscriberId} and series_id in (
      select id from series where workspace_id = ${workspaceId} and list_id = any(${listIds}::uuid[]))`;
}

export type DueStep = {
  workspaceId: string;
  seriesId: string;
  subscriberId: string;
  position: number;
  campaignId: string;
  listId: string;
  /** Is null after the last step. */
  nextDelayMinutes: number | null;
};

/** Is true when the time of a step has come, in an active series. */
export function isStepDue(now: Date): Sql {
  return sql`exists (
    select from series_progress progress
    join series on series.workspace_id = progress.workspace_id and series.id = progress.series_id
    where ${isTimeOfStep(now)})`;
}

const isTimeOfStep = (now: Date): Sql =>
  sql`progress.due_at <= ${now} and series.status = 'active' and ${isActive(sql`progress.workspace_id`)}`;

/** Steps whose time has come, in active series. Locks how far their subscribers are. */
export async function holdDueSteps(tx: Transaction, now: Date, limit: number): Promise<DueStep[]> {
  return all<DueStep>(tx)`
    select progress.workspace_id, progress.series_id,
      progress.subscriber_id, progress.next_position as position, step.campaign_id,
      series.list_id, next_step.delay_minutes as next_delay_minutes
    from series_progress progress
    join series on series.workspace_id = progress.workspace_id and series.id = progress.series_id
    join series_step step on step.workspace_id = progress.workspace_id and step.series_id = progress.series_id
      and step.position = progress.next_position
    left join series_step next_step on next_step.workspace_id = progress.workspace_id
      and next_step.series_id = progress.series_id and next_step.position = progress.next_position + 1
    where ${isTimeOfStep(now)}
    order by progress.due_at limit ${limit} for update of progress skip locked`;
}

export async function advance(
  tx: Transaction,
  steps: readonly (DueStep & { nextDueAt: Date | null })[],
): Promise<void> {
  await execute(tx)`
    update series_progress progress set next_position = progress.next_position + 1, due_at = step.due_at
    from unnest(${steps.map((step) => step.workspaceId)}::uuid[], ${steps.map((step) => step.seriesId)}::uuid[],
      ${steps.map((step) => step.subscriberId)}::uuid[], ${steps.map((step) => step.nextDueAt)}::timestamptz[])
      as step (workspace_id, series_id, subscriber_id, due_at)
    where progress.workspace_id = step.workspace_id and progress.series_id = step.series_id
      and progress.subscriber_id = step.subscriber_id`;
}

/** An array with the ids of the series of a workspace. */
export const idsOfSeries = (workspaceId: string): Sql =>
  sql`(select array_agg(id::text) from series where workspace_id = ${workspaceId})`;
