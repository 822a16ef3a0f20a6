import type { Kernel } from "../../../kernel/kernel.ts";
import { areTooMany } from "./campaign-run.ts";
import { holdBackCampaign } from "./hold-back-campaign.ts";
import { countFailures, writeBounce } from "./store.ts";

/** A mail that was sent came back for good. Too many of them, and the campaign waits for a member. */
export async function noteBounce(
  kernel: Kernel,
  workspaceId: string,
  subscriberId: string,
  number: number,
): Promise<void> {
  const db = kernel.database.query;
  const id = await writeBounce(db, workspaceId, subscriberId, number);
  if (id === undefined) return;
  const key = { workspaceId, id };
  if (areTooMany(await countFailures(db, key))) await holdBackCampaign(kernel, key, { reason: "bounces" });
}
