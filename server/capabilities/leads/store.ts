// Long because leads are written, listed, and found for their person in one place.

import type { Parting } from "../../kernel/personal-data.ts";
import type { Queryable, Transaction } from "../../kernel/storage/database.ts";
import { plannedEachTime } from "../../kernel/storage/prepared-client.ts";
import { all, execute, first, one, type Sql, sql } from "../../kernel/storage/sql.ts";
import { withRoots } from "../contacts/index.ts";
import type { SpamReason } from "../forms/index.ts";
import type { Lead, LeadStatus } from "./schema.ts";

/** Table `lead`. */

export type LeadRow = {
  id: string;
  contactId: string | null;
  status: LeadStatus;
  name: string | null;
  email: string | null;
  phone: string | null;
  company: string | null;
  message: string | null;
  source: string | null;
  formId: string | null;
  page: Lead["page"];
  utm: Lead["utm"];
  consent: Lead["consent"];
  custom: Lead["custom"];
  userId: string | null;
  score: number;
  scoreReasons: Lead["scoreReasons"];
  spamPoints: number;
  spamReasons: SpamReason[];
  taught: "spam" | "wanted" | null;
  assigneeId: string | null;
  createdAt: Date;
  updatedAt: Date;
};

/** `isAnnounced`: nobody is mailed about it. */
export type NewLeadRow = Omit<LeadRow, "assigneeId" | "createdAt" | "updatedAt" | "taught"> & { isAnnounced: boolean };

const columns = sql`id, contact_id, status, name, email, phone, company, message, source,
  form_id, page, utm, consent, custom, user_id, score, score_reasons,
  spam_points, spam_reasons, taught, assignee_id,
  created_at, updated_at`;

function json(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}

/** Gives the time at which each was stored. */
export async function insertLeads(
  tx: Transaction,
  leads: readonly (NewLeadRow & { workspaceId: string })[],
): Promise<Date[]> {
  const rows = leads.map(
    ({ workspaceId, contactId, formId, userId, scoreReasons, spamPoints, spamReasons, isAnnounced, ...same }) => ({
      ...same,
      workspace_id: workspaceId,
      contact_id: contactId,
      form_id: formId,
      user_id: userId,
      score_reasons: scoreReasons,
      spam_points: spamPoints,
      spam_reasons: spamReasons,
      is_announced: isAnnounced,
    }),
  );
  const inserted = await one<{ createdAt: Date }>(tx)`
    insert into lead (workspace_id, id, contact_id, status, name, email, phone, company, message, source, form_id,
      page, utm, consent, custom, user_id, score, score_reasons, spam_points, spam_reasons, is_announced)
    select workspace_id, id, contact_id, status, name, email, phone, company, message, source, form_id,
      page, utm, consent, custom, user_id, score, score_reasons, spam_points, spam_reasons, is_announced
    from json_populate_recordset(null::lead, ${JSON.stringify(rows)}::json)
    returning created_at`;
  // One transaction has one time.
  return leads.map(() => inserted.createdAt);
}

/** Finds the places in the list of those that say what a stored lead of the same address and number says. */
export async function findSameLeads(
  db: Queryable,
  workspaceId: string,
  said: readonly Pick<LeadRow, "email" | "phone" | "name" | "message" | "source" | "formId">[],
): Promise<(number | string)[]> {
  const asked = said.map(({ email, phone, name, message, source, formId }, index) => ({
    ...{ index, email, phone, name, message, source, form_id: formId },
  }));
  const found = await all<{ index: number }>(db)`
    select index from json_to_recordset(${JSON.stringify(asked)}::json) as asked
      (index integer, email text, phone text, name text, message text, source text, form_id text)
    where exists (
      select from lead where lead.workspace_id = ${workspaceId}
        and (lead.email = asked.email or (asked.email is null and lead.phone = asked.phone))
        and (lead.email, lead.phone, lead.name, lead.message, lead.source, lead.form_id)
          is not distinct from (asked.email, asked.phone, asked.name, asked.message, asked.source, asked.form_id))`;
  return found.map(({ index }) => index);
}

export async function findLeadsById(db: Queryable, workspaceId: string, ids: readonly string[]): Promise<LeadRow[]> {
  if (ids.length === 0) return [];
  return all<LeadRow>(db)`
    select ${columns} from lead
    where workspace_id = ${workspaceId} and id = any(${ids}::uuid[])`;
}

export async function lockLead(tx: Transaction, workspaceId: string, id: string): Promise<LeadRow | undefined> {
  return first<LeadRow>(tx)`
    select ${columns} from lead where workspace_id = ${workspaceId} and id = ${id} for update`;
}

/** Remembers in which conversation a lead was taken. */
export async function writeConversation(
  tx: Transaction,
  workspaceId: string,
  leadId: string,
  conversationId: string,
): Promise<void> {
  await execute(tx)`
    update lead set conversation_id = ${conversationId}
    where workspace_id = ${workspaceId} and id = ${leadId}`;
}

