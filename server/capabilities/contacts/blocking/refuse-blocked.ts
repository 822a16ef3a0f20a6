import type { Kernel } from "../../../kernel/kernel.ts";
import { Problem } from "../../../kernel/problem.ts";
import type { Queryable } from "../../../kernel/storage/database.ts";
import { visitorIsBlocked } from "../problems.ts";
import { type BlockState, blockStateOf } from "./block-state.ts";

/** Throws visitor-blocked. Whoever speaks for a visitor or user calls it before anything is done. */
export async function refuseBlocked(
  kernel: Kernel,
  db: Queryable,
  workspaceId: string,
  visitorId: string,
): Promise<BlockState> {
  const found = await blockStateOf(kernel, db, workspaceId, visitorId);
  if (!found.isBlocked) return found;
  throw new Problem(
    visitorIsBlocked,
    "The team has blocked this visitor. Do not try again; a member can end the block with POST /api/conversations/{id}/unblock.",
  );
}
