// Long because contacts and their identities are found and changed together.

import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, first, one, sql } from "../../../kernel/storage/sql.ts";
import type { Identity, IdentityKind } from "./identity.ts";

/** Tables `contact` and `contact_identity`. */

export type ContactRow = {
  id: string;
  name: string | null;
  email: string | null;
  phone: string | null;
  company: string | null;
  tags: string[];
  custom: Record<string, unknown>;
  origin: string;
  mergedIntoId: string | null;
  rootId: string;
  blockedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
};

export type IdentityRow = {
  kind: IdentityKind;
  value: string;
  isVerified: boolean;
  contactId: string;
  createdAt: Date;
};

const columns = sql`id, name, email, phone, company, tags, custom, origin, merged_into_id,
  root_id, blocked_at, created_at, updated_at`;

/** A contact begins with these. */
export type NewContact = {
  id: string;
  name: string | null;
  email: string | null;
  phone: string | null;
  company: string | null;
  tags: readonly string[];
  custom: Record<string, unknown>;
  origin: string;
  /** The words are those that `searchWords` makes. */
  search: string;
};

export type WantedIdentity = Identity & { addressId: string };

/** `contactId` is whom the identities lead to; `rootId` is where that contact is shown. */
export type Placed = { contactId: string; rootId: string; isNew: boolean; isComplete: boolean; isWhole: boolean };

/** A person to place: `contact` is made when none of the identities leads to one. */
export type PersonToPlace = { workspaceId: string; identities: readonly WantedIdentity[]; contact: NewContact };

/**
 * For each person, the contact of the first identity that leads to one, else a new contact; what leads
 * to none leads to this contact from now on. Beside a verified identity the others lead nowhere: a user
 * who claims a stranger's address does not become that stranger. `isComplete` is false when another
 * transaction took one of the identities meanwhile, `isWhole` when one leads to another contact. No two
 * of the list have an identity in common.
 */
export async function placePersons(tx: Transaction, persons: readonly PersonToPlace[]): Promise<Placed[]> {
  const wanted = persons.flatMap(({ workspaceId, identities }, index) =>
    identities.map((identity) => ({
      number: index,
      workspace_id: workspaceId,
      kind: identity.kind,
      value: identity.value,
      verified: identity.isVerified,
      address_id: identity.addressId,
    })),
  );
  const given = persons.map(({ workspaceId, contact }, index) => ({
    ...contact,
    number: index,
    workspace_id: workspaceId,
  }));
  return all<Placed & { number: number }>(tx)`
    with given as materialized (
      select * from json_to_recordset(${JSON.stringify(given)}::json) as given (number integer, workspace_id uuid, id uuid,
        name text, email text, phone text, company text, tags text[], custom jsonb, origin text, search text)
    ), wanted as materialized (
      select *, array_position(array['user', 'email', 'phone'], kind) as rank
      from json_to_recordset(${JSON.stringify(wanted)}::json)
        as wanted (number integer, workspace_id uuid, kind text, value text, verified boolean, address_id uuid)
    ), known as materialized (
      select wanted.*, found.contact_id
      -- The limit keeps one look into the index for each identity: of a list in JSON, PostgreSQL cannot
      -- tell how short it is, and would read the whole table.
      from wanted cross join lateral (
        select contact_id from contact_identity identity
        where identity.workspace_id = wanted.workspace_id and identity.kind = wanted.kind and identity.value = wanted.value
        limit 1
        -- Nobody erases the contact before this transaction has ended.
        for key share
      ) found
    ), first_known as (
      select distinct on (number) number, contact_id from known
      where verified or not exists (select from wanted other where other.number = known.number and other.verified)
      order by number, rank
    ), owner as materialized (
      select given.number, given.workspace_id, coalesce(first_known.contact_id, given.id) as id,
        first_known.contact_id is null as is_new
      from given left join first_known using (number)
    ), made as (
      insert into contact (workspace_id, id, root_id, name, email, phone, company, tags, custom, origin, search)
      select given.workspace_id, given.id, given.id, name, email, phone, company, tags, custom, origin,
        to_tsvector('simple', search)
      from given join owner using (number) where is_new order by given.id
    ), added as (
      insert into contact_identity (workspace_id, kind, value, contact_id, address_id, is_verified)
      select wanted.workspace_id, wanted.kind, wanted.value, owner.id, wanted.address_id, wanted.verified
      from wanted join owner using (number)
      where not exists (select from known where known.number = wanted.number and known.kind = wanted.kind)
      -- In one order, so that two nodes do not wait for each other.
      order by wanted.workspace_id, wanted.kind, wanted.value
      on conflict do nothing
      returning workspace_id, kind, value
    )
    select owner.number, owner.id as "contactId",
      coalesce((select root_id from contact where contact.workspace_id = owner.workspace_id and contact.id = owner.id),
        owner.id) as "rootId",
      is_new,
      not exists (
        select from wanted where wanted.number = owner.number
          and not exists (select from known where known.number = wanted.number and known.kind = wanted.kind)
          and not exists (select from added where added.workspace_id = wanted.workspace_id
            and added.kind = wanted.kind and added.value = wanted.value)) as is_complete,
      not exists (select from known where known.number = owner.number and contact_id <> owner.id) as is_whole
    from owner order by owner.number`;
}

