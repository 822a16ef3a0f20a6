import { emit } from "../../../kernel/log/event.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { contactChanged } from "../events.ts";
import { ContactId } from "../ids.ts";
import { type PlacedPerson, placePerson } from "../people/place-person.ts";
import { searchWords } from "../people/search-words.ts";
import { lockContact, updateContact } from "../people/store.ts";
import { type ImportCall, type ImportOutcome, importRows } from "./import-rows.ts";
import { type ContactRowOfFile, readContactRow } from "./read-contact-row.ts";
import type { ImportReport } from "./schema.ts";

/** Makes or changes a contact for each row of a file. */
export function importContacts(call: ImportCall): Promise<ImportReport> {
  const { kernel, caller } = call;
  return importRows(call, {
    read: readContactRow,
    async store(tx, rows) {
      const persons = rows.map((row) => placePerson(kernel, tx, caller.workspaceId, { ...row, origin: "import" }));
      const placed = await Promise.all(persons);
      const outcomes: ImportOutcome[] = [];
      // One after the other: two rows may be of one person.
      for (const [index, row] of rows.entries()) {
        outcomes.push(await changeKnown(tx, caller.workspaceId, placed[index]!, row));
      }
      return outcomes;
    },
  });
}

/** What the file says replaces what was known; tags and own fields are added. */
async function changeKnown(
  tx: Transaction,
  workspaceId: string,
  placed: PlacedPerson,
  row: ContactRowOfFile,
): Promise<ImportOutcome> {
  if (placed.isNew) return "created";
  const contact = await lockContact(tx, workspaceId, placed.rootId);
  if (contact === undefined) return "unchanged";
  const identityOf = (kind: string) => row.identities.find((identity) => identity.kind === kind)?.value;
  const changed = {
    ...contact,
    name: row.name ?? contact.name,
    company: row.company ?? contact.company,
    email: contact.email ?? identityOf("email") ?? null,
    phone: contact.phone ?? identityOf("phone") ?? null,
    tags: [...new Set([...contact.tags, ...row.tags])].slice(0, 50),
    custom: { ...contact.custom, ...row.custom },
  };
  if (JSON.stringify(changed) === JSON.stringify(contact)) return "unchanged";
  const search = searchWords([changed.name, changed.email, changed.phone, changed.company]);
  await updateContact(tx, workspaceId, { ...changed, search });
  emit(tx, contactChanged, { workspaceId, data: { contactId: ContactId.format(contact.id) } });
  return "changed";
}
