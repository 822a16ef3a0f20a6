import { audit } from "../../kernel/audit.ts";
import { notFound, Problem } from "../../kernel/problem.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { findOwnDelivery } from "./read-deliveries.ts";
import { refuseDisabled } from "./replay-deliveries.ts";
import type { Delivery } from "./schema.ts";
import { sendSoon } from "./sending.ts";
import { showDelivery } from "./show.ts";
import { activateNext, findDelivery, findEndpoint, lockLanes, openLane, restartDeliveries } from "./store.ts";

/** Sends one event to its endpoint again, at once and under the same id, whatever became of it before. */
export async function resendDelivery(context: Context, deliveryId: string): Promise<Delivery> {
  const { kernel, caller } = context;
  const { workspaceId } = caller;
  const { id, endpointId, position } = await findOwnDelivery(context, deliveryId);
  const resent = await context.commit(async (tx) => {
    await lockLanes(tx, [{ workspaceId, endpointId }]);
    const endpoint = await findEndpoint(tx, workspaceId, endpointId);
    if (endpoint !== undefined) refuseDisabled(endpoint);
    const now = new Date(kernel.clock.now());
    await activateNext(tx, await restartDeliveries(tx, workspaceId, endpointId, [position], now), now);
    await openLane(tx, workspaceId, endpointId, now);
    await audit(tx, { workspaceId, caller, action: "delivery.resent", targetId: id });
    const delivery = await findDelivery(tx, workspaceId, id);
    if (delivery === undefined) throw new Problem(notFound, "The delivery was deleted meanwhile.");
    return showDelivery(delivery);
  });
  sendSoon(kernel, endpointId);
  return resent;
}
