import { notFound, Problem } from "../../kernel/problem.ts";
import { EventId } from "../../kernel/storage/id.ts";
import { type Page, pageOf, readCursor } from "../../kernel/storage/page.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { DeliveryId } from "./ids.ts";
import { findOwnEndpoint } from "./read-endpoints.ts";
import type { Delivery, DeliveryWithAttempts } from "./schema.ts";
import { writeBody } from "./send-attempt.ts";
import { showAttempt, showDelivery } from "./show.ts";
import { findAttempts, findDelivery, findEndpoint, listDeliveries } from "./store.ts";

const standardLimit = 20;
const maxAttemptsShown = 50;

export async function readDeliveries(
  { kernel, caller }: Context,
  endpointId: string,
  query: { limit?: number; cursor?: string; status?: Delivery["status"]; type?: string },
): Promise<Page<Delivery>> {
  const db = kernel.database.query;
  const endpoint = await findOwnEndpoint(db, caller.workspaceId, endpointId);
  const limit = query.limit ?? standardLimit;
  const list = `deliveries:${endpoint.id}`;
  const [before] = readCursor(kernel.secrets, list, query.cursor) ?? [];
  const rows = await listDeliveries(db, caller.workspaceId, endpoint.id, {
    before: before === undefined ? undefined : Number(before),
    limit: limit + 1,
    status: query.status,
    type: query.type,
  });
  return pageOf(kernel.secrets, list, limit, rows, (row) => [row.position], showDelivery);
}

export async function readDelivery({ kernel, caller }: Context, deliveryId: string): Promise<DeliveryWithAttempts> {
  const db = kernel.database.query;
  const { workspaceId } = caller;
  const delivery = await findOwnDelivery({ kernel, caller }, deliveryId);
  const endpoint = await findEndpoint(db, workspaceId, delivery.endpointId);
  const attempts = await findAttempts(db, workspaceId, delivery.id, maxAttemptsShown);
  const { type, data, eventCreatedAt } = delivery;
  const request = {
    url: endpoint?.url ?? "",
    messageId: EventId.format(delivery.eventId),
    body: writeBody({ type, data, createdAt: eventCreatedAt }),
  };
  return { ...showDelivery(delivery), attempts: attempts.map((attempt) => showAttempt(attempt, request)) };
}

/** The workspace's delivery of this `dlv_…` id. Throws not-found. */
export async function findOwnDelivery({ kernel, caller }: Pick<Context, "kernel" | "caller">, deliveryId: string) {
  const id = DeliveryId.parse(deliveryId);
  const found = id === undefined ? undefined : await findDelivery(kernel.database.query, caller.workspaceId, id);
  if (found === undefined) throw new Problem(notFound, "There is no delivery of this id in your workspace.");
  return found;
}
