import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { execute, first, one } from "../../../kernel/storage/sql.ts";

/**
 * This file holds the SQL of the counted attempts at passwords and mails, and of the networks that
 * an account knows.
 */

/**
 * Counts one attempt in the current window. Returns how many attempts all nodes have counted in it.
 */
export async function countAttempt(
  db: Queryable,
  subject: Buffer,
  now: Date,
  windowEndsAt: Date,
): Promise<{ count: number; windowEndsAt: Date }> {
  return one<{ count: number; windowEndsAt: Date }>(db)`
    insert into attempt as known (subject, count, window_ends_at) values (${subject}, 1, ${windowEndsAt})
    on conflict (subject) do update set
      count = case when known.window_ends_at <= ${now} then 1 else known.count + 1 end,
      window_ends_at = case when known.window_ends_at <= ${now} then excluded.window_ends_at else known.window_ends_at end
    returning count, window_ends_at`;
}

export async function forgetAttempts(db: Queryable, subject: Buffer): Promise<void> {
  await execute(db)`delete from attempt where subject = ${subject}`;
}

export async function deleteEndedAttempts(db: Queryable, now: Date): Promise<void> {
  await execute(db)`
    delete from attempt where window_ends_at <= ${now}`;
}

/** Inserts the network or renews it, and forgets the account's oldest ones above the number. */
export async function insertKnownNetwork(
  tx: Transaction,
  network: { accountId: string; subject: Buffer; seenAt: Date; maxPerAccount: number },
): Promise<void> {
  const { accountId, subject, seenAt } = network;
  await execute(tx)`
    with forgotten as (
      delete from known_network where subject in (
        select subject from known_network where account_id = ${accountId} and subject <> ${subject}
        order by seen_at desc offset ${network.maxPerAccount - 1}
      )
    )
    insert into known_network (subject, account_id, seen_at) values (${subject}, ${accountId}, ${seenAt})
    on conflict (subject) do update set account_id = excluded.account_id, seen_at = excluded.seen_at`;
}

export async function hasKnownNetwork(db: Queryable, subjects: Buffer[], seenAfter: Date): Promise<boolean> {
  const row = await first<{ subject: Buffer }>(db)`
    select subject from known_network where subject = any(${subjects}) and seen_at > ${seenAfter}
    limit 1`;
  return row !== undefined;
}

export async function deleteNetworksOf(tx: Transaction, accountId: string): Promise<void> {
  await execute(tx)`
    delete from known_network where account_id = ${accountId}`;
}

export async function deleteEndedNetworks(db: Queryable, seenBefore: Date): Promise<void> {
  await execute(db)`
    delete from known_network where seen_at <= ${seenBefore}`;
}
