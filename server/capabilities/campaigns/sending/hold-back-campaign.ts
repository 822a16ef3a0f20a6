import type { Kernel } from "../../../kernel/kernel.ts";
import { emit } from "../../../kernel/log/event.ts";
import { inTransaction } from "../../../kernel/storage/database.ts";
import { campaignPaused } from "../events.ts";
import { factsOf } from "../facts-of.ts";
import { lockCampaign, writeStatus } from "../store.ts";
import { pace } from "./pace.ts";
import { type CampaignKey, writeServerFailures } from "./store.ts";

type Reason = { reason: "bounces" } | { reason: "mail-server"; retryAt: Date; failures: number };

/**
 * Pauses a campaign that goes wrong: until the mail server is tried again, or until a member lets
 * it go on.
 */
export async function holdBackCampaign(kernel: Kernel, key: CampaignKey, why: Reason): Promise<void> {
  const { workspaceId, id } = key;
  await inTransaction(kernel.database, async (tx) => {
    const campaign = await lockCampaign(tx, workspaceId, id);
    // One that waits for its mail server would go on by itself.
    const isAtWork = campaign?.status === "sending" || campaign?.pauseReason === "mail-server";
    if (!isAtWork || (why.reason === "mail-server" && campaign.status !== "sending")) return;
    const now = new Date(kernel.clock.now());
    const retryAt = why.reason === "mail-server" ? { retryAt: why.retryAt } : {};
    const row = await writeStatus(tx, workspaceId, id, { status: "paused", pauseReason: why.reason, now, ...retryAt });
    if (why.reason === "mail-server") await writeServerFailures(tx, key, why.failures);
    // Each further attempt that fails is nothing new.
    if (why.reason === "bounces" || why.failures === 1) {
      emit(tx, campaignPaused, { workspaceId, data: { ...factsOf(row), reason: why.reason } });
    }
  });
  kernel.log.warn({ reason: why.reason }, "a campaign waits");
}

/** Tells whether so many mails failed for good that going on would harm the sender's name. */
export function areTooMany({ tried, failed }: { tried: number; failed: number }): boolean {
  return failed >= pace.fewestFailed && failed > tried * pace.mostFailed;
}
