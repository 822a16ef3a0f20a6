import { invalidRequest, Problem } from "../../../kernel/problem.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { requireEmailAddress } from "../../identity/index.ts";
import { ContactId } from "../ids.ts";
import { identityTaken } from "../problems.ts";
import type { Identity } from "./identity.ts";
import { requirePhoneNumber } from "./parse-phone-number.ts";
import { placePerson } from "./place-person.ts";
import { readContact } from "./read-contact.ts";
import type { Contact, NewContact } from "./schema.ts";

/**
 * Makes a contact. Throws identity-taken, naming the contact to which an address or a user's id leads.
 * Several contacts may have one number.
 */
export async function createContact(context: Context, input: NewContact): Promise<Contact> {
  const { kernel, caller } = context;
  const { workspaceId } = caller;
  const identities = identitiesOf(input);
  if (identities.length === 0 && !input.name) {
    throw new Problem(
      invalidRequest,
      "Send at least a name, an e-mail address, a phone number or your id of the user.",
      {
        errors: [{ pointer: "/body/name", message: "is needed, or an address, a number or a userId" }],
      },
    );
  }
  const done = context.progress?.value as { contactId: string } | undefined;
  const make = async (tx: Transaction) => {
    const placed = await placePerson(kernel, tx, workspaceId, {
      identities,
      name: input.name ?? undefined,
      company: input.company ?? undefined,
      tags: input.tags,
      custom: withoutNulls(input.custom),
      origin: "api",
    });
    if (!placed.isNew || !placed.isWhole) throw taken(placed.rootId);
    return { contactId: ContactId.format(placed.contactId) };
  };
  // A retry reads the contact, so that it tells nothing of one that was erased since.
  const { contactId } = done ?? (await context.commit(make, { progressOf: (made) => made }));
  return readContact(context, contactId);
}

export function taken(contactId: string): Problem {
  const id = ContactId.format(contactId);
  return new Problem(identityTaken, `It leads to the contact ${id}: change that one, or merge the two.`, {
    members: { contactId: id },
  });
}

function identitiesOf(input: NewContact): Identity[] {
  const { userId, email, phone, country, emailVerified = false, phoneVerified = false } = input;
  return [
    ...(userId === undefined ? [] : [{ kind: "user", value: userId, isVerified: true } as const]),
    ...(email ? [{ kind: "email", value: requireEmailAddress(email), isVerified: emailVerified } as const] : []),
    ...(phone
      ? [{ kind: "phone", value: requirePhoneNumber(phone, country), isVerified: phoneVerified } as const]
      : []),
  ];
}

export function withoutNulls<Fields extends Record<string, unknown>>(fields: Fields | undefined): Fields {
  return Object.fromEntries(Object.entries(fields ?? {}).filter(([, value]) => value !== null)) as Fields;
}
