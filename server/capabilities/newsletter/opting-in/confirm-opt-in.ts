import { emit } from "../../../kernel/log/event.ts";
import { inTransaction } from "../../../kernel/storage/database.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { ContactId, placePerson } from "../../contacts/index.ts";
import { subscriberConfirmed } from "../events.ts";
import { NewsletterListId, SubscriberId } from "../ids.ts";
import { insertProofs } from "../proofs/store.ts";
import { liftSuppression } from "../suppression/store.ts";
import { confirmSubscriptions, findOptIn, lockOptIn, markConfirmed } from "./store.ts";

/** The link of a mail of confirmation may be used for so long. */
export const confirmationLifetimeMs = 7 * 86_400_000;

/** Only a member lifts these: the mailbox does not exist, or its owner called a mail spam. */
const liftedByMembers: ReadonlySet<string | null> = new Set(["bounced", "complained", "member"]);

/**
 * Confirms the lists that the mail asked about: now the person has a contact, whose address is proved. False
 * when the link has ended, or nothing waits for it.
 */
export async function confirmOptIn(
  { kernel, clientAddress, userAgent }: Context,
  tokenHash: Buffer,
  shown: { shownText: string; language: string },
): Promise<boolean> {
  const now = new Date(kernel.clock.now());
  return inTransaction(kernel.database, async (tx) => {
    await lockOptIn(tx, tokenHash);
    const optIn = await findOptIn(tx, tokenHash, now);
    // The second of two clicks waited for the first one.
    if (optIn?.usedAt) return true;
    if (optIn === undefined || optIn.lists.length === 0) return false;
    if (optIn.state !== "active" || liftedByMembers.has(optIn.suppressed)) return false;
    const { workspaceId, subscriberId, email, name, addressHash } = optIn;
    const listIds = optIn.lists.map(({ id }) => id);
    await confirmSubscriptions(tx, optIn, listIds, now);
    await insertProofs(
      tx,
      listIds.map((listId) => ({
        ...{ workspaceId, subscriberId, listId, step: "confirmed", at: now, ip: clientAddress, userAgent },
        ...shown,
      })),
    );
    await liftSuppression(tx, workspaceId, addressHash, ["unsubscribed", "erased"]);
    const { contactId } = await placePerson(kernel, tx, workspaceId, {
      identities: [{ kind: "email", value: email, isVerified: true }],
      name: name ?? undefined,
      origin: "newsletter",
    });
    await markConfirmed(tx, optIn, { contactId, tokenHash, now });
    for (const listId of listIds) {
      const data = {
        subscriberId: SubscriberId.format(subscriberId),
        listId: NewsletterListId.format(listId),
        contactId: ContactId.format(contactId),
        by: "opt-in",
      } as const;
      emit(tx, subscriberConfirmed, { workspaceId, data });
    }
    return true;
  });
}
