import { emit } from "../../../kernel/log/event.ts";
import { inTransaction } from "../../../kernel/storage/database.ts";
import { ContactId } from "../../contacts/index.ts";
import { subscriberConfirmed } from "../events.ts";
import { NewsletterListId, SubscriberId } from "../ids.ts";
import { insertProofs } from "../proofs/store.ts";
import { lockSubscriber } from "../subscribers/store.ts";
import { leaveLists } from "./leave-lists.ts";
import type { LinkCall, ReaderOfLink } from "./reader-of-link.ts";
import { findReader, joinSubscriptions } from "./store.ts";

/** Makes the lists of a reader those that were chosen. A reader without any list left is suppressed. */
export async function chooseLists(
  call: Pick<LinkCall, "kernel" | "clientAddress" | "userAgent">,
  { workspaceId, subscriberId, look }: ReaderOfLink,
  choice: { wanted: readonly string[]; unwanted: readonly string[]; shownText: string },
): Promise<void> {
  const { kernel, clientAddress: ip, userAgent } = call;
  const at = new Date(kernel.clock.now());
  const circumstances = { ip, userAgent, shownText: choice.shownText, language: look.language ?? null };
  await inTransaction(kernel.database, async (tx) => {
    const subscriber = await lockSubscriber(tx, workspaceId, subscriberId);
    const reader = await findReader(tx, workspaceId, subscriberId);
    const confirmed = reader?.lists.filter(({ status }) => status === "confirmed").map(({ id }) => id) ?? [];
    // Between the page and the button the reader has left, or was erased.
    if (subscriber === undefined || subscriber.state !== "active" || confirmed.length === 0) return;
    const remains = [...choice.wanted, ...confirmed.filter((id) => !choice.unwanted.includes(id))];
    const leaver = { workspaceId, subscriberId };
    const listIds = remains.length === 0 ? undefined : choice.unwanted;
    await leaveLists(tx, leaver, { listIds, reason: "unsubscribed", at }, circumstances);
    const joined = await joinSubscriptions(tx, leaver, choice.wanted, at);
    await insertProofs(
      tx,
      joined.map((listId) => ({ ...leaver, listId, step: "confirmed", at, ...circumstances })),
    );
    for (const listId of joined) {
      const data = {
        subscriberId: SubscriberId.format(subscriberId),
        listId: NewsletterListId.format(listId),
        contactId: subscriber.contactId === null ? null : ContactId.format(subscriber.contactId),
        by: "preferences",
      } as const;
      emit(tx, subscriberConfirmed, { workspaceId, data });
    }
  });
}
