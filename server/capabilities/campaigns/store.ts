import type { Queryable, Transaction } from "../../kernel/storage/database.ts";
import { all, execute, first, one, type Sql, sql } from "../../kernel/storage/sql.ts";
import type { CompiledCampaign } from "./rendering/compile-campaign.ts";
import type { CampaignStatus, PauseReason } from "./schema.ts";

/** Table `campaign` and `campaign_link`, as members write and read them. */

export type CampaignContent = {
  name: string;
  subject: string;
  preheader: string;
  format: "markdown" | "mjml";
  body: string;
  /** UUIDs. */
  listIds: string[];
  segmentId: string | null;
  senderName: string | null;
  replyTo: string | null;
  language: string | null;
  siteUrl: string | null;
  ratePerMinute: number | null;
  domainRatePerMinute: number | null;
  tracksOpens: boolean;
  tracksClicks: boolean;
};

export type CampaignRow = CampaignContent & {
  id: string;
  number: number;
  kind: "campaign" | "series-step";
  status: CampaignStatus;
  pauseReason: PauseReason | null;
  scheduledAt: Date | null;
  timeZone: string | null;
  startedAt: Date | null;
  endedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
};

const columns = sql`id, number, kind, name, subject, preheader, format, body, list_ids,
  segment_id, sender_name, reply_to, language, site_url,
  status, pause_reason, scheduled_at, time_zone,
  rate_per_minute, domain_rate_per_minute,
  tracks_opens, tracks_clicks, started_at, ended_at,
  created_at, updated_at`;

/** The caller has locked the workspace, so that no number is given twice. */
export async function insertCampaign(
  tx: Transaction,
  workspaceId: string,
  campaign: CampaignContent & { id: string; kind: CampaignRow["kind"]; now: Date },
): Promise<CampaignRow> {
  const { id, kind, now, ...content } = campaign;
  return one<CampaignRow>(tx)`
    insert into campaign (workspace_id, id, number, kind, name, subject, preheader, format, body, list_ids, segment_id,
      sender_name, reply_to, language, site_url, status, rate_per_minute, domain_rate_per_minute, tracks_opens,
      tracks_clicks, created_at, updated_at)
    select ${workspaceId}, ${id}, coalesce(max(number), 0) + 1, ${kind}, ${content.name}, ${content.subject},
      ${content.preheader}, ${content.format}, ${content.body}, ${content.listIds}::uuid[], ${content.segmentId}::uuid,
      ${content.senderName}, ${content.replyTo}, ${content.language}, ${content.siteUrl}, 'draft',
      ${content.ratePerMinute}::integer, ${content.domainRatePerMinute}::integer, ${content.tracksOpens}::boolean,
      ${content.tracksClicks}::boolean, ${now}::timestamptz, ${now}::timestamptz
    from campaign where workspace_id = ${workspaceId}
    returning ${columns}`;
}

export async function updateContent(
  tx: Transaction,
  workspaceId: string,
  id: string,
  content: CampaignContent,
  now: Date,
): Promise<CampaignRow> {
  return one<CampaignRow>(tx)`
    update campaign set name = ${content.name}, subject = ${content.subject}, preheader = ${content.preheader},
      format = ${content.format}, body = ${content.body}, list_ids = ${content.listIds}::uuid[],
      segment_id = ${content.segmentId}::uuid, sender_name = ${content.senderName}, reply_to = ${content.replyTo},
      language = ${content.language}, site_url = ${content.siteUrl}, rate_per_minute = ${content.ratePerMinute}::integer,
      domain_rate_per_minute = ${content.domainRatePerMinute}::integer, tracks_opens = ${content.tracksOpens}::boolean,
      tracks_clicks = ${content.tracksClicks}::boolean, updated_at = ${now}
    where workspace_id = ${workspaceId} and id = ${id} returning ${columns}`;
}

export async function findCampaign(db: Queryable, workspaceId: string, id: string): Promise<CampaignRow | undefined> {
  return first<CampaignRow>(db)`
    select ${columns} from campaign where workspace_id = ${workspaceId} and id = ${id}`;
}

/** Changes of its status wait for each other. */
export async function lockCampaign(tx: Transaction, workspaceId: string, id: string): Promise<CampaignRow | undefined> {
  return first<CampaignRow>(tx)`
    select ${columns} from campaign where workspace_id = ${workspaceId} and id = ${id} for no key update`;
}

