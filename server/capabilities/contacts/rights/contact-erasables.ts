import type { Erasable } from "../../../kernel/erasing/replay-erasures.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { addJob } from "../../../kernel/log/job.ts";
import type { KnownPerson } from "../../../kernel/personal-data.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { personOf, personOfUser } from "../people/known-person.ts";
import { findTogether } from "../people/store.ts";
import { cleanAfterErasure } from "./clean-after-erasure.ts";
import { erasePersonIn } from "./erase-person.ts";
import { idsOfContacts, idsOfUsers } from "./store.ts";

/** Contacts by their ids, and users by the workspace's own ids. */
export const contactErasables: readonly Erasable[] = [
  {
    kind: "contact",
    ids: idsOfContacts,
    async erase(kernel, tx, { workspaceId, id }) {
      const contactIds = await findTogether(tx, workspaceId, id);
      if (contactIds.length > 0) await eraseAgain(kernel, tx, await personOf(tx, workspaceId, contactIds));
    },
  },
  {
    kind: "user",
    ids: idsOfUsers,
    erase: async (kernel, tx, { workspaceId, id }) => eraseAgain(kernel, tx, await personOfUser(tx, workspaceId, id)),
  },
];

async function eraseAgain(kernel: Kernel, tx: Transaction, person: KnownPerson): Promise<void> {
  await erasePersonIn(kernel, tx, person);
  addJob(tx, cleanAfterErasure, {}, { key: cleanAfterErasure.name });
}
