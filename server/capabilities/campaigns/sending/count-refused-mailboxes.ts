import type { Kernel } from "../../../kernel/kernel.ts";
import { inTransaction } from "../../../kernel/storage/database.ts";
import { countBounce, readRefusal } from "../../newsletter/index.ts";

/** A subscriber whose mailbox the mail server refused, and what the server said. */
export type RefusedMailbox = { subscriberId: string; answer: string };

/**
 * Mailboxes that do not exist get no further mails, as after a bounce. What was refused for another
 * reason, for instance because the mailbox is full, is a failure of this mail alone.
 */
export async function countRefusedMailboxes(
  kernel: Kernel,
  campaign: { workspaceId: string; number: number },
  refused: readonly RefusedMailbox[],
): Promise<void> {
  const gone = refused.flatMap(({ subscriberId, answer }) => {
    const { kind, reason, status } = readRefusal(answer);
    return kind === "hard" ? [{ subscriberId, reason, status }] : [];
  });
  // In the order of their ids, as everywhere where subscribers are locked.
  gone.sort((left, right) => (left.subscriberId < right.subscriberId ? -1 : 1));
  for (const { subscriberId, reason, status } of gone) {
    const mail = { workspaceId: campaign.workspaceId, subscriberId, campaignNumber: campaign.number };
    await inTransaction(kernel.database, (tx) => countBounce(kernel, tx, mail, { kind: "hard", reason, status }));
  }
}
