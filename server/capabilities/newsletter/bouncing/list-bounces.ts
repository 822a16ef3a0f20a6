import { type Page, pageOf, readCursor } from "../../../kernel/storage/page.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { BounceId, SubscriberId } from "../ids.ts";
import type { Bounce } from "./schema.ts";
import { type BounceRow, listBounces as findBounces } from "./store.ts";

const usualLimit = 20;
const listName = "bounces";

/** What came back, newest first. */
export async function listBounces(
  { kernel, caller }: Context,
  query: { limit?: number; cursor?: string; subscriberId?: string },
): Promise<Page<Bounce>> {
  const limit = query.limit ?? usualLimit;
  const { secrets } = kernel;
  const [before] = readCursor(secrets, listName, query.cursor) ?? [];
  const subscriberId = query.subscriberId === undefined ? undefined : SubscriberId.parse(query.subscriberId);
  // No subscriber has such an id.
  if (query.subscriberId !== undefined && subscriberId === undefined) return { data: [], nextCursor: null };
  const rows = await findBounces(kernel.database.query, caller.workspaceId, {
    before: before === undefined ? undefined : String(before),
    limit: limit + 1,
    subscriberId,
  });
  return pageOf(secrets, listName, limit, rows, ({ id }) => [id], showBounce);
}

function showBounce({ id, subscriberId, campaignNumber, kind, reason, status, at }: BounceRow): Bounce {
  return {
    id: BounceId.format(id),
    subscriberId: SubscriberId.format(subscriberId),
    campaignNumber: campaignNumber === 0 ? null : campaignNumber,
    kind,
    reason,
    status,
    at: at.toISOString(),
  };
}
