import type { Kernel } from "../../../kernel/kernel.ts";
import type { Event } from "../../../kernel/log/event.ts";
import { followLog, type LogFollowing } from "../../../kernel/log/follow-log.ts";
import { state } from "../../../kernel/state.ts";
import { Cache } from "../../../kernel/storage/cache.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import { matchingEventTypes } from "../endpoints/matching-event-types.ts";
import { findSubscribers, type Subscriber } from "../endpoints/store.ts";
import type { SenderPool } from "../sending/sender-pool.ts";
import { followerName } from "./follower-name.ts";
import { orderKeyOf } from "./order-key-of.ts";
import { queueDeliveries } from "./queue-deliveries.ts";
import type { NewDelivery, QueueKey } from "./store.ts";

/** Follows the event log and queues a delivery of each event for each endpoint that wants it. */
export function queueEvents(kernel: Kernel, pool: SenderPool): LogFollowing {
  return followLog<QueueKey[]>(kernel, {
    name: followerName,
    purpose: "queue events for endpoints",
    handle: (tx, workspaceId, events) => queueBatch(kernel, tx, workspaceId, events),
    onHandled: (_workspaceId, queues) => pool.open(queues),
    // The other node may have queued something for an endpoint that this node sends to.
    onHandledElsewhere: (workspaceId) => pool.wakeWorkspace(workspaceId),
  });
}

/** Returns the queues with work that this node holds. */
async function queueBatch(kernel: Kernel, tx: Transaction, workspaceId: string, events: Event[]): Promise<QueueKey[]> {
  const deliveries: NewDelivery[] = [];
  // Read after the events: an endpoint that was created before an event was committed gets that
  // event.
  for (const subscriber of await findSubscribers(tx, workspaceId)) {
    const types = typesFor(kernel, subscriber);
    for (const event of events) {
      const { position, type } = event;
      if (position <= subscriber.fromPosition || !types.has(type)) continue;
      const orderKey = orderKeyOf(kernel, subscriber.orderBy, event);
      deliveries.push({ id: newUuid(), endpointId: subscriber.id, position, type, orderKey });
    }
  }
  return queueDeliveries(kernel, tx, workspaceId, deliveries);
}

const mostFilters = 20_000;

/** The types that match each filter. Endpoints share few filters, and events are many. */
const typesByFilter = state(() => new Cache<string, ReadonlySet<string>>(mostFilters));

function typesFor(kernel: Kernel, { events, scopes }: Subscriber): ReadonlySet<string> {
  return typesByFilter(kernel).getOrMake(`${events}|${scopes}`, () => {
    const filter = { events: events.split(" "), scopes: scopes.split(" ") };
    return new Set(matchingEventTypes(kernel.eventTypes, filter));
  });
}
