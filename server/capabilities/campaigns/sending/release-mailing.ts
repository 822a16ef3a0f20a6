import { auditOperation } from "../../../kernel/audit.ts";
import { emit } from "../../../kernel/log/event.ts";
import { notFound, Problem } from "../../../kernel/problem.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { SubscriberId } from "../../newsletter/index.ts";
import { campaignStarted } from "../events.ts";
import { factsOf } from "../facts-of.ts";
import { nextStatus } from "../next-status.ts";
import { mailingStatusConflict } from "../problems.ts";
import { holdCampaign } from "../require-campaign.ts";
import { writeStatus } from "../store.ts";
import { sendSoon } from "./send-soon.ts";
import { releaseUnknown } from "./store.ts";

/**
 * Sends a mail again of which nobody knows whether it arrived: only a member decides that a person
 * may get it twice. A campaign that had ended goes on.
 */
export async function releaseMailing(context: Context, campaignId: string, subscriberId: string): Promise<void> {
  const { kernel, caller } = context;
  const { workspaceId } = caller;
  const subscriber = SubscriberId.parse(subscriberId);
  await context.commit(async (tx) => {
    const campaign = await holdCampaign(tx, workspaceId, campaignId);
    if (campaign.status === "cancelled") nextStatus(campaign.status, "sending");
    const now = new Date(kernel.clock.now());
    const key = { workspaceId, id: campaign.id };
    const released = subscriber === undefined ? undefined : await releaseUnknown(tx, key, subscriber, now);
    if (released === undefined) throw new Problem(notFound, "The campaign has no mail to a subscriber with this id.");
    if (!released) throw new Problem(mailingStatusConflict, "Only a mail with the status `unknown` can be released.");
    await auditOperation(context, tx, "mailing.released", campaign.id);
    if (campaign.status !== "sent") return;
    const row = await writeStatus(tx, workspaceId, campaign.id, {
      status: nextStatus(campaign.status, "sending"),
      now,
    });
    emit(tx, campaignStarted, { workspaceId, data: factsOf(row) });
  });
  sendSoon(kernel);
}
