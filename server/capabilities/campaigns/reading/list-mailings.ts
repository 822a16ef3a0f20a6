import { type Page, pageOf, readCursor } from "../../../kernel/storage/page.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { requireCampaign } from "../require-campaign.ts";
import type { Mailing, MailingStatus } from "../schema.ts";
import { showMailing } from "./show-mailing.ts";
import { findMailings } from "./store.ts";

const usualLimit = 20;

/** In the order of their subscribers, so that a page stays what it is while mails go out. */
export async function listMailings(
  { kernel, caller }: Context,
  campaignId: string,
  query: { limit?: number; cursor?: string; status?: MailingStatus },
): Promise<Page<Mailing>> {
  const db = kernel.database.query;
  const { id } = await requireCampaign(db, caller.workspaceId, campaignId);
  const limit = query.limit ?? usualLimit;
  const list = `mailings:${id}`;
  const [after] = readCursor(kernel.secrets, list, query.cursor) ?? [];
  const rows = await findMailings(db, caller.workspaceId, id, {
    after: after === undefined ? undefined : String(after),
    limit: limit + 1,
    status: query.status,
  });
  return pageOf(kernel.secrets, list, limit, rows, (row) => [row.subscriberId], showMailing);
}
