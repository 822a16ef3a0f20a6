import { listOf } from "../../../kernel/storage/page.ts";
import { SubscriberId } from "../../newsletter/index.ts";
import { requireCampaign } from "../require-campaign.ts";
import type { Mailing, MailingStatus } from "../schema.ts";
import { findMailings, type MailingRow } from "./store.ts";

type MailingQuery = { campaignId: string; limit?: number; cursor?: string; status?: MailingStatus };

/** In the order of their subscribers, so that a page stays what it is while mails go out. */
export const listMailings = listOf({
  name: ({ campaignId }: MailingQuery) => `mailings:${campaignId}`,
  async find({ kernel, caller }, { last, limit }, { campaignId, status }: MailingQuery) {
    const db = kernel.database.query;
    const { id } = await requireCampaign(db, caller.workspaceId, campaignId);
    return findMailings(db, caller.workspaceId, id, { after: last, limit, status });
  },
  positionOf: (row) => [row.subscriberId],
  show: showMailing,
});

export function showMailing(row: MailingRow): Mailing {
  const { status, attempts, reason } = row;
  return {
    subscriberId: SubscriberId.format(row.subscriberId),
    ...{ status, attempts, reason },
    dueAt: status === "queued" || status === "deferred" ? row.dueAt.toISOString() : null,
    sentAt: row.sentAt?.toISOString() ?? null,
    openedAt: row.openedAt?.toISOString() ?? null,
    clickedAt: row.clickedAt?.toISOString() ?? null,
  };
}
