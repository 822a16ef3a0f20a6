import type { Kernel } from "../../../kernel/kernel.ts";
import { sha256 } from "../../../kernel/secrets.ts";
import { state } from "../../../kernel/state.ts";
import { Cache } from "../../../kernel/storage/cache.ts";
import type { Queryable } from "../../../kernel/storage/database.ts";
import { uuidOfBytes } from "../visitor-token.ts";
import { findBlock } from "./store.ts";

/** `endedBy`: the subject that is revoked when the visitor is blocked the next time. */
export type BlockState = { isBlocked: boolean; endedBy: string };

type Known = { endedBy: string; readAtMs: number };

/** Much shorter than the time for which nodes remember revocations. */
const knownForMs = 600_000;
/** Visitors who were not blocked when this node looked. */
const notBlocked = state(() => new Cache<string, Known>(50_000));

/**
 * Tells whether a visitor is blocked. It is known on every node within a second, and asks the
 * database once in ten minutes: a block is a revocation, too.
 */
export async function blockStateOf(
  kernel: Kernel,
  db: Queryable,
  workspaceId: string,
  visitorId: string,
): Promise<BlockState> {
  const { clock, revocations } = kernel;
  const known = notBlocked(kernel).get(visitorId);
  const isRecent = known !== undefined && clock.elapsed() - known.readAtMs < knownForMs;
  if (isRecent && revocations.isFresh() && !revocations.has(known.endedBy)) {
    return { isBlocked: false, endedBy: known.endedBy };
  }
  const readAtMs = clock.elapsed();
  const block = await findBlock(db, workspaceId, visitorId);
  const endedBy = subjectOfBlock(workspaceId, visitorId, (block?.times ?? 0) + 1);
  const isBlocked = block !== undefined && block.blockedAt !== null;
  if (!isBlocked) notBlocked(kernel).set(visitorId, { endedBy, readAtMs });
  return { isBlocked, endedBy };
}

/** Revoked by the block of this number: it ends the connections that were opened before. */
export function subjectOfBlock(workspaceId: string, visitorId: string, times: number): string {
  return uuidOfBytes(sha256(`block ${times} of visitor:${workspaceId}:${visitorId}`).subarray(0, 16));
}
