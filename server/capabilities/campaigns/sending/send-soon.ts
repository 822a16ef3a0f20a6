import type { Kernel } from "../../../kernel/kernel.ts";
import { state } from "../../../kernel/state.ts";
import type { CampaignSender } from "./campaign-sender.ts";

/** This sender sends campaigns on this node, when the node does background work. */
export const runningSenderOf = state((): { sender?: CampaignSender } => ({}));

/** Looks for work at once, and not at the next look. */
export function sendSoon(kernel: Kernel): void {
  runningSenderOf(kernel).sender?.look();
}
