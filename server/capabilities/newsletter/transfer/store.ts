import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute } from "../../../kernel/storage/sql.ts";
import type { SubscriberStatus } from "../schema.ts";

/** The SQL of imports and exports of subscribers. */

export type NewSubscriptionOfFile = {
  /** For an address that is new. */
  id: string;
  email: string;
  addressHash: Buffer;
  name: string | null;
  language: string | null;
  listId: string;
  source: string;
  /**
   * The subscription is stored with this status: without a proof, a person who is said to be
   * confirmed is pending.
   */
  stored: Exclude<SubscriberStatus, "erased">;
  requestedAt: Date | null;
  confirmedAt: Date | null;
  at: Date;
};

type PlacedSubscription = { subscriberId: string; outcome: "created" | "changed" | "unchanged" };

/**
 * Stores rows of different addresses, and gives what became of each. What is known goes only forward:
 * pending becomes confirmed, and each of them ends. Who has left stays so.
 */
export async function placeSubscriptions(
  tx: Transaction,
  workspaceId: string,
  rows: readonly NewSubscriptionOfFile[],
): Promise<PlacedSubscription[]> {
  if (rows.length === 0) return [];
  const given = rows.map((row, index) => {
    const isWanted = row.stored === "pending" || row.stored === "confirmed";
    return {
      index,
      id: row.id,
      email: row.email,
      address_hash: row.addressHash.toString("hex"),
      name: row.name,
      language: row.language,
      list_id: row.listId,
      source: row.source,
      state: row.stored === "bounced" || row.stored === "complained" ? row.stored : "active",
      status: isWanted ? row.stored : "unsubscribed",
      requested_at: row.requestedAt ?? row.confirmedAt ?? row.at,
      confirmed_at: row.stored === "confirmed" ? row.confirmedAt : null,
      left_at: isWanted ? null : row.at,
      at: row.at,
    };
  });
  const placed = await all<{ subscriberId: string; isNew: boolean | null }>(tx)`
    with given as materialized (
      select index, id, email, decode(given.address_hash, 'hex') as address_hash, name, language, list_id, source, state,
        status, requested_at, confirmed_at, left_at, at
      from json_to_recordset(${JSON.stringify(given)}::json) as given (index integer, id uuid, email text,
        address_hash text, name text, language text, list_id uuid, source text, state text, status text,
        requested_at timestamptz, confirmed_at timestamptz, left_at timestamptz, at timestamptz)
    ), placed as (
      insert into subscriber as known (workspace_id, id, email, address_hash, name, language, state, created_at, updated_at)
      select ${workspaceId}::uuid, id, email, address_hash, name, language, state, at, at
      -- In one order, so that two imports do not wait for each other.
      from given order by address_hash
      on conflict (workspace_id, address_hash) do update set
        email = excluded.email, name = coalesce(known.name, excluded.name),
        language = coalesce(known.language, excluded.language), is_spam = false,
        state = case when excluded.state <> 'active' or known.state = 'erased' then excluded.state else known.state end,
        updated_at = excluded.updated_at
      returning id, address_hash
    ), stored as (
      insert into subscription as known (workspace_id, subscriber_id, list_id, status, source, requested_at, confirmed_at,
        left_at)
      select ${workspaceId}::uuid, placed.id, list_id, status, source, requested_at, confirmed_at, left_at
      from given join placed using (address_hash) order by placed.id
      on conflict (workspace_id, subscriber_id, list_id) do update set
        status = excluded.status, confirmed_at = coalesce(excluded.confirmed_at, known.confirmed_at),
        left_at = excluded.left_at
        where (known.status, excluded.status) in
          (('pending', 'confirmed'), ('pending', 'unsubscribed'), ('confirmed', 'unsubscribed'))
      returning subscriber_id, (xmax = 0) as is_new
    )
    select placed.id as "subscriberId", stored.is_new
    from given join placed using (address_hash) left join stored on stored.subscriber_id = placed.id
    order by index`;
  return placed.map(({ subscriberId, isNew }) => {
    return { subscriberId, outcome: isNew === null ? "unchanged" : isNew ? "created" : "changed" };
  });
}

export async function setContacts(
  tx: Transaction,
  workspaceId: string,
  of: readonly { subscriberId: string; contactId: string }[],
): Promise<void> {
  await execute(tx)`
    update subscriber set contact_id = linked.contact_id
    from unnest(${of.map((each) => each.subscriberId)}::uuid[], ${of.map((each) => each.contactId)}::uuid[])
      as linked (id, contact_id)
    where workspace_id = ${workspaceId} and subscriber.id = linked.id`;
}

/** Finds the proofs of several subscribers, oldest first. */
export async function findProofsOf(
  db: Queryable,
  workspaceId: string,
  subscriberIds: readonly string[],
): Promise<{ subscriberId: string; listId: string; step: string; at: Date; ip: string | null; consent: unknown }[]> {
  if (subscriberIds.length === 0) return [];
  return all<{
    subscriberId: string;
    listId: string;
    step: string;
    at: Date;
    ip: string | null;
    consent: unknown;
  }>(db)`
    select subscriber_id, list_id, step, at, ip, consent from subscription_proof
    where workspace_id = ${workspaceId} and subscriber_id = any(${subscriberIds}::uuid[])
    order by id`;
}
