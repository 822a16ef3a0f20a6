import { findPosition } from "../../kernel/log/event.ts";
import type { Queryable } from "../../kernel/storage/database.ts";
import { readEventTime } from "./store.ts";

/** An event carries the time at which its transaction began, so neighbours may differ by the longest transaction. */
const skewMs = 60_000;

/** Positions between which all events of that time lie, found without an index on time. */
export async function findEventsSince(
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
    const at = await readEventTime(db, workspaceId, middle);
    if (at === undefined || at.getTime() >= timeMs) high = middle;
    else low = middle + 1;
  }
  return low;
}
