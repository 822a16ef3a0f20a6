import type { Kernel } from "../../../kernel/kernel.ts";
import { noRoom, type Shortage } from "../../../kernel/quotas/quotas-of.ts";
import { giveRunBack, takeRoom } from "../../../kernel/quotas/take-room.ts";
import type { Queryable } from "../../../kernel/storage/database.ts";
import { type PlaceInChain, takeRoomInChain } from "./take-room-in-chain.ts";

/**
 * Takes the room for one more run: among those under way in the workspace, among the bytes that its runs and events
 * may take, and among the runs that follow from one event or run. Gives the quota that leaves none.
 */
export async function takeRoomForRun(
  kernel: Kernel,
  db: Queryable,
  wanted: PlaceInChain,
): Promise<Shortage | undefined> {
  const { workspaceId } = wanted;
  const shortage = await takeRoom(kernel, db, workspaceId, { runs: 1, runBytes: 0, eventBytes: 0 });
  if (shortage !== undefined) return shortage;
  const ofChain = await takeRoomInChain(kernel, db, wanted);
  if (ofChain !== undefined) giveRunBack(kernel, workspaceId);
  return ofChain;
}

/** @throws quota-exceeded */
export async function requireRoomForRun(kernel: Kernel, db: Queryable, wanted: PlaceInChain): Promise<void> {
  const shortage = await takeRoomForRun(kernel, db, wanted);
  if (shortage !== undefined) throw noRoom(shortage);
}
