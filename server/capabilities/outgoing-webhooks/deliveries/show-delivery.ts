import { EventId } from "../../../kernel/storage/id.ts";
import { DeliveryId, EndpointId } from "../ids.ts";
import type { Delivery } from "../schema.ts";
import type { DeliveryRow } from "./store.ts";

/** A delivery as the API shows it. */
export function showDelivery(row: DeliveryRow): Delivery {
  return {
    id: DeliveryId.format(row.id),
    endpointId: EndpointId.format(row.endpointId),
    eventId: EventId.format(row.eventId),
    type: row.type,
    position: row.position,
    status: row.status,
    attemptCount: row.attemptCount,
    nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}
