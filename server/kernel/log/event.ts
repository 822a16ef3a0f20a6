import type { Static, TSchema } from "typebox";
import type { Caller } from "../caller.ts";
import type { Kernel } from "../kernel.ts";
import type { UseChange } from "../quotas/quotas-of.ts";
import type { Scope } from "../scope.ts";
import { forTheNode } from "../sharing/share.ts";
import type { Database, Transaction } from "../storage/database.ts";
import { newUuid } from "../storage/id.ts";
import { type Announced, type AnnouncingStatement, type OutboxStatement, writeJobs, writeOutbox } from "./store.ts";

export { findChainOfEvent, findPosition, readEvents } from "./store.ts";

/** A kind of fact, named `noun.verb` in the past tense. */
export type EventType<Schema extends TSchema = TSchema> = {
  type: string;
  summary: string;
  schema: Schema;
  /** The scope that members and servers need to see events of this type. */
  visibleTo: Scope;
  /**
   * Says what the events are about: the kind of the subject, and the field of the data that holds
   * its wire id.
   */
  about?: { kind: string; id: string & keyof Static<Schema> };
  /** The visitor who holds the subject sees the events too. */
  isVisibleToVisitor?: boolean;
  /** The subject belongs to another visitor from this event on. */
  changesVisitor?: boolean;
  /**
   * Stored data that only names something is expanded by this: it reads the content that a receiver
   * gets, at the time of reading.
   */
  expansion?: EventExpansion<Static<Schema>>;
};

/** Says what an event is about, for example `{ kind: "conversation", id: "conv_…" }`. */
export type Subject = { kind: string; id: string };

/**
 * The capability that owns a kind of subject answers for it, so that others need not know the
 * capability.
 */
