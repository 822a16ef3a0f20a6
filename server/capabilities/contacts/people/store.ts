// Long because contacts and their identities are found and changed together.

import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, first, one, type Sql, sql } from "../../../kernel/storage/sql.ts";
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

/** A phone number has no `addressId`, because several people may share it. */
export type WantedIdentity = Identity & { addressId: string | null };

/** `contactId` is whom the identities lead to; `rootId` is where that contact is shown. */
export type Placed = { contactId: string; rootId: string; isNew: boolean; isComplete: boolean; isWhole: boolean };

/**
 * A person to place: `contact` is made when none of the identities leads to one. `mayAdd`: a member says it, so
 * that a known contact gets the identities that it lacks.
 */
export type PersonToPlace = {
  workspaceId: string;
  identities: readonly WantedIdentity[];
  mayAdd: boolean;
  contact: NewContact;
};

/**
 * Gives for each person the contact of the first identity that leads to one, else a new contact, to which all
 * of them lead that lead to nobody yet. A number leads to nobody: people share it. Only where a
 * person gives nothing else but a name, the one contact of this number and name is meant. Beside a verified
 * identity the others lead nowhere: a user who claims a stranger's address does not become that stranger.
 * `isComplete` is false when another transaction took one of the identities meanwhile, `isWhole` when one
 * leads to another contact. No two of the list have an identity in common.
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
      is_alone: identities.length === 1,
    })),
  );
  const given = persons.map(({ workspaceId, mayAdd, contact }, index) => ({
    ...contact,
    number: index,
    workspace_id: workspaceId,
    may_add: mayAdd,
  }));
  return all<Placed & { number: number }>(tx)`
    with given as materialized (
      select * from json_to_recordset(${JSON.stringify(given)}::json) as given (number integer, workspace_id uuid, id uuid,
        name text, email text, phone text, company text, tags text[], custom jsonb, origin text, search text,
        may_add boolean)
    ), wanted as materialized (
      select *, array_position(array['user', 'email', 'phone'], kind) as rank
      from json_to_recordset(${JSON.stringify(wanted)}::json) as wanted (number integer, workspace_id uuid, kind text,
        value text, verified boolean, address_id uuid, is_alone boolean)
    ), known as materialized (
      select wanted.*, found.contact_id
      -- The limit keeps one look into the index for each identity: of a list in JSON, PostgreSQL cannot
      -- tell how short it is, and would read the whole table.
      from wanted cross join lateral (
        select contact_id from contact_identity identity
        where identity.workspace_id = wanted.workspace_id and identity.kind = wanted.kind and identity.value = wanted.value
          and wanted.kind <> 'phone'
        limit 1
        -- Nobody erases the contact before this transaction has ended.
        for key share
      ) found
    ), named as materialized (
      select wanted.*, namesakes.contact_id
      from wanted join given using (number) cross join lateral (
        select (array_agg(contact.id order by contact.id))[1] as contact_id
        from contact_identity identity join contact
          on contact.workspace_id = identity.workspace_id and contact.id = identity.contact_id
        where identity.workspace_id = wanted.workspace_id and identity.kind = 'phone' and identity.value = wanted.value
          and lower(regexp_replace(btrim(contact.name), '\\s+', ' ', 'g')) = lower(given.name)
        having count(*) = 1
      ) namesakes
      where wanted.kind = 'phone' and wanted.is_alone and given.origin <> 'api'
    ), kept as materialized (
      select named.* from named cross join lateral (
        select from contact
        where contact.workspace_id = named.workspace_id and contact.id = named.contact_id for key share
      ) locked
    ), matched as materialized (
      select * from known union all select * from kept
    ), first_known as (
      select distinct on (number) number, contact_id from matched
      where verified or not exists (select from wanted other where other.number = matched.number and other.verified)
      order by number, rank
    ), owner as materialized (
      select given.number, given.workspace_id, coalesce(first_known.contact_id, given.id) as id,
        first_known.contact_id is null as is_new, first_known.contact_id is null or given.may_add as takes_all
      from given left join first_known using (number)
    ), made as (
      insert into contact (workspace_id, id, root_id, name, email, phone, company, tags, custom, origin, search)
      select given.workspace_id, given.id, given.id, name, email, phone, company, tags, custom, origin,
        to_tsvector('simple', search)
      from given join owner using (number) where is_new order by given.id
    ), missing as materialized (
      select wanted.*, owner.id as contact_id from wanted join owner using (number)
      where takes_all
        and not exists (select from matched where matched.number = wanted.number and matched.kind = wanted.kind)
    ), added as (
      insert into contact_identity (workspace_id, kind, value, contact_id, address_id, is_verified)
      select workspace_id, kind, value, contact_id, address_id, verified from missing
      -- In one order, so that two nodes do not wait for each other.
      order by workspace_id, kind, value
      on conflict do nothing
      returning workspace_id, kind, value
    )
    select owner.number, owner.id as "contactId",
      coalesce((select root_id from contact where contact.workspace_id = owner.workspace_id and contact.id = owner.id),
        owner.id) as "rootId",
      is_new,
      not exists (
        select from missing where missing.number = owner.number and missing.kind <> 'phone'
          and not exists (select from added where added.workspace_id = missing.workspace_id
            and added.kind = missing.kind and added.value = missing.value)) as is_complete,
      not exists (select from matched where matched.number = owner.number and contact_id <> owner.id) as is_whole
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

/** Like `findRoots`; nobody erases these contacts before this transaction has ended. */
export async function keepRoots(
  tx: Transaction,
  workspaceId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rootOf = await findRoots(tx, workspaceId, ids);
  if (rootOf.size === 0) return rootOf;
  const kept = await all<{ id: string }>(tx)`
    select id from contact
    where workspace_id = ${workspaceId} and id = any(${[...new Set(rootOf.values())]}::uuid[])
    order by id for key share`;
  const roots = new Set(kept.map(({ id }) => id));
  return new Map([...rootOf].filter(([, rootId]) => roots.has(rootId)));
}

