import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, first, sql } from "../../../kernel/storage/sql.ts";

/**
 * The columns of `contact` that say what was merged into what, and table `joined_by_number`. A merge moves
 * nothing, so that its end restores everything.
 */

/** Shows the contact, and all that were merged into it, as part of the other one. */
export async function mergeContact(tx: Transaction, workspaceId: string, id: string, intoId: string): Promise<void> {
  await execute(tx)`
    update contact set root_id = ${intoId},
      merged_into_id = case when id = ${id} then ${intoId}::uuid else merged_into_id end,
      merged_at = case when id = ${id} then clock_timestamp() else merged_at end
    where workspace_id = ${workspaceId} and (id = ${id} or (root_id = ${id} and merged_into_id is not null))`;
}

/** The contact stands for itself again, with all that had been merged into it. */
export async function unmergeContact(tx: Transaction, workspaceId: string, id: string): Promise<void> {
  await execute(tx)`
    with recursive below (id) as (
      values (${id}::uuid)
      union all
      select contact.id from contact join below on contact.merged_into_id = below.id
      where contact.workspace_id = ${workspaceId}
    )
    update contact set root_id = ${id},
      merged_into_id = case when contact.id = ${id} then null else merged_into_id end,
      merged_at = case when contact.id = ${id} then null else merged_at end
    from below where contact.workspace_id = ${workspaceId} and contact.id = below.id`;
}

/** The contact that was merged into this one last. */
export async function findLastMerged(db: Queryable, workspaceId: string, id: string): Promise<string | undefined> {
  const found = await first<{ id: string }>(db)`
    select id from contact where workspace_id = ${workspaceId} and merged_into_id = ${id}
    order by merged_at desc, id desc limit 1`;
  return found?.id;
}

/** The contact is shown as a person with this name and these addresses. */
type Shown = { name: string | null; email: string | null; phone: string | null; search: string };

/** Makes the contact of the second person, beside the first. */
export async function insertParted(
  tx: Transaction,
  workspaceId: string,
  { id, fromId, name, email, phone, search }: Shown & { id: string; fromId: string },
): Promise<void> {
  await execute(tx)`
    insert into contact (workspace_id, id, root_id, name, email, phone, origin, search)
    select workspace_id, ${id}, ${id}, ${name}, ${email}, ${phone}, origin, to_tsvector('simple', ${search})
    from contact where workspace_id = ${workspaceId} and id = ${fromId}`;
}

type Identities = { kinds: readonly string[]; values: readonly string[] };

/** Gives identities of one contact to another one. */
export async function moveIdentities(
  tx: Transaction,
  workspaceId: string,
  { fromId, intoId, kinds, values }: Identities & { fromId: string; intoId: string },
): Promise<void> {
  await execute(tx)`
    with wanted as (select * from unnest(${kinds}::text[], ${values}::text[]) as wanted (kind, value))
    update contact_identity set contact_id = ${intoId} from wanted
    where contact_identity.workspace_id = ${workspaceId} and contact_id = ${fromId}
      and contact_identity.kind = wanted.kind and contact_identity.value = wanted.value`;
}

/** The names that the last leads with these addresses said, before people were no longer joined by numbers. */
export async function takeNoted(
  tx: Transaction,
  workspaceId: string,
  { contactId, values }: { contactId: string; values: readonly string[] },
): Promise<string[]> {
  const taken = await all<{ name: string | null }>(tx)`
    delete from joined_by_number
    where workspace_id = ${workspaceId} and contact_id = ${contactId} and value = any(${values}::text[])
    returning name`;
  return taken.flatMap(({ name }) => name ?? []);
}

export async function moveConversationLinks(
  tx: Transaction,
  workspaceId: string,
  {
    fromId,
    intoId,
    conversationIds,
    calledFrom,
  }: { fromId: string; intoId: string; conversationIds: readonly string[]; calledFrom: readonly string[] },
): Promise<void> {
  await execute(tx)`
    update contact_conversation set contact_id = ${intoId}
    where workspace_id = ${workspaceId} and contact_id = ${fromId} 
      and (conversation_id = any(${conversationIds}::uuid[]) or by_number = any(${calledFrom}::text[]))`;
}

export type JoinedRow = { contactId: string; name: string | null; proposals: JoinedAddress[] };
type JoinedAddress = { email: string; name: string | null; numbers: string[] | null };

/** Contacts that a number may have joined, in the order of ids. */
export async function findJoined(
  db: Queryable,
  workspaceId: string,
  page: { after: string | undefined; limit: number },
): Promise<JoinedRow[]> {
  return all<JoinedRow>(db)`
    select joined.contact_id, contact.name, json_agg(
      json_build_object('email', joined.value, 'name', joined.name, 'numbers', numbers) order by joined.value) as proposals
    from joined_by_number joined
    join contact on contact.workspace_id = joined.workspace_id and contact.id = joined.contact_id
    join contact_identity address on address.workspace_id = joined.workspace_id and address.kind = joined.kind
      and address.value = joined.value and address.contact_id = joined.contact_id
    cross join lateral (
      select array_agg(number.value order by number.value) as numbers from contact_identity number
      where number.workspace_id = joined.workspace_id and number.contact_id = joined.contact_id
        and number.kind = 'phone' and number.created_at <= address.created_at
    ) shared
    where joined.workspace_id = ${workspaceId}
      ${page.after === undefined ? sql`` : sql`and joined.contact_id > ${page.after}`}
    group by joined.contact_id, contact.name
    order by joined.contact_id limit ${page.limit}`;
}

/** Counts the contacts of all workspaces that a number may have joined, and the workspaces that have some. */
export async function countJoined(db: Queryable): Promise<{ contacts: number; workspaces: number }> {
  const counted = await first<{ contacts: number; workspaces: number }>(db)`
    select count(distinct (workspace_id, contact_id))::integer as contacts,
      count(distinct workspace_id)::integer as workspaces from joined_by_number`;
  return counted ?? { contacts: 0, workspaces: 0 };
}

/** Forgets the proposals of a contact, because a member says that it is one person. */
export async function forgetJoined(tx: Transaction, workspaceId: string, contactId: string): Promise<void> {
  await execute(tx)`
    delete from joined_by_number where workspace_id = ${workspaceId} and contact_id = ${contactId}`;
}
