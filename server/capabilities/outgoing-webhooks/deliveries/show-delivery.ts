import { EventId } from "../../../kernel/storage/id.ts";
import { DeliveryId, EndpointId } from "../ids.ts";
import type { Delivery } from "../schema.ts";
import type { DeliveryWithEvent } from "./with-events.ts";

/** A delivery as the API shows it. */
export function showDelivery(row: DeliveryWithEvent): Delivery {
  return {
    id: DeliveryId.format(row.id),
    endpointId: EndpointId.format(row.endpointId),
    eventId: EventId.format(row.event.id),
    type: row.type,
    position: row.position,
    status: row.status,
    attemptCount: row.attemptCount,
    nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}
