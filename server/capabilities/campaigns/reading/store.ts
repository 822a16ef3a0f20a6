import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, first, one, type Sql, sql } from "../../../kernel/storage/sql.ts";
import type { MailingStatus } from "../schema.ts";

/** The SQL of what became of campaigns and of their mails, for members and for the people who got them. */

export type MailingRow = {
  subscriberId: string;
  status: MailingStatus;
  attempts: number;
  reason: string | null;
  dueAt: Date;
  sentAt: Date | null;
  openedAt: Date | null;
  clickedAt: Date | null;
};

const columns = sql`subscriber_id, mailing.status, attempts, reason, due_at, sent_at,
  opened_at, clicked_at`;

/** Reads the mailings in the order of their subscribers. */
export async function findMailings(
  db: Queryable,
  workspaceId: string,
  campaignId: string,
  page: { after: string | undefined; limit: number; status: MailingStatus | undefined },
): Promise<MailingRow[]> {
  return all<MailingRow>(db)`
    select ${columns} from mailing
    where workspace_id = ${workspaceId} and campaign_id = ${campaignId}
      ${page.after === undefined ? sql`` : sql`and subscriber_id > ${page.after}`}
      ${page.status === undefined ? sql`` : sql`and status = ${page.status}`}
    order by subscriber_id limit ${page.limit}`;
}

/** With those whose rows have ended by age. */
export async function countMailings(
  db: Queryable,
  workspaceId: string,
  campaignId: string,
): Promise<{ status: MailingStatus; count: number; opened: number; clicked: number }[]> {
  return all<{ status: MailingStatus; count: number; opened: number; clicked: number }>(db)`
    select status, sum(count)::bigint as count, sum(opened)::bigint as opened, sum(clicked)::bigint as clicked
    from (
      select status, count(*) as count, count(opened_at) as opened, count(clicked_at) as clicked
      from mailing where workspace_id = ${workspaceId} and campaign_id = ${campaignId} group by status
      union all
      select status, count, opened, clicked from mailing_tally
      where workspace_id = ${workspaceId} and campaign_id = ${campaignId}
    ) each group by status`;
}

export async function countDomains(
  db: Queryable,
  workspaceId: string,
  campaignId: string,
  limit: number,
): Promise<{ domain: string; recipients: number; sent: number; failed: number }[]> {
  return all<{ domain: string; recipients: number; sent: number; failed: number }>(db)`
    select domain, count(*) as recipients, count(*) filter (where status = 'sent') as sent,
      count(*) filter (where status in ('failed', 'bounced')) as failed
    from mailing where workspace_id = ${workspaceId} and campaign_id = ${campaignId}
    group by domain order by count(*) desc, domain limit ${limit}`;
}

export async function findLinks(
  db: Queryable,
  workspaceId: string,
  campaignId: string,
): Promise<{ url: string; clicks: number }[]> {
  return all<{ url: string; clicks: number }>(db)`
    select url, clicks from campaign_link
    where workspace_id = ${workspaceId} and campaign_id = ${campaignId} order by number`;
}

/** Notes the first time only, and only where the campaign said that it is noted. */
export async function noteOpen(
  db: Queryable,
  workspaceId: string,
  subscriberId: string,
  number: number,
  now: Date,
): Promise<void> {
  await execute(db)`
    update mailing set opened_at = ${now} from campaign
    where campaign.workspace_id = ${workspaceId} and campaign.number = ${number} and campaign.tracks_opens
      and mailing.workspace_id = ${workspaceId} and mailing.campaign_id = campaign.id
      and mailing.subscriber_id = ${subscriberId} and mailing.opened_at is null`;
}

/** Finds where the link leads. It gives undefined for a number that the campaign does not have. */
export async function followLink(
  db: Queryable,
  workspaceId: string,
  { subscriberId, number, link, now }: { subscriberId: string; number: number; link: number; now: Date },
): Promise<string | undefined> {
  const found = await first<{ url: string }>(db)`
    with followed as (
      update campaign_link set clicks = clicks + 1 from campaign
      where campaign.workspace_id = ${workspaceId} and campaign.number = ${number}
        and campaign_link.workspace_id = ${workspaceId} and campaign_link.campaign_id = campaign.id
        and campaign_link.number = ${link}
      returning campaign_link.campaign_id as id, url
    ), noted as (
      update mailing set clicked_at = coalesce(clicked_at, ${now}::timestamptz) from followed
      where mailing.workspace_id = ${workspaceId} and mailing.campaign_id = followed.id
        and mailing.subscriber_id = ${subscriberId}
    )
    select url from followed`;
  return found?.url;
}

type MailingOf = MailingRow & { campaignId: string; name: string; subject: string };

/**
 * Finds the mailings of these subscribers, newest campaign first. `before` is the number of the
 * last campaign shown.
 */
export async function findMailingsOf(
  db: Queryable,
  workspaceId: string,
  subscriberIds: readonly string[],
  page: { before: number | undefined; limit: number },
): Promise<(MailingOf & { number: number })[]> {
  return all<MailingOf & { number: number }>(db)`
    select ${columns}, campaign_id, name, subject, number
    from mailing join campaign on campaign.workspace_id = mailing.workspace_id and campaign.id = mailing.campaign_id
    where mailing.workspace_id = ${workspaceId} and subscriber_id = any(${subscriberIds}::uuid[])
      ${page.before === undefined ? sql`` : sql`and number < ${page.before}`}
    order by number desc limit ${page.limit}`;
}

