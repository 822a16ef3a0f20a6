import { emit } from "../../../kernel/log/event.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { contactChanged } from "../events.ts";
import { ContactId } from "../ids.ts";
import { foldBlanks } from "../people/fold-blanks.ts";
import { addressIdOf } from "../people/identity.ts";
import { type PlacedPerson, placePerson } from "../people/place-person.ts";
import { searchWords } from "../people/search-words.ts";
import { addIdentity, type ContactRow, findParts, keepRoots, lockContacts, updateContacts } from "../people/store.ts";
import { type ImportCall, type ImportOutcome, importRows } from "./import-rows.ts";
import { KnownRows } from "./known-rows.ts";
import { NotedRows } from "./noted-rows.ts";
import {
  type ContactRowOfFile,
  fieldsOfContacts,
  nobody,
  notAnAddress,
  type RowFault,
  readContactRow,
} from "./read-contact-row.ts";
import type { ImportReport } from "./schema.ts";
import { withOwnAddresses } from "./with-own-addresses.ts";

/** Makes or changes a contact for each row of a file. */
export function importContacts(call: ImportCall): Promise<ImportReport> {
  const { kernel, caller } = call;
  const { workspaceId } = caller;
  return importRows(call, () => {
    const noted = new NotedRows();
    return { wanted: fieldsOfContacts, read: readContactRow, isLast, notes: noted.notes, store };

    async function store(
      tx: Transaction,
      sent: readonly ContactRowOfFile[],
      numbers: readonly number[],
    ): Promise<(ImportOutcome | RowFault)[]> {
      const found = await withKnown(tx, workspaceId, sent);
      const faults = found.map(faultOf);
      const fitting = [...found.keys()].filter((index) => faults[index] === undefined);
      const rows = await withOwnAddresses(tx, workspaceId, {
        rows: fitting.map((index) => found[index]!),
        numbers: fitting.map((index) => numbers[index]!),
        notes: noted.notes,
      });
      const marks = await KnownRows.mark(kernel, tx, workspaceId, rows);
      const placed = await Promise.all(
        rows.map((row, index) => {
          if (marks[index]?.isKnown) return undefined;
          if (row.rootId !== undefined) return addTo(tx, row, row.rootId);
          return placePerson(kernel, tx, workspaceId, { ...row, origin: "import", mayAdd: true });
        }),
      );
      const group = rows.map((row, index) => ({ row, number: numbers[fitting[index]!]!, person: placed[index] }));
      await noted.note(tx, workspaceId, group);
      await KnownRows.keep(
        tx,
        workspaceId,
        marks.map((mark, index) => ({ mark, contactId: placed[index]?.contactId })),
      );
      const outcomes = await changeKnown(tx, workspaceId, rows, placed);
      return faults.map((fault) => fault ?? outcomes.shift()!);
    }

    /** A contact that a row names by its id gets the identities that it lacks. */
    async function addTo(tx: Transaction, { identities, has }: KnownRow, rootId: string): Promise<PlacedPerson> {
      for (const identity of identities.filter(({ kind, value }) => !has.has(`${kind}:${value}`))) {
        const addressId = identity.kind === "phone" ? null : addressIdOf(kernel, workspaceId, identity);
        await addIdentity(tx, workspaceId, rootId, { ...identity, addressId });
      }
      return { contactId: rootId, rootId, isNew: false, isWhole: true };
    }
  });
}

/** A row with the contact that it names by its id, as part of which that is shown, and what leads to it. */
type KnownRow = ContactRowOfFile & { rootId: string | undefined; has: ReadonlySet<string> };

async function withKnown(tx: Transaction, workspaceId: string, rows: readonly ContactRowOfFile[]): Promise<KnownRow[]> {
  const roots = await keepRoots(tx, workspaceId, [...new Set(rows.flatMap(({ knownId }) => knownId ?? []))]);
  const { identities } = await findParts(tx, workspaceId, [...new Set(roots.values())]);
  const identitiesOf = Map.groupBy(identities, ({ shownAt }) => shownAt);
  return rows.map((row) => {
    const rootId = row.knownId && roots.get(row.knownId);
    const known = (rootId && identitiesOf.get(rootId)) || [];
    return {
      ...row,
      rootId,
      has: new Set(known.flatMap(({ kind, value }) => [`${kind}:${value}`, `${kind}:${value.trim()}`])),
    };
  });
}

function faultOf({ rootId, has, doubtful, identities, name }: KnownRow): RowFault | undefined {
  if (doubtful.some((address) => !has.has(`email:${address}`))) return notAnAddress;
  return rootId === undefined && identities.length === 0 && name === undefined ? nobody : undefined;
}

/** A name and a number lead to the one contact that has both, and other rows of the file may make it. */
function isLast({ knownId, name, identities }: ContactRowOfFile): boolean {
  return knownId === undefined && name !== undefined && identities.length === 1 && identities[0]!.kind === "phone";
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
    name: saidOf(contact.name, row.name),
    company: saidOf(contact.company, row.company),
    email: contact.email ?? identityOf("email") ?? null,
    phone: contact.phone ?? identityOf("phone") ?? null,
    tags: [...new Set([...contact.tags, ...row.tags])].slice(0, 50),
    custom: { ...contact.custom, ...row.custom },
  };
}

/** A name that was stored with other blanks is the same. */
function saidOf(stored: string | null, said: string | undefined): string | null {
  return said === undefined || foldBlanks(stored ?? "") === said ? stored : said;
}
