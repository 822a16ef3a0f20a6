import type { Kernel } from "../../../kernel/kernel.ts";
import { emit } from "../../../kernel/log/event.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { togetherInTransaction } from "../../../kernel/storage/group-commit.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import { contactCreated } from "../events.ts";
import { ContactId } from "../ids.ts";
import { foldBlanks } from "./fold-blanks.ts";
import { addressIdOf, type Identity } from "./identity.ts";
import { searchWords } from "./search-words.ts";
import * as store from "./store.ts";

/** A person as a form, a chat or an import describes them. The most telling identity comes first. */
type Person = {
  identities: readonly Identity[];
  name?: string | undefined;
  company?: string | undefined;
  tags?: readonly string[] | undefined;
  custom?: Record<string, unknown> | undefined;
  origin: "lead" | "chat" | "import" | "api" | "newsletter";
  /** A member says it, so that a known contact gets the identities that it lacks. */
  mayAdd?: boolean;
};

/**
 * `rootId` is the contact as part of which it is shown, after a merge. `isWhole` is false when one of the
 * identities leads to another contact.
 */
export type PlacedPerson = { contactId: string; rootId: string; isNew: boolean; isWhole: boolean };

/** Another transaction can take an identity between two statements, but each identity only once. */
const mostAttempts = 5;

/**
 * Gives the contact of a person: found by an address or a user's id, or made with the identities. A number alone
 * finds nobody, because people share it. What is known of a contact is not changed by what a stranger
 * says, who adds no identity either. The persons of one transaction are placed together.
 */
export async function placePerson(
  kernel: Kernel,
  tx: Transaction,
  workspaceId: string,
  person: Person,
): Promise<PlacedPerson> {
  const identities = person.identities.map((identity) => ({
    ...identity,
    addressId: identity.kind === "phone" ? null : addressIdOf(kernel, workspaceId, identity),
  }));
  const writtenOf = (kind: Identity["kind"]) => identities.find((identity) => identity.kind === kind)?.value ?? null;
  const { name: writtenName, company: writtenCompany } = person;
  const name = writtenName === undefined ? null : foldBlanks(writtenName);
  const company = writtenCompany === undefined ? null : foldBlanks(writtenCompany);
  const contact = {
    name,
    email: writtenOf("email"),
    phone: writtenOf("phone"),
    company,
    tags: person.tags ?? [],
    custom: person.custom ?? {},
    origin: person.origin,
    search: searchWords([name, writtenOf("email"), writtenOf("phone"), company]),
  };
  const mayAdd = person.mayAdd ?? false;
  for (let attempt = 1; ; attempt++) {
    const placed = await placeTogether(tx, { workspaceId, identities, mayAdd, contact: { id: newUuid(), ...contact } });
    if (placed.isComplete || attempt === mostAttempts) {
      if (placed.isNew) {
        emit(tx, contactCreated, { workspaceId, data: { contactId: ContactId.format(placed.contactId) } });
      }
      const { contactId, rootId, isNew, isWhole } = placed;
      return { contactId, rootId, isNew, isWhole };
    }
    // Other transactions have committed since: the next look finds what they made.
    if (placed.isNew) await store.deleteContact(tx, workspaceId, placed.contactId);
  }
}

/** Persons who have an identity in common are placed one after the other: the later ones find the first. */
const placeTogether = togetherInTransaction(async (tx: Transaction, persons: store.PersonToPlace[]) => {
  const placed = new Map<store.PersonToPlace, store.Placed>();
  for (let waiting = persons; waiting.length > 0; waiting = waiting.filter((person) => !placed.has(person))) {
    const group = withoutCommonIdentities(waiting);
    const found = await store.placePersons(tx, group);
    for (const [index, person] of group.entries()) placed.set(person, found[index]!);
  }
  return persons.map((person) => placed.get(person)!);
});

function withoutCommonIdentities(persons: readonly store.PersonToPlace[]): store.PersonToPlace[] {
  const taken = new Set<string>();
  return persons.filter(({ workspaceId, identities }) => {
    const keys = identities.map(({ kind, value }) => `${workspaceId}:${kind}:${value}`);
    const isFree = keys.every((key) => !taken.has(key));
    // Those after it wait for this person, whether it is placed now or later.
    for (const key of keys) taken.add(key);
    return isFree;
  });
}
