import type { Kernel } from "../../../kernel/kernel.ts";
import { inTransaction, type Transaction } from "../../../kernel/storage/database.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import { matchingEventTypes } from "../endpoints/matching-event-types.ts";
import { findSubscribers, type Subscriber } from "../endpoints/store.ts";
import type { SenderPool } from "../sending/sender-pool.ts";
import { queueDeliveries } from "./queue-deliveries.ts";
import {
  findEventsAfter,
  findWorkspacesBehind,
  lockCursor,
  moveCursor,
  type NewDelivery,
  type QueueKey,
  readCursorPosition,
} from "./store.ts";

/** Turns committed events into deliveries. The log of events is the queue: what is behind the cursor is done. */
export type EventQueueing = {
  /** The workspace has its first endpoint, maybe: what was known of it does not hold. */
  forget(workspaceId: string): void;
  stop(): Promise<void>;
};

const eventsPerBatch = 500;
const workspacesAtOnce = 4;
/** The bound for a call that was missed: a node that died between a commit and telling of it. */
const healIntervalMs = 1_000;
const maxHealed = 500;
/** How soon to look again at a workspace whose events another node is at. */
const elsewhereDelayMs = 25;
const maxRemembered = 20_000;

export function startQueueingEvents(kernel: Kernel, pool: SenderPool): EventQueueing {
  const dirty = new Set<string>();
  const running = new Set<Promise<void>>();
  /** How far each workspace is, as last seen; Infinity for one without endpoints, until the next healing. */
  const reached = new Map<string, number>();
  const timers = new Set<NodeJS.Timeout>();
  let isStopped = false;

  function mark(workspaceId: string): void {
    if (isStopped) return;
    dirty.add(workspaceId);
    start();
  }

  function start(): void {
    while (running.size < workspacesAtOnce && dirty.size > 0) {
      const [next = ""] = dirty;
      dirty.delete(next);
      const run = catchUp(next)
        .catch((error: unknown) => {
          kernel.log.warn({ error: (error as Error).name }, "events could not become deliveries yet; trying again");
        })
        .finally(() => {
          running.delete(run);
          start();
        });
      running.add(run);
    }
  }

  async function catchUp(workspaceId: string): Promise<void> {
    const cursor = await readCursorPosition(kernel.database.query, workspaceId);
    if (cursor === undefined) return remember(workspaceId, Number.POSITIVE_INFINITY);
    if (cursor.position >= cursor.newestPosition) {
      remember(workspaceId, cursor.position);
      // Another node was faster; what it added may be for a lane of ours.
      return pool.wakeWorkspace(workspaceId);
    }
    for (;;) {
      const batch = await inTransaction(kernel.database, (tx) => deliverNext(kernel, tx, workspaceId));
      if (batch === undefined) return markSoon(workspaceId);
      pool.open(batch.queues);
      remember(workspaceId, batch.position);
      if (batch.isLast || isStopped) return;
    }
  }

  function markSoon(workspaceId: string): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      mark(workspaceId);
    }, elsewhereDelayMs);
    timers.add(timer);
  }

  function remember(workspaceId: string, position: number): void {
    if (reached.size > maxRemembered) reached.clear();
    reached.set(workspaceId, position);
  }

  async function heal(): Promise<void> {
    for (const [workspaceId, position] of reached) if (!Number.isFinite(position)) reached.delete(workspaceId);
    for (const id of await findWorkspacesBehind(kernel.database.query, maxHealed)) mark(id);
  }

  const stopWatching = kernel.realtime.watchAll((workspaceId, position) => {
    if (position > (reached.get(workspaceId) ?? -1)) mark(workspaceId);
  });
  const healTimer = setInterval(() => {
    heal().catch(() => {
      // The database is away; the next look catches up.
    });
  }, healIntervalMs);

  return {
    forget: (workspaceId) => void reached.delete(workspaceId),
    async stop() {
      isStopped = true;
      stopWatching();
      clearInterval(healTimer);
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(running);
    },
  };
}

type Batch = { position: number; isLast: boolean; queues: QueueKey[] };

/** The next events become deliveries and the cursor moves, or neither. Undefined while another node is at it. */
async function deliverNext(kernel: Kernel, tx: Transaction, workspaceId: string): Promise<Batch | undefined> {
  const position = await lockCursor(tx, workspaceId);
  if (position === undefined) return undefined;
  const events = await findEventsAfter(tx, workspaceId, position, eventsPerBatch);
  const last = events.at(-1);
  if (last === undefined) return { position, isLast: true, queues: [] };
  const deliveries: NewDelivery[] = [];
  // Read after the events: whoever made an endpoint before an event was committed gets that event.
  for (const subscriber of await findSubscribers(tx, workspaceId)) {
    const types = typesFor(kernel, subscriber);
    const isOrdered = subscriber.orderBy === "conversationId";
    for (const { position, type, conversationId } of events) {
      if (position <= subscriber.fromPosition || !types.has(type)) continue;
      const orderKey = isOrdered ? conversationId : null;
      deliveries.push({ id: newUuid(), endpointId: subscriber.id, position, type, orderKey });
    }
  }
  const queues = await queueDeliveries(kernel, tx, workspaceId, deliveries);
  await moveCursor(tx, workspaceId, last.position);
  return { position: last.position, isLast: events.length < eventsPerBatch, queues };
}

/** Endpoints are few kinds and events are many, so what a kind of endpoint gets is worked out once. */
const typesByFilter = new WeakMap<Kernel, Map<string, ReadonlySet<string>>>();

function typesFor(kernel: Kernel, { events, scopes }: Subscriber): ReadonlySet<string> {
  const known = typesByFilter.get(kernel) ?? new Map<string, ReadonlySet<string>>();
  typesByFilter.set(kernel, known);
  const filter = `${events}|${scopes}`;
  const found = known.get(filter);
  if (found !== undefined) return found;
  if (known.size >= maxRemembered) known.clear();
  const types = new Set(
    matchingEventTypes(kernel.eventTypes, { events: events.split(" "), scopes: scopes.split(" ") }),
  );
  known.set(filter, types);
  return types;
}