/** Takes back a contact that was made a moment ago in this transaction. */
export async function deleteContact(tx: Transaction, workspaceId: string, id: string): Promise<void> {
  await execute(tx)`delete from contact where workspace_id = ${workspaceId} and id = ${id}`;
}

/** Finds where each contact is shown: itself, or the one that it was merged into. */
export async function findRoots(
  db: Queryable,
  workspaceId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await all<{ id: string; rootId: string }>(db)`
    select id, root_id from contact
    where workspace_id = ${workspaceId} and id = any(${ids}::uuid[])`;
  return new Map(found.map(({ id, rootId }) => [id, rootId]));
}

/** These are looked up in one statement for all that ask in the same moment. */
export type AskedIdentities = { workspaceId: string; identities: readonly Omit<Identity, "isVerified">[] };

/** For each, whether one of the identities leads to a contact that is blocked. */
export async function areAnyBlocked(db: Queryable, asked: readonly AskedIdentities[]): Promise<boolean[]> {
  const wanted = asked.flatMap(({ workspaceId, identities }, index) =>
    identities.map(({ kind, value }) => ({ number: index, workspace_id: workspaceId, kind, value })),
  );
  // Each look-up has a limit, so that PostgreSQL does not begin with all contacts of the workspace.
  const found = await all<{ number: number }>(db)`
    select distinct number
    from json_to_recordset(${JSON.stringify(wanted)}::json)
      as wanted (number integer, workspace_id uuid, kind text, value text)
    cross join lateral (
      select contact_id from contact_identity identity
      where identity.workspace_id = wanted.workspace_id and identity.kind = wanted.kind and identity.value = wanted.value
      limit 1
    ) leads_to
    cross join lateral (
      select root_id from contact part
      where part.workspace_id = wanted.workspace_id and part.id = leads_to.contact_id limit 1
    ) shown_as
    cross join lateral (
      select from contact root
      where root.workspace_id = wanted.workspace_id and root.id = shown_as.root_id and root.blocked_at is not null limit 1
    ) blocked`;
  const blocked = new Set(found.map(({ number }) => number));
  return asked.map((_each, index) => blocked.has(index));
}

export async function findContact(db: Queryable, workspaceId: string, id: string): Promise<ContactRow | undefined> {
  return first<ContactRow>(db)`
    select ${columns} from contact where workspace_id = ${workspaceId} and id = ${id}`;
}

/** The contact to which this address id was given. */
export async function findContactIdOfAddress(
  db: Queryable,
  workspaceId: string,
  addressId: string,
): Promise<string | undefined> {
  const found = await first<{ id: string }>(db)`
    select contact_id as id from contact_identity
    where workspace_id = ${workspaceId} and address_id = ${addressId}`;
  return found?.id;
}

export async function findContacts(db: Queryable, workspaceId: string, ids: readonly string[]): Promise<ContactRow[]> {
  const uuids = ids.filter((id) => id !== "");
  if (uuids.length === 0) return [];
  return all<ContactRow>(db)`
    select ${columns} from contact
    where workspace_id = ${workspaceId} and id = any(${uuids}::uuid[])`;
}

