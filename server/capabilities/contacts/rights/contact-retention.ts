import type { RetentionKind } from "../../../kernel/retention-kind.ts";
import { personOf } from "../people/known-person.ts";
import { findTogether } from "../people/store.ts";
import { erasePersonIn } from "./erase-person.ts";
import { countOfIdleContacts, listIdleContacts } from "./store.ts";

const contactsPerRead = 200;

/** Contacts of whom nothing was changed, and who did nothing, for so long. */
export const contactRetention: RetentionKind = {
  kind: "contacts",
  defaultDays: null,
  leastDays: 30,
  mostDays: null,
  countBefore: countOfIdleContacts,
  async eraseBefore(kernel, tx, { workspaceId, before, limit }) {
    let erased = 0;
    for (let after: string | undefined; ; ) {
      const ids = await listIdleContacts(tx, workspaceId, { before, after, limit: contactsPerRead });
      for (const id of ids) {
        const person = await personOf(tx, workspaceId, await findTogether(tx, workspaceId, id));
        const moments = await Promise.all(kernel.personalData.map((part) => part.lastActivity?.(tx, person) ?? null));
        if (moments.some((moment) => moment !== null && moment >= before)) continue;
        await erasePersonIn(kernel, tx, person);
        if (++erased === limit) return erased;
      }
      if (ids.length < contactsPerRead) return erased;
      after = ids.at(-1);
    }
  },
};
