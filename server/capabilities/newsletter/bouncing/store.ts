import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, first, one, sql } from "../../../kernel/storage/sql.ts";
import type { SubscriberState } from "../schema.ts";
import type { BounceKind } from "./schema.ts";

/** The SQL of what came back. */

export type BounceRow = {
  id: string;
  subscriberId: string;
  campaignNumber: number;
  kind: BounceKind;
  reason: string;
  status: string | null;
  at: Date;
};

export async function lockSubscriberState(
  tx: Transaction,
  workspaceId: string,
  id: string,
): Promise<SubscriberState | undefined> {
  const found = await first<{ state: SubscriberState }>(tx)`
    select state from subscriber where workspace_id = ${workspaceId} and id = ${id} for update`;
  return found?.state;
}

/** Returns false when the same mail came back in this way before. */
export async function insertBounce(tx: Transaction, workspaceId: string, bounce: BounceRow): Promise<boolean> {
  const inserted = await execute(tx)`
    insert into bounce (workspace_id, id, subscriber_id, campaign_number, kind, reason, status, at)
    values (${workspaceId}, ${bounce.id}, ${bounce.subscriberId}, ${bounce.campaignNumber}, ${bounce.kind},
      ${bounce.reason}, ${bounce.status}, ${bounce.at})
    on conflict do nothing returning id`;
  return inserted > 0;
}

/** Counts the days since then on which mails came back softly. */
export async function countSoftDays(
  tx: Transaction,
  workspaceId: string,
  subscriberId: string,
  since: Date,
): Promise<number> {
  const found = await one<{ days: number }>(tx)`
    select count(distinct (at at time zone 'UTC')::date)::int as days from bounce
    where workspace_id = ${workspaceId} and subscriber_id = ${subscriberId} and kind = 'soft'
      and at >= ${since}`;
  return found.days;
}

export async function updateSoftBounces(
  tx: Transaction,
  workspaceId: string,
  subscriberId: string,
  days: number,
): Promise<void> {
  await execute(tx)`
    update subscriber set soft_bounces = ${days}
    where workspace_id = ${workspaceId} and id = ${subscriberId}`;
}

/**
 * Ends the mails to a subscriber: the state, the suppression of the address and a proof for each
 * list. Gives the lists that the subscriber had confirmed.
 */
export async function endBySubscriber(
  tx: Transaction,
  workspaceId: string,
  end: { subscriberId: string; state: "bounced" | "complained"; at: Date; newId: () => string },
): Promise<string[]> {
  const { subscriberId, state, at } = end;
  await execute(tx)`
    update subscriber set state = ${state}, updated_at = ${at}
    where workspace_id = ${workspaceId} and id = ${subscriberId}`;
  await execute(tx)`
    insert into suppression (workspace_id, address_hash, reason, created_at)
    select workspace_id, address_hash, ${state}, ${at}::timestamptz from subscriber
    where workspace_id = ${workspaceId} and id = ${subscriberId}
    on conflict (workspace_id, address_hash) do update set reason = excluded.reason
      where suppression.reason in ('unsubscribed', 'bounced')`;
  await execute(tx)`
    delete from owed_opt_in where workspace_id = ${workspaceId} and subscriber_id = ${subscriberId}`;
  const lists = await all<{ listId: string }>(tx)`
    select list_id from subscription
    where workspace_id = ${workspaceId} and subscriber_id = ${subscriberId} and status = 'confirmed'
    order by list_id`;
  const ids = lists.map(({ listId }) => listId);
  const proofs = ids.map((listId) => ({ id: end.newId(), list_id: listId }));
  await execute(tx)`
    insert into subscription_proof (workspace_id, id, subscriber_id, list_id, step, at)
    select ${workspaceId}::uuid, id, ${subscriberId}::uuid, list_id, ${state}, ${at}::timestamptz
    from json_to_recordset(${JSON.stringify(proofs)}::json) as proof (id uuid, list_id uuid)`;
  return ids;
}

export async function findSubscriberByHash(
  db: Queryable,
  workspaceId: string,
  addressHash: Buffer,
): Promise<string | undefined> {
  const found = await first<{ id: string }>(db)`
    select id from subscriber where workspace_id = ${workspaceId} and address_hash = ${addressHash}`;
  return found?.id;
}

/** Lists the bounces, newest first. `before` is the id of the last one already shown. */
export async function listBounces(
  db: Queryable,
  workspaceId: string,
  page: { before: string | undefined; limit: number; subscriberId: string | undefined },
): Promise<BounceRow[]> {
  return all<BounceRow>(db)`
    select id, subscriber_id, campaign_number::int8::float8 as "campaignNumber", kind, reason,
      status, at
    from bounce where workspace_id = ${workspaceId}
      ${page.subscriberId === undefined ? sql`` : sql`and subscriber_id = ${page.subscriberId}`}
      ${page.before === undefined ? sql`` : sql`and id < ${page.before}`}
    order by id desc limit ${page.limit}`;
}

export async function writeBounceToken(db: Queryable, workspaceId: string, tokenHash: Buffer | null): Promise<void> {
  await execute(db)`
    update newsletter_settings set bounce_token_hash = ${tokenHash}
    where workspace_id = ${workspaceId}`;
}

export async function findWorkspaceOfBounceToken(db: Queryable, tokenHash: Buffer): Promise<string | undefined> {
  const found = await first<{ workspaceId: string }>(db)`
    select workspace_id from newsletter_settings where bounce_token_hash = ${tokenHash}`;
  return found?.workspaceId;
}
