import type { KnownPerson } from "../../../kernel/personal-data.ts";
import type { Queryable } from "../../../kernel/storage/database.ts";
import { ContactId } from "../ids.ts";
import { requireContact } from "./read-contact.ts";
import { findContactIdOfIdentity, findConversationIds, findIdentities, findOwnNumbers, findTogether } from "./store.ts";

/**
 * Gives a contact with all that are shown together with it, and everything by which they are found. Throws
 * not-found.
 */
export async function knownPerson(db: Queryable, workspaceId: string, id: string): Promise<KnownPerson> {
  const { id: contactId } = await requireContact(db, workspaceId, id);
  return personOf(db, workspaceId, await findTogether(db, workspaceId, contactId));
}

export async function personOf(
  db: Queryable,
  workspaceId: string,
  contactIds: readonly string[],
): Promise<KnownPerson> {
  const identities = await findIdentities(db, workspaceId, contactIds);
  const valuesOf = (kind: string) => identities.filter((each) => each.kind === kind).map(({ value }) => value);
  const phones = await findOwnNumbers(db, workspaceId, contactIds);
  const conversationIds = await findConversationIds(db, workspaceId, { contactIds, numbers: phones });
  const addresses = { userIds: valuesOf("user"), emails: valuesOf("email"), phones };
  return { workspaceId, contactIds, conversationIds, ...addresses };
}

/** Gives a user, and the contact that the user is, if there is one. */
export async function personOfUser(db: Queryable, workspaceId: string, userId: string): Promise<KnownPerson> {
  const contactId = await findContactIdOfIdentity(db, workspaceId, { kind: "user", value: userId });
  const person = await personOf(
    db,
    workspaceId,
    contactId === undefined ? [] : await findTogether(db, workspaceId, contactId),
  );
  return { ...person, userIds: [...new Set([...person.userIds, userId])] };
}

/** Gives the ids of all contacts that are shown together with this one; empty when there is none. */
export async function contactIdsOfPerson(db: Queryable, workspaceId: string, id: string): Promise<string[]> {
  const uuid = ContactId.parse(id);
  return uuid === undefined ? [] : findTogether(db, workspaceId, uuid);
}
