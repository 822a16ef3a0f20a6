import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { plannedEachTime } from "../../../kernel/storage/prepared-client.ts";
import { all, execute, first, one, sql } from "../../../kernel/storage/sql.ts";
import { firstIdOf } from "../people/moment-of-id.ts";
import type { ContactFilter } from "../people/schema.ts";
import { searchQuery } from "../people/search-words.ts";
import type { ContactRow } from "../people/store.ts";
import type { FittingFilter } from "./fitting-filter.ts";

/** Table `segment`, and the contacts that fit a filter. */

const columns = sql`id, name, email, phone, company, tags, custom, origin, merged_into_id,
  root_id, blocked_at, created_at, updated_at`;

/** Nodes mint the ids, and the database's clock tells `created_at`. */
const mostClockDifferenceMs = 3_600_000;

/**
 * Bounds for the ids of a time, which are in the order of the primary key: a list that begins in the middle
 * of a million contacts need not read those before it. None for a leap second, which has no milliseconds.
 */
function idsFrom(time: string) {
  const earliestMs = Date.parse(time) - mostClockDifferenceMs;
  return Number.isNaN(earliestMs) ? undefined : sql`id >= ${firstIdOf(new Date(Math.max(0, earliestMs)))}`;
}

function idsUntil(time: string) {
  const latestMs = Date.parse(time) + mostClockDifferenceMs;
  return Number.isNaN(latestMs) ? undefined : sql`id < ${firstIdOf(new Date(Math.max(0, latestMs)))}`;
}

/** Contacts that stand for themselves: those that were merged are part of another one. */
function fits(workspaceId: string, filter: FittingFilter) {
  const { q, tag, email, phone, userId, origin, blocked, createdAfter, createdBefore, custom, facts } = filter;
  const identity = (kind: string, value: string) => sql`exists (
    select from contact_identity identity join contact part
      on part.workspace_id = identity.workspace_id and part.id = identity.contact_id
    where identity.workspace_id = ${workspaceId} and identity.kind = ${kind} and identity.value = ${value}
      and part.root_id = contact.id)`;
  const conditions = [
    sql`workspace_id = ${workspaceId}`,
    sql`merged_into_id is null`,
    q === undefined ? undefined : sql`search @@ to_tsquery('simple', ${searchQuery(q)})`,
    tag === undefined ? undefined : sql`tags @> array[${tag}]::text[]`,
    email === undefined ? undefined : identity("email", email),
    phone === undefined ? undefined : identity("phone", phone),
    userId === undefined ? undefined : identity("user", userId),
    origin === undefined ? undefined : sql`origin = ${origin}`,
    blocked === undefined ? undefined : sql`(blocked_at is not null) = ${blocked}::boolean`,
    createdAfter === undefined ? undefined : sql`created_at >= ${createdAfter}::timestamptz + interval '1 ms'`,
    createdAfter === undefined ? undefined : idsFrom(createdAfter),
    createdBefore === undefined ? undefined : sql`created_at < ${createdBefore}::timestamptz`,
    createdBefore === undefined ? undefined : idsUntil(createdBefore),
    custom === undefined ? undefined : sql`custom @> ${JSON.stringify(custom)}::jsonb`,
    ...facts.map((contactIds) => sql`id in (${contactIds})`),
  ];
  return sql.join(
    conditions.filter((condition) => condition !== undefined),
    sql` and `,
  );
}

/** Lists the contacts, newest first. `before` is the id of the last contact shown; ids grow with time. */
export async function findFittingContacts(
  db: Queryable,
  workspaceId: string,
  filter: FittingFilter,
  page: { before: string | undefined; limit: number },
): Promise<ContactRow[]> {
  return all<ContactRow>(db)`
    ${plannedEachTime} select ${columns} from contact
    where ${fits(workspaceId, filter)} ${page.before === undefined ? sql`` : sql`and id < ${page.before}`}
    order by id desc limit ${page.limit}`;
}

/** Counts no further than `most`. */
export async function countFittingContacts(
  db: Queryable,
  workspaceId: string,
  filter: FittingFilter,
  most: number,
): Promise<number> {
  const found = await one<{ count: number }>(db)`
    ${plannedEachTime} select count(*) from (select from contact where ${fits(workspaceId, filter)} limit ${most}) as fitting`;
  return found.count;
}

/** Gives those of the contacts that fit, also those that were merged with one that fits. */
export async function findFittingAmong(
  db: Queryable,
  workspaceId: string,
  filter: FittingFilter,
  contactIds: readonly string[],
): Promise<Set<string>> {
  const found = await all<{ id: string }>(db)`
    select part.id from contact part
    where part.workspace_id = ${workspaceId} and part.id = any(${contactIds}::uuid[])
      and part.root_id in (
        select root_id from contact
        where ${fits(workspaceId, filter)} and root_id in (
          select root_id from contact asked
          where asked.workspace_id = ${workspaceId} and asked.id = any(${contactIds}::uuid[])))`;
  return new Set(found.map(({ id }) => id));
}

export type SegmentRow = { id: string; name: string; filter: ContactFilter; createdAt: Date; updatedAt: Date };
const segmentColumns = sql`id, name, filter, created_at, updated_at`;

/** Gives undefined when another segment has the name. */
export async function insertSegment(
  tx: Transaction,
  workspaceId: string,
  segment: Pick<SegmentRow, "id" | "name" | "filter">,
): Promise<SegmentRow | undefined> {
  return first<SegmentRow>(tx)`
    insert into segment (workspace_id, id, name, filter)
    values (${workspaceId}, ${segment.id}, ${segment.name}, ${JSON.stringify(segment.filter)}::jsonb)
    on conflict (workspace_id, name) do nothing
    returning ${segmentColumns}`;
}

/**
 * Gives undefined when another segment has the name. The caller has locked the workspace, so that no name
 * is given twice.
 */
export async function updateSegment(
  tx: Transaction,
  workspaceId: string,
  segment: Pick<SegmentRow, "id" | "name" | "filter">,
): Promise<SegmentRow | undefined> {
  return first<SegmentRow>(tx)`
    update segment set name = ${segment.name}, filter = ${JSON.stringify(segment.filter)}::jsonb, updated_at = now()
    where workspace_id = ${workspaceId} and id = ${segment.id}
      and not exists (
        select from segment other
        where other.workspace_id = ${workspaceId} and other.name = ${segment.name} and other.id <> ${segment.id})
    returning ${segmentColumns}`;
}

export async function countSegments(db: Queryable, workspaceId: string): Promise<number> {
  const found = await one<{ count: number }>(db)`
    select count(*) from segment where workspace_id = ${workspaceId}`;
  return found.count;
}

/** Lists the segments, newest first. */
export async function findSegments(
  db: Queryable,
  workspaceId: string,
  page: { before: string | undefined; limit: number },
): Promise<SegmentRow[]> {
  return all<SegmentRow>(db)`
    select ${segmentColumns} from segment
    where workspace_id = ${workspaceId} ${page.before === undefined ? sql`` : sql`and id < ${page.before}`}
    order by id desc limit ${page.limit}`;
}

export async function findSegment(db: Queryable, workspaceId: string, id: string): Promise<SegmentRow | undefined> {
  return first<SegmentRow>(db)`
    select ${segmentColumns} from segment where workspace_id = ${workspaceId} and id = ${id}`;
}

export async function deleteSegment(tx: Transaction, workspaceId: string, id: string): Promise<boolean> {
  const deleted = await execute(tx)`
    delete from segment where workspace_id = ${workspaceId} and id = ${id} returning id`;
  return deleted > 0;
}
