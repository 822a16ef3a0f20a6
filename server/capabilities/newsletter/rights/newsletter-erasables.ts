import type { Erasable } from "../../../kernel/erasing/replay-erasures.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { deleteMailsTo } from "../../../kernel/mail/store.ts";
import { recipientOf } from "../../../kernel/mail/store-mail.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { deleteList, idsOfLists } from "../lists/store.ts";
import { idsOfSubscribers, lockSubscriber } from "../subscribers/store.ts";
import { eraseSubscribersOf } from "./subscribers-of-person.ts";

/** Leaves the keyed hash of the address, which gets no mail any more, and the times of the proofs. */
export async function eraseSubscriberOf(
  kernel: Kernel,
  tx: Transaction,
  workspaceId: string,
  email: string,
): Promise<void> {
  await eraseSubscribersOf(kernel, tx, workspaceId, { contactIds: [], emails: [email] });
  await deleteMailsTo(tx, workspaceId, [recipientOf(kernel, email)]);
}

/** Subscribers, and lists with the subscriptions to them. */
export const newsletterErasables: readonly Erasable[] = [
  {
    kind: "subscriber",
    ids: idsOfSubscribers,
    async erase(kernel, tx, { workspaceId, id }) {
      const email = (await lockSubscriber(tx, workspaceId, id))?.email ?? null;
      if (email !== null) await eraseSubscriberOf(kernel, tx, workspaceId, email);
    },
  },
  {
    kind: "newsletter-list",
    ids: idsOfLists,
    erase: (_kernel, tx, { workspaceId, id }) => deleteList(tx, workspaceId, id),
  },
];
