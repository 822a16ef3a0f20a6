import { emit } from "../../../kernel/log/event.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { requireEmailAddress } from "../../identity/index.ts";
import { contactChanged } from "../events.ts";
import { ContactId } from "../ids.ts";
import { taken, withoutNulls } from "./create-contact.ts";
import { foldBlanks } from "./fold-blanks.ts";
import { addressIdOf, type Identity } from "./identity.ts";
import { requirePhoneNumber } from "./parse-phone-number.ts";
import { requireContact } from "./read-contact.ts";
import type { Contact, ContactChange } from "./schema.ts";
import { searchWords } from "./search-words.ts";
import { showContacts } from "./show-contacts.ts";
import {
  addIdentity,
  type ContactRow,
  deleteIdentity,
  findContactIdOfIdentity,
  lockContact,
  updateContact,
} from "./store.ts";

type Reachable = Pick<ContactRow, "email" | "phone">;

/** Throws identity-taken for an address that leads to another contact. */
export async function changeContact(context: Context, id: string, change: ContactChange): Promise<Contact> {
  const { workspaceId } = context.caller;
  const wanted: Partial<Reachable> = {
    ...(change.email === undefined ? {} : { email: change.email && requireEmailAddress(change.email) }),
    ...(change.phone === undefined ? {} : { phone: change.phone && requirePhoneNumber(change.phone, change.country) }),
  };
  return context.commit(async (tx) => {
    const { id: uuid } = await requireContact(tx, workspaceId, id);
    const contact = (await lockContact(tx, workspaceId, uuid))!;
    for (const kind of ["email", "phone"] as const) {
      if (wanted[kind] !== undefined) await changeIdentity(context, tx, contact, kind, wanted[kind]);
    }
    const { name = contact.name, company = contact.company, tags = contact.tags, custom } = change;
    const changed = {
      ...contact,
      ...wanted,
      name: name && foldBlanks(name),
      company: company && foldBlanks(company),
      tags,
      custom: withoutNulls({ ...contact.custom, ...custom }),
    };
    const search = searchWords([name, changed.email, changed.phone, company]);
    const row = await updateContact(tx, workspaceId, { ...changed, search });
    emit(tx, contactChanged, { workspaceId, data: { contactId: ContactId.format(uuid) } });
    return (await showContacts(tx, workspaceId, [row]))[0]!;
  });
}

/** A former address still leads to the contact, unless it is taken back with null. */
async function changeIdentity(
  { kernel, caller }: Context,
  tx: Transaction,
  contact: ContactRow,
  kind: "email" | "phone",
  value: string | null,
): Promise<void> {
  const { workspaceId } = caller;
  const former = contact[kind];
  if (value === null) {
    if (former !== null) await deleteIdentity(tx, workspaceId, contact.id, { kind, value: former });
    return;
  }
  const identity: Identity = { kind, value, isVerified: false };
  const addressId = kind === "phone" ? null : addressIdOf(kernel, workspaceId, identity);
  if (await addIdentity(tx, workspaceId, contact.id, { ...identity, addressId })) return;
  throw taken((await findContactIdOfIdentity(tx, workspaceId, identity)) ?? contact.id);
}
