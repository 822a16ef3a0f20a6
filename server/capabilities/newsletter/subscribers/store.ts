import { sql } from "kysely";
import type { Queryable } from "../../../kernel/storage/database.ts";
import type { SpamReason } from "../../forms/index.ts";
import { NewsletterListId } from "../ids.ts";
import type { Consent, SubscriberState, SubscriptionProof, SubscriptionStatus, SuppressionReason } from "../schema.ts";

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
