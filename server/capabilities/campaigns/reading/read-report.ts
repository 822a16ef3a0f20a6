import type { Context } from "../../../kernel/wire/route.ts";
import { CampaignId } from "../ids.ts";
import { requireCampaign } from "../require-campaign.ts";
import { type CampaignReport, mailingStatuses } from "../schema.ts";
import { countReaders } from "../sending/count-readers.ts";
import { countDomains, countMailings, findLinks } from "./store.ts";

const mostDomains = 10;

/** Counts what became of a campaign, now. */
export async function readReport({ kernel, caller }: Context, campaignId: string): Promise<CampaignReport> {
  const db = kernel.database.query;
  const { workspaceId } = caller;
  const campaign = await requireCampaign(db, workspaceId, campaignId);
  const { id, status, tracksOpens, tracksClicks } = campaign;
  const isUnsent = status === "draft" || status === "scheduled";
  const counts = await countMailings(db, workspaceId, id);
  const mailings = Object.fromEntries(mailingStatuses.map((each) => [each, 0])) as CampaignReport["mailings"];
  for (const { status: each, count } of counts) mailings[each] = count;
  const sumOf = (figure: "count" | "opened" | "clicked") => counts.reduce((sum, row) => sum + row[figure], 0);
  return {
    campaignId: CampaignId.format(id),
    status,
    recipients: isUnsent ? await countReaders(kernel, workspaceId, campaign) : sumOf("count"),
    mailings,
    opened: tracksOpens ? sumOf("opened") : null,
    clicked: tracksClicks ? sumOf("clicked") : null,
    links: await findLinks(db, workspaceId, id),
    domains: await countDomains(db, workspaceId, id, mostDomains),
  };
}
