import { auditOperation } from "../../../kernel/audit.ts";
import { emit } from "../../../kernel/log/event.ts";
import { Problem } from "../../../kernel/problem.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { campaignCancelled, campaignPaused, campaignStarted } from "../events.ts";
import { factsOf } from "../facts-of.ts";
import { nextStatus } from "../next-status.ts";
import { campaignStatusConflict } from "../problems.ts";
import { holdCampaign } from "../require-campaign.ts";
import type { Campaign } from "../schema.ts";
import { sendSoon } from "../sending/send-soon.ts";
import { showCampaign } from "../show-campaign.ts";
import { forgiveFailures, writeStatus } from "../store.ts";

/**
 * After the answer no further mail is handed to the mail server; those that it already has cannot
 * be taken back.
 */
export const steerCampaign = {
  async pause(context: Context, id: string): Promise<Campaign> {
    const { workspaceId } = context.caller;
    return context.commit(async (tx) => {
      const campaign = await holdCampaign(tx, workspaceId, id);
      const status = nextStatus(campaign.status, "paused");
      const row = await writeStatus(tx, workspaceId, campaign.id, {
        status,
        pauseReason: "member",
        now: nowOf(context),
      });
      await auditOperation(context, tx, "campaign.paused", campaign.id);
      emit(tx, campaignPaused, { workspaceId, data: { ...factsOf(row), reason: "member" } });
      return showCampaign(row);
    });
  },

  /** Goes on with a paused campaign. Earlier failures are not held against it again. */
  async resume(context: Context, id: string): Promise<Campaign> {
    const { workspaceId } = context.caller;
    const resumed = await context.commit(async (tx) => {
      const campaign = await holdCampaign(tx, workspaceId, id);
      if (campaign.status !== "paused") {
        throw new Problem(campaignStatusConflict, "Only a paused campaign can be resumed.");
      }
      await forgiveFailures(tx, workspaceId, campaign.id);
      const row = await writeStatus(tx, workspaceId, campaign.id, { status: "sending", now: nowOf(context) });
      await auditOperation(context, tx, "campaign.resumed", campaign.id);
      emit(tx, campaignStarted, { workspaceId, data: factsOf(row) });
      return showCampaign(row);
    });
    sendSoon(context.kernel);
    return resumed;
  },

  /** A scheduled campaign is a draft again; one that is being sent has ended. */
  async cancel(context: Context, id: string): Promise<Campaign> {
    const { workspaceId } = context.caller;
    return context.commit(async (tx) => {
      const campaign = await holdCampaign(tx, workspaceId, id);
      if (campaign.kind === "series-step") {
        throw new Problem(campaignStatusConflict, "A step ends with its series: stop the series, or delete it.");
      }
      const isScheduled = campaign.status === "scheduled";
      const status = nextStatus(campaign.status, isScheduled ? "draft" : "cancelled");
      const row = await writeStatus(tx, workspaceId, campaign.id, { status, now: nowOf(context) });
      await auditOperation(context, tx, "campaign.cancelled", campaign.id);
      emit(tx, campaignCancelled, { workspaceId, data: { ...factsOf(row), from: campaign.status } });
      return showCampaign(row);
    });
  },
};

function nowOf({ kernel }: Context): Date {
  return new Date(kernel.clock.now());
}
