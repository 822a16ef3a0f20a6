import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, first, type Sql, sql } from "../../../kernel/storage/sql.ts";
import type { SubscriberState, SuppressionReason } from "../schema.ts";

/** The SQL of mails of confirmation and of what they confirm. */

export type OwedOptIn = {
  workspaceId: string;
  subscriberId: string;
  mailboxHash: Buffer;
  site: string | null;
  spamPoints: number;
};

/**
 * One node at a time writes these mails, so that every limit counts all of them. Until the end of
 * the transaction.
 */
export async function lockOptInMails(tx: Transaction): Promise<void> {
  await execute(tx)`select pg_advisory_xact_lock(hashtextextended('opt-in-mails', 0))`;
}

/**
 * Gives those that may go out now: least suspicious first, then those of every workspace in turn, oldest first.
 * An attack on the forms of one workspace does not keep those of others waiting.
 */
export async function findOwedOptIns(db: Queryable, now: Date, limit: number): Promise<OwedOptIn[]> {
  return all<OwedOptIn>(db)`
    select workspace_id, subscriber_id, mailbox_hash, site, spam_points
    from owed_opt_in where next_at <= ${now}
    order by spam_points,
      row_number() over (partition by workspace_id order by spam_points, owed_since, subscriber_id), owed_since
    limit ${limit}`;
}

/** Does nothing where no subscription waits, or the address may get no mail. */
export async function insertOwedOptIn(
  tx: Transaction,
  { workspaceId, subscriberId, mailboxHash }: Omit<OwedOptIn, "site" | "spamPoints">,
  spamPoints: number,
  now: Date,
): Promise<void> {
  await execute(tx)`
    insert into owed_opt_in (workspace_id, subscriber_id, mailbox_hash, spam_points, owed_since, next_at)
    select workspace_id, id, ${mailboxHash}::bytea, ${spamPoints}::integer, ${now}::timestamptz, ${now}::timestamptz
    from subscriber
    where workspace_id = ${workspaceId} and id = ${subscriberId} and state = 'active'
      and exists (select from subscription where subscription.workspace_id = subscriber.workspace_id
        and subscription.subscriber_id = subscriber.id and status = 'pending')
      and not exists (select from suppression where suppression.workspace_id = subscriber.workspace_id
        and suppression.address_hash = subscriber.address_hash and reason in ('bounced', 'complained', 'member'))
    on conflict do nothing`;
}

/** Says until when the limits hold back the mail that a subscriber is owed; null when none waits. */
export async function findHeldUntil(
  db: Queryable,
  { workspaceId, subscriberId }: { workspaceId: string; subscriberId: string },
  now: Date,
): Promise<Date | null> {
  const found = await first<{ nextAt: Date }>(db)`
    select next_at from owed_opt_in
    where workspace_id = ${workspaceId} and subscriber_id = ${subscriberId} and next_at > ${now}`;
  return found?.nextAt ?? null;
}

/** Counts the mails that went out since then, to all mailboxes. */
export async function countOptInMails(db: Queryable, since: Date): Promise<number> {
  const found = await first<{ count: number }>(db)`
    select count(*) as count from opt_in_mail where sent_at > ${since}`;
  return found?.count ?? 0;
}

/** Finds when each mailbox got such mails since then, newest first. */
export async function findOptInMails(
  db: Queryable,
  mailboxes: readonly Buffer[],
  since: Date,
): Promise<Map<string, Date[]>> {
  const found = await all<{ mailbox: string; sentAt: Date }>(db)`
    select encode(mailbox_hash, 'hex') as mailbox, sent_at from opt_in_mail
    where mailbox_hash = any(${mailboxes as Buffer[]}::bytea[]) and sent_at > ${since}
    order by sent_at desc`;
  const times = new Map<string, Date[]>();
  for (const { mailbox, sentAt } of found) times.set(mailbox, [...(times.get(mailbox) ?? []), sentAt]);
  return times;
}

export async function insertOptInMails(tx: Transaction, mailboxes: readonly Buffer[], sentAt: Date): Promise<void> {
  await execute(tx)`
    insert into opt_in_mail (mailbox_hash, sent_at)
    select mailbox_hash, ${sentAt}::timestamptz from unnest(${mailboxes as Buffer[]}::bytea[]) as mailbox_hash`;
}

