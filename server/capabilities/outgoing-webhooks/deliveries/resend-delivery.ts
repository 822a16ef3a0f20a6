import { audit } from "../../../kernel/audit.ts";
import { forbidden, Problem } from "../../../kernel/problem.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { refuseDisabled } from "../endpoints/find-own-endpoint.ts";
import { findEndpoint } from "../endpoints/store.ts";
import { activateNext, lockQueues, makeQueueDue, restartDeliveries } from "../queue/store.ts";
import type { Delivery } from "../schema.ts";
import { maySee } from "../sending/prepare-messages.ts";
import { sendSoon } from "../sending/send-soon.ts";
import { findOwnDelivery } from "./find-own-delivery.ts";
import { showDelivery } from "./show-delivery.ts";

/**
 * Sends one event to its endpoint again, at once and with the same message id, whatever the
 * delivery's status is.
 */
export async function resendDelivery(context: Context, deliveryId: string): Promise<Delivery> {
  const { kernel, caller } = context;
  const { workspaceId } = caller;
  const { id, endpointId, position, event } = await findOwnDelivery(kernel.database.query, workspaceId, deliveryId);
  const resent = await context.commit(async (tx) => {
    await lockQueues(tx, [{ workspaceId, endpointId }]);
    const endpoint = await findEndpoint(tx, workspaceId, endpointId);
    if (endpoint !== undefined) {
      refuseDisabled(endpoint);
      if (!maySee(kernel, endpoint.scopes, event.type)) throw beyondScopes(event.type);
    }
    const now = new Date(kernel.clock.now());
    await activateNext(tx, await restartDeliveries(tx, workspaceId, endpointId, [position], now), now);
    await makeQueueDue(tx, workspaceId, endpointId, now);
    await audit(tx, { workspaceId, caller, action: "delivery.resent", targetId: id });
    return showDelivery(await findOwnDelivery(tx, workspaceId, deliveryId));
  });
  sendSoon(kernel, endpointId);
  return resent;
}

function beyondScopes(type: string): Problem {
  return new Problem(
    forbidden,
    `The endpoint was redirected by a caller who may not read events of type ${type}, so it gets none.`,
  );
}
