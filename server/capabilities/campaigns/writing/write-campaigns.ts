import { noteErasure } from "../../../kernel/erasing/note-erasure.ts";
import { cannotBeDone, Problem } from "../../../kernel/problem.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import { listOf } from "../../../kernel/storage/page.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { lockWorkspace } from "../../identity/index.ts";
import { requireDraft } from "../next-status.ts";
import { campaignStatusConflict } from "../problems.ts";
import { holdCampaign } from "../require-campaign.ts";
import type { Campaign, CampaignChange, CampaignStatus, NewCampaign } from "../schema.ts";
import { showCampaign } from "../show-campaign.ts";
import { countCampaigns, deleteCampaign, findCampaigns, insertCampaign, updateContent } from "../store.ts";
import { campaignContent } from "./campaign-content.ts";

type CampaignQuery = { limit?: number; cursor?: string; status?: CampaignStatus };

const mostCampaigns = 10_000;

/** Campaigns as members write them. */
export const writeCampaigns = {
  async make(context: Context, input: NewCampaign): Promise<Campaign> {
    const { workspaceId } = context.caller;
    return context.commit(async (tx) => {
      // Numbers are given out one at a time.
      await lockWorkspace(tx, workspaceId);
      if ((await countCampaigns(tx, workspaceId)) >= mostCampaigns) {
        throw new Problem(cannotBeDone, `A workspace has at most ${mostCampaigns} campaigns. Delete old ones first.`);
      }
      const content = await campaignContent(tx, workspaceId, input);
      const now = new Date(context.kernel.clock.now());
      return showCampaign(await insertCampaign(tx, workspaceId, { ...content, id: newUuid(), kind: "campaign", now }));
    });
  },

  list: listOf({
    name: "campaigns",
    find: ({ kernel, caller }, { last, limit }, { status }: CampaignQuery) =>
      findCampaigns(kernel.database.query, caller.workspaceId, { before: last, limit, status }),
    show: showCampaign,
  }),

  async change(context: Context, id: string, change: CampaignChange): Promise<Campaign> {
    const { workspaceId } = context.caller;
    return context.commit(async (tx) => {
      const campaign = await holdCampaign(tx, workspaceId, id);
      requireDraft(campaign.status);
      const content = await campaignContent(tx, workspaceId, change, campaign);
      const now = new Date(context.kernel.clock.now());
      return showCampaign(await updateContent(tx, workspaceId, campaign.id, content, now));
    });
  },

  /** With what is noted of its mails. */
  async remove(context: Context, id: string): Promise<void> {
    const { workspaceId } = context.caller;
    await context.commit(async (tx) => {
      const campaign = await holdCampaign(tx, workspaceId, id);
      if (campaign.kind === "series-step" || ["scheduled", "sending", "paused"].includes(campaign.status)) {
        throw new Problem(
          campaignStatusConflict,
          "A campaign at work cannot be deleted. Cancel it, or delete its series.",
        );
      }
      await deleteCampaign(tx, workspaceId, campaign.id);
      await noteErasure(context.kernel, [{ kind: "campaign", workspaceId, id: campaign.id }]);
    });
  },
};
