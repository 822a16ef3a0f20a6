import type { Kernel } from "../../../kernel/kernel.ts";
import { emit } from "../../../kernel/log/event.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { campaignStarted } from "../events.ts";
import { factsOf } from "../facts-of.ts";
import { lockCampaign, writeStatus } from "../store.ts";
import type { CampaignKey } from "./store.ts";

/** Lets a campaign be sent whose time has come, or whose mail server is to be tried again. */
export async function startDue(kernel: Kernel, tx: Transaction, { workspaceId, id }: CampaignKey): Promise<void> {
  const campaign = await lockCampaign(tx, workspaceId, id);
  const now = new Date(kernel.clock.now());
  const isDue = campaign?.status === "scheduled" && campaign.scheduledAt !== null && campaign.scheduledAt <= now;
  const isTriedAgain = campaign?.status === "paused" && campaign.pauseReason === "mail-server";
  if (campaign === undefined || !(isDue || isTriedAgain)) return;
  const row = await writeStatus(tx, workspaceId, id, { status: "sending", now });
  // A campaign that is only tried again may wait again at once: only its beginning is told.
  if (isDue) emit(tx, campaignStarted, { workspaceId, data: factsOf(row) });
}
