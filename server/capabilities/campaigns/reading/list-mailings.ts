import { listOf } from "../../../kernel/storage/page.ts";
import { show } from "../../../kernel/wire/show.ts";
import { requireCampaign } from "../require-campaign.ts";
import { Mailing, type MailingStatus } from "../schema.ts";
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

const shape = show(Mailing);

export function showMailing(row: MailingRow): Mailing {
  const isDue = row.status === "queued" || row.status === "deferred";
  return shape({ ...row, dueAt: isDue ? row.dueAt : null });
}