export async function postponeOptIns(
  tx: Transaction,
  held: readonly { workspaceId: string; subscriberId: string; nextAt: Date }[],
): Promise<void> {
  await execute(tx)`
    update owed_opt_in set next_at = held.next_at
    from unnest(${held.map(({ workspaceId }) => workspaceId)}::uuid[],
      ${held.map(({ subscriberId }) => subscriberId)}::uuid[], ${held.map(({ nextAt }) => nextAt)}::timestamptz[])
      as held (workspace_id, subscriber_id, next_at)
    where owed_opt_in.workspace_id = held.workspace_id and owed_opt_in.subscriber_id = held.subscriber_id`;
}

export async function deleteOwedOptIns(
  tx: Transaction,
  paid: readonly { workspaceId: string; subscriberId: string }[],
): Promise<void> {
  await execute(tx)`
    delete from owed_opt_in using unnest(${paid.map(({ workspaceId }) => workspaceId)}::uuid[],
      ${paid.map(({ subscriberId }) => subscriberId)}::uuid[]) as paid (workspace_id, subscriber_id)
    where owed_opt_in.workspace_id = paid.workspace_id and owed_opt_in.subscriber_id = paid.subscriber_id`;
}

export type Asked = {
  workspaceId: string;
  subscriberId: string;
  email: string | null;
  language: string | null;
  lists: { id: string; name: string }[];
};

/** Finds the people to whom the mails go, and the lists that wait for them. */
export async function findAsked(db: Queryable, owed: readonly OwedOptIn[]): Promise<Asked[]> {
  return all<Asked>(db)`
    select subscriber.workspace_id, subscriber.id as "subscriberId", email, subscriber.language,
      coalesce((
        select json_agg(json_build_object('id', newsletter_list.id, 'name', newsletter_list.name) order by newsletter_list.id)
        from subscription join newsletter_list on newsletter_list.workspace_id = subscription.workspace_id
          and newsletter_list.id = subscription.list_id
        where subscription.workspace_id = subscriber.workspace_id and subscription.subscriber_id = subscriber.id
          and subscription.status = 'pending'), '[]') as lists
    from unnest(${owed.map(({ workspaceId }) => workspaceId)}::uuid[],
      ${owed.map(({ subscriberId }) => subscriberId)}::uuid[]) as owed (workspace_id, subscriber_id)
    join subscriber on subscriber.workspace_id = owed.workspace_id and subscriber.id = owed.subscriber_id
    where state = 'active' and not is_spam`;
}

export async function insertOptIn(
  tx: Transaction,
  optIn: { tokenHash: Buffer; workspaceId: string; subscriberId: string; listIds: readonly string[]; endsAt: Date },
): Promise<void> {
  await execute(tx)`
    insert into opt_in (token_hash, workspace_id, subscriber_id, list_ids, ends_at)
    values (${optIn.tokenHash}, ${optIn.workspaceId}, ${optIn.subscriberId}, ${optIn.listIds}::uuid[],
      ${optIn.endsAt})`;
}

/** A link of confirmation is for this. */
export type OptIn = {
  workspaceId: string;
  subscriberId: string;
  usedAt: Date | null;
  email: string;
  name: string | null;
  language: string | null;
  state: SubscriberState;
  addressHash: Buffer;
  suppressed: SuppressionReason | null;
  lists: { id: string; name: string }[];
};

/** Gives undefined when the link has ended. `lists` are those that wait still. */
export async function findOptIn(db: Queryable, tokenHash: Buffer, now: Date): Promise<OptIn | undefined> {
  return first<OptIn>(db)`
    select opt_in.workspace_id, opt_in.subscriber_id, used_at, email,
      subscriber.name, subscriber.language, state, address_hash,
      (select reason from suppression where suppression.workspace_id = subscriber.workspace_id
        and suppression.address_hash = subscriber.address_hash) as suppressed,
      coalesce((
        select json_agg(json_build_object('id', newsletter_list.id, 'name', newsletter_list.name) order by newsletter_list.id)
        from subscription join newsletter_list on newsletter_list.workspace_id = subscription.workspace_id
          and newsletter_list.id = subscription.list_id
        where subscription.workspace_id = opt_in.workspace_id and subscription.subscriber_id = opt_in.subscriber_id
          and subscription.status = 'pending' and subscription.list_id = any(opt_in.list_ids)), '[]') as lists
    from opt_in
    join subscriber on subscriber.workspace_id = opt_in.workspace_id and subscriber.id = opt_in.subscriber_id
    where token_hash = ${tokenHash} and ends_at > ${now} and email is not null`;
}

