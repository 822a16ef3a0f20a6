import { findEvent, findPosition } from "../../../kernel/log/store.ts";
import type { Queryable } from "../../../kernel/storage/database.ts";

/**
 * An event carries the start time of its transaction, so the times of neighbours may differ by a
 * transaction.
 */
const skewMs = 60_000;

/**
 * Positions between which all events of a time span lie, and few others. Found by binary search:
 * times follow positions closely, and an index on time would cost every event.
 */
export async function findPositionRange(
  db: Queryable,
  workspaceId: string,
  since: Date,
  until: Date,
): Promise<{ fromPosition: number; toPosition: number }> {
  const newest = await findPosition(db, workspaceId);
  const find = (timeMs: number) => firstPositionAt(db, workspaceId, newest, timeMs);
  return {
    fromPosition: await find(since.getTime() - skewMs),
    toPosition: await find(until.getTime() + skewMs),
  };
}

async function firstPositionAt(db: Queryable, workspaceId: string, newest: number, timeMs: number): Promise<number> {
  let low = 1;
  let high = newest + 1;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const event = await findEvent(db, workspaceId, middle);
    if (event === undefined || event.createdAt.getTime() >= timeMs) high = middle;
    else low = middle + 1;
  }
  return low;
}
