// Long because every statement that moves a mailing from one status to the next is here, to be read together.

import { isNodeGone } from "../../../kernel/nodes/store.ts";
import { isActive } from "../../../kernel/standing/store.ts";
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, first, one, type Sql, sql } from "../../../kernel/storage/sql.ts";
import type { CompiledCampaign } from "../rendering/compile-campaign.ts";
import type { CampaignStatus } from "../schema.ts";
import { triedMailings } from "../store.ts";

/** The SQL of sending: which campaigns have work, who has which mailing, and what became of it. */

export type CampaignKey = { workspaceId: string; id: string };

const cameBack = "The mail came back.";

const isToStart = (now: Date): Sql => sql`((status = 'scheduled' and scheduled_at <= ${now})
  or (status = 'paused' and pause_reason = 'mail-server' and retry_at <= ${now}))
  and ${isActive(sql`campaign.workspace_id`)}`;

/** Campaigns whose time has come, and those that were waiting for the mail server. */
export async function findCampaignsToStart(db: Queryable, now: Date): Promise<CampaignKey[]> {
  return all<CampaignKey>(db)`select workspace_id, id from campaign where ${isToStart(now)} order by id limit 50`;
}

const mayHaveWork = (now: Date): Sql => sql`status = 'sending' and (next_slot_at is null or next_slot_at <= ${now})
  and ${isActive(sql`campaign.workspace_id`)}`;

/** Is true when a campaign is to start, or may have something to do. */
export function isCampaignDue(now: Date): Sql {
  return sql`(exists (select from campaign where ${isToStart(now)})
    or exists (select from campaign where ${mayHaveWork(now)}))`;
}

/** Campaigns with something to do now. A campaign without mailings that wait is to be ended. */
export async function findWork(db: Queryable, now: Date): Promise<CampaignKey[]> {
  return all<CampaignKey>(db)`
    select workspace_id, id from campaign
    where ${mayHaveWork(now)}
      and (not is_prepared
        or exists (select from mailing where mailing.workspace_id = campaign.workspace_id
          and mailing.campaign_id = campaign.id and mailing.status in ('queued', 'deferred') and due_at <= ${now})
        or (kind = 'campaign' and not exists (select from mailing where mailing.workspace_id = campaign.workspace_id
          and mailing.campaign_id = campaign.id and mailing.status in ('queued', 'deferred', 'claimed', 'handed'))))
    order by id limit 200`;
}

export type CampaignAtWork = {
  number: number;
  kind: "campaign" | "series-step";
  name: string;
  listIds: string[];
  segmentId: string | null;
  senderName: string | null;
  replyTo: string | null;
  language: string | null;
  messageDomain: string;
  compiled: CompiledCampaign;
  ratePerMinute: number | null;
  domainRatePerMinute: number | null;
  tracksOpens: boolean;
  isPrepared: boolean;
  failures: number;
};

/** Gives undefined unless it is being sent. */
export async function findCampaignAtWork(
  db: Queryable,
  { workspaceId, id }: CampaignKey,
): Promise<CampaignAtWork | undefined> {
  return first<CampaignAtWork>(db)`
    select number, kind, name, list_ids, segment_id, sender_name,
      reply_to, language, message_domain, compiled,
      rate_per_minute, domain_rate_per_minute,
      tracks_opens, is_prepared, failures
    from campaign where workspace_id = ${workspaceId} and id = ${id} and status = 'sending'
      and ${isActive(sql`campaign.workspace_id`)}`;
}

/** Up to which subscriber the mailings are made. Undefined when another node makes them, or all are made. */
export async function holdPreparation(
  tx: Transaction,
  { workspaceId, id }: CampaignKey,
): Promise<{ after: string | null; listIds: string[]; segmentId: string | null } | undefined> {
  return first<{ after: string | null; listIds: string[]; segmentId: string | null }>(tx)`
    select prepared_after as after, list_ids, segment_id from campaign
    where workspace_id = ${workspaceId} and id = ${id} and status = 'sending' and not is_prepared
    for no key update skip locked`;
}

export async function insertMailings(
  tx: Transaction,
  { workspaceId, id }: CampaignKey,
  mailings: readonly { subscriberId: string; domain: string }[],
  now: Date,
): Promise<void> {
  await execute(tx)`
    insert into mailing (workspace_id, campaign_id, subscriber_id, domain, due_at)
    select ${workspaceId}, ${id}, subscriber_id, domain, ${now}::timestamptz
    from unnest(${mailings.map((each) => each.subscriberId)}::uuid[], ${mailings.map((each) => each.domain)}::text[])
      as recipient (subscriber_id, domain)
    on conflict do nothing`;
}