type Part = Pick<IdentityRow, "kind" | "value" | "isVerified" | "createdAt"> & { shownAt: string };

/**
 * The identities of these contacts and of those that were merged into them, oldest first, and who
 * was merged. A contact that was merged itself shows its own.
 */
export async function findParts(
  db: Queryable,
  workspaceId: string,
  ids: readonly string[],
): Promise<{ identities: Part[]; merged: { id: string; rootId: string }[] }> {
  if (ids.length === 0) return { identities: [], merged: [] };
  const merged = await all<{ id: string; rootId: string }>(db)`
    select id, root_id from contact
    where workspace_id = ${workspaceId} and root_id = any(${ids}::uuid[]) and merged_into_id is not null
    order by merged_at, id`;
  const asked = new Set(ids);
  const rootOf = new Map(merged.map(({ id, rootId }) => [id, rootId]));
  const identities = await all<Omit<Part, "shownAt"> & { contactId: string }>(db)`
    select kind, value, is_verified, contact_id, created_at
    from contact_identity
    where workspace_id = ${workspaceId} and contact_id = any(${[...ids, ...rootOf.keys()]}::uuid[])
    order by created_at, kind, value`;
  return {
    identities: identities.flatMap((row) => {
      const root = rootOf.get(row.contactId);
      const own = asked.has(row.contactId) ? [{ ...row, shownAt: row.contactId }] : [];
      return root === undefined ? own : [...own, { ...row, shownAt: root }];
    }),
    merged: merged,
  };
}

/**
 * The contact as part of which this one is shown, and all that are shown with it; empty when there
 * is none.
 */
export async function findTogether(db: Queryable, workspaceId: string, id: string): Promise<string[]> {
  const found = await all<{ id: string }>(db)`
    with root as materialized (select root_id from contact where workspace_id = ${workspaceId} and id = ${id})
    select root_id as id from root
    union all
    -- The index by root has only the contacts that are merged.
    select id from contact
    where workspace_id = ${workspaceId} and root_id = (select root_id from root) and merged_into_id is not null
    order by id`;
  return found.map((row) => row.id);
}

/** Remembers that the contact spoke in the conversation. */
export async function linkConversation(
  tx: Transaction,
  workspaceId: string,
  contactId: string,
  conversationId: string,
): Promise<void> {
  await execute(tx)`
    insert into contact_conversation (workspace_id, contact_id, conversation_id)
    values (${workspaceId}, ${contactId}, ${conversationId}) on conflict do nothing`;
}

export async function unlinkConversation(
  tx: Transaction,
  workspaceId: string,
  contactId: string,
  conversationId: string,
): Promise<void> {
  await execute(tx)`
    delete from contact_conversation
    where workspace_id = ${workspaceId} and contact_id = ${contactId}
      and conversation_id = ${conversationId}`;
}

/** In order. */
export async function findConversationIds(
  db: Queryable,
  workspaceId: string,
  contactIds: readonly string[],
): Promise<string[]> {
  const found = await all<{ id: string }>(db)`
    select distinct conversation_id as id from contact_conversation
    where workspace_id = ${workspaceId} and contact_id = any(${contactIds}::uuid[]) order by id`;
  return found.map(({ id }) => id);
}

export async function findContactIdOfIdentity(
  db: Queryable,
  workspaceId: string,
  { kind, value }: Omit<Identity, "isVerified">,
): Promise<string | undefined> {
  const found = await first<{ id: string }>(db)`
    select contact_id as id from contact_identity
    where workspace_id = ${workspaceId} and kind = ${kind} and value = ${value}`;
  return found?.id;
}

export async function findIdentities(
  db: Queryable,
  workspaceId: string,
  contactIds: readonly string[],
): Promise<IdentityRow[]> {
  return all<IdentityRow>(db)`
    select kind, value, is_verified, contact_id, created_at
    from contact_identity
    where workspace_id = ${workspaceId} and contact_id = any(${contactIds}::uuid[])
    order by kind, value`;
}

