import { emit } from "../../../kernel/log/event.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { type LeavingReason, subscriberLeft } from "../events.ts";
import { NewsletterListId, SubscriberId } from "../ids.ts";
import { insertProofs, type NewProof } from "../proofs/store.ts";
import { lockSubscriber } from "../subscribers/store.ts";
import { suppress } from "../suppression/store.ts";
import { forgetOwed, leaveSubscriptions } from "./store.ts";

type Leaver = { workspaceId: string; subscriberId: string };
type Circumstances = Pick<NewProof, "ip" | "userAgent" | "shownText" | "language">;

/**
 * Ends subscriptions. Without lists all of them, and then the address is suppressed: imports and other lists
 * do not bring it back. To leave twice is no error and no second event.
 */
export async function leaveLists(
  tx: Transaction,
  leaver: Leaver,
  leaving: { listIds: readonly string[] | undefined; reason: Exclude<LeavingReason, "erased">; at: Date },
  circumstances: Circumstances = {},
): Promise<void> {
  const { workspaceId, subscriberId } = leaver;
  const { listIds, reason, at } = leaving;
  const subscriber = await lockSubscriber(tx, workspaceId, subscriberId);
  if (subscriber === undefined) return;
  const left = await leaveSubscriptions(tx, leaver, listIds, at);
  if (listIds === undefined) await suppress(tx, workspaceId, [subscriber.addressHash], reason, at);
  await forgetOwed(tx, leaver);
  const step = reason === "bounced" || reason === "complained" ? reason : "unsubscribed";
  await insertProofs(
    tx,
    left.map(({ listId }) => ({ ...leaver, listId, step, at, ...circumstances })),
  );
  const gotMails = left.filter(({ former }) => former === "confirmed").map(({ listId }) => listId);
  if (gotMails.length === 0) return;
  const data = {
    subscriberId: SubscriberId.format(subscriberId),
    listIds: gotMails.map(NewsletterListId.format),
    reason,
  };
  emit(tx, subscriberLeft, { workspaceId, data });
}
