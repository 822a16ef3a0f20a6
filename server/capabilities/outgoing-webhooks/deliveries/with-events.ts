import type { Event } from "../../../kernel/log/event.ts";
import { findEventsAt } from "../../../kernel/log/store.ts";
import type { Queryable } from "../../../kernel/storage/database.ts";
import type { DeliveryRow } from "./store.ts";

export type DeliveryWithEvent = DeliveryRow & { event: Event };

/** Gives the deliveries with their events as the log stores them. */
export async function withEvents(
  db: Queryable,
  workspaceId: string,
  deliveries: readonly DeliveryRow[],
): Promise<DeliveryWithEvent[]> {
  if (deliveries.length === 0) return [];
  const places = deliveries.map(({ position }) => ({ workspaceId, position }));
  const events = new Map((await findEventsAt(db, places)).map((event) => [event.position, event]));
  return deliveries.flatMap((delivery) => {
    const event = events.get(delivery.position);
    return event === undefined ? [] : [{ ...delivery, event }];
  });
}
