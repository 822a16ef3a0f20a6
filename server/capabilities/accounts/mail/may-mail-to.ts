import type { Kernel } from "../../../kernel/kernel.ts";
import { countAttempt } from "../passwords/store.ts";

const windowMs = 3_600_000;
const maxMails = 5;

/**
 * Counts a mail to this address. False when too many went there within the hour, so that nobody's
 * mailbox is flooded.
 */
export async function mayMailTo(kernel: Kernel, email: string): Promise<boolean> {
  const nowMs = kernel.clock.now();
  const subject = kernel.secrets.sign("mail-attempt", email);
  const endsAt = new Date(nowMs + windowMs);
  const { count } = await countAttempt(kernel.database.query, subject, new Date(nowMs), endsAt);
  return count <= maxMails;
}
