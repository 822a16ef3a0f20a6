import { listOf } from "../../../kernel/storage/page.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { show } from "../../../kernel/wire/show.ts";
import { requireContact } from "../people/read-contact.ts";
import { JoinedContact } from "./schema.ts";
import { findJoined, forgetJoined, type JoinedRow } from "./store.ts";

const shape = show(JoinedContact);

/** Contacts that a number may have joined, when a number still joined people. Members decide. */
export const joinedByNumber = {
  list: listOf({
    name: "contacts joined by a number",
    find: ({ kernel, caller }, { last, limit }) =>
      findJoined(kernel.database.query, caller.workspaceId, { after: last, limit }),
    positionOf: ({ contactId }: JoinedRow) => [contactId],
    show: ({ contactId, name, proposals }) =>
      shape({
        contactId,
        name,
        proposals: proposals.map((proposal) => ({
          identities: [{ kind: "email" as const, value: proposal.email }],
          ...(proposal.numbers === null ? {} : { sharedNumbers: proposal.numbers }),
          ...(proposal.name === null ? {} : { name: proposal.name }),
        })),
      }),
  }),

  /** A member says that it is one person. Throws not-found. */
  async keep(context: Context, id: string): Promise<void> {
    const { workspaceId } = context.caller;
    await context.commit(async (tx) => {
      const contact = await requireContact(tx, workspaceId, id);
      await forgetJoined(tx, workspaceId, contact.id);
    });
  },
};
