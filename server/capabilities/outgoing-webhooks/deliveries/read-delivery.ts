import { tellEvent } from "../../../kernel/versions/api-versions.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { findEndpoint } from "../endpoints/store.ts";
import type { DeliveryWithAttempts } from "../schema.ts";
import { writeMessage } from "../sending/message.ts";
import { findOwnDelivery } from "./find-own-delivery.ts";
import { showAttempt } from "./show-attempt.ts";
import { showDelivery } from "./show-delivery.ts";
import { findAttempts } from "./store.ts";

const mostAttemptsShown = 50;

/**
 * Reads a delivery with its newest attempts. Their message is shown in the present version of the endpoint,
 * which the next attempt would have.
 */
export async function readDelivery({ kernel, caller }: Context, deliveryId: string): Promise<DeliveryWithAttempts> {
  const db = kernel.database.query;
  const { workspaceId } = caller;
  const delivery = await findOwnDelivery(db, workspaceId, deliveryId);
  const endpoint = await findEndpoint(db, workspaceId, delivery.endpointId);
  const attempts = await findAttempts(db, workspaceId, delivery.id, mostAttemptsShown);
  const newest = kernel.versions.newest.date;
  const { event } = delivery;
  // An event that is expanded when it is sent becomes one of the newest version.
  const isExpanded = kernel.eventTypes.get(event.type)?.expansion !== undefined;
  const sent = isExpanded ? { ...event, version: newest } : event;
  const message = writeMessage(tellEvent(kernel, sent, endpoint?.version ?? newest), []);
  const request = { url: endpoint?.url ?? "", message };
  return { ...showDelivery(delivery), attempts: attempts.map((attempt) => showAttempt(attempt, request)) };
}