/** Makes the second of two requests with one link wait for the first. */
export async function lockOptIn(tx: Transaction, tokenHash: Buffer): Promise<void> {
  await execute(tx)`
    select from opt_in join subscriber
      on subscriber.workspace_id = opt_in.workspace_id and subscriber.id = opt_in.subscriber_id
    where token_hash = ${tokenHash} for update`;
}

/** pending → confirmed. */
export async function confirmSubscriptions(
  tx: Transaction,
  { workspaceId, subscriberId }: { workspaceId: string; subscriberId: string },
  listIds: readonly string[],
  now: Date,
): Promise<void> {
  await execute(tx)`
    update subscription set status = 'confirmed', confirmed_at = ${now}, left_at = null
    where workspace_id = ${workspaceId} and subscriber_id = ${subscriberId} and status = 'pending'
      and list_id = any(${listIds}::uuid[])`;
}

export async function markConfirmed(
  tx: Transaction,
  { workspaceId, subscriberId }: { workspaceId: string; subscriberId: string },
  { contactId, tokenHash, now }: { contactId: string; tokenHash: Buffer; now: Date },
): Promise<void> {
  await execute(tx)`
    update subscriber set contact_id = ${contactId}, updated_at = ${now}
    where workspace_id = ${workspaceId} and id = ${subscriberId}`;
  await execute(tx)`update opt_in set used_at = ${now} where token_hash = ${tokenHash}`;
  // A mail that is still owed would ask for nothing.
  await execute(tx)`
    delete from owed_opt_in where workspace_id = ${workspaceId} and subscriber_id = ${subscriberId} and not exists (
      select from subscription where workspace_id = ${workspaceId} and subscriber_id = ${subscriberId}
        and status = 'pending')`;
}

/** Deletes what the limits do not need any more, and mails that came too late. */
export async function deleteEndedOptIns(
  db: Queryable,
  { mailsBefore, owedBefore, now }: { mailsBefore: Date; owedBefore: Date; now: Date },
): Promise<void> {
  await execute(db)`delete from opt_in_mail where sent_at < ${mailsBefore}`;
  await execute(db)`delete from owed_opt_in where owed_since < ${owedBefore}`;
  await execute(db)`delete from opt_in where ends_at < ${now}`;
}

/** Gives how many ended. A subscriber without any subscription is deleted with its proofs. */
export async function endPendingSubscriptions(
  tx: Transaction,
  { workspaceId, before, limit }: { workspaceId: string; before: Date; limit: number },
): Promise<number> {
  const old = await all<{ subscriberId: string; listId: string }>(tx)`
    select subscriber_id, list_id from subscription
    where workspace_id = ${workspaceId} and status = 'pending' and requested_at < ${before}
    order by requested_at limit ${limit} for update skip locked`;
  const subscribers = old.map(({ subscriberId }) => subscriberId);
  const lists = old.map(({ listId }) => listId);
  const isOld = sql`workspace_id = ${workspaceId} and status = 'pending'
    and (subscriber_id, list_id) in (select * from unnest(${subscribers}::uuid[], ${lists}::uuid[]))`;
  await execute(tx)`update subscription set status = 'unsubscribed' where ${isOld} and left_at is not null`;
  await execute(tx)`delete from subscription where ${isOld}`;
  await execute(tx)`
    delete from subscriber where workspace_id = ${workspaceId} and id = any(${subscribers}::uuid[])
      and contact_id is null and state = 'active'
      and not exists (select from subscription where subscription.workspace_id = subscriber.workspace_id
        and subscription.subscriber_id = subscriber.id)`;
  return old.length;
}

/** Counts the sign-ups that nobody confirmed since. */
export const countOfPendingBefore = (workspaceId: string, before: Date): Sql =>
  sql`(select count(*) from subscription where workspace_id = ${workspaceId} and status = 'pending' and requested_at < ${before})`;