export async function lockContact(tx: Transaction, workspaceId: string, id: string): Promise<ContactRow | undefined> {
  return first<ContactRow>(tx)`
    select ${columns} from contact where workspace_id = ${workspaceId} and id = ${id} for no key update`;
}

/** Those that are there. Locks rows in the order of ids. */
export async function lockContacts(
  tx: Transaction,
  workspaceId: string,
  ids: readonly string[],
): Promise<ContactRow[]> {
  if (ids.length === 0) return [];
  return all<ContactRow>(tx)`
    select ${columns} from contact where workspace_id = ${workspaceId} and id = any(${ids}::uuid[])
    order by contact.id for no key update`;
}

type ContactToWrite = Pick<ContactRow, "id" | "name" | "email" | "phone" | "company" | "tags" | "custom"> & {
  search: string;
};

/** Contacts that the transaction has locked. */
export async function updateContacts(
  tx: Transaction,
  workspaceId: string,
  contacts: readonly ContactToWrite[],
): Promise<void> {
  if (contacts.length === 0) return;
  await execute(tx)`
    update contact set name = given.name, email = given.email, phone = given.phone, company = given.company,
      tags = given.tags, custom = given.custom, search = to_tsvector('simple', given.search), updated_at = now()
    from json_to_recordset(${JSON.stringify(contacts)}::json) as given
      (id uuid, name text, email text, phone text, company text, tags text[], custom jsonb, search text)
    where contact.workspace_id = ${workspaceId} and contact.id = given.id`;
}

export async function updateContact(
  tx: Transaction,
  workspaceId: string,
  contact: ContactToWrite,
): Promise<ContactRow> {
  return one<ContactRow>(tx)`
    update contact set name = ${contact.name}, email = ${contact.email}, phone = ${contact.phone},
      company = ${contact.company}, tags = ${contact.tags}::text[], custom = ${JSON.stringify(contact.custom)}::jsonb,
      search = to_tsvector('simple', ${contact.search}), updated_at = now()
    where workspace_id = ${workspaceId} and id = ${contact.id}
    returning ${columns}`;
}

/**
 * Gives the contact an identity that leads to nobody yet, or marks its own as verified. False when
 * it leads to another.
 */
export async function addIdentity(
  tx: Transaction,
  workspaceId: string,
  contactId: string,
  identity: WantedIdentity,
): Promise<boolean> {
  const added = await execute(tx)`
    insert into contact_identity as found (workspace_id, kind, value, contact_id, address_id, is_verified)
    values (${workspaceId}, ${identity.kind}, ${identity.value}, ${contactId}, ${identity.addressId}, ${identity.isVerified})
    on conflict (workspace_id, kind, value) do update set is_verified = found.is_verified or excluded.is_verified
      where found.contact_id = excluded.contact_id
    returning kind`;
  return added > 0;
}

/** False when nothing changed. */
export async function writeBlocked(
  tx: Transaction,
  workspaceId: string,
  id: string,
  isBlocked: boolean,
): Promise<boolean> {
  const updated = await execute(tx)`
    update contact set blocked_at = case when ${isBlocked}::boolean then now() end, updated_at = now()
    where workspace_id = ${workspaceId} and id = ${id} and (blocked_at is null) = ${isBlocked}::boolean
    returning id`;
  return updated > 0;
}

/** Identities first: a lead that is on its way holds them. */
export async function eraseContacts(
  tx: Transaction,
  workspaceId: string,
  ids: readonly string[],
): Promise<{ contacts: number; identities: number }> {
  const identities = await execute(tx)`
    delete from contact_identity
    where workspace_id = ${workspaceId} and contact_id = any(${ids}::uuid[])`;
  const contacts = await execute(tx)`
    delete from contact where workspace_id = ${workspaceId} and id = any(${ids}::uuid[])`;
  return { contacts, identities };
}

export async function deleteIdentity(
  tx: Transaction,
  workspaceId: string,
  contactId: string,
  { kind, value }: Omit<Identity, "isVerified">,
): Promise<void> {
  await execute(tx)`
    delete from contact_identity where workspace_id = ${workspaceId} and contact_id = ${contactId}
      and kind = ${kind} and value = ${value}`;
}
