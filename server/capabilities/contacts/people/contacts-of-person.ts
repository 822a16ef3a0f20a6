import type { Kernel } from "../../../kernel/kernel.ts";
import type { KnownPerson, PersonalData, TimelineEntry } from "../../../kernel/personal-data.ts";
import { blocksOfUser } from "../blocking/blocks-of-user.ts";
import { ContactId } from "../ids.ts";
import { momentOfId } from "./moment-of-id.ts";
import { showContacts } from "./show-contacts.ts";
import { findContacts } from "./store.ts";

/** The contact itself, and that a user is blocked. The contact is erased last, by `erasePerson`. */
export const contactsOfPerson: PersonalData = {
  ...blocksOfUser,
  tables: [...blocksOfUser.tables, "contact", "contact_identity", "imported_row", "joined_by_number"],
  ofContact: { export: exportContacts, erase: async () => ({}) },
  timeline,
};

async function* exportContacts(kernel: Kernel, { workspaceId, contactIds }: KnownPerson) {
  const { query } = kernel.database;
  const rows = await findContacts(query, workspaceId, contactIds);
  for (const contact of await showContacts(query, workspaceId, rows)) yield { contact };
}

async function timeline(
  kernel: Kernel,
  { workspaceId, contactIds }: KnownPerson,
  { before }: { before: Date | undefined },
): Promise<TimelineEntry[]> {
  const rows = await findContacts(kernel.database.query, workspaceId, contactIds);
  return rows
    .map((row) => ({ ...row, at: momentOfId(row.id) }))
    .filter(({ at }) => before === undefined || at < before)
    .map(({ id, at, origin }) => ({
      at,
      kind: "contact",
      id: ContactId.format(id),
      summary: `Became a contact (${origin})`,
    }));
}
