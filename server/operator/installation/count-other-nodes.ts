import { setTimeout as delay } from "node:timers/promises";
import { countNodes } from "../../http/health/store.ts";
import { findDeadNodes } from "../../kernel/nodes/store.ts";
import type { Database } from "../../kernel/storage/database.ts";

const nilUuid = "00000000-0000-0000-0000-000000000000";

/** Looks so often, with a pause in between that is longer than a node needs to look for dead ones. */
const looks = 4;
const pauseMs = 200;

/**
 * Counts the nodes that run, other than the command itself, which is a node while it has a kernel. A node that looks
 * for dead ones, or adopts from one, holds a lock of theirs for that time: what several looks agree on is true.
 */
export async function countOtherNodes(database: Database, ownId?: string): Promise<number> {
  let fewest = await countAtOnce(database, ownId);
  for (let look = 1; look < looks && fewest > 0; look++) {
    await delay(pauseMs);
    fewest = Math.min(fewest, await countAtOnce(database, ownId));
  }
  return fewest;
}

/** Those that have ended stay in the list until a server finds them. */
async function countAtOnce({ query, pool }: Database, ownId?: string): Promise<number> {
  const dead = await findDeadNodes(pool, ownId ?? nilUuid);
  return Math.max(0, (await countNodes(query)) - dead.length - (ownId === undefined ? 0 : 1));
}
