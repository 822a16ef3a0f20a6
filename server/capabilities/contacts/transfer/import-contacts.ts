import { emit } from "../../../kernel/log/event.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { contactChanged } from "../events.ts";
import { ContactId } from "../ids.ts";
import { type PlacedPerson, placePerson } from "../people/place-person.ts";
import { searchWords } from "../people/search-words.ts";
import { type ContactRow, lockContacts, updateContacts } from "../people/store.ts";
import { type ImportCall, type ImportOutcome, importRows } from "./import-rows.ts";
import { KnownRows } from "./known-rows.ts";
import { NotedRows } from "./noted-rows.ts";
import { type ContactRowOfFile, fieldsOfContacts, readContactRow } from "./read-contact-row.ts";
import type { ImportReport } from "./schema.ts";
import { withOwnAddresses } from "./with-own-addresses.ts";

/** Makes or changes a contact for each row of a file. */
export function importContacts(call: ImportCall): Promise<ImportReport> {
  const { kernel, caller } = call;
  const { workspaceId } = caller;
  return importRows(call, () => {
    const noted = new NotedRows();
    return { wanted: fieldsOfContacts, read: readContactRow, notes: noted.notes, store };

    async function store(
      tx: Transaction,
      sent: readonly ContactRowOfFile[],
      numbers: readonly number[],
    ): Promise<ImportOutcome[]> {
      const rows = await withOwnAddresses(tx, workspaceId, { rows: sent, numbers, notes: noted.notes });
      const marks = await KnownRows.mark(kernel, tx, workspaceId, rows);
      const placed = await Promise.all(
        rows.map((row, index) =>
          marks[index]?.isKnown
            ? undefined
            : placePerson(kernel, tx, workspaceId, { ...row, origin: "import", mayAdd: true }),
        ),
      );
      const group = rows.map((row, index) => ({ row, number: numbers[index]!, person: placed[index] }));
      await noted.note(tx, workspaceId, group);
      await KnownRows.keep(
        tx,
        workspaceId,
        marks.map((mark, index) => ({ mark, contactId: placed[index]?.contactId })),
      );
      return changeKnown(tx, workspaceId, rows, placed);
    }
  });
}

/**
 * One row after the other, because two may be of one person; what they change is written in one
 * statement.
 */
async function changeKnown(
  tx: Transaction,
  workspaceId: string,
  rows: readonly ContactRowOfFile[],
  placed: readonly (PlacedPerson | undefined)[],
): Promise<ImportOutcome[]> {
  const knownIds = new Set(placed.flatMap((person) => (person === undefined || person.isNew ? [] : [person.rootId])));
  const locked = await lockContacts(tx, workspaceId, [...knownIds]);
  const contacts = new Map(locked.map((contact) => [contact.id, contact]));
  const changed = new Set<string>();
  const outcomes = rows.map((row, index): ImportOutcome => {
    const person = placed[index];
    if (person?.isNew) return "created";
    const contact = person && contacts.get(person.rootId);
    const after = contact && withRow(contact, row);
    if (contact === undefined || JSON.stringify(after) === JSON.stringify(contact)) return "unchanged";
    contacts.set(contact.id, after!);
    changed.add(contact.id);
    emit(tx, contactChanged, { workspaceId, data: { contactId: ContactId.format(contact.id) } });
    return "changed";
  });
  const written = [...changed].map((id) => contacts.get(id)!);
  await updateContacts(
    tx,
    workspaceId,
    written.map((contact) => ({
      ...contact,
      search: searchWords([contact.name, contact.email, contact.phone, contact.company]),
    })),
  );
  return outcomes;
}

/** Replaces what was known by what the file says; tags and own fields are added. */
function withRow(contact: ContactRow, row: ContactRowOfFile): ContactRow {
  const identityOf = (kind: string) => row.identities.find((identity) => identity.kind === kind)?.value;
  return {
    ...contact,
    name: row.name ?? contact.name,
    company: row.company ?? contact.company,
    email: contact.email ?? identityOf("email") ?? null,
    phone: contact.phone ?? identityOf("phone") ?? null,
    tags: [...new Set([...contact.tags, ...row.tags])].slice(0, 50),
    custom: { ...contact.custom, ...row.custom },
  };
}
