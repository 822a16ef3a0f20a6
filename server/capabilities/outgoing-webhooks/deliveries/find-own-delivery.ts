import { notFound, Problem } from "../../../kernel/problem.ts";
import type { Queryable } from "../../../kernel/storage/database.ts";
import { DeliveryId } from "../ids.ts";
import { findDelivery } from "./store.ts";
import { type DeliveryWithEvent, withEvents } from "./with-events.ts";

/** Finds the workspace's delivery with this `dlv_…` id, and its event. Throws not-found. */
export async function findOwnDelivery(
  db: Queryable,
  workspaceId: string,
  deliveryId: string,
): Promise<DeliveryWithEvent> {
  const id = DeliveryId.parse(deliveryId);
  const row = id === undefined ? undefined : await findDelivery(db, workspaceId, id);
  const [found] = row === undefined ? [] : await withEvents(db, workspaceId, [row]);
  if (found === undefined) throw noSuchDelivery();
  return found;
}

function noSuchDelivery(): Problem {
  return new Problem(
    notFound,
    "Your workspace has no delivery with this id. Deliveries are kept for 30 days: GET /api/webhook/endpoints/{endpointId}/deliveries.",
  );
}
