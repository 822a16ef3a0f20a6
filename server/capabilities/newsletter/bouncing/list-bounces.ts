import { listOf } from "../../../kernel/storage/page.ts";
import { show } from "../../../kernel/wire/show.ts";
import { SubscriberId } from "../ids.ts";
import { Bounce } from "./schema.ts";
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

const shape = show(Bounce);

function showBounce(row: BounceRow): Bounce {
  return shape({ ...row, campaignNumber: row.campaignNumber === 0 ? null : row.campaignNumber });
}