export async function notePreparation(
  tx: Transaction,
  { workspaceId, id }: CampaignKey,
  { after, isPrepared }: { after: string | null; isPrepared: boolean },
): Promise<void> {
  await execute(tx)`
    update campaign set prepared_after = ${after}, is_prepared = ${isPrepared}
    where workspace_id = ${workspaceId} and id = ${id}`;
}

/**
 * Takes places for the mails that may go out now at the rate of the campaign, at most `wanted`, and
 * counts them. The nodes share one pace.
 */
export async function takeSlots(
  db: Queryable,
  { workspaceId, id }: CampaignKey,
  wanted: number,
  now: Date,
): Promise<number> {
  const taken = await first<{ count: number }>(db)`
    update campaign set next_slot_at = begin + slots.count * step.length
    from (
      select greatest(next_slot_at, ${now}::timestamptz) as begin, rate_per_minute,
        make_interval(secs => 60.0::double precision / rate_per_minute) as length
      from campaign where workspace_id = ${workspaceId} and id = ${id} for no key update
    ) step,
    lateral (select least(${wanted}::integer, greatest(1, step.rate_per_minute / 60)) as count) slots
    where workspace_id = ${workspaceId} and id = ${id} and begin <= ${now}
    returning slots.count`;
  return taken?.count ?? 0;
}

export type ClaimedMailing = { subscriberId: string; domain: string; attempts: number; hasSlot: boolean };

/** Mailings that are due, for this node alone. Those to domains that are left in peace stay. */
export async function claimMailings(
  db: Queryable,
  { workspaceId, id }: CampaignKey,
  nodeId: string,
  limit: number,
  now: Date,
): Promise<ClaimedMailing[]> {
  return all<ClaimedMailing>(db)`
    update mailing set status = 'claimed', node_id = ${nodeId}
    where workspace_id = ${workspaceId} and campaign_id = ${id} and subscriber_id = any(array(
      select subscriber_id from mailing
      where workspace_id = ${workspaceId} and campaign_id = ${id} and status in ('queued', 'deferred')
        and due_at <= ${now} and ${isActive(sql`mailing.workspace_id`)}
        and domain not in (select domain from campaign_domain where workspace_id = ${workspaceId}
          and campaign_id = ${id} and waits_until > ${now})
      order by due_at limit ${limit} for update skip locked))
    returning subscriber_id, domain, attempts, has_slot`;
}

/**
 * Takes so many places in the pace of each domain. Returns when the first of them is; the others
 * follow at the same distance.
 */
export async function takeDomainSlots(
  db: Queryable,
  { workspaceId, id }: CampaignKey,
  domains: readonly { domain: string; count: number }[],
  stepMs: number,
  now: Date,
): Promise<Map<string, Date>> {
  const sorted = [...domains].sort((a, b) => (a.domain < b.domain ? -1 : 1));
  const taken = await all<{ domain: string; end: Date }>(db)`
    insert into campaign_domain as pace (workspace_id, campaign_id, domain, next_slot_at)
    select ${workspaceId}, ${id}, domain, ${now}::timestamptz + count * make_interval(secs => ${stepMs / 1000})
    from unnest(${sorted.map(({ domain }) => domain)}::text[], ${sorted.map(({ count }) => count)}::integer[])
      as wanted (domain, count)
    on conflict (workspace_id, campaign_id, domain) do update
      set next_slot_at = greatest(pace.next_slot_at, ${now}::timestamptz) + (excluded.next_slot_at - ${now}::timestamptz)
    returning domain, next_slot_at as end`;
  const counts = new Map(sorted.map(({ domain, count }) => [domain, count]));
  return new Map(taken.map(({ domain, end }) => [domain, new Date(end.getTime() - counts.get(domain)! * stepMs)]));
}

/** Gives back mailings that this node claimed: until their place in the pace, or at once. */
export async function giveBack(
  db: Queryable,
  { workspaceId, id }: CampaignKey,
  nodeId: string,
  mailings: readonly { subscriberId: string; dueAt: Date; hasSlot: boolean }[],
): Promise<void> {
  if (mailings.length === 0) return;
  await execute(db)`
    update mailing set status = case when attempts = 0 then 'queued' else 'deferred' end, node_id = null,
      due_at = back.due_at, has_slot = back.has_slot
    from unnest(${mailings.map((each) => each.subscriberId)}::uuid[], ${mailings.map((each) => each.dueAt)}::timestamptz[],
      ${mailings.map((each) => each.hasSlot)}::boolean[]) as back (subscriber_id, due_at, has_slot)
    where mailing.workspace_id = ${workspaceId} and mailing.campaign_id = ${id}
      and mailing.subscriber_id = back.subscriber_id and node_id = ${nodeId} and status = 'claimed'`;
}