/** Reads the own fields of contacts, and `company`; of one that was merged, those of the contact that stands for it. */
export async function findContactFields(
  db: Queryable,
  workspaceId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Readonly<Record<string, unknown>>>> {
  if (ids.length === 0) return new Map();
  const found = await all<{ id: string; fields: Record<string, unknown> }>(db)`
    select part.id, jsonb_build_object('company', root.company) || root.custom as fields
    from contact part join contact root on root.workspace_id = part.workspace_id and root.id = part.root_id
    where part.workspace_id = ${workspaceId} and part.id = any(${ids}::uuid[])`;
  return new Map(found.map(({ id, fields }) => [id, fields]));
}

/** No more contacts of one number are looked at. */
const mostOfOneNumber = 100;

/** These are looked up in one statement for all that ask in the same moment. */
export type AskedIdentities = { workspaceId: string; identities: readonly Omit<Identity, "isVerified">[] };

/**
 * Gives for each whether one of the identities leads to a contact that is blocked. A number does so when all
 * who have it are blocked: people who merely share it are not.
 */
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
      select bool_and(exists (
        select from contact part join contact root
          on root.workspace_id = part.workspace_id and root.id = part.root_id
        where part.workspace_id = leads_to.workspace_id and part.id = leads_to.contact_id
          and root.blocked_at is not null)) as is_blocked
      from (
        select workspace_id, contact_id from contact_identity identity
        where identity.workspace_id = wanted.workspace_id and identity.kind = wanted.kind
          and identity.value = wanted.value
        limit ${mostOfOneNumber}
      ) leads_to
    ) judged
    where is_blocked`;
  const blocked = new Set(found.map(({ number }) => number));
  return asked.map((_each, index) => blocked.has(index));
}

export async function findContact(db: Queryable, workspaceId: string, id: string): Promise<ContactRow | undefined> {
  return first<ContactRow>(db)`
    select ${columns} from contact where workspace_id = ${workspaceId} and id = ${id}`;
}

/** Finds the contact to which this address id was given. */
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
 * Finds the identities of these contacts and of those that were merged into them, oldest first, and who
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
 * Finds the contact as part of which this one is shown, and all that are shown with it; empty when there
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

/** Tells whether the person of the conversation has given this address there. */
export async function isAddressOfConversation(
  db: Queryable,
  workspaceId: string,
  conversationId: string,
  email: string,
): Promise<boolean> {
  const found = await first<{ id: string }>(db)`
    select contact.id from contact_conversation
    join contact on contact.workspace_id = contact_conversation.workspace_id
      and contact.id = contact_conversation.contact_id
    where contact_conversation.workspace_id = ${workspaceId}
      and contact_conversation.conversation_id = ${conversationId} and contact.email = ${email} limit 1`;
  return found !== undefined;
}

/** These contacts, and the ones as part of which merged ones among them are shown, within another statement. */
export const withRoots = (workspaceId: string, contactIds: Sql): Sql => sql`
  ${contactIds} union all
  select part.root_id from contact part
  where part.workspace_id = ${workspaceId} and part.merged_into_id is not null and part.id in (${contactIds})`;

/** Shows a contact's name, or else its address, within another statement. */
export const nameOfContact = (workspaceId: Sql, contactId: Sql): Sql => sql`(
  select coalesce(contact.name, contact.email) from contact
  where contact.workspace_id = ${workspaceId} and contact.id = ${contactId})`;

export async function linkByNumber(
  tx: Transaction,
  workspaceId: string,
  { number, conversationId }: { number: string; conversationId: string },
): Promise<void> {
  await execute(tx)`
    insert into contact_conversation (workspace_id, contact_id, conversation_id, by_number)
    select ${workspaceId}, (array_agg(contact.id order by contact.id))[1], ${conversationId}, ${number}
    from contact_identity identity join contact
      on contact.workspace_id = identity.workspace_id and contact.id = identity.contact_id
    where identity.workspace_id = ${workspaceId} and identity.kind = 'phone'
      and split_part(identity.value, ';', 1) = ${number}
      and not exists (
        select from contact_conversation linked
        where linked.workspace_id = ${workspaceId} and linked.conversation_id = ${conversationId})
    having count(distinct contact.root_id) = 1 and bool_and(identity.value = ${number})
    on conflict do nothing`;
}

/** Links the conversation with this contact alone, or with none. */
export async function writeSpeaker(
  tx: Transaction,
  workspaceId: string,
  { conversationId, contactId }: { conversationId: string; contactId: string | null },
): Promise<void> {
  await execute(tx)`
    delete from contact_conversation where workspace_id = ${workspaceId} and conversation_id = ${conversationId}`;
  if (contactId === null) return;
  await execute(tx)`
    insert into contact_conversation (workspace_id, contact_id, conversation_id, is_confirmed)
    values (${workspaceId}, ${contactId}, ${conversationId}, true)`;
}

/** Is undefined when none, or more than one, is linked with the conversation. */
export type SpeakerRow = { conversationId: string; rootId: string; isConfirmed: boolean; name: string | null };

/** A conversation that several contacts may speak in has a row for each. */
export async function findSpeakers(
  db: Queryable,
  workspaceId: string,
  conversationIds: readonly string[],
): Promise<SpeakerRow[]> {
  return all<SpeakerRow>(db)`
    select linked.conversation_id, speaker.root_id, bool_or(linked.is_confirmed) as is_confirmed,
      ${nameOfContact(sql`linked.workspace_id`, sql`speaker.root_id`)} as name
    from contact_conversation linked join contact speaker
      on speaker.workspace_id = linked.workspace_id and speaker.id = linked.contact_id
    where linked.workspace_id = ${workspaceId} and linked.conversation_id = any(${conversationIds}::uuid[])
    group by linked.workspace_id, linked.conversation_id, speaker.root_id`;
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

/**
 * Finds the conversations of these contacts, in order. Calls that are linked by a number alone are left out, unless
 * it is one of `numbers`.
 */
export async function findConversationIds(
  db: Queryable,
  workspaceId: string,
  { contactIds, numbers }: { contactIds: readonly string[]; numbers: readonly string[] },
): Promise<string[]> {
  const found = await all<{ id: string }>(db)`
    select distinct conversation_id as id from contact_conversation
    where workspace_id = ${workspaceId} and contact_id = any(${contactIds}::uuid[])
      and (by_number is null or by_number = any(${numbers}::text[]))
    order by id`;
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

/**
 * Gives those of the contacts' numbers that no other contact has, also not with an extension behind it: only they
 * tell one person.
 */
export async function findOwnNumbers(
  db: Queryable,
  workspaceId: string,
  contactIds: readonly string[],
): Promise<string[]> {
  const found = await all<{ value: string }>(db)`
    select distinct value from contact_identity own
    where workspace_id = ${workspaceId} and contact_id = any(${contactIds}::uuid[]) and kind = 'phone'
      and not exists (
        select from contact_identity other
        where other.workspace_id = ${workspaceId} and other.kind = 'phone'
          and split_part(other.value, ';', 1) = split_part(own.value, ';', 1)
          and other.contact_id <> all(${contactIds}::uuid[]))
    order by value`;
  return found.map(({ value }) => value);
}

/** Finds whose these addresses and users' ids are. */
export async function findOwners(
  db: Queryable,
  workspaceId: string,
  identities: readonly Omit<Identity, "isVerified">[],
): Promise<{ kind: string; value: string; rootId: string }[]> {
  return all<{ kind: string; value: string; rootId: string }>(db)`
    select identity.kind, identity.value, contact.root_id
    from unnest(${identities.map(({ kind }) => kind)}::text[], ${identities.map(({ value }) => value)}::text[]) as
      asked (kind, value)
    join contact_identity identity on identity.workspace_id = ${workspaceId} and identity.kind = asked.kind
      and identity.value = asked.value and identity.kind <> 'phone'
    join contact on contact.workspace_id = identity.workspace_id and contact.id = identity.contact_id`;
}

/** Finds some of those who have each of these numbers, the oldest contacts first. */
export async function findSharers(
  db: Queryable,
  workspaceId: string,
  numbers: readonly string[],
): Promise<{ value: string; contactId: string; rootId: string }[]> {
  if (numbers.length === 0) return [];
  return all<{ value: string; contactId: string; rootId: string }>(db)`
    select number.value, sharer.contact_id, sharer.root_id
    from unnest(${numbers}::text[]) as number (value)
    cross join lateral (
      select identity.contact_id, contact.root_id from contact_identity identity join contact
        on contact.workspace_id = identity.workspace_id and contact.id = identity.contact_id
      where identity.workspace_id = ${workspaceId} and identity.kind = 'phone' and identity.value = number.value
      order by identity.contact_id limit ${mostOfOneNumber}
    ) sharer`;
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

/** Gives those that are there. Locks rows in the order of ids. */
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
 * Gives the contact a number, or an identity that leads to nobody yet, or marks its own as verified. False
 * when it leads to another.
 */
export async function addIdentity(
  tx: Transaction,
  workspaceId: string,
  contactId: string,
  identity: WantedIdentity,
): Promise<boolean> {
  const found = await one<{ isTheirs: boolean }>(tx)`
    with added as (
      insert into contact_identity (workspace_id, kind, value, contact_id, address_id, is_verified)
      values (${workspaceId}, ${identity.kind}, ${identity.value}, ${contactId}, ${identity.addressId}, ${identity.isVerified})
      on conflict do nothing returning kind
    ), verified as (
      update contact_identity set is_verified = is_verified or ${identity.isVerified}
      where workspace_id = ${workspaceId} and kind = ${identity.kind} and value = ${identity.value}
        and contact_id = ${contactId}
      returning kind
    )
    select exists (select from added) or exists (select from verified) as is_theirs`;
  return found.isTheirs;
}

/** Returns false when nothing changed. */
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