/** The last lead of the conversation, while nobody works on it. */
export async function lockNewLeadOfConversation(
  tx: Transaction,
  workspaceId: string,
  conversationId: string,
): Promise<LeadRow | undefined> {
  return first<LeadRow>(tx)`
    select ${columns} from lead
    where workspace_id = ${workspaceId} and conversation_id = ${conversationId} and status = 'new'
    order by id desc limit 1 for update`;
}

export async function correctLead(
  tx: Transaction,
  workspaceId: string,
  lead: Pick<LeadRow, "id" | "name" | "email" | "phone" | "contactId" | "score" | "scoreReasons">,
): Promise<void> {
  await execute(tx)`
    update lead set name = ${lead.name}, email = ${lead.email}, phone = ${lead.phone}, contact_id = ${lead.contactId},
      score = ${lead.score}, score_reasons = ${json(lead.scoreReasons)}::jsonb, updated_at = now()
    where workspace_id = ${workspaceId} and id = ${lead.id}`;
}

/** A list is narrowed by these. `contactIds` are those of one person. */
export type LeadQuery = {
  status: LeadStatus | undefined;
  /** Null means leads that nobody takes care of. */
  assigneeId: string | null | undefined;
  contactIds: readonly string[] | undefined;
  source: string | undefined;
  formId: string | undefined;
  email: string | undefined;
  minScore: number | undefined;
  createdAfter: string | undefined;
  createdBefore: string | undefined;
};

/** Lists the leads, newest first. Spam is among them only when it is asked for. `before` is the id of the last lead shown. */
export async function findLeads(
  db: Queryable,
  workspaceId: string,
  query: LeadQuery,
  page: { before: string | undefined; limit: number },
): Promise<LeadRow[]> {
  const conditions = [
    query.status === undefined ? sql`status <> 'spam'` : sql`status = ${query.status}`,
    query.assigneeId === undefined
      ? undefined
      : query.assigneeId === null
        ? sql`assignee_id is null`
        : sql`assignee_id = ${query.assigneeId}`,
    query.contactIds && sql`contact_id = any(${query.contactIds}::uuid[])`,
    query.source === undefined ? undefined : sql`source = ${query.source}`,
    query.formId === undefined ? undefined : sql`form_id = ${query.formId}`,
    query.email === undefined ? undefined : sql`email = ${query.email}`,
    query.minScore === undefined ? undefined : sql`score >= ${query.minScore}`,
    query.createdAfter === undefined
      ? undefined
      : sql`created_at >= ${query.createdAfter}::timestamptz + interval '1 ms'`,
    query.createdBefore === undefined ? undefined : sql`created_at < ${query.createdBefore}::timestamptz`,
    page.before === undefined ? undefined : sql`id < ${page.before}`,
  ].filter((condition) => condition !== undefined);
  return all<LeadRow>(db)`
    ${plannedEachTime} select ${columns} from lead
    where workspace_id = ${workspaceId} and ${sql.join(conditions, sql` and `)}
    order by id desc limit ${page.limit}`;
}

export async function updateLead(
  tx: Transaction,
  workspaceId: string,
  lead: Pick<LeadRow, "id" | "status" | "assigneeId" | "custom" | "contactId" | "taught">,
): Promise<LeadRow> {
  return one<LeadRow>(tx)`
    update lead set status = ${lead.status}, assignee_id = ${lead.assigneeId}, custom = ${json(lead.custom)}::jsonb,
      contact_id = ${lead.contactId}, taught = ${lead.taught}, updated_at = now()
    where workspace_id = ${workspaceId} and id = ${lead.id}
    returning ${columns}`;
}

/** Gives the ids of these leads. Locks rows in the order of ids. */
export async function unassignLeads(
  tx: Transaction,
  { workspaceId, accountId }: { workspaceId: string; accountId: string },
): Promise<string[]> {
  const released = await all<{ id: string }>(tx)`
    with released as materialized (
      select id from lead where workspace_id = ${workspaceId} and assignee_id = ${accountId} order by id for update
    )
    update lead set assignee_id = null, updated_at = now() from released
    where lead.workspace_id = ${workspaceId} and lead.id = released.id
    returning lead.id`;
  return released.map(({ id }) => id).sort();
}

export async function deleteLead(tx: Transaction, workspaceId: string, id: string): Promise<boolean> {
  const deleted = await execute(tx)`
    delete from lead where workspace_id = ${workspaceId} and id = ${id} returning id`;
  return deleted > 0;
}

/**
 * A person's leads have these: they are under a contact of theirs, or name an address or a user's id. One that
 * is under no contact and names a number alone is theirs when nobody else has the number.
 */
export type LeadsOf = {
  contactIds: readonly string[];
  userIds: readonly string[];
  emails: readonly string[];
  phones: readonly string[];
};

function isOf({ contactIds, userIds, emails, phones }: LeadsOf) {
  return sql`(contact_id = any(${contactIds}::uuid[]) or user_id = any(${userIds}::text[])
    or email = any(${emails}::text[])
    or (phone = any(${phones}::text[]) and contact_id is null and email is null and user_id is null))`;
}

type MovedLead = Pick<LeadRow, "id" | "name" | "phone"> & { conversationId: string | null };