/** Gives those who are no recipients any more. */
export async function skipMailings(
  db: Queryable,
  { workspaceId, id }: CampaignKey,
  nodeId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await execute(db)`
    update mailing set status = 'skipped', node_id = null, reason = 'The subscriber gets no mails of these lists any more.'
    where workspace_id = ${workspaceId} and campaign_id = ${id} and subscriber_id = any(${ids}::uuid[])
      and node_id = ${nodeId} and status = 'claimed'`;
}

/**
 * Marks mailings as handed to the mail server, in the last commit before that is done. Returns
 * those that may be handed over: none when the campaign was paused, or another node has adopted the
 * work of this one.
 */
export async function markHanded(
  db: Queryable,
  { workspaceId, id }: CampaignKey,
  nodeId: string,
  ids: readonly string[],
): Promise<string[]> {
  const handed = await all<{ id: string }>(db)`
    update mailing set status = 'handed'
    where workspace_id = ${workspaceId} and campaign_id = ${id} and subscriber_id = any(${ids}::uuid[])
      and node_id = ${nodeId} and status = 'claimed'
      and exists (select from campaign where campaign.workspace_id = ${workspaceId} and campaign.id = ${id}
        and campaign.status = 'sending' for share)
    returning subscriber_id as id`;
  return handed.map((row) => row.id);
}

export type MailingResult = {
  subscriberId: string;
  status: "sent" | "deferred" | "failed" | "unknown";
  reason: string | null;
  dueAt: Date | null;
};

/**
 * Notes what the node that handed the mails over knows of them, also when it was taken for dead
 * meanwhile.
 */
export async function noteResults(
  db: Queryable,
  { workspaceId, id }: CampaignKey,
  nodeId: string,
  results: readonly MailingResult[],
  now: Date,
): Promise<void> {
  await execute(db)`
    update mailing set status = result.status, reason = result.reason,
      attempts = attempts + case when mailing.status = 'handed' then 1 else 0 end,
      due_at = coalesce(result.due_at, mailing.due_at), has_slot = false,
      node_id = case when result.status = 'unknown' then node_id end,
      sent_at = case when result.status = 'sent' then ${now}::timestamptz end
    from unnest(${results.map((each) => each.subscriberId)}::uuid[], ${results.map((each) => each.status)}::text[],
      ${results.map((each) => each.reason)}::text[], ${results.map((each) => each.dueAt)}::timestamptz[])
      as result (subscriber_id, status, reason, due_at)
    where mailing.workspace_id = ${workspaceId} and mailing.campaign_id = ${id}
      and mailing.subscriber_id = result.subscriber_id and node_id = ${nodeId}
      and mailing.status in ('handed', 'unknown')`;
}

/** A domain refuses for now: it is left in peace, longer with each refusal in a row. */
export async function noteDomain(
  db: Queryable,
  { workspaceId, id }: CampaignKey,
  domain: string,
  { failures, waitsUntil }: { failures: number; waitsUntil: Date | null },
): Promise<void> {
  await execute(db)`
    insert into campaign_domain (workspace_id, campaign_id, domain, failures, waits_until)
    values (${workspaceId}, ${id}, ${domain}, ${failures}, ${waitsUntil})
    on conflict (workspace_id, campaign_id, domain)
      do update set failures = excluded.failures, waits_until = excluded.waits_until`;
}

/**
 * Counts the mails that were tried, and those that failed for good, since a member let the campaign
 * go on.
 */
export async function countFailures(
  db: Queryable,
  { workspaceId, id }: CampaignKey,
): Promise<{ tried: number; failed: number }> {
  const found = await first<{ tried: number; failed: number }>(db)`
    select tried.count - tried_before as tried, tried.failed - failed_before as failed
    from campaign, ${triedMailings({ workspaceId, id })}
    where workspace_id = ${workspaceId} and id = ${id}`;
  return found ?? { tried: 0, failed: 0 };
}

export async function writeServerFailures(
  db: Queryable,
  { workspaceId, id }: CampaignKey,
  failures: number,
): Promise<void> {
  await execute(db)`update campaign set failures = ${failures} where workspace_id = ${workspaceId} and id = ${id}`;
}

