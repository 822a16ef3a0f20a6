import { invalidRequest, notFound, Problem } from "../../../kernel/problem.ts";
import type { Queryable } from "../../../kernel/storage/database.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { ContactId } from "../ids.ts";
import { isAddressId } from "./identity.ts";
import type { Contact } from "./schema.ts";
import { showContacts } from "./show-contacts.ts";
import { type ContactRow, findContact, findContactIdOfAddress } from "./store.ts";

export async function readContact({ kernel, caller }: Context, id: string): Promise<Contact> {
  const { query } = kernel.database;
  const row = await requireContact(query, caller.workspaceId, id);
  return (await showContacts(query, caller.workspaceId, [row]))[0]!;
}

/**
 * Gives the contact of an id, also of an id that a browser was told. Throws not-found, or invalid-request when
 * a field named the contact.
 */
export async function requireContact(
  db: Queryable,
  workspaceId: string,
  id: string,
  pointer?: string,
): Promise<ContactRow> {
  const uuid = await contactUuidOf(db, workspaceId, id);
  const row = uuid === undefined ? undefined : await findContact(db, workspaceId, uuid);
  if (row !== undefined) return row;
  if (pointer === undefined) throw new Problem(notFound, "No contact has this id. List them with GET /api/contacts.");
  throw new Problem(invalidRequest, "No contact has the id that the body names. List them with GET /api/contacts.", {
    errors: [{ pointer, message: "is not the id of a contact" }],
  });
}

async function contactUuidOf(db: Queryable, workspaceId: string, id: string): Promise<string | undefined> {
  const uuid = ContactId.parse(id);
  if (uuid === undefined || !isAddressId(uuid)) return uuid;
  return findContactIdOfAddress(db, workspaceId, uuid);
}
