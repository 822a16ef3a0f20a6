import type { Kernel } from "../../../kernel/kernel.ts";
import { bulkMailerOf } from "../../../kernel/mail/bulk-mailer.ts";
import { CampaignSender } from "./campaign-sender.ts";
import { runningSenderOf } from "./send-soon.ts";

/** Starts to send campaigns, on a node that does background work. */
export async function startSending(kernel: Kernel): Promise<void> {
  if (kernel.config.roles.has("worker")) runningSenderOf(kernel).sender = new CampaignSender(kernel);
}

/** Mails that the mail server has are answered, within its time limit. */
export async function stopSending(kernel: Kernel): Promise<void> {
  const running = runningSenderOf(kernel);
  const { sender } = running;
  delete running.sender;
  await sender?.stop();
  bulkMailerOf(kernel).close();
}
