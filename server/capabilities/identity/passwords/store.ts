import { sql } from "kysely";
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";

/** SQL of the counted attempts at passwords and mails, and of the networks that an account knows. */

/**
 * Counts one attempt in the current window. Returns how many attempts all nodes have counted in it.
 */
export async function countAttempt(
  db: Queryable,
  subject: Buffer,
  now: Date,
  windowEndsAt: Date,
): Promise<{ count: number; windowEndsAt: Date }> {
  const result = await sql<{ count: number; windowEndsAt: Date }>`
    insert into attempt as known (subject, count, window_ends_at) values (${subject}, 1, ${windowEndsAt})
    on conflict (subject) do update set
      count = case when known.window_ends_at <= ${now} then 1 else known.count + 1 end,
      window_ends_at = case when known.window_ends_at <= ${now} then excluded.window_ends_at else known.window_ends_at end
    returning count, window_ends_at as "windowEndsAt"`.execute(db);
  return result.rows[0]!;
}

export async function forgetAttempts(db: Queryable, subject: Buffer): Promise<void> {
  await db.deleteFrom("attempt").where("subject", "=", subject).execute();
}

export async function deleteEndedAttempts(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom("attempt").where("window_ends_at", "<=", now).execute();
}

/** Inserts the network or renews it, and forgets the account's oldest ones above the number. */
export async function insertKnownNetwork(
  tx: Transaction,
  network: { accountId: string; subject: Buffer; seenAt: Date; maxPerAccount: number },
): Promise<void> {
  const { accountId, subject, seenAt } = network;
  await sql`
    with forgotten as (
      delete from known_network where subject in (
        select subject from known_network where account_id = ${accountId} and subject <> ${subject}
        order by seen_at desc offset ${network.maxPerAccount - 1}
      )
    )
    insert into known_network (subject, account_id, seen_at) values (${subject}, ${accountId}, ${seenAt})
    on conflict (subject) do update set account_id = excluded.account_id, seen_at = excluded.seen_at`.execute(tx);
}

export async function hasKnownNetwork(db: Queryable, subjects: Buffer[], seenAfter: Date): Promise<boolean> {
  const row = await db
    .selectFrom("known_network")
    .select("subject")
    .where("subject", "in", subjects)
    .where("seen_at", ">", seenAfter)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteNetworksOf(tx: Transaction, accountId: string): Promise<void> {
  await tx.deleteFrom("known_network").where("account_id", "=", accountId).execute();
}

export async function deleteEndedNetworks(db: Queryable, seenBefore: Date): Promise<void> {
  await db.deleteFrom("known_network").where("seen_at", "<=", seenBefore).execute();
}
