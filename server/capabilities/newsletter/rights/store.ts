import type { Parting } from "../../../kernel/personal-data.ts";
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, first, sql } from "../../../kernel/storage/sql.ts";

/** The SQL of what a newsletter keeps of a person. */

/** The subscribers of a person are found by these. */
export type SubscribersOf = { contactIds: readonly string[]; emails: readonly string[] };

const isOf = ({ contactIds, emails }: SubscribersOf) =>
  sql`(contact_id = any(${contactIds}::uuid[]) or email = any(${emails}::text[]))`;

export async function findSubscriberIdsOf(
  db: Queryable,
  workspaceId: string,
  person: SubscribersOf,
): Promise<string[]> {
  const found = await all<{ id: string }>(db)`
    select id from subscriber where workspace_id = ${workspaceId} and ${isOf(person)} order by id`;
  return found.map(({ id }) => id);
}

/** Locks the subscribers, in the order of their ids. */
export async function lockSubscribersOf(
  tx: Transaction,
  workspaceId: string,
  person: SubscribersOf,
): Promise<{ id: string; confirmedListIds: string[] }[]> {
  const found = await all<{ id: string }>(tx)`
    select id from subscriber where workspace_id = ${workspaceId} and ${isOf(person)}
    order by id for update`;
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return [];
  const lists = await all<{ id: string; listId: string }>(tx)`
    select subscriber_id as id, list_id from subscription
    where workspace_id = ${workspaceId} and subscriber_id = any(${ids}::uuid[]) and status = 'confirmed'
    order by list_id`;
  return ids.map((id) => ({
    id,
    confirmedListIds: lists.filter((row) => row.id === id).map(({ listId }) => listId),
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
  const isTheirs = sql`workspace_id = ${workspaceId} and subscriber_id = any(${ids}::uuid[])`;
  await execute(tx)`
    insert into suppression (workspace_id, address_hash, reason, created_at)
    select workspace_id, address_hash, 'erased', ${now}::timestamptz from subscriber
    where workspace_id = ${workspaceId} and id = any(${ids}::uuid[]) order by address_hash
    on conflict do nothing`;
  await execute(tx)`
    update subscriber set email = null, name = null, language = null, contact_id = null, state = 'erased',
      is_spam = false, spam_points = 0, spam_reasons = '[]', updated_at = ${now}
    where workspace_id = ${workspaceId} and id = any(${ids}::uuid[])`;
  await execute(tx)`
    update subscription set status = 'unsubscribed', source = null,
      left_at = case when status = 'unsubscribed' then left_at else ${now}::timestamptz end
    where ${isTheirs}`;
  await execute(tx)`
    update subscription_proof set ip = null, user_agent = null, form_id = null, page = null, consent = null,
      shown_text = null, language = null
    where ${isTheirs}`;
  await execute(tx)`delete from opt_in where ${isTheirs}`;
  await execute(tx)`delete from owed_opt_in where ${isTheirs}`;
  await execute(tx)`delete from bounce where ${isTheirs}`;
}

export async function findLastStep(db: Queryable, workspaceId: string, person: SubscribersOf): Promise<Date | null> {
  const found = await first<{ moment: Date | null }>(db)`
    select max(at) as moment from subscription_proof where workspace_id = ${workspaceId}
      and subscriber_id in (select id from subscriber where workspace_id = ${workspaceId} and ${isOf(person)})`;
  return found?.moment ?? null;
}

/** Lists the steps, newest first. */
export async function findStepsOf(
  db: Queryable,
  workspaceId: string,
  person: SubscribersOf,
  { before, limit }: { before: Date | undefined; limit: number },
): Promise<{ subscriberId: string; step: string; list: string | null; at: Date }[]> {
  return all<{ subscriberId: string; step: string; list: string | null; at: Date }>(db)`
    select proof.subscriber_id, proof.step, newsletter_list.name as list, proof.at
    from subscription_proof proof
    left join newsletter_list on newsletter_list.workspace_id = proof.workspace_id
      and newsletter_list.id = proof.list_id
    where proof.workspace_id = ${workspaceId} ${before === undefined ? sql`` : sql`and proof.at < ${before}`}
      and proof.subscriber_id in (select id from subscriber where workspace_id = ${workspaceId} and ${isOf(person)})
    order by proof.at desc, proof.id desc limit ${limit}`;
}

/** Gives the subscribers of one contact that have these addresses to another one. */
export async function moveSubscribers(
  tx: Transaction,
  { workspaceId, fromId, intoId, emails }: Parting,
): Promise<void> {
  await execute(tx)`
    update subscriber set contact_id = ${intoId}
    where workspace_id = ${workspaceId} and contact_id = ${fromId} and email = any(${emails}::text[])`;
}
