import type { Kernel } from "../../../kernel/kernel.ts";
import { emit } from "../../../kernel/log/event.ts";
import { inTransaction } from "../../../kernel/storage/database.ts";
import { campaignSent } from "../events.ts";
import { factsOf } from "../facts-of.ts";
import { lockCampaign, writeStatus } from "../store.ts";
import { type CampaignKey, countOfEnd, findCampaignAtWork } from "./store.ts";

/** Ends a campaign of which nothing is left to do, on any node. */
export async function endCampaign(kernel: Kernel, key: CampaignKey): Promise<void> {
  const { workspaceId, id } = key;
  if ((await countOfEnd(kernel.database.query, key)) === undefined) return;
  await inTransaction(kernel.database, async (tx) => {
    if ((await lockCampaign(tx, workspaceId, id))?.status !== "sending") return;
    const isPrepared = (await findCampaignAtWork(tx, key))?.isPrepared ?? false;
    const counts = await countOfEnd(tx, key);
    if (!isPrepared || counts === undefined) return;
    const row = await writeStatus(tx, workspaceId, id, { status: "sent", now: new Date(kernel.clock.now()) });
    emit(tx, campaignSent, { workspaceId, data: { ...factsOf(row), ...counts } });
  });
}
