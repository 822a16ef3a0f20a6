import { sql } from "kysely";
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
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
  const found = await sql<{ state: SubscriberState }>`
    select state from subscriber where workspace_id = ${workspaceId} and id = ${id} for update`.execute(tx);
  return found.rows[0]?.state;
}

/** False when the same mail came back in this way before. */
export async function insertBounce(tx: Transaction, workspaceId: string, bounce: BounceRow): Promise<boolean> {
  const inserted = await sql`
    insert into bounce (workspace_id, id, subscriber_id, campaign_number, kind, reason, status, at)
    values (${workspaceId}, ${bounce.id}, ${bounce.subscriberId}, ${bounce.campaignNumber}, ${bounce.kind},
      ${bounce.reason}, ${bounce.status}, ${bounce.at})
    on conflict do nothing returning id`.execute(tx);
  return inserted.rows.length > 0;
}

/** On how many days since then mails came back softly. */
export async function countSoftDays(
  tx: Transaction,
  workspaceId: string,
  subscriberId: string,
  since: Date,
): Promise<number> {
  const found = await sql<{ days: number }>`
    select count(distinct (at at time zone 'UTC')::date)::int as days from bounce
    where workspace_id = ${workspaceId} and subscriber_id = ${subscriberId} and kind = 'soft'
      and at >= ${since}`.execute(tx);
  return found.rows[0]!.days;
}

export async function updateSoftBounces(
  tx: Transaction,
  workspaceId: string,
  subscriberId: string,
  days: number,
): Promise<void> {
  await sql`
    update subscriber set soft_bounces = ${days}
    where workspace_id = ${workspaceId} and id = ${subscriberId}`.execute(tx);
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
  await sql`
    update subscriber set state = ${state}, updated_at = ${at}
    where workspace_id = ${workspaceId} and id = ${subscriberId}`.execute(tx);
  await sql`
    insert into suppression (workspace_id, address_hash, reason, created_at)
    select workspace_id, address_hash, ${state}, ${at}::timestamptz from subscriber
    where workspace_id = ${workspaceId} and id = ${subscriberId}
    on conflict (workspace_id, address_hash) do update set reason = excluded.reason
      where suppression.reason in ('unsubscribed', 'bounced')`.execute(tx);
  await sql`
    delete from owed_opt_in where workspace_id = ${workspaceId} and subscriber_id = ${subscriberId}`.execute(tx);
  const lists = await sql<{ listId: string }>`
    select list_id as "listId" from subscription
    where workspace_id = ${workspaceId} and subscriber_id = ${subscriberId} and status = 'confirmed'
    order by list_id`.execute(tx);
  const ids = lists.rows.map(({ listId }) => listId);
  const proofs = ids.map((listId) => ({ id: end.newId(), list_id: listId }));
  await sql`
    insert into subscription_proof (workspace_id, id, subscriber_id, list_id, step, at)
    select ${workspaceId}::uuid, id, ${subscriberId}::uuid, list_id, ${state}, ${at}::timestamptz
    from json_to_recordset(${JSON.stringify(proofs)}::json) as proof (id uuid, list_id uuid)`.execute(tx);
  return ids;
}

export async function findSubscriberByHash(
  db: Queryable,
  workspaceId: string,
  addressHash: Buffer,
): Promise<string | undefined> {
  const found = await sql<{ id: string }>`
    select id from subscriber where workspace_id = ${workspaceId} and address_hash = ${addressHash}`.execute(db);
  return found.rows[0]?.id;
}

/** Newest first. `before` is the id of the last one already shown. */
export async function listBounces(
  db: Queryable,
  workspaceId: string,
  page: { before: string | undefined; limit: number; subscriberId: string | undefined },
): Promise<BounceRow[]> {
  const found = await sql<BounceRow>`
    select id, subscriber_id as "subscriberId", campaign_number::int8::float8 as "campaignNumber", kind, reason,
      status, at
    from bounce where workspace_id = ${workspaceId}
      ${page.subscriberId === undefined ? sql`` : sql`and subscriber_id = ${page.subscriberId}`}
      ${page.before === undefined ? sql`` : sql`and id < ${page.before}`}
    order by id desc limit ${page.limit}`.execute(db);
  return found.rows;
}

export async function writeBounceToken(db: Queryable, workspaceId: string, tokenHash: Buffer | null): Promise<void> {
  await sql`
    update newsletter_settings set bounce_token_hash = ${tokenHash}
    where workspace_id = ${workspaceId}`.execute(db);
}

export async function findWorkspaceOfBounceToken(db: Queryable, tokenHash: Buffer): Promise<string | undefined> {
  const found = await sql<{ workspaceId: string }>`
    select workspace_id as "workspaceId" from newsletter_settings where bounce_token_hash = ${tokenHash}`.execute(db);
  return found.rows[0]?.workspaceId;
}
