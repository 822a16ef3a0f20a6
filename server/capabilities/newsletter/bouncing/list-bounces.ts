import { listOf } from "../../../kernel/storage/page.ts";
import { BounceId, SubscriberId } from "../ids.ts";
import type { Bounce } from "./schema.ts";
import { type BounceRow, listBounces as findBounces } from "./store.ts";

type BounceQuery = { limit?: number; cursor?: string; subscriberId?: string };

/** Lists what came back, newest first. */
export const listBounces = listOf({
  name: "bounces",
  async find({ kernel, caller }, { last, limit }, query: BounceQuery) {
    const subscriberId = query.subscriberId === undefined ? undefined : SubscriberId.parse(query.subscriberId);
    // No subscriber has such an id.
    if (query.subscriberId !== undefined && subscriberId === undefined) return [];
    return findBounces(kernel.database.query, caller.workspaceId, { before: last, limit, subscriberId });
  },
  show: showBounce,
});

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
