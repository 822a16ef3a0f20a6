import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, first, type Sql, sql } from "../../../kernel/storage/sql.ts";
import { withRoots } from "../../contacts/index.ts";
import type { SpamReason } from "../../forms/index.ts";
import { NewsletterListId } from "../ids.ts";
import type {
  Consent,
  SubscriberState,
  SubscriberStatus,
  SubscriptionProof,
  SubscriptionStatus,
  SuppressionReason,
} from "../schema.ts";

/** The SQL of subscribers as the team sees them. */

export type SubscriberRow = {
  id: string;
  contactId: string | null;
  email: string | null;
  name: string | null;
  language: string | null;
  state: SubscriberState;
  isSpam: boolean;
  spamPoints: number;
  spamReasons: SpamReason[];
  taught: "spam" | "wanted" | null;
  suppressed: SuppressionReason | null;
  createdAt: Date;
  updatedAt: Date;
};

const columns = sql`subscriber.id, contact_id, email, name, language, state, is_spam,
  spam_points, spam_reasons, taught,
  (select reason from suppression where suppression.workspace_id = subscriber.workspace_id
    and suppression.address_hash = subscriber.address_hash) as suppressed,
  created_at, updated_at`;

export async function findSubscribersById(
  db: Queryable,
  workspaceId: string,
  ids: readonly string[],
): Promise<SubscriberRow[]> {
  if (ids.length === 0) return [];
  return all<SubscriberRow>(db)`
    select ${columns} from subscriber
    where workspace_id = ${workspaceId} and id = any(${ids}::uuid[]) order by id desc`;
}

export type SubscriptionRow = {
  subscriberId: string;
  listId: string;
  list: string;
  status: SubscriptionStatus;
  source: string | null;
  requestedAt: Date;
  confirmedAt: Date | null;
  leftAt: Date | null;
};

/** Oldest list first. */
export async function findSubscriptions(
  db: Queryable,
  workspaceId: string,
  subscriberIds: readonly string[],
): Promise<SubscriptionRow[]> {
  if (subscriberIds.length === 0) return [];
  return all<SubscriptionRow>(db)`
    select subscriber_id, list_id, newsletter_list.slug as list, status, source,
      requested_at, confirmed_at, left_at
    from subscription
    join newsletter_list on newsletter_list.workspace_id = subscription.workspace_id
      and newsletter_list.id = subscription.list_id
    where subscription.workspace_id = ${workspaceId} and subscriber_id = any(${subscriberIds}::uuid[])
    order by list_id`;
}

/** Lists the proofs, oldest first. */
export async function findProofs(
  db: Queryable,
  workspaceId: string,
  subscriberId: string,
): Promise<SubscriptionProof[]> {
  type Row = Omit<SubscriptionProof, "at" | "consent"> & { at: Date; consent: Consent | null };
  const found = await all<Row>(db)`
    select step, list_id, at, ip, user_agent, form_id, page, consent,
      shown_text, language
    from subscription_proof where workspace_id = ${workspaceId} and subscriber_id = ${subscriberId}
    order by id`;
  return found.map((row) => ({
    ...row,
    listId: NewsletterListId.format(row.listId),
    at: row.at.toISOString(),
  }));
}

/** A list of subscribers is narrowed by these. */
export type SubscriberQuery = {
  status: SubscriberStatus | undefined;
  listId: string | undefined;
  email: string | undefined;
  isSpam: boolean;
  createdAfter: string | undefined;
  createdBefore: string | undefined;
};

function hasStatus(statuses: readonly SubscriptionStatus[], listId: string | undefined) {
  return sql`exists (
    select from subscription where subscription.workspace_id = subscriber.workspace_id
      and subscription.subscriber_id = subscriber.id and subscription.status = any(${statuses}::text[])
      ${listId === undefined ? sql`` : sql`and subscription.list_id = ${listId}`})`;
}

/** Is the same rule as `statusOf` in show-subscribers.ts; with a list, the status there. */
function isOfStatus(status: SubscriberStatus, listId: string | undefined) {
  if (status === "bounced" || status === "complained" || status === "erased") return sql`state = ${status}`;
  if (listId !== undefined) return sql`state = 'active' and ${hasStatus([status], listId)}`;
  if (status === "confirmed") return sql`state = 'active' and ${hasStatus(["confirmed"], undefined)}`;
  if (status === "pending")
    return sql`state = 'active' and not ${hasStatus(["confirmed"], undefined)} and ${hasStatus(["pending"], undefined)}`;
  return sql`state = 'active' and not ${hasStatus(["confirmed", "pending"], undefined)}`;
}

