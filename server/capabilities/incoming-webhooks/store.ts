// Long because it is all SQL of one capability: what is kept of sources and of what they sent can be reviewed in one place.
import { sql } from "kysely";
import { announcing } from "../../kernel/log/store.ts";
import type { Queryable, Transaction } from "../../kernel/storage/database.ts";
import type { EventStatus, Scheme } from "./schema.ts";

/** All SQL of intake. */

// --- sources

export type SourceRow = {
  workspaceId: string;
  id: string;
  name: string;
  scheme: Scheme;
  sealedSecrets: Buffer;
  schemas: Record<string, Record<string, unknown>>;
  isDefault: boolean;
  version: number;
  createdAt: Date;
};

const sourceColumns = [
  "workspace_id as workspaceId",
  "id",
  "name",
  sql<Scheme>`scheme`.as("scheme"),
  "sealed_secrets as sealedSecrets",
  sql<SourceRow["schemas"]>`schemas`.as("schemas"),
  "is_default as isDefault",
  "version",
  "created_at as createdAt",
] as const;

/** Two-key advisory locks would do as well; this one is held while the first source of the operator is made. */
const defaultSourceLock = 7_210_007;

/** Waits for whoever is choosing the default source, so that there is never a second one. */
export async function lockDefaultSource(tx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${defaultSourceLock})`.execute(tx);
}

export async function hasSources(tx: Transaction, workspaceId: string): Promise<boolean> {
  const found = await tx
    .selectFrom("inbound_source")
    .select("id")
    .where("workspace_id", "=", workspaceId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export async function insertSource(tx: Transaction, source: Omit<SourceRow, "version">): Promise<void> {
  await tx
    .insertInto("inbound_source")
    .values({
      workspace_id: source.workspaceId,
      id: source.id,
      name: source.name,
      scheme: source.scheme,
      sealed_secrets: source.sealedSecrets,
      schemas: JSON.stringify(source.schemas),
      is_default: source.isDefault,
      created_at: source.createdAt,
    })
    .execute();
}

/** By id alone: a request that is not verified yet has no workspace. */
export async function findSourceById(db: Queryable, id: string): Promise<SourceRow | undefined> {
  return db.selectFrom("inbound_source").select(sourceColumns).where("id", "=", id).executeTakeFirst();
}

export async function findDefaultSource(db: Queryable): Promise<SourceRow | undefined> {
  return db.selectFrom("inbound_source").select(sourceColumns).where("is_default", "=", true).executeTakeFirst();
}

export async function findSource(db: Queryable, workspaceId: string, id: string): Promise<SourceRow | undefined> {
  return db
    .selectFrom("inbound_source")
    .select(sourceColumns)
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** The same, kept from others who would change it too. */
export async function lockSource(tx: Transaction, workspaceId: string, id: string): Promise<SourceRow | undefined> {
  return tx
    .selectFrom("inbound_source")
    .select(sourceColumns)
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Newest first. */
export async function listSources(
  db: Queryable,
  workspaceId: string,
  page: { before: string | undefined; limit: number },
): Promise<SourceRow[]> {
  let query = db
    .selectFrom("inbound_source")
    .select(sourceColumns)
    .where("workspace_id", "=", workspaceId)
    .orderBy("id", "desc")
    .limit(page.limit);
  if (page.before !== undefined) query = query.where("id", "<", page.before);
  return query.execute();
}

/** Writes what may change. The version tells every node that what it remembers is old. */
export async function updateSource(tx: Transaction, source: SourceRow): Promise<void> {
  await tx
    .updateTable("inbound_source")
    .set({
      name: source.name,
      sealed_secrets: source.sealedSecrets,
      schemas: JSON.stringify(source.schemas),
      is_default: source.isDefault,
      version: sql<number>`version + 1`,
    })
    .where("workspace_id", "=", source.workspaceId)
    .where("id", "=", source.id)
    .execute();
}

/** Takes the mark from whichever source has it. */
export async function unmarkDefault(tx: Transaction): Promise<void> {
  await sql`update inbound_source set is_default = false, version = version + 1 where is_default`.execute(tx);
}

/** Its events go with it. */
export async function deleteSource(tx: Transaction, workspaceId: string, id: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom("inbound_source")
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return deleted !== undefined;
}

/** Every source of the installation from after this id on: for sealing anew. */
export async function listSealed(
  db: Queryable,
  afterId: string | undefined,
  limit: number,
): Promise<{ id: string; sealed: Buffer }[]> {
  let query = db.selectFrom("inbound_source").select(["id", "sealed_secrets as sealed"]).orderBy("id").limit(limit);
  if (afterId !== undefined) query = query.where("id", ">", afterId);
  return query.execute();
}

/** Only while it holds what was read: a rotation in between has sealed it already. */
export async function writeSealed(db: Queryable, id: string, former: Buffer, sealed: Buffer): Promise<void> {
  await sql`update inbound_source set sealed_secrets = ${sealed} where id = ${id} and sealed_secrets = ${former}`.execute(
    db,
  );
}

// --- taking events in

export type NewEvent = {
  id: string;
  /** The id as it is told: `evt_…`. */
  wireId: string;
  source: { workspaceId: string; id: string; wireId: string; version: number };
  /** The same for the same delivery of the same source, as a UUID in text. */
  identity: string;
  kind: string;
  isWholeBody: boolean;
  body: Buffer;
  /** Whether it must be processed after the commit; the others are, by being told. */
  isOwed: boolean;
};

/**
 * Stores the events of a moment, whatever their workspaces, and says what is to be announced: one event each, of the same
 * id. Left out: deliveries that came before, and those whose source is no longer what the node remembers of it.
 * The bodies travel as one value, because an array of them would be written out, escaped and read again one by one.
 * Rows are inserted in the order of their ids, which the primary key takes fastest. Two nodes that are sent the same
 * deliveries crosswise at once may lock each other; PostgreSQL fails one of the groups, which is then tried one by one.
 */
export const storingEvents = announcing(
  `known as (
    select inbound_source.workspace_id, inbound_source.id, wire_id, number
    from unnest($2::uuid[], $3::integer[], $4::text[]) with ordinality as remembered (id, version, wire_id, number)
    join inbound_source using (id, version)
    for key share of inbound_source
  ), stored as (
    insert into inbound_event
      (workspace_id, id, source_id, identity, kind, is_whole_body, body, status, node_id, processed_at)
    select known.workspace_id, given.id, known.id, identity, kind, is_whole_body,
      substring($14::bytea from first_byte for byte_count),
      case when is_owed then 'accepted' else 'processed' end, case when is_owed then $13::uuid end,
      case when not is_owed then now() end
    from unnest($5::uuid[], $6::uuid[], $7::integer[], $8::text[], $9::boolean[], $10::boolean[], $11::integer[], $12::integer[])
      as given (id, identity, number, kind, is_whole_body, is_owed, first_byte, byte_count)
    join known using (number)
    on conflict (identity, workspace_id) do nothing
    returning workspace_id, id, source_id, kind
  ), fact as (
    select stored.workspace_id, stored.id,
      jsonb_build_object('eventId', given.wire_id, 'sourceId', known.wire_id, 'kind', kind) as data
    from stored join unnest($5::uuid[], $15::text[], $7::integer[]) as given (id, wire_id, number) using (id)
    join known using (number)
  )`,
  15,
);

/** What the statement takes after the type of the events. */
export function valuesToStore(events: readonly NewEvent[], nodeId: string): unknown[] {
  const sources = [...new Set(events.map((event) => event.source))];
  const numberOf = new Map(sources.map((source, index) => [source, index + 1]));
  let end = 1;
  const firstBytes = events.map(({ body }) => {
    const first = end;
    end += body.length;
    return first;
  });
  return [
    arrayOf(sources, (source) => source.id),
    arrayOf(sources, (source) => source.version),
    arrayOf(sources, (source) => source.wireId),
    arrayOf(events, (event) => event.id),
    arrayOf(events, (event) => event.identity),
    arrayOf(events, (event) => numberOf.get(event.source)!),
    events.map((event) => event.kind),
    arrayOf(events, (event) => event.isWholeBody),
    arrayOf(events, (event) => event.isOwed),
    arrayOf(firstBytes, (first) => first),
    arrayOf(events, (event) => event.body.length),
    nodeId,
    Buffer.concat(events.map((event) => event.body)),
    arrayOf(events, (event) => event.wireId),
  ];
}

/** A PostgreSQL array of values that need no quotes: ids, numbers and booleans. */
function arrayOf<Value>(values: readonly Value[], show: (value: Value) => string | number | boolean): string {
  return `{${values.map(show).join()}}`;
}

/** The events that were stored when these deliveries came first, in their order; undefined where there is none. */
export async function findByIdentities(db: Queryable, events: readonly NewEvent[]): Promise<(string | undefined)[]> {
  const rows = await db
    .selectFrom("inbound_event")
    .select(["id", "identity"])
    .where(sql<boolean>`identity = any(${arrayOf(events, (event) => event.identity)}::uuid[])`)
    .execute();
  const idOf = new Map(rows.map((row) => [row.identity, row.id]));
  return events.map(({ identity }) => idOf.get(identity));
}

// --- processing

/** An event that is owed its processing. */
export type OwedEvent = { workspaceId: string; id: string };

/** Marks an event of this node as processed. False when somebody else has it, or it is done. */
export async function endEvent(
  tx: Transaction,
  { workspaceId, id }: OwedEvent,
  nodeId: string,
  became: { conversationId: string; replyId: string | null },
): Promise<boolean> {
  const updated = await tx
    .updateTable("inbound_event")
    .set({
      status: "processed",
      node_id: null,
      conversation_id: became.conversationId,
      reply_id: became.replyId,
      processed_at: sql<Date>`now()`,
    })
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", id)
    .where("status", "=", "accepted")
    .where("node_id", "=", nodeId)
    .returning("id")
    .executeTakeFirst();
  return updated !== undefined;
}

export async function failEvent(db: Queryable, { workspaceId, id }: OwedEvent, fault: string): Promise<void> {
  await db
    .updateTable("inbound_event")
    .set({ status: "failed", node_id: null, fault, processed_at: sql<Date>`now()` })
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", id)
    .where("status", "=", "accepted")
    .execute();
}

/** This node's events that are owed, oldest first. */
export async function listOwed(db: Queryable, nodeId: string, limit: number): Promise<OwedEvent[]> {
  return db
    .selectFrom("inbound_event")
    .select(["workspace_id as workspaceId", "id"])
    .where("status", "=", "accepted")
    .where("node_id", "=", nodeId)
    .orderBy("id")
    .limit(limit)
    .execute();
}

export async function adoptEvents(tx: Transaction, fromNodeId: string, toNodeId: string): Promise<void> {
  await sql`
    update inbound_event set node_id = ${toNodeId} where status = 'accepted' and node_id = ${fromNodeId}`.execute(tx);
}

/** Takes events whose node is not among the nodes: stored in the moment when it lost its place there. */
export async function adoptOrphans(db: Queryable, nodeId: string): Promise<void> {
  await sql`
    update inbound_event set node_id = ${nodeId}
    where status = 'accepted' and not exists (select from node where node.id = inbound_event.node_id)`.execute(db);
}

/** Makes an event that has ended one that is owed again. False when it has not ended. */
export async function oweAgain(tx: Transaction, { workspaceId, id }: OwedEvent, nodeId: string): Promise<boolean> {
  const updated = await tx
    .updateTable("inbound_event")
    .set({ status: "accepted", node_id: nodeId, fault: null, processed_at: null })
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", id)
    .where("status", "<>", "accepted")
    .returning("id")
    .executeTakeFirst();
  return updated !== undefined;
}

// --- reading

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
export type FullEventRow = EventRow & { body: Buffer | null; isWholeBody: boolean };

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
const fullEventColumns = [...eventColumns, "body", "is_whole_body as isWholeBody"] as const;

export async function findEvent(db: Queryable, workspaceId: string, id: string): Promise<FullEventRow | undefined> {
  return db
    .selectFrom("inbound_event")
    .select(fullEventColumns)
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** In no order; without those that are gone. */
export async function findEvents(db: Queryable, workspaceId: string, ids: string[]): Promise<FullEventRow[]> {
  return db
    .selectFrom("inbound_event")
    .select(fullEventColumns)
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

// --- forgetting

/** Forgets the words of what was said in a conversation; that something came stays known, so that it is not taken twice. */
export async function eraseBodies(db: Queryable, workspaceId: string, conversationId: string): Promise<void> {
  await db
    .updateTable("inbound_event")
    .set({ body: null })
    .where("workspace_id", "=", workspaceId)
    .where("conversation_id", "=", conversationId)
    .execute();
}

/** Ids begin with the time of their making, so the oldest are found by the key. */
export async function deleteEventsBefore(db: Queryable, boundary: string): Promise<void> {
  await sql`
    delete from inbound_event using (select distinct workspace_id from inbound_source) as source
    where inbound_event.workspace_id = source.workspace_id and inbound_event.id < ${boundary} and status <> 'accepted'`.execute(
    db,
  );
}