export type SubjectKind = {
  kind: string;
  /**
   * The visitor who holds each subject, by wire id; null for a subject without a visitor. Unknown
   * ids are left out.
   */
  findVisitors(
    kernel: Kernel,
    workspaceId: string,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, string | null>>;
  /**
   * The wire id of the subject that a caller names. Throws not-found for what the caller may not
   * reach.
   */
  find(kernel: Kernel, caller: Caller, name: string): Promise<string>;
};

/**
 * Reads in batches. Undefined for a thing that was erased since: then the event is no longer shown.
 */
type EventExpansion<Data = never> = {
  schema: TSchema;
  read(kernel: Kernel, workspaceId: string, data: Data[]): Promise<(Record<string, unknown> | undefined)[]>;
};

/**
 * An event as it was committed. `position` counts the events of its workspace in commit order, from
 * 1.
 */
export type Event<Data = unknown> = {
  id: string;
  workspaceId: string;
  position: number;
  type: string;
  data: Data;
  causedBy: string | null;
  depth: number;
  /** The UUID of the first event or run of the chain; null when nothing caused the event. */
  chainId: string | null;
  /** The UUID of the run that caused it and had rules for the workspace's database; null: none. */
  ruledBy: string | null;
  createdAt: Date;
  /** The version of the interface which the data have: the newest when the event was written. */
  version: string;
};

/**
 * Says what caused an event: another one, by its UUID, and the depth of that one in the chain of
 * causes.
 */
export type Cause = {
  /** Is null for what a run announces that no event has caused: it is only in the run's chain. */
  id: string | null;
  depth: number;
  /** The UUID of the first event or run of the chain. Absent where it is the cause itself, or unknown. */
  chainId?: string | null | undefined;
  /** The UUID of a run with rules for the workspace's database. What follows stays within its rules. */
  ruledBy?: string | null | undefined;
};

type PendingEvent = {
  id: string;
  workspaceId: string;
  type: string;
  data: unknown;
  causedBy: string | null;
  depth: number;
  chainId: string | null;
  ruledBy: string | null;
};

export type PendingJob = {
  name: string;
  payload: unknown;
  runAt: Date | null;
  maxAttempts: number | null;
  key: string | null;
};

/**
 * The events, jobs and revocations that a transaction announces when it commits, collected while it
 * runs.
 */
export type Outbox = {
  events: PendingEvent[];
  jobs: PendingJob[];
  /** The transaction changes what workspaces store by so much. */
  uses: UseChange[];
  revoked: string[];
  /** Each of these is called once after the commit: what it counts is then stored for good. */
  committed: (() => void)[];
  /** Says what caused all of it. An event may name another cause. */
  readonly causedBy: Cause | undefined;
};

export function emptyOutbox(causedBy: Cause | undefined): Outbox {
  const cause = causedBy && withinChain(causedBy);
  return { events: [], jobs: [], uses: [], revoked: [], committed: [], causedBy: cause };
}

/** The newest position of a workspace after a commit. */
export type Published = { workspaceId: string; position: number };

/** The jobs that an event of this type starts: the names of its listeners. */
export type ListenersOf = (eventType: string) => readonly string[];

/**
 * A chain of events that cause each other may be so long: listeners must not call each other for
 * ever.
 */
export const maxDepth = 16;

/** The cause of what a workflow does: its events are at most the last of the chain, which start no run. */
export function withinChain(cause: Cause): Cause {
  return { ...cause, depth: Math.min(cause.depth, maxDepth - 1) };
}

export function defineEvent<Schema extends TSchema>(type: EventType<Schema>): EventType<Schema> {
  return type;
}

/**
 * Says what an event is about. Undefined for an event without a subject, or of a type that this
 * node does not know.
 */
export function subjectOf(
  eventTypes: ReadonlyMap<string, EventType>,
  { type, data }: Pick<Event, "type" | "data">,
): Subject | undefined {
  const about = eventTypes.get(type)?.about;
  if (about === undefined) return undefined;
  const id = (data as Record<string, unknown>)[about.id];
  return typeof id === "string" ? { kind: about.kind, id } : undefined;
}

/**
 * Announces a fact together with the change that makes it true. Nothing is written before the
 * transaction ends.
 *
 * @example
 * emit(tx, noticePosted, { workspaceId, data: { noticeId: NoticeId.format(id) } });
 */
export function emit<Schema extends TSchema>(
  tx: Transaction,
  eventType: EventType<Schema>,
  fact: { workspaceId: string; data: Static<Schema>; causedBy?: Cause },
): void {
  const { causedBy = tx.outbox.causedBy } = fact;
  const depth = causedBy === undefined ? 0 : causedBy.depth + 1;
  if (depth > maxDepth) throw new Error(`${eventType.type} would be the ${depth}th event of one chain of causes.`);
  tx.outbox.events.push({
    id: newUuid(),
    workspaceId: fact.workspaceId,
    type: eventType.type,
    data: fact.data,
    causedBy: causedBy?.id ?? null,
    depth,
    chainId: causedBy?.chainId ?? causedBy?.id ?? null,
    ruledBy: causedBy?.ruledBy ?? null,
  });
}

/**
 * Makes the statement that writes what a transaction announced; undefined when it announced
 * nothing. It must be the last statement of the transaction, because it locks the positions of the
 * workspaces until the commit.
 */
export function prepareOutbox(
  { events, jobs, uses }: Outbox,
  { listenersOf, eventVersion }: Pick<Database, "listenersOf" | "eventVersion">,
): OutboxStatement | undefined {
  if (events.length === 0 && uses.length === 0) return jobs.length === 0 ? undefined : writeJobs(jobs);
  const types = [...new Set(events.map((event) => event.type))];
  const listeners = types.flatMap((type) => listenersOf(type).map((name) => ({ type, name })));
  return writeOutbox({ events, jobs, uses }, listeners, eventVersion);
}

/** Finds the newest position of each workspace among those that were written. */
export function newestOf(positioned: readonly { workspaceId: string; position: number }[]): Published[] {
  const newest = new Map<string, number>();
  for (const { workspaceId, position } of positioned) {
    newest.set(workspaceId, Math.max(position, newest.get(workspaceId) ?? 0));
  }
  return [...newest].map(([workspaceId, position]) => ({ workspaceId, position }));
}

/**
 * Stores and announces in one statement, which `announcing` makes: for writes so frequent that the
 * round trips of a transaction would matter. Gives the number of events that were announced.
 */
export async function storeAndAnnounce(
  database: Database,
  eventType: EventType,
  statement: AnnouncingStatement,
  values: readonly unknown[],
): Promise<number> {
  const { type } = eventType;
  const listeners = database.listenersOf(type);
  const sent = [type, ...values, database.eventVersion];
  if (listeners.length > 0) sent.push([...listeners]);
  const text = listeners.length === 0 ? statement.withoutListeners : statement.withListeners;
  const result = await database.run((client) => client.query<Announced>(text, sent));
  if (result.rows.length > 0) forTheNode(() => database.published(result.rows));
  return result.rows.reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * Replaces the names in events of one workspace by the content that they name, which is of the newest
 * version. Events whose content was erased are left out.
 */
export async function expandEvents(
  kernel: Kernel,
  eventTypes: ReadonlyMap<string, EventType>,
  workspaceId: string,
  events: readonly Event[],
): Promise<Event[]> {
  const expanded = new Map<Event, unknown>();
  for (const [type, same] of Map.groupBy(events, (event) => event.type)) {
    const expansion = eventTypes.get(type)?.expansion;
    if (expansion === undefined) continue;
    const contents = await expansion.read(kernel, workspaceId, same.map((event) => event.data) as never[]);
    for (const [index, event] of same.entries()) expanded.set(event, contents[index]);
  }
  return events.flatMap((event) => {
    if (!expanded.has(event)) return [event];
    const data = expanded.get(event);
    return data === undefined ? [] : [{ ...event, data, version: kernel.versions.newest.date }];
  });
}
