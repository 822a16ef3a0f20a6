import type { Kernel } from "../../../kernel/kernel.ts";
import { emit } from "../../../kernel/log/event.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import { subscriberBounced, subscriberLeft } from "../events.ts";
import { NewsletterListId, SubscriberId } from "../ids.ts";
import type { MailTokenContent } from "../keys/mail-tokens.ts";
import type { BounceKind } from "./schema.ts";
import { countSoftDays, endBySubscriber, insertBounce, lockSubscriberState, updateSoftBounces } from "./store.ts";

/** A mailbox that was full on so many days within this time is not read any more. */
const mostSoftDays = 5;
const softWindowMs = 60 * 86_400_000;

/**
 * Counts a mail that came back, once for each mail and kind. A hard bounce, too many soft ones and
 * a complaint end all mails to the subscriber. False when it was counted before, or when the
 * subscriber is erased.
 */
export async function countBounce(
  kernel: Kernel,
  tx: Transaction,
  { workspaceId, subscriberId, campaignNumber }: MailTokenContent,
  said: { kind: BounceKind; reason: string; status: string | null },
): Promise<boolean> {
  const { kind } = said;
  const state = await lockSubscriberState(tx, workspaceId, subscriberId);
  if (state === undefined || state === "erased") return false;
  const now = kernel.clock.now();
  const at = new Date(now);
  const bounce = { id: newUuid(), subscriberId, campaignNumber, ...said, at };
  if (!(await insertBounce(tx, workspaceId, bounce))) return false;
  const wireId = SubscriberId.format(subscriberId);
  const named = campaignNumber === 0 ? {} : { campaignNumber };
  emit(tx, subscriberBounced, { workspaceId, data: { subscriberId: wireId, ...named, kind } });
  let isEnd = kind !== "soft";
  if (kind === "soft") {
    const days = await countSoftDays(tx, workspaceId, subscriberId, new Date(now - softWindowMs));
    await updateSoftBounces(tx, workspaceId, subscriberId, days);
    isEnd = days >= mostSoftDays;
  }
  const next = kind === "complaint" ? "complained" : "bounced";
  // A complaint counts more than a bounce, and neither ends what has ended in the same way.
  if (!isEnd || state === "complained" || state === next) return true;
  const lists = await endBySubscriber(tx, workspaceId, { subscriberId, state: next, at, newId: newUuid });
  const listIds = lists.map(NewsletterListId.format);
  if (listIds.length > 0 && state === "active") {
    emit(tx, subscriberLeft, { workspaceId, data: { subscriberId: wireId, listIds, reason: next } });
  }
  return true;
}
