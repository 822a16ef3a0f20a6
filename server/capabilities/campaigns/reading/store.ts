import { sql } from "kysely";
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
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

const columns = sql`subscriber_id as "subscriberId", mailing.status, attempts, reason, due_at as "dueAt", sent_at as "sentAt",
  opened_at as "openedAt", clicked_at as "clickedAt"`;

/** In the order of their subscribers. */
export async function findMailings(
  db: Queryable,
  workspaceId: string,
  campaignId: string,
  page: { after: string | undefined; limit: number; status: MailingStatus | undefined },
): Promise<MailingRow[]> {
  const found = await sql<MailingRow>`
    select ${columns} from mailing
    where workspace_id = ${workspaceId} and campaign_id = ${campaignId}
      ${page.after === undefined ? sql`` : sql`and subscriber_id > ${page.after}`}
      ${page.status === undefined ? sql`` : sql`and status = ${page.status}`}
    order by subscriber_id limit ${page.limit}`.execute(db);
  return found.rows;
}

/** With those whose rows have ended by age. */
export async function countMailings(
  db: Queryable,
  workspaceId: string,
  campaignId: string,
): Promise<{ status: MailingStatus; count: number; opened: number; clicked: number }[]> {
  const found = await sql<{ status: MailingStatus; count: number; opened: number; clicked: number }>`
    select status, sum(count)::bigint as count, sum(opened)::bigint as opened, sum(clicked)::bigint as clicked
    from (
      select status, count(*) as count, count(opened_at) as opened, count(clicked_at) as clicked
      from mailing where workspace_id = ${workspaceId} and campaign_id = ${campaignId} group by status
      union all
      select status, count, opened, clicked from mailing_tally
      where workspace_id = ${workspaceId} and campaign_id = ${campaignId}
    ) each group by status`.execute(db);
  return found.rows;
}

export async function countDomains(
  db: Queryable,
  workspaceId: string,
  campaignId: string,
  limit: number,
): Promise<{ domain: string; recipients: number; sent: number; failed: number }[]> {
  const found = await sql<{ domain: string; recipients: number; sent: number; failed: number }>`
    select domain, count(*) as recipients, count(*) filter (where status = 'sent') as sent,
      count(*) filter (where status in ('failed', 'bounced')) as failed
    from mailing where workspace_id = ${workspaceId} and campaign_id = ${campaignId}
    group by domain order by count(*) desc, domain limit ${limit}`.execute(db);
  return found.rows;
}

export async function findLinks(
  db: Queryable,
  workspaceId: string,
  campaignId: string,
): Promise<{ url: string; clicks: number }[]> {
  const found = await sql<{ url: string; clicks: number }>`
    select url, clicks from campaign_link
    where workspace_id = ${workspaceId} and campaign_id = ${campaignId} order by number`.execute(db);
  return found.rows;
}

/** Notes the first time only, and only where the campaign said that it is noted. */
export async function noteOpen(
  db: Queryable,
  workspaceId: string,
  subscriberId: string,
  number: number,
  now: Date,
): Promise<void> {
  await sql`
    update mailing set opened_at = ${now} from campaign
    where campaign.workspace_id = ${workspaceId} and campaign.number = ${number} and campaign.tracks_opens
      and mailing.workspace_id = ${workspaceId} and mailing.campaign_id = campaign.id
      and mailing.subscriber_id = ${subscriberId} and mailing.opened_at is null`.execute(db);
}

/** Where the link leads. Undefined for a number that the campaign does not have. */
export async function followLink(
  db: Queryable,
  workspaceId: string,
  { subscriberId, number, link, now }: { subscriberId: string; number: number; link: number; now: Date },
): Promise<string | undefined> {
  const found = await sql<{ url: string }>`
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
    select url from followed`.execute(db);
  return found.rows[0]?.url;
}

type MailingOf = MailingRow & { campaignId: string; name: string; subject: string };

/** Of these subscribers, newest campaign first. `before` is the number of the last campaign shown. */
export async function findMailingsOf(
  db: Queryable,
  workspaceId: string,
  subscriberIds: readonly string[],
  page: { before: number | undefined; limit: number },
): Promise<(MailingOf & { number: number })[]> {
  const found = await sql<MailingOf & { number: number }>`
    select ${columns}, campaign_id as "campaignId", name, subject, number
    from mailing join campaign on campaign.workspace_id = mailing.workspace_id and campaign.id = mailing.campaign_id
    where mailing.workspace_id = ${workspaceId} and subscriber_id = any(${subscriberIds as string[]}::uuid[])
      ${page.before === undefined ? sql`` : sql`and number < ${page.before}`}
    order by number desc limit ${page.limit}`.execute(db);
  return found.rows;
}

/** Newest first: what was sent to these subscribers before this moment. */
export async function findSentTo(
  db: Queryable,
  workspaceId: string,
  subscriberIds: readonly string[],
  page: { before: Date | undefined; limit: number },
): Promise<{ campaignId: string; name: string; sentAt: Date }[]> {
  const found = await sql<{ campaignId: string; name: string; sentAt: Date }>`
    select campaign_id as "campaignId", name, sent_at as "sentAt"
    from mailing join campaign on campaign.workspace_id = mailing.workspace_id and campaign.id = mailing.campaign_id
    where mailing.workspace_id = ${workspaceId} and subscriber_id = any(${subscriberIds as string[]}::uuid[])
      and sent_at is not null ${page.before === undefined ? sql`` : sql`and sent_at < ${page.before}`}
    order by sent_at desc limit ${page.limit}`.execute(db);
  return found.rows;
}

/** The mails and the places in series. Returns how many mails. */
export async function deleteMailingsOf(
  tx: Transaction,
  workspaceId: string,
  subscriberIds: readonly string[],
): Promise<number> {
  await sql`
    delete from series_progress
    where workspace_id = ${workspaceId} and subscriber_id = any(${subscriberIds as string[]}::uuid[])`.execute(tx);
  const deleted = await sql`
    delete from mailing
    where workspace_id = ${workspaceId} and subscriber_id = any(${subscriberIds as string[]}::uuid[])`.execute(tx);
  return Number(deleted.numAffectedRows ?? 0n);
}

/**
 * Deletes rows of campaigns that ended before then, and rows of series that were dealt with before
 * then. Their counts stay. Returns how many.
 */
export async function endMailings(
  tx: Transaction,
  { workspaceId, before, limit }: { workspaceId: string; before: Date; limit: number },
): Promise<number> {
  const ended = await sql<{ count: number }>`
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
    select count(*) as count from gone`.execute(tx);
  return ended.rows[0]!.count;
}
