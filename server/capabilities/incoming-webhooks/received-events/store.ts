import { bytesOfRow, countUse } from "../../../kernel/quotas/quotas-of.ts";
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { all, execute, first, one, type Sql, sql } from "../../../kernel/storage/sql.ts";
import type { EventStatus } from "../schema.ts";

/** The SQL of received events: to read them, to erase their content, and to delete old ones. */

export type EventRow = {
  id: string;
  sourceId: string;
  kind: string;
  status: EventStatus;
  conversationId: string | null;
  replyId: string | null;
  fault: string | null;
  receivedAt: Date;
  processedAt: Date | null;
};
export type EventRowWithBody = EventRow & { body: Buffer | null; isWholeBody: boolean };

const eventColumns = sql`id, source_id, kind, status, conversation_id, reply_id, fault, received_at, processed_at`;
const eventColumnsWithBody = sql`${eventColumns}, body, is_whole_body`;

export async function findEvent(db: Queryable, workspaceId: string, id: string): Promise<EventRowWithBody | undefined> {
  return first<EventRowWithBody>(db)`
    select ${eventColumnsWithBody} from inbound_event where workspace_id = ${workspaceId} and id = ${id}`;
}

/** Finds the events with these ids, in any order. Deleted events are left out. */
export async function findEvents(db: Queryable, workspaceId: string, ids: string[]): Promise<EventRowWithBody[]> {
  return all<EventRowWithBody>(db)`
    select ${eventColumnsWithBody} from inbound_event
    where workspace_id = ${workspaceId} and id = any(${ids}::uuid[])`;
}

/** Lists the received events, newest first. */
export async function listEvents(
  db: Queryable,
  workspaceId: string,
  filter: {
    before: string | undefined;
    limit: number;
    sourceId: string | undefined;
    kind: string | undefined;
    status: EventStatus | undefined;
  },
): Promise<EventRow[]> {
  return all<EventRow>(db)`
    select ${eventColumns} from inbound_event
    where workspace_id = ${workspaceId}
      ${filter.before === undefined ? sql`` : sql`and id < ${filter.before}`}
      ${filter.sourceId === undefined ? sql`` : sql`and source_id = ${filter.sourceId}`}
      ${filter.kind === undefined ? sql`` : sql`and kind = ${filter.kind}`}
      ${filter.status === undefined ? sql`` : sql`and status = ${filter.status}`}
    order by id desc limit ${filter.limit}`;
}

/** Events whose content was not erased, in the order of ids. */
export async function listEventsWithBody(
  db: Queryable,
  workspaceId: string,
  page: { after: string | undefined; limit: number },
): Promise<EventRowWithBody[]> {
  return all<EventRowWithBody>(db)`
    select ${eventColumnsWithBody} from inbound_event
    where workspace_id = ${workspaceId} and body is not null
      ${page.after === undefined ? sql`` : sql`and id > ${page.after}`}
    order by id limit ${page.limit}`;
}

/** Erases the content of these events. */
export async function eraseBodiesOf(db: Queryable, workspaceId: string, ids: string[]): Promise<void> {
  await execute(db)`
    update inbound_event set ${erased} where workspace_id = ${workspaceId} and id = any(${ids}::uuid[])`;
}

/**
 * Erases the content of the conversations' events. Their identities stay, so that repeated deliveries
 * are recognised.
 */
export async function eraseBodiesOfConversations(
  tx: Transaction,
  workspaceId: string,
  conversationIds: readonly string[],
): Promise<void> {
  await execute(tx)`
    update inbound_event set ${erased}
    where workspace_id = ${workspaceId} and conversation_id = any(${conversationIds}::uuid[])`;
}

/** Events that wait to be processed fail. */
const erased = sql`body = null,
  node_id = case when status = 'accepted' then null else node_id end,
  processed_at = case when status = 'accepted' then now() else processed_at end,
  fault = case when status = 'accepted' then 'The content was erased before it was processed.' else fault end,
  status = case when status = 'accepted' then 'failed' else status end`;

/**
 * Deletes processed and failed events whose ids are smaller. Ids begin with a time, so the primary
 * key finds them.
 */
export async function deleteEventsBefore(db: Queryable, boundary: string): Promise<void> {
  await execute(db)`
    delete from inbound_event using (select distinct workspace_id from inbound_source) as source
    where inbound_event.workspace_id = source.workspace_id and inbound_event.id < ${boundary} and status <> 'accepted'`;
}

export async function deleteOldEventsOf(
  tx: Transaction,
  { workspaceId, before, limit }: { workspaceId: string; before: Date; limit: number },
): Promise<number> {
  const { count, bytes } = await one<{ count: number; bytes: number }>(tx)`
    with deleted as (
      delete from inbound_event where workspace_id = ${workspaceId} and id = any(array(
        select id from inbound_event
        where workspace_id = ${workspaceId} and received_at < ${before} and status <> 'accepted'
        order by id limit ${limit}))
      returning ${bytesOfReceived} as bytes
    )
    select count(*), coalesce(sum(bytes), 0)::bigint as bytes from deleted`;
  countUse(tx, { workspaceId, quota: "eventBytes", amount: -bytes });
  return count;
}

const bytesOfReceived = sql`(${bytesOfRow}::integer + coalesce(octet_length(body), 0))`;

/** Sums up the bytes of a workspace's received webhooks. */
export const sumOfReceived = (workspaceId: string): Sql =>
  sql`(select coalesce(sum(${bytesOfReceived}), 0) from inbound_event where workspace_id = ${workspaceId})`;

/** Counts the received webhooks that are older and processed. */
export const countOfReceivedBefore = (workspaceId: string, before: Date): Sql =>
  sql`(select count(*) from inbound_event where workspace_id = ${workspaceId} and received_at < ${before} and status <> 'accepted')`;
