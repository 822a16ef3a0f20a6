import { type Page, pageOf, readCursor } from "../../../kernel/storage/page.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { findOwnEndpoint } from "../endpoints/find-own-endpoint.ts";
import type { Delivery } from "../schema.ts";
import { showDelivery } from "./show-delivery.ts";
import { listDeliveries } from "./store.ts";
import { withEvents } from "./with-events.ts";

const defaultLimit = 20;

/** The deliveries of an endpoint, newest event first. */
export async function readDeliveries(
  { kernel, caller }: Context,
  endpointId: string,
  query: { limit?: number; cursor?: string; status?: Delivery["status"]; type?: string },
): Promise<Page<Delivery>> {
  const db = kernel.database.query;
  const endpoint = await findOwnEndpoint(db, caller.workspaceId, endpointId);
  const limit = query.limit ?? defaultLimit;
  const list = `deliveries:${endpoint.id}`;
  const [before] = readCursor(kernel.secrets, list, query.cursor) ?? [];
  const rows = await listDeliveries(db, caller.workspaceId, endpoint.id, {
    before: before === undefined ? undefined : Number(before),
    limit: limit + 1,
    status: query.status,
    type: query.type,
  });
  const deliveries = await withEvents(db, caller.workspaceId, rows);
  return pageOf(kernel.secrets, list, limit, deliveries, (row) => [row.position], showDelivery);
}