/** Lists what was sent to these subscribers before this moment, the newest first. */
export async function findSentTo(
  db: Queryable,
  workspaceId: string,
  subscriberIds: readonly string[],
  page: { before: Date | undefined; limit: number },
): Promise<{ campaignId: string; name: string; sentAt: Date }[]> {
  return all<{ campaignId: string; name: string; sentAt: Date }>(db)`
    select campaign_id, name, sent_at
    from mailing join campaign on campaign.workspace_id = mailing.workspace_id and campaign.id = mailing.campaign_id
    where mailing.workspace_id = ${workspaceId} and subscriber_id = any(${subscriberIds}::uuid[])
      and sent_at is not null ${page.before === undefined ? sql`` : sql`and sent_at < ${page.before}`}
    order by sent_at desc limit ${page.limit}`;
}

/** Deletes the mails and the places in series. Returns how many mails. */
export async function deleteMailingsOf(
  tx: Transaction,
  workspaceId: string,
  subscriberIds: readonly string[],
): Promise<number> {
  await execute(tx)`
    delete from series_progress
    where workspace_id = ${workspaceId} and subscriber_id = any(${subscriberIds}::uuid[])`;
  const deleted = await execute(tx)`
    delete from mailing
    where workspace_id = ${workspaceId} and subscriber_id = any(${subscriberIds}::uuid[])`;
  return deleted;
}

/**
 * Deletes rows of campaigns that ended before then, and rows of series that were dealt with before
 * then. Their counts stay. Returns how many.
 */
export async function endMailings(
  tx: Transaction,
  { workspaceId, before, limit }: { workspaceId: string; before: Date; limit: number },
): Promise<number> {
  const ended = await one<{ count: number }>(tx)`
    with old as (
      select mailing.campaign_id, mailing.subscriber_id
      from campaign join mailing on mailing.workspace_id = campaign.workspace_id and mailing.campaign_id = campaign.id
      where campaign.workspace_id = ${workspaceId} and (
        (campaign.kind = 'campaign' and campaign.status in ('sent', 'cancelled') and campaign.ended_at < ${before})
        or (campaign.kind = 'series-step' and mailing.status not in ('queued', 'deferred', 'claimed', 'handed')
          and coalesce(mailing.sent_at, mailing.due_at) < ${before}))
      limit ${limit}
    ), gone as (
      delete from mailing using old
      where mailing.workspace_id = ${workspaceId} and mailing.campaign_id = old.campaign_id
        and mailing.subscriber_id = old.subscriber_id
      returning mailing.campaign_id, status, opened_at, clicked_at
    ), noted as (
      insert into mailing_tally as tally (workspace_id, campaign_id, status, count, opened, clicked)
      select ${workspaceId}, campaign_id, status, count(*), count(opened_at), count(clicked_at)
      from gone group by campaign_id, status
      on conflict (workspace_id, campaign_id, status) do update set count = tally.count + excluded.count,
        opened = tally.opened + excluded.opened, clicked = tally.clicked + excluded.clicked
    )
    select count(*) as count from gone`;
  return ended.count;
}

/** The subscribers who opened a mail, within another statement. */
export const openedBy = (
  workspaceId: string,
  { campaignId, since }: { campaignId: string | undefined; since: Date | undefined },
): Sql => sql`
  select subscriber_id from mailing
  where workspace_id = ${workspaceId} and opened_at is not null
    ${campaignId === undefined ? sql`` : sql`and campaign_id = ${campaignId}`}
    ${since === undefined ? sql`` : sql`and opened_at >= ${since}`}`;

/** Counts the mails of campaigns that were sent, of each workspace. */
export async function countMailsOf(
  db: Queryable,
  workspaceIds: readonly string[],
): Promise<{ workspaceId: string; amount: number }[]> {
  return all<{ workspaceId: string; amount: number }>(db)`
    select workspace_id, sum(amount) as amount from (
      select workspace_id, count(*) as amount from mailing
      where workspace_id = any(${[...workspaceIds]}) and status in ('sent', 'bounced') group by workspace_id
      union all
      select workspace_id, sum(count) from mailing_tally
      where workspace_id = any(${[...workspaceIds]}) and status in ('sent', 'bounced') group by workspace_id
    ) counted group by workspace_id`;
}

/** Counts the mailings of campaigns that ended before, and those of series that were sent before. */
export const countOfMailingsBefore = (workspaceId: string, before: Date): Sql =>
  sql`(select count(*)
    from campaign join mailing on mailing.workspace_id = campaign.workspace_id and mailing.campaign_id = campaign.id
    where campaign.workspace_id = ${workspaceId} and (
      (campaign.kind = 'campaign' and campaign.status in ('sent', 'cancelled') and campaign.ended_at < ${before})
      or (campaign.kind = 'series-step' and mailing.status not in ('queued', 'deferred', 'claimed', 'handed')
        and coalesce(mailing.sent_at, mailing.due_at) < ${before})))`;
