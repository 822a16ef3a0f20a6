import { sql } from "kysely";
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
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

const columns = sql`subscriber.id, contact_id as "contactId", email, name, language, state, is_spam as "isSpam",
  spam_points as "spamPoints", spam_reasons as "spamReasons", taught,
  (select reason from suppression where suppression.workspace_id = subscriber.workspace_id
    and suppression.address_hash = subscriber.address_hash) as suppressed,
  created_at as "createdAt", updated_at as "updatedAt"`;

export async function findSubscribersById(
  db: Queryable,
  workspaceId: string,
  ids: readonly string[],
): Promise<SubscriberRow[]> {
  if (ids.length === 0) return [];
  const found = await sql<SubscriberRow>`
    select ${columns} from subscriber
    where workspace_id = ${workspaceId} and id = any(${ids as string[]}::uuid[]) order by id desc`.execute(db);
  return found.rows;
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
  const found = await sql<SubscriptionRow>`
    select subscriber_id as "subscriberId", list_id as "listId", newsletter_list.slug as list, status, source,
      requested_at as "requestedAt", confirmed_at as "confirmedAt", left_at as "leftAt"
    from subscription
    join newsletter_list on newsletter_list.workspace_id = subscription.workspace_id
      and newsletter_list.id = subscription.list_id
    where subscription.workspace_id = ${workspaceId} and subscriber_id = any(${subscriberIds as string[]}::uuid[])
    order by list_id`.execute(db);
  return found.rows;
}

/** Oldest first. */
export async function findProofs(
  db: Queryable,
  workspaceId: string,
  subscriberId: string,
): Promise<SubscriptionProof[]> {
  type Row = Omit<SubscriptionProof, "at" | "consent"> & { at: Date; consent: Consent | null };
  const found = await sql<Row>`
    select step, list_id as "listId", at, ip, user_agent as "userAgent", form_id as "formId", page, consent,
      shown_text as "shownText", language
    from subscription_proof where workspace_id = ${workspaceId} and subscriber_id = ${subscriberId}
    order by id`.execute(db);
  return found.rows.map((row) => ({
    ...row,
    listId: NewsletterListId.format(row.listId),
    at: row.at.toISOString(),
  }));
}

/** What a list is narrowed by. */
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
      and subscription.subscriber_id = subscriber.id and subscription.status = any(${statuses as string[]}::text[])
      ${listId === undefined ? sql`` : sql`and subscription.list_id = ${listId}`})`;
}

/** The same rule as `statusOf` in show-subscribers.ts; with a list, the status there. */
function isOfStatus(status: SubscriberStatus, listId: string | undefined) {
  if (status === "bounced" || status === "complained" || status === "erased") return sql`state = ${status}`;
  if (listId !== undefined) return sql`state = 'active' and ${hasStatus([status], listId)}`;
  if (status === "confirmed") return sql`state = 'active' and ${hasStatus(["confirmed"], undefined)}`;
  if (status === "pending")
    return sql`state = 'active' and not ${hasStatus(["confirmed"], undefined)} and ${hasStatus(["pending"], undefined)}`;
  return sql`state = 'active' and not ${hasStatus(["confirmed", "pending"], undefined)}`;
}

/** Newest first. `before` is the id of the last subscriber shown. */
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
  const found = await sql<SubscriberRow>`
    select ${columns} from subscriber
    where subscriber.workspace_id = ${workspaceId} and ${sql.join(conditions, sql` and `)}
    order by subscriber.id desc limit ${page.limit}`.execute(db);
  return found.rows;
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
  const found = await sql<LockedSubscriber>`
    select id, email, name, language, address_hash as "addressHash", contact_id as "contactId", state,
      soft_bounces as "softBounces", is_spam as "isSpam", spam_points as "spamPoints", taught
    from subscriber where workspace_id = ${workspaceId} and id = ${id} for update`.execute(tx);
  return found.rows[0];
}

export async function updateSubscriber(
  tx: Transaction,
  workspaceId: string,
  subscriber: Pick<LockedSubscriber, "id" | "name" | "language" | "isSpam" | "taught">,
  now: Date,
): Promise<void> {
  await sql`
    update subscriber set name = ${subscriber.name}, language = ${subscriber.language}, is_spam = ${subscriber.isSpam},
      taught = ${subscriber.taught}, updated_at = ${now}
    where workspace_id = ${workspaceId} and id = ${subscriber.id}`.execute(tx);
}

/** What mails that came back, and complaints, say of the address. */
export async function updateSubscriberState(
  tx: Transaction,
  workspaceId: string,
  subscriber: Pick<LockedSubscriber, "id" | "state" | "softBounces">,
  now: Date,
): Promise<void> {
  await sql`
    update subscriber set state = ${subscriber.state}, soft_bounces = ${subscriber.softBounces}, updated_at = ${now}
    where workspace_id = ${workspaceId} and id = ${subscriber.id}`.execute(tx);
}

export async function lockSubscriberOfAddress(
  tx: Transaction,
  workspaceId: string,
  addressHash: Buffer,
): Promise<LockedSubscriber | undefined> {
  const found = await sql<{ id: string }>`
    select id from subscriber where workspace_id = ${workspaceId} and address_hash = ${addressHash}`.execute(tx);
  return found.rows[0] && lockSubscriber(tx, workspaceId, found.rows[0].id);
}
