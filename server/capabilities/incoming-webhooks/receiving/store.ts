import { announcing } from "../../../kernel/log/store.ts";
import { bytesOfRow } from "../../../kernel/quotas/quotas-of.ts";
import type { Queryable } from "../../../kernel/storage/database.ts";
import { all } from "../../../kernel/storage/sql.ts";

/** The SQL of receiving: it stores the webhooks of one moment in one statement. */

/** A received webhook that is to be stored. */
export type NewEvent = {
  id: string;
  /** The id as clients see it: `evt_…`. */
  wireId: string;
  source: { workspaceId: string; id: string; wireId: string; version: number };
  /** Equal for a repeated delivery of the same source. A UUID as text. */
  identity: string;
  kind: string;
  isWholeBody: boolean;
  body: Buffer;
  /** The event is processed after the commit. The announcement is all that other events need. */
  needsProcessing: boolean;
};

/**
 * Stores the events of one moment, of any workspaces, and announces one event of the same id for
 * each. Leaves out repeated deliveries, and events whose source was changed since the node read it.
 * The bodies travel as one value: an array of them would be written, escaped and parsed one by one.
 * Rows are inserted in the order of ids, which is the fastest for the primary key. Two nodes that
 * get the same deliveries in opposite order may deadlock; PostgreSQL then fails one group, whose
 * events are stored one by one.
 */
export const storeEventsStatement = announcing(
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
      jsonb_build_object('eventId', given.wire_id, 'sourceId', known.wire_id, 'kind', kind) as data,
      ${bytesOfRow} + byte_count as bytes
    from stored join unnest($5::uuid[], $15::text[], $7::integer[], $12::integer[])
      as given (id, wire_id, number, byte_count) using (id)
    join known using (number)
  )`,
  15,
);

/** Gives the parameters of the statement, after the event type. */
export function storeEventsValues(events: readonly NewEvent[], nodeId: string): unknown[] {
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
    arrayOf(events, (event) => event.needsProcessing),
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

/**
 * Finds the ids of the stored events with the same identities, in the same order; undefined where there
 * is none.
 */
export async function findByIdentities(db: Queryable, events: readonly NewEvent[]): Promise<(string | undefined)[]> {
  const rows = await all<{ id: string; identity: string }>(db)`
    select id, identity from inbound_event
    where identity = any(${arrayOf(events, (event) => event.identity)}::uuid[])`;
  const idOf = new Map(rows.map((row) => [row.identity, row.id]));
  return events.map(({ identity }) => idOf.get(identity));
}
