import { listOf } from "../../../kernel/storage/page.ts";
import { findOwnEndpoint } from "../endpoints/find-own-endpoint.ts";
import type { Delivery } from "../schema.ts";
import { showDelivery } from "./show-delivery.ts";
import { listDeliveries } from "./store.ts";
import { withEvents } from "./with-events.ts";

type DeliveryQuery = {
  endpointId: string;
  limit?: number;
  cursor?: string;
  status?: Delivery["status"];
  type?: string;
};

/** The deliveries of an endpoint, newest event first. */
export const readDeliveries = listOf({
  name: ({ endpointId }: DeliveryQuery) => `deliveries:${endpointId}`,
  async find({ kernel, caller }, { position, limit }, { endpointId, status, type }: DeliveryQuery) {
    const db = kernel.database.query;
    const endpoint = await findOwnEndpoint(db, caller.workspaceId, endpointId);
    const before = position && Number(position[0]);
    const rows = await listDeliveries(db, caller.workspaceId, endpoint.id, { before, limit, status, type });
    return withEvents(db, caller.workspaceId, rows);
  },
  positionOf: (row) => [row.position],
  show: showDelivery,
});
