import type { Kernel } from "../../../kernel/kernel.ts";
import type { Queryable } from "../../../kernel/storage/database.ts";
import { fittingFilter } from "./fitting-filter.ts";
import { findFittingAmong, findSegment } from "./store.ts";

/** Finds those of the contacts that are in the segment now. None, when the segment was deleted. */
export async function contactsInSegment(
  kernel: Kernel,
  db: Queryable,
  workspaceId: string,
  segmentId: string,
  contactIds: readonly string[],
): Promise<Set<string>> {
  const segment = await findSegment(db, workspaceId, segmentId);
  const filter = segment === undefined ? undefined : fittingFilter(kernel, workspaceId, segment.filter);
  return filter === undefined ? new Set() : findFittingAmong(db, workspaceId, filter, contactIds);
}
