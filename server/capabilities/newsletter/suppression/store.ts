import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, sql } from "../../../kernel/storage/sql.ts";
import type { SuppressionReason } from "../schema.ts";

/** Table `suppression`. */

/**
 * Suppresses addresses. The person's own wish gives way to a complaint or a member's word, and
 * never the other way round.
 */
export async function suppress(
  tx: Transaction,
  workspaceId: string,
  addressHashes: readonly Buffer[],
  reason: SuppressionReason,
  now: Date,
): Promise<void> {
  await execute(tx)`
    insert into suppression as known (workspace_id, address_hash, reason, created_at)
    select ${workspaceId}::uuid, address_hash, ${reason}, ${now}::timestamptz
    from unnest(${addressHashes as Buffer[]}::bytea[]) as address_hash order by address_hash
    on conflict (workspace_id, address_hash) do update set reason = excluded.reason, created_at = excluded.created_at
    where known.reason in ('unsubscribed', 'erased') and excluded.reason in ('bounced', 'complained', 'member')`;
}

/** Gives whether there was a suppression for one of these reasons. */
export async function liftSuppression(
  tx: Transaction,
  workspaceId: string,
  addressHash: Buffer,
  reasons: readonly SuppressionReason[],
): Promise<boolean> {
  const deleted = await execute(tx)`
    delete from suppression where workspace_id = ${workspaceId} and address_hash = ${addressHash}
      and reason = any(${reasons}::text[])
    returning reason`;
  return deleted > 0;
}

export type SuppressionRow = { addressHash: Buffer; reason: SuppressionReason; createdAt: Date; email: string | null };

/** Lists the suppressed addresses, newest first. */
export async function findSuppressions(
  db: Queryable,
  workspaceId: string,
  page: {
    before: { createdAt: string; addressHash: Buffer } | undefined;
    limit: number;
    reason: SuppressionReason | undefined;
    addressHash: Buffer | undefined;
  },
): Promise<SuppressionRow[]> {
  const { before, reason, addressHash } = page;
  return all<SuppressionRow>(db)`
    select suppression.address_hash, reason, suppression.created_at, email
    from suppression left join subscriber on subscriber.workspace_id = suppression.workspace_id
      and subscriber.address_hash = suppression.address_hash
    where suppression.workspace_id = ${workspaceId}
      ${reason === undefined ? sql`` : sql`and reason = ${reason}`}
      ${addressHash === undefined ? sql`` : sql`and suppression.address_hash = ${addressHash}`}
      ${
        before === undefined
          ? sql``
          : sql`and (suppression.created_at, suppression.address_hash)
              < (${before.createdAt}::timestamptz, ${before.addressHash}::bytea)`
      }
    order by suppression.created_at desc, suppression.address_hash desc limit ${page.limit}`;
}

/** Finds which of these addresses are suppressed, and why. Keys are the hashes in hexadecimal. */
export async function findReasons(
  db: Queryable,
  workspaceId: string,
  addressHashes: readonly Buffer[],
): Promise<ReadonlyMap<string, SuppressionReason>> {
  const found = await all<{ hash: string; reason: SuppressionReason }>(db)`
    select encode(address_hash, 'hex') as hash, reason from suppression
    where workspace_id = ${workspaceId} and address_hash = any(${addressHashes as Buffer[]}::bytea[])`;
  return new Map(found.map(({ hash, reason }) => [hash, reason]));
}
