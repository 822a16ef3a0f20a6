import { capability } from "../../kernel/capability.ts";
import { deleteOld } from "./clean-up.ts";
import { resealKeys } from "./endpoint-keys.ts";
import { events } from "./events.ts";
import { DeliveryId, EndpointId } from "./ids.ts";
import { replayDeliveries } from "./replay-deliveries.ts";
import { routes } from "./routes.ts";
import { sendSoon, startSending, stopSending } from "./sending.ts";
import { releaseLanesOf } from "./store.ts";

export { DeliveryId, EndpointId } from "./ids.ts";

/** Webhooks out: every event reaches every endpoint that wants it, whatever node dies and however badly another behaves. */
export const outgoingWebhooks = capability({
  name: "outgoing-webhooks",
  ids: [EndpointId, DeliveryId],
  routes,
  events,
  jobs: [replayDeliveries, deleteOld],
  takeOver: (kernel) => async (tx, deadNodeId) => {
    await releaseLanesOf(tx, deadNodeId);
    // After this transaction's commit; should it take longer, the next look finds them.
    setTimeout(() => sendSoon(kernel), 20);
  },
  async start(kernel) {
    await resealKeys(kernel);
    startSending(kernel);
  },
  stop: stopSending,
});
