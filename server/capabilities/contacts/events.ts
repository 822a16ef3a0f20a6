import Type from "typebox";
import type { Kernel } from "../../kernel/kernel.ts";
import { defineEvent } from "../../kernel/log/event.ts";
import { ContactId } from "./ids.ts";
import { Contact } from "./people/schema.ts";
import { showContacts } from "./people/show-contacts.ts";
import { findContacts } from "./people/store.ts";

/** Events name the visitor and not the user, whose id may be personal. */
const schema = Type.Object({ visitorId: Type.String() });

export const visitorBlocked = defineEvent({
  type: "visitor.blocked",
  summary: "A visitor or user was blocked: every request of theirs is refused from now on.",
  visibleTo: "contacts:read",
  schema,
});

export const visitorUnblocked = defineEvent({
  type: "visitor.unblocked",
  summary: "A visitor or user is no longer blocked.",
  visibleTo: "contacts:read",
  schema,
});

/** Stored events name the contact; receivers read what is known of it then. Erased, it is gone from them. */
const ofContact = Type.Object({ contactId: Type.String() });
const readContact = {
  schema: Contact,
  async read(kernel: Kernel, workspaceId: string, data: { contactId: string }[]) {
    const { query } = kernel.database;
    const ids = data.map(({ contactId }) => ContactId.parse(contactId) ?? "");
    const shown = await showContacts(query, workspaceId, await findContacts(query, workspaceId, ids));
    const byId = new Map(shown.map((contact) => [contact.id as string, contact]));
    return data.map(({ contactId }) => byId.get(contactId));
  },
};

export const contactCreated = defineEvent({
  type: "contact.created",
  summary: "A person became a contact: by a lead, an import, or a call.",
  visibleTo: "contacts:read",
  schema: ofContact,
  expansion: readContact,
});

export const contactChanged = defineEvent({
  type: "contact.changed",
  summary: "What is known of a contact was changed, or the contact was blocked or unblocked.",
  visibleTo: "contacts:read",
  schema: ofContact,
  expansion: readContact,
});

const ofTwo = Type.Object({ contactId: Type.String(), intoId: Type.String() });

export const contactMerged = defineEvent({
  type: "contact.merged",
  summary: "A contact is shown as part of another one from now on.",
  visibleTo: "contacts:read",
  schema: ofTwo,
});

export const contactUnmerged = defineEvent({
  type: "contact.unmerged",
  summary: "A contact stands for itself again.",
  visibleTo: "contacts:read",
  schema: ofTwo,
});

export const contactErased = defineEvent({
  type: "contact.erased",
  summary: "A contact and everything that was kept of the person was erased.",
  visibleTo: "contacts:read",
  schema: ofContact,
});
