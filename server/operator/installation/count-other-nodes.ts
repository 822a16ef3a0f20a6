import { countNodes } from "../../http/health/store.ts";
import { findDeadNodes } from "../../kernel/nodes/store.ts";
import type { Database } from "../../kernel/storage/database.ts";

const nilUuid = "00000000-0000-0000-0000-000000000000";

/**
 * Counts the nodes that run, other than the command itself, which is a node while it has a kernel. Those that have
 * ended stay in the list until a server finds them.
 */
export async function countOtherNodes({ query, pool }: Database, ownId?: string): Promise<number> {
  const dead = await findDeadNodes(pool, ownId ?? nilUuid);
  return (await countNodes(query)) - dead.length - (ownId === undefined ? 0 : 1);
}
