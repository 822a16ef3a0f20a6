import { sql } from "kysely";
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";

/** The SQL of what a newsletter keeps of a person. */

/** How the subscribers of a person are found. */
export type SubscribersOf = { contactIds: readonly string[]; emails: readonly string[] };

const isOf = ({ contactIds, emails }: SubscribersOf) =>
  sql`(contact_id = any(${contactIds as string[]}::uuid[]) or email = any(${emails as string[]}::text[]))`;

export async function findSubscriberIdsOf(
  db: Queryable,
  workspaceId: string,
  person: SubscribersOf,
): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select id from subscriber where workspace_id = ${workspaceId} and ${isOf(person)} order by id`.execute(db);
  return found.rows.map(({ id }) => id);
}

/** Locks the subscribers, in the order of their ids. */
export async function lockSubscribersOf(
  tx: Transaction,
  workspaceId: string,
  person: SubscribersOf,
): Promise<{ id: string; confirmedListIds: string[] }[]> {
  const found = await sql<{ id: string }>`
    select id from subscriber where workspace_id = ${workspaceId} and ${isOf(person)}
    order by id for update`.execute(tx);
  const ids = found.rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const lists = await sql<{ id: string; listId: string }>`
    select subscriber_id as id, list_id as "listId" from subscription
    where workspace_id = ${workspaceId} and subscriber_id = any(${ids}::uuid[]) and status = 'confirmed'
    order by list_id`.execute(tx);
  return ids.map((id) => ({
    id,
    confirmedListIds: lists.rows.filter((row) => row.id === id).map(({ listId }) => listId),
  }));
}

/**
 * Leaves of each subscriber the keyed hash of the address, which stays suppressed, and of the proofs their
 * steps and times.
 */
export async function eraseSubscribers(
  tx: Transaction,
  workspaceId: string,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  const isTheirs = sql`workspace_id = ${workspaceId} and subscriber_id = any(${ids as string[]}::uuid[])`;
  await sql`
    insert into suppression (workspace_id, address_hash, reason, created_at)
    select workspace_id, address_hash, 'erased', ${now}::timestamptz from subscriber
    where workspace_id = ${workspaceId} and id = any(${ids as string[]}::uuid[]) order by address_hash
    on conflict do nothing`.execute(tx);
  await sql`
    update subscriber set email = null, name = null, language = null, contact_id = null, state = 'erased',
      is_spam = false, spam_points = 0, spam_reasons = '[]', updated_at = ${now}
    where workspace_id = ${workspaceId} and id = any(${ids as string[]}::uuid[])`.execute(tx);
  await sql`
    update subscription set status = 'unsubscribed', source = null,
      left_at = case when status = 'unsubscribed' then left_at else ${now}::timestamptz end
    where ${isTheirs}`.execute(tx);
  await sql`
    update subscription_proof set ip = null, user_agent = null, form_id = null, page = null, consent = null,
      shown_text = null, language = null
    where ${isTheirs}`.execute(tx);
  await sql`delete from opt_in where ${isTheirs}`.execute(tx);
  await sql`delete from owed_opt_in where ${isTheirs}`.execute(tx);
  await sql`delete from bounce where ${isTheirs}`.execute(tx);
}

export async function findLastStep(db: Queryable, workspaceId: string, person: SubscribersOf): Promise<Date | null> {
  const found = await sql<{ moment: Date | null }>`
    select max(at) as moment from subscription_proof where workspace_id = ${workspaceId}
      and subscriber_id in (select id from subscriber where workspace_id = ${workspaceId} and ${isOf(person)})`.execute(
    db,
  );
  return found.rows[0]?.moment ?? null;
}

/** Newest first. */
export async function findStepsOf(
  db: Queryable,
  workspaceId: string,
  person: SubscribersOf,
  { before, limit }: { before: Date | undefined; limit: number },
): Promise<{ subscriberId: string; step: string; list: string | null; at: Date }[]> {
  const found = await sql<{ subscriberId: string; step: string; list: string | null; at: Date }>`
    select proof.subscriber_id as "subscriberId", proof.step, newsletter_list.name as list, proof.at
    from subscription_proof proof
    left join newsletter_list on newsletter_list.workspace_id = proof.workspace_id
      and newsletter_list.id = proof.list_id
    where proof.workspace_id = ${workspaceId} ${before === undefined ? sql`` : sql`and proof.at < ${before}`}
      and proof.subscriber_id in (select id from subscriber where workspace_id = ${workspaceId} and ${isOf(person)})
    order by proof.at desc, proof.id desc limit ${limit}`.execute(db);
  return found.rows;
}
