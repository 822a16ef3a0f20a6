import { sql } from "kysely";
import type { Queryable } from "../../../kernel/storage/database.ts";

/** SQL of the counted attempts at passwords and mails. */

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
