import { sql } from "kysely";
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import type { SubscriberStatus } from "../schema.ts";

/** The SQL of imports and exports of subscribers. */

export type ImportedSubscription = {
  id: string;
  subscriberId: string;
  email: string;
  addressHash: Buffer;
  name: string | null;
  language: string | null;
  listId: string;
  source: string;
  status: Exclude<SubscriberStatus, "erased">;
  requestedAt: Date | null;
  confirmedAt: Date | null;
  at: Date;
};

export type PlacedSubscription = {
  subscriberId: string;
  outcome: "created" | "changed" | "unchanged";
  setContact(contactId: string): Promise<void>;
};

/**
 * Stores a row. What is known goes only forward: pending becomes confirmed, and each of them ends. Who has
 * left stays so.
 */
export async function placeSubscriptions(
  tx: Transaction,
  workspaceId: string,
  row: Omit<ImportedSubscription, "subscriberId">,
): Promise<PlacedSubscription> {
  const state = row.status === "bounced" || row.status === "complained" ? row.status : "active";
  const status = row.status === "pending" || row.status === "confirmed" ? row.status : "unsubscribed";
  const placed = await sql<{ id: string }>`
    insert into subscriber as known (workspace_id, id, email, address_hash, name, language, state, created_at, updated_at)
    values (${workspaceId}, ${row.id}, ${row.email}, ${row.addressHash}, ${row.name}, ${row.language}, ${state},
      ${row.at}, ${row.at})
    on conflict (workspace_id, address_hash) do update set
      email = excluded.email, name = coalesce(known.name, excluded.name),
      language = coalesce(known.language, excluded.language), is_spam = false,
      state = case when excluded.state <> 'active' or known.state = 'erased' then excluded.state else known.state end,
      updated_at = excluded.updated_at
    returning id`.execute(tx);
  const subscriberId = placed.rows[0]!.id;
  const stored = await sql<{ isNew: boolean }>`
    insert into subscription as known (workspace_id, subscriber_id, list_id, status, source, requested_at, confirmed_at,
      left_at)
    values (${workspaceId}, ${subscriberId}, ${row.listId}, ${status}, ${row.source},
      ${row.requestedAt ?? row.confirmedAt ?? row.at}, ${status === "confirmed" ? row.confirmedAt : null},
      ${status === "unsubscribed" ? row.at : null})
    on conflict (workspace_id, subscriber_id, list_id) do update set
      status = excluded.status, confirmed_at = coalesce(excluded.confirmed_at, known.confirmed_at),
      left_at = excluded.left_at
      where (known.status, excluded.status) in
        (('pending', 'confirmed'), ('pending', 'unsubscribed'), ('confirmed', 'unsubscribed'))
    returning (xmax = 0) as "isNew"`.execute(tx);
  const [first] = stored.rows;
  return {
    subscriberId,
    outcome: first === undefined ? "unchanged" : first.isNew ? "created" : "changed",
    async setContact(contactId) {
      await sql`
        update subscriber set contact_id = ${contactId}
        where workspace_id = ${workspaceId} and id = ${subscriberId}`.execute(tx);
    },
  };
}

/** The proofs of several subscribers, oldest first. */
export async function findProofsOf(
  db: Queryable,
  workspaceId: string,
  subscriberIds: readonly string[],
): Promise<{ subscriberId: string; listId: string; step: string; at: Date; ip: string | null; consent: unknown }[]> {
  if (subscriberIds.length === 0) return [];
  const found = await sql<{
    subscriberId: string;
    listId: string;
    step: string;
    at: Date;
    ip: string | null;
    consent: unknown;
  }>`
    select subscriber_id as "subscriberId", list_id as "listId", step, at, ip, consent from subscription_proof
    where workspace_id = ${workspaceId} and subscriber_id = any(${subscriberIds as string[]}::uuid[])
    order by id`.execute(db);
  return found.rows;
}
