import { capability } from "../../kernel/capability.ts";
import { deleteOldDeliveries, deliveryRetention } from "./deliveries/delivery-retention.ts";
import { eraseLateQuotes, quotesOfReceivers } from "./deliveries/quotes-of-receivers.ts";
import { replayJob } from "./deliveries/replay-job.ts";
import { reencryptKeys } from "./endpoints/reencrypt-keys.ts";
import { events } from "./events.ts";
import { DeliveryId, EndpointId } from "./ids.ts";
import { measureDeliveries } from "./measure-deliveries.ts";
import { routes } from "./routes.ts";
import { sendSoon } from "./sending/send-soon.ts";
import { startSending, stopSending } from "./sending/sender-pool.ts";
import { releaseQueuesOf } from "./sending/store.ts";
import { outgoingTexts } from "./texts/outgoing-texts.ts";

export { countFailingEndpoints } from "./endpoints/store.ts";

/**
 * Queues of a dead node are looked for so soon: by then, the transaction that released them has
 * usually ended.
 */
const adoptionDelayMs = 20;

/**
 * Outgoing webhooks: every event reaches every endpoint that wants it, even if nodes die or other
 * endpoints fail.
 */
export const outgoingWebhooks = capability({
  name: "outgoing-webhooks",
  texts: outgoingTexts,
  tables: ["delivery", "delivery_attempt", "delivery_lane", "endpoint"],
  ids: [EndpointId, DeliveryId],
  routes,
  events,
  personalData: quotesOfReceivers,
  retention: [deliveryRetention],
  jobs: [replayJob, deleteOldDeliveries, eraseLateQuotes],
  measures: [measureDeliveries],
  adopt: (kernel) => async (tx, deadNodeId) => {
    await releaseQueuesOf(tx, deadNodeId);
    setTimeout(() => sendSoon(kernel), adoptionDelayMs);
  },
  reencrypt: reencryptKeys,
  async start(kernel) {
    startSending(kernel);
  },
  stop: stopSending,
});