/** Lists the campaigns, newest first. The steps of series are not among them. `before` is the id of the last one shown. */
export async function findCampaigns(
  db: Queryable,
  workspaceId: string,
  page: { before: string | undefined; limit: number; status: CampaignStatus | undefined },
): Promise<CampaignRow[]> {
  return all<CampaignRow>(db)`
    select ${columns} from campaign
    where workspace_id = ${workspaceId} and kind = 'campaign'
      ${page.before === undefined ? sql`` : sql`and id < ${page.before}`}
      ${page.status === undefined ? sql`` : sql`and status = ${page.status}`}
    order by id desc limit ${page.limit}`;
}

export async function countCampaigns(db: Queryable, workspaceId: string): Promise<number> {
  const found = await one<{ count: number }>(db)`
    select count(*) as count from campaign where workspace_id = ${workspaceId}`;
  return found.count;
}

export async function deleteCampaign(tx: Transaction, workspaceId: string, id: string): Promise<void> {
  await execute(tx)`delete from campaign where workspace_id = ${workspaceId} and id = ${id}`;
}

export async function writeStatus(
  tx: Transaction,
  workspaceId: string,
  id: string,
  change: { status: CampaignStatus; pauseReason?: PauseReason; retryAt?: Date; now: Date },
): Promise<CampaignRow> {
  const { status, now } = change;
  return one<CampaignRow>(tx)`
    update campaign set status = ${status}, pause_reason = ${change.pauseReason ?? null},
      retry_at = ${change.retryAt ?? null}::timestamptz, updated_at = ${now},
      started_at = case when ${status} = 'sending' then coalesce(started_at, ${now}::timestamptz) else started_at end,
      ended_at = case when ${status} in ('sent', 'cancelled') then ${now}::timestamptz end,
      scheduled_at = case when ${status} = 'draft' then null else scheduled_at end,
      time_zone = case when ${status} = 'draft' then null else time_zone end
    where workspace_id = ${workspaceId} and id = ${id} returning ${columns}`;
}

/** Writes what is sent, and when. */
export async function writeOrder(
  tx: Transaction,
  workspaceId: string,
  id: string,
  order: { compiled: CompiledCampaign; messageDomain: string; scheduledAt: Date | null; timeZone: string | null },
): Promise<void> {
  const { compiled, messageDomain, scheduledAt, timeZone } = order;
  await execute(tx)`
    update campaign set compiled = ${JSON.stringify(compiled)}::jsonb, message_domain = ${messageDomain},
      scheduled_at = ${scheduledAt}::timestamptz, time_zone = ${timeZone}
    where workspace_id = ${workspaceId} and id = ${id}`;
  await execute(tx)`delete from campaign_link where workspace_id = ${workspaceId} and campaign_id = ${id}`;
  if (compiled.links.length === 0) return;
  await execute(tx)`
    insert into campaign_link (workspace_id, campaign_id, number, url)
    select ${workspaceId}, ${id}, number, url
    from unnest(${compiled.links}::text[]) with ordinality as link (url, number)`;
}

/**
 * Counts the mails that were tried, and those that failed for good; those whose rows have ended are
 * counted too.
 */
export const triedMailings = ({ workspaceId, id }: { workspaceId: string; id: string }) => sql`(
  select coalesce(sum(each.count), 0)::bigint as count,
    coalesce(sum(each.count) filter (where each.status in ('failed', 'bounced')), 0)::bigint as failed
  from (
    select status, count(*) as count from mailing
    where workspace_id = ${workspaceId} and campaign_id = ${id} group by status
    union all
    select status, count from mailing_tally where workspace_id = ${workspaceId} and campaign_id = ${id}
  ) each where each.status in ('sent', 'failed', 'bounced')
) tried`;

/** A member lets a campaign go on: what failed until now is not held against it again. */
export async function forgiveFailures(tx: Transaction, workspaceId: string, id: string): Promise<void> {
  await execute(tx)`
    update campaign set failures = 0, tried_before = tried.count, failed_before = tried.failed
    from ${triedMailings({ workspaceId, id })}
    where workspace_id = ${workspaceId} and id = ${id}`;
}

type OrderedCampaign = {
  id: string;
  senderName: string | null;
  listIds: string[];
  compiled: CompiledCampaign;
};

/** Finds what a campaign became when sending was ordered, by its number in tokens. */
export async function findCompiled(
  db: Queryable,
  workspaceId: string,
  number: number,
): Promise<OrderedCampaign | undefined> {
  return first<OrderedCampaign>(db)`
    select id, sender_name, list_ids, compiled from campaign
    where workspace_id = ${workspaceId} and number = ${number} and compiled is not null`;
}

/** An array with the ids of the campaigns of a workspace, without the steps of series. */
export const idsOfCampaigns = (workspaceId: string): Sql =>
  sql`(select array_agg(id::text) from campaign where workspace_id = ${workspaceId} and kind = 'campaign')`;
