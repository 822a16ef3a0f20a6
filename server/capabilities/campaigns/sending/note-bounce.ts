import type { Kernel } from "../../../kernel/kernel.ts";
import { areTooMany, holdBackCampaign } from "./hold-back-campaign.ts";
import { countFailures, writeBounce, writeBounceOfLast } from "./store.ts";

/** A report that names a reader and no mail is about the last mail of so many days. */
const lastMailMs = 7 * 86_400_000;

/**
 * Notes that a mail that was sent came back for good. Too many of them, and the campaign waits for a member.
 * Without a number, it is the last mail that the subscriber was sent.
 */
export async function noteBounce(
  kernel: Kernel,
  workspaceId: string,
  subscriberId: string,
  number: number | undefined,
): Promise<void> {
  const db = kernel.database.query;
  const since = new Date(kernel.clock.now() - lastMailMs);
  const campaign =
    number === undefined
      ? await writeBounceOfLast(db, workspaceId, subscriberId, since)
      : await writeBounce(db, workspaceId, subscriberId, number);
  // One that has ended has nothing to hold back.
  if (campaign === undefined || !["sending", "paused"].includes(campaign.status)) return;
  const key = { workspaceId, id: campaign.id };
  if (areTooMany(await countFailures(db, key))) await holdBackCampaign(kernel, key, { reason: "bounces" });
}