/** Gives undefined while something is left to do. */
export async function countOfEnd(
  db: Queryable,
  { workspaceId, id }: CampaignKey,
): Promise<{ sent: number; failed: number; unknown: number } | undefined> {
  const found = await one<{ open: number; sent: number; failed: number; unknown: number }>(db)`
    select count(*) filter (where status in ('queued', 'deferred', 'claimed', 'handed')) as open,
      count(*) filter (where status = 'sent') as sent, count(*) filter (where status in ('failed', 'bounced')) as failed,
      count(*) filter (where status = 'unknown') as unknown
    from mailing where workspace_id = ${workspaceId} and campaign_id = ${id}`;
  const { open, ...counts } = found;
  return open === 0 ? counts : undefined;
}

/**
 * Releases what a dead node had claimed; nobody knows what became of the mails that it had handed
 * over.
 */
export async function releaseMailingsOf(db: Queryable, nodeId: string): Promise<void> {
  await execute(db)`
    update mailing set status = 'unknown', attempts = attempts + 1,
      reason = 'The server stopped while the mail was handed over.'
    where node_id = ${nodeId} and status = 'handed'`;
  await execute(db)`
    update mailing set status = case when attempts = 0 then 'queued' else 'deferred' end, node_id = null
    where node_id = ${nodeId} and status = 'claimed'`;
}

/** The nodes that hold mailings and are not there any more. */
export async function findGoneHolders(db: Queryable): Promise<string[]> {
  const found = await all<{ id: string }>(db)`
    select distinct node_id as id from mailing
    where status in ('claimed', 'handed') and ${isNodeGone("mailing.node_id")}`;
  return found.map(({ id }) => id);
}

/**
 * A member takes the risk that the mail arrives twice. Undefined when there is no such mailing,
 * else whether it was released.
 */
export async function releaseUnknown(
  tx: Transaction,
  { workspaceId, id }: CampaignKey,
  subscriberId: string,
  now: Date,
): Promise<boolean | undefined> {
  const found = await all<{ status: string }>(tx)`
    select status from mailing
    where workspace_id = ${workspaceId} and campaign_id = ${id} and subscriber_id = ${subscriberId} for update`;
  const [row] = found;
  if (row === undefined) return undefined;
  if (row.status !== "unknown") return false;
  await execute(tx)`
    update mailing set status = 'deferred', node_id = null, reason = null, due_at = ${now}
    where workspace_id = ${workspaceId} and campaign_id = ${id} and subscriber_id = ${subscriberId}`;
  return true;
}

type BouncedCampaign = { id: string; status: CampaignStatus };

/** Gives undefined when the mail was not sent, or is noted as come back already. */
export async function writeBounce(
  db: Queryable,
  workspaceId: string,
  subscriberId: string,
  number: number,
): Promise<BouncedCampaign | undefined> {
  return first<BouncedCampaign>(db)`
    update mailing set status = 'bounced', reason = ${cameBack}, node_id = null
    from campaign
    where campaign.workspace_id = ${workspaceId} and campaign.number = ${number}
      and mailing.workspace_id = ${workspaceId} and mailing.campaign_id = campaign.id
      and mailing.subscriber_id = ${subscriberId} and mailing.status in ('sent', 'unknown')
    returning campaign.id, campaign.status`;
}

/**
 * Notes a bounce of the last mail that the subscriber was sent since then. It gives undefined when
 * it is noted already.
 */
export async function writeBounceOfLast(
  db: Queryable,
  workspaceId: string,
  subscriberId: string,
  since: Date,
): Promise<BouncedCampaign | undefined> {
  return first<BouncedCampaign>(db)`
    update mailing set status = 'bounced', reason = ${cameBack}, node_id = null
    from campaign
    where mailing.workspace_id = ${workspaceId} and mailing.subscriber_id = ${subscriberId}
      and mailing.status = 'sent' and mailing.campaign_id = (
        select campaign_id from mailing last
        where last.workspace_id = ${workspaceId} and last.subscriber_id = ${subscriberId}
          and last.sent_at >= ${since} order by last.sent_at desc limit 1)
      and campaign.workspace_id = mailing.workspace_id and campaign.id = mailing.campaign_id
    returning campaign.id, campaign.status`;
}

/** The mailings of a step are made when the time of each subscriber has come. */
export async function markPrepared(tx: Transaction, { workspaceId, id }: CampaignKey): Promise<void> {
  await execute(tx)`update campaign set is_prepared = true where workspace_id = ${workspaceId} and id = ${id}`;
}
