import { sql } from "kysely";
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
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

const eventColumns = [
  "id",
  "source_id as sourceId",
  "kind",
  sql<EventStatus>`status`.as("status"),
  "conversation_id as conversationId",
  "reply_id as replyId",
  "fault",
  "received_at as receivedAt",
  "processed_at as processedAt",
] as const;
const eventColumnsWithBody = [...eventColumns, "body", "is_whole_body as isWholeBody"] as const;

export async function findEvent(db: Queryable, workspaceId: string, id: string): Promise<EventRowWithBody | undefined> {
  return db
    .selectFrom("inbound_event")
    .select(eventColumnsWithBody)
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** The events with these ids, in any order. Deleted events are left out. */
export async function findEvents(db: Queryable, workspaceId: string, ids: string[]): Promise<EventRowWithBody[]> {
  return db
    .selectFrom("inbound_event")
    .select(eventColumnsWithBody)
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", sql<string>`any(${ids}::uuid[])`)
    .execute();
}

/** Newest first. */
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
  let query = db
    .selectFrom("inbound_event")
    .select(eventColumns)
    .where("workspace_id", "=", workspaceId)
    .orderBy("id", "desc")
    .limit(filter.limit);
  if (filter.before !== undefined) query = query.where("id", "<", filter.before);
  if (filter.sourceId !== undefined) query = query.where("source_id", "=", filter.sourceId);
  if (filter.kind !== undefined) query = query.where("kind", "=", filter.kind);
  if (filter.status !== undefined) query = query.where("status", "=", filter.status);
  return query.execute();
}

/** Events whose content was not erased, in the order of ids. */
export async function listEventsWithBody(
  db: Queryable,
  workspaceId: string,
  page: { after: string | undefined; limit: number },
): Promise<EventRowWithBody[]> {
  let query = db
    .selectFrom("inbound_event")
    .select(eventColumnsWithBody)
    .where("workspace_id", "=", workspaceId)
    .where("body", "is not", null)
    .orderBy("id")
    .limit(page.limit);
  if (page.after !== undefined) query = query.where("id", ">", page.after);
  return query.execute();
}

/** Erases the content of these events. */
export async function eraseBodiesOf(db: Queryable, workspaceId: string, ids: string[]): Promise<void> {
  await sql`
    update inbound_event set ${erased} where workspace_id = ${workspaceId} and id = any(${ids}::uuid[])`.execute(db);
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
  await sql`
    update inbound_event set ${erased}
    where workspace_id = ${workspaceId} and conversation_id = any(${conversationIds}::uuid[])`.execute(tx);
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
  await sql`
    delete from inbound_event using (select distinct workspace_id from inbound_source) as source
    where inbound_event.workspace_id = source.workspace_id and inbound_event.id < ${boundary} and status <> 'accepted'`.execute(
    db,
  );
}

export async function deleteOldEventsOf(
  tx: Transaction,
  { workspaceId, before, limit }: { workspaceId: string; before: Date; limit: number },
): Promise<number> {
  const deleted = await sql`
    delete from inbound_event where workspace_id = ${workspaceId} and id = any(array(
      select id from inbound_event
      where workspace_id = ${workspaceId} and received_at < ${before} and status <> 'accepted'
      order by id limit ${limit}))`.execute(tx);
  return Number(deleted.numAffectedRows ?? 0n);
}
