import { type Page, pageOf, readCursor } from "../../../kernel/storage/page.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import type { BlockedVisitor } from "../schema.ts";
import { showBlock } from "./show-block.ts";
import { listBlocks } from "./store.ts";

const usualLimit = 20;

export async function listBlockedVisitors(
  { kernel, caller }: Context,
  query: { limit?: number; cursor?: string },
): Promise<Page<BlockedVisitor>> {
  const limit = query.limit ?? usualLimit;
  const [after] = readCursor(kernel.secrets, "blocked-visitors", query.cursor) ?? [];
  const rows = await listBlocks(kernel.database.query, caller.workspaceId, {
    after: after === undefined ? undefined : String(after),
    limit: limit + 1,
  });
  return pageOf(kernel.secrets, "blocked-visitors", limit, rows, (row) => [row.visitorId], showBlock);
}
