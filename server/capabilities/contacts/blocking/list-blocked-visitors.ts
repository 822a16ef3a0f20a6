import { listOf } from "../../../kernel/storage/page.ts";
import { VisitorId } from "../ids.ts";
import type { BlockedVisitor } from "../schema.ts";
import { type BlockRow, listBlocks } from "./store.ts";

export const listBlockedVisitors = listOf({
  name: "blocked-visitors",
  find: ({ kernel, caller }, { last, limit }) =>
    listBlocks(kernel.database.query, caller.workspaceId, { after: last, limit }),
  positionOf: (row) => [row.visitorId],
  show: showBlock,
});

export function showBlock({ visitorId, userId, blockedAt }: BlockRow): BlockedVisitor {
  return { id: VisitorId.format(visitorId), userId, blockedAt: (blockedAt ?? new Date()).toISOString() };
}