/** Lists the subscribers, newest first. `before` is the id of the last subscriber shown. */
export async function findSubscribers(
  db: Queryable,
  workspaceId: string,
  query: SubscriberQuery,
  page: { before: string | undefined; limit: number },
): Promise<SubscriberRow[]> {
  const { status, listId, email, isSpam, createdAfter, createdBefore } = query;
  const conditions = [
    sql`is_spam = ${isSpam}::boolean`,
    status === undefined ? undefined : isOfStatus(status, listId),
    listId === undefined ? undefined : hasStatus(["pending", "confirmed", "unsubscribed"], listId),
    email === undefined ? undefined : sql`email = ${email}`,
    createdAfter === undefined ? undefined : sql`created_at >= ${createdAfter}::timestamptz + interval '1 ms'`,
    createdBefore === undefined ? undefined : sql`created_at < ${createdBefore}::timestamptz`,
    page.before === undefined ? undefined : sql`subscriber.id < ${page.before}`,
  ].filter((condition) => condition !== undefined);
  return all<SubscriberRow>(db)`
    select ${columns} from subscriber
    where subscriber.workspace_id = ${workspaceId} and ${sql.join(conditions, sql` and `)}
    order by subscriber.id desc limit ${page.limit}`;
}

export type LockedSubscriber = {
  id: string;
  email: string | null;
  name: string | null;
  language: string | null;
  addressHash: Buffer;
  contactId: string | null;
  state: SubscriberState;
  softBounces: number;
  isSpam: boolean;
  spamPoints: number;
  taught: "spam" | "wanted" | null;
};

/** Nobody else changes the subscriber or the subscriptions until the transaction ends. */
export async function lockSubscriber(
  tx: Transaction,
  workspaceId: string,
  id: string,
): Promise<LockedSubscriber | undefined> {
  return first<LockedSubscriber>(tx)`
    select id, email, name, language, address_hash, contact_id, state,
      soft_bounces, is_spam, spam_points, taught
    from subscriber where workspace_id = ${workspaceId} and id = ${id} for update`;
}

export async function updateSubscriber(
  tx: Transaction,
  workspaceId: string,
  subscriber: Pick<LockedSubscriber, "id" | "name" | "language" | "isSpam" | "taught">,
  now: Date,
): Promise<void> {
  await execute(tx)`
    update subscriber set name = ${subscriber.name}, language = ${subscriber.language}, is_spam = ${subscriber.isSpam},
      taught = ${subscriber.taught}, updated_at = ${now}
    where workspace_id = ${workspaceId} and id = ${subscriber.id}`;
}

/** Stores what mails that came back, and complaints, say of the address. */
export async function updateSubscriberState(
  tx: Transaction,
  workspaceId: string,
  subscriber: Pick<LockedSubscriber, "id" | "state" | "softBounces">,
  now: Date,
): Promise<void> {
  await execute(tx)`
    update subscriber set state = ${subscriber.state}, soft_bounces = ${subscriber.softBounces}, updated_at = ${now}
    where workspace_id = ${workspaceId} and id = ${subscriber.id}`;
}

export async function lockSubscriberOfAddress(
  tx: Transaction,
  workspaceId: string,
  addressHash: Buffer,
): Promise<LockedSubscriber | undefined> {
  const found = await first<{ id: string }>(tx)`
    select id from subscriber where workspace_id = ${workspaceId} and address_hash = ${addressHash}`;
  return found && lockSubscriber(tx, workspaceId, found.id);
}

/** Counts the subscribers of a workspace, within another statement. */
export const countOfSubscribers = (workspaceId: string): Sql =>
  sql`(select count(*) from subscriber where workspace_id = ${workspaceId})`;

/** Gives the contacts of subscribers that fit, within another statement. */
export function contactsOfStatus(
  workspaceId: string,
  { status, listId }: { status: SubscriberStatus | undefined; listId: string | undefined },
): Sql {
  const conditions = [
    sql`subscriber.workspace_id = ${workspaceId} and not is_spam`,
    status === undefined ? sql`state <> 'erased'` : isOfStatus(status, listId),
    listId === undefined ? undefined : hasStatus(["pending", "confirmed", "unsubscribed"], listId),
  ].filter((condition) => condition !== undefined);
  return withRoots(workspaceId, sql`select contact_id from subscriber where ${sql.join(conditions, sql` and `)}`);
}

/** The contacts of those whom a query finds, within another statement. */
export const contactsOfSubscribers = (workspaceId: string, subscriberIds: Sql): Sql =>
  withRoots(
    workspaceId,
    sql`select contact_id from subscriber where workspace_id = ${workspaceId} and id in (${subscriberIds})`,
  );

/** An array with the ids of the subscribers of a workspace who are not erased. */
export const idsOfSubscribers = (workspaceId: string): Sql =>
  sql`(select array_agg(id::text) from subscriber where workspace_id = ${workspaceId} and email is not null)`;