/** Gives the leads of one contact that name these addresses to another one. Newest first. */
export async function moveLeads(
  tx: Transaction,
  { workspaceId, fromId, intoId, userIds, emails, phones }: Parting,
): Promise<MovedLead[]> {
  return all<MovedLead>(tx)`
    with moved as (
      update lead set contact_id = ${intoId}, updated_at = now()
      where workspace_id = ${workspaceId} and contact_id = ${fromId}
        and (user_id = any(${userIds}::text[]) or email = any(${emails}::text[])
          or (phone = any(${phones}::text[]) and email is null and user_id is null))
      returning id, name, phone, conversation_id
    )
    select id, name, phone, conversation_id from moved order by id desc`;
}

/** Lists the leads, newest first. */
export async function findLeadsOf(
  db: Queryable,
  workspaceId: string,
  person: LeadsOf,
  page: { before: string | undefined; limit: number },
): Promise<LeadRow[]> {
  return all<LeadRow>(db)`
    select ${columns} from lead
    where workspace_id = ${workspaceId} and ${isOf(person)}
      ${page.before === undefined ? sql`` : sql`and id < ${page.before}`}
    order by id desc limit ${page.limit}`;
}

export async function countNotesOf(db: Queryable, workspaceId: string, person: LeadsOf): Promise<number> {
  const found = await first<{ count: number }>(db)`
    select count(*) as count from lead_note where workspace_id = ${workspaceId}
      and lead_id in (select id from lead where workspace_id = ${workspaceId} and ${isOf(person)})`;
  return found?.count ?? 0;
}

/** Gives the ids of these leads, in order. */
export async function deleteLeadsOf(tx: Transaction, workspaceId: string, person: LeadsOf): Promise<string[]> {
  const deleted = await all<{ id: string }>(tx)`
    delete from lead where workspace_id = ${workspaceId} and ${isOf(person)} returning id`;
  return deleted.map(({ id }) => id).sort();
}

/** Gives the ids of the leads that it deleted, in order. */
export async function deleteIdleLeads(
  tx: Transaction,
  { workspaceId, before, limit, isSpam }: { workspaceId: string; before: Date; limit: number; isSpam: boolean },
): Promise<string[]> {
  const deleted = await all<{ id: string }>(tx)`
    delete from lead where workspace_id = ${workspaceId} and id = any(array(
      select id from lead
      where workspace_id = ${workspaceId} and (status = 'spam') = ${isSpam}::boolean and updated_at < ${before}
      order by id limit ${limit} for update skip locked))
    returning id`;
  return deleted.map(({ id }) => id).sort();
}

export async function findLastLead(db: Queryable, workspaceId: string, person: LeadsOf): Promise<Date | null> {
  const found = await first<{ moment: Date | null }>(db)`
    select max(updated_at) as moment from lead where workspace_id = ${workspaceId} and ${isOf(person)}`;
  return found?.moment ?? null;
}

/** Counts the leads of a workspace, within another statement. */
export const countOfLeads = (workspaceId: string): Sql =>
  sql`(select count(*) from lead where workspace_id = ${workspaceId})`;

/** The contacts of leads that fit, within another statement. */
export const contactsOfLeads = (
  workspaceId: string,
  { status, minScore }: { status?: LeadStatus; minScore?: number },
): Sql =>
  withRoots(
    workspaceId,
    sql`
  select contact_id from lead
  where workspace_id = ${workspaceId} and ${status === undefined ? sql`status <> 'spam'` : sql`status = ${status}`}
    ${minScore === undefined ? sql`` : sql`and score >= ${minScore}`}`,
  );

/** An array with the ids of the leads of a workspace. */
export const idsOfLeads = (workspaceId: string): Sql =>
  sql`(select array_agg(id::text) from lead where workspace_id = ${workspaceId})`;

/** Counts the leads, or the spam, that nobody changed since. */
export const countOfIdleLeads = (workspaceId: string, before: Date, isSpam: boolean): Sql =>
  sql`(select count(*) from lead
    where workspace_id = ${workspaceId} and (status = 'spam') = ${isSpam}::boolean and updated_at < ${before})`;

/** Counts the new leads, up to `most`. */
export async function countNewLeads(db: Queryable, workspaceId: string, most: number): Promise<number> {
  const { count } = await one<{ count: number }>(db)`
    select count(*)::int as count from (
      select from lead where workspace_id = ${workspaceId} and status = 'new' limit ${most}) as found`;
  return count;
}

/** Counts the leads of each day of a time zone on which one came, up to `most` of the newest. Spam does not count. */
export async function countLeadsByDay(
  db: Queryable,
  workspaceId: string,
  { from, to, timeZone, most }: { from: Date; to: Date; timeZone: string; most: number },
): Promise<{ day: string; count: number }[]> {
  return all<{ day: string; count: number }>(db)`
    select to_char(created_at at time zone ${timeZone}, 'YYYY-MM-DD') as day, count(*)::int as count from (
      select created_at from lead
      where workspace_id = ${workspaceId} and status <> 'spam' and created_at >= ${from} and created_at < ${to}
      order by id desc limit ${most}) as come
    group by 1`;
}
