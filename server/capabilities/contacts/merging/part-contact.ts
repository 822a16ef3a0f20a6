import { auditOperation } from "../../../kernel/audit.ts";
import { emit } from "../../../kernel/log/event.ts";
import type { Parted, Parting } from "../../../kernel/personal-data.ts";
import { invalidRequest, Problem } from "../../../kernel/problem.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { lockWorkspace } from "../../identity/index.ts";
import { contactChanged, contactCreated } from "../events.ts";
import { ContactId } from "../ids.ts";
import { readContact, requireContact } from "../people/read-contact.ts";
import type { Contact } from "../people/schema.ts";
import { searchWords } from "../people/search-words.ts";
import {
  addIdentity,
  type ContactRow,
  findConversationIds,
  findIdentities,
  type IdentityRow,
  lockContact,
  updateContact,
} from "../people/store.ts";
import type { PartedIdentities } from "./schema.ts";
import { insertParted, moveConversationLinks, moveIdentities, takeNoted } from "./store.ts";

/**
 * Makes a contact of some identities of another one, because a member says that they are those of a second
 * person. What names them goes along: leads, subscriptions, conversations. Throws not-found, and
 * invalid-request for what is no identity of this contact itself, or for all of them.
 */
export async function partContact(context: Context, id: string, input: PartedIdentities): Promise<Contact> {
  const { caller } = context;
  const { workspaceId } = caller;
  const madeId = await context.commit(async (tx) => {
    // A merge, or another parting, of the same contact waits.
    await lockWorkspace(tx, workspaceId);
    const { id: fromId } = await requireContact(tx, workspaceId, id);
    const from = (await lockContact(tx, workspaceId, fromId))!;
    const own = await findIdentities(tx, workspaceId, [fromId]);
    const moved = chosenOf(own, input.identities);
    const intoId = newUuid();
    const names = await takeNoted(tx, workspaceId, { contactId: fromId, values: moved.map(({ value }) => value) });
    await insertParted(tx, workspaceId, { id: intoId, fromId, ...shownBy(moved, input.name ?? names[0] ?? null) });
    const kinds = moved.map(({ kind }) => kind);
    await moveIdentities(tx, workspaceId, { fromId, intoId, kinds, values: moved.map(({ value }) => value) });
    const parted = await partAll(context, tx, { workspaceId, fromId, intoId, ...addressesOf(moved) });
    const given = [...(input.sharedNumbers ?? []), ...parted.phones];
    const shared = await shareNumbers(tx, workspaceId, { intoId, own, moved }, given);
    const into = (await lockContact(tx, workspaceId, intoId))!;
    const name = into.name ?? parted.names[0] ?? null;
    await write(tx, workspaceId, { ...into, name, phone: into.phone ?? shared[0] ?? null });
    await write(tx, workspaceId, without(from, own, moved));
    const data = { contactId: ContactId.format(intoId), fromId: ContactId.format(fromId) };
    await auditOperation(context, tx, "contact.parted", fromId, { contactId: data.contactId });
    emit(tx, contactCreated, { workspaceId, data: { contactId: data.contactId } });
    emit(tx, contactChanged, { workspaceId, data: { contactId: data.fromId } });
    return data.contactId;
  });
  return readContact(context, madeId);
}

function chosenOf(own: readonly IdentityRow[], named: PartedIdentities["identities"]): IdentityRow[] {
  const chosen = named.map(({ kind, value }, index) => {
    const found = own.find((identity) => identity.kind === kind && identity.value === value);
    if (found !== undefined) return found;
    throw new Problem(
      invalidRequest,
      "Name identities as the contact shows them. Those of a contact that was merged into it come apart with unmerge.",
      { errors: [{ pointer: `/body/identities/${index}`, message: "is no identity of this contact" }] },
    );
  });
  if (new Set(chosen).size < own.length) return [...new Set(chosen)];
  throw new Problem(invalidRequest, "Leave the contact one of its identities: else nobody is parted from it.", {
    errors: [{ pointer: "/body/identities", message: "are all that the contact has" }],
  });
}

function addressesOf(identities: readonly IdentityRow[]) {
  const valuesOf = (kind: string) => identities.filter((each) => each.kind === kind).map(({ value }) => value);
  return { userIds: valuesOf("user"), emails: valuesOf("email"), phones: valuesOf("phone") };
}

/** Shows a contact by the oldest of its addresses. */
function shownBy(identities: readonly IdentityRow[], name: string | null) {
  const oldest = identities.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  const firstOf = (kind: string) => oldest.find((identity) => identity.kind === kind)?.value ?? null;
  const [email, phone] = [firstOf("email"), firstOf("phone")];
  return { name, email, phone, search: searchWords([name, email, phone]) };
}

/** Every capability gives the second person what names them. */
async function partAll(
  { kernel }: Context,
  tx: Transaction,
  parting: Omit<Parting, "conversationIds">,
): Promise<Required<Parted>> {
  const { workspaceId, fromId, intoId } = parting;
  const conversationIds = await findConversationIds(tx, workspaceId, { contactIds: [fromId], numbers: [] });
  const parted: Parted[] = [];
  for (const { part } of kernel.personalData) {
    if (part !== undefined) parted.push(await part(tx, { ...parting, conversationIds }));
  }
  const going = parted.flatMap((each) => each.conversationIds ?? []);
  const { phones: calledFrom } = parting;
  await moveConversationLinks(tx, workspaceId, { fromId, intoId, conversationIds: going, calledFrom });
  const phones = parted.flatMap((each) => each.phones ?? []);
  return { conversationIds: going, phones, names: parted.flatMap((each) => each.names ?? []) };
}

/** Numbers that the second person gave too, or a member says it of, are those of both. */
async function shareNumbers(
  tx: Transaction,
  workspaceId: string,
  { intoId, own, moved }: { intoId: string; own: readonly IdentityRow[]; moved: readonly IdentityRow[] },
  phones: readonly string[],
): Promise<string[]> {
  const shared = own.filter(
    (identity) => identity.kind === "phone" && !moved.includes(identity) && phones.includes(identity.value),
  );
  for (const { kind, value, isVerified } of shared) {
    await addIdentity(tx, workspaceId, intoId, { kind, value, isVerified, addressId: null });
  }
  return shared.map(({ value }) => value);
}

/** Gives the first person, without what was parted. */
function without(from: ContactRow, own: readonly IdentityRow[], moved: readonly IdentityRow[]): ContactRow {
  const left = shownBy(
    own.filter((identity) => !moved.includes(identity)),
    from.name,
  );
  const isGone = (value: string | null) => moved.some((identity) => identity.value === value);
  return {
    ...from,
    email: isGone(from.email) ? left.email : from.email,
    phone: isGone(from.phone) ? left.phone : from.phone,
  };
}

async function write(tx: Transaction, workspaceId: string, contact: ContactRow): Promise<void> {
  const { name, email, phone, company } = contact;
  await updateContact(tx, workspaceId, { ...contact, search: searchWords([name, email, phone, company]) });
}
