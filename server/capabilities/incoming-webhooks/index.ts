import { capability } from "../../kernel/capability.ts";
import { inboundEventReceived } from "./events.ts";
import { deleteOldEvents, eraseWithConversation } from "./forget-events.ts";
import { InboundSourceId } from "./ids.ts";
import { adoptEventsOf, startLookingForEvents, stopLookingForEvents } from "./owed-events.ts";
import { routes } from "./routes.ts";
import { resealSources } from "./source-secrets.ts";

export { InboundSourceId } from "./ids.ts";

/** They call us: signed webhooks, taken in once and never lost. */
export const incomingWebhooks = capability({
  name: "incoming-webhooks",
  tables: ["inbound_event", "inbound_source"],
  ids: [InboundSourceId],
  scopes: [
    { name: "webhooks:read", summary: "Read the sources, endpoints and deliveries of webhooks" },
    { name: "webhooks:write", summary: "Set up webhooks in both directions, and send deliveries again" },
  ],
  routes,
  events: [inboundEventReceived],
  jobs: [deleteOldEvents],
  listeners: [eraseWithConversation],
  adopt: adoptEventsOf,
  async start(kernel) {
    await resealSources(kernel);
    startLookingForEvents(kernel);
  },
  stop: stopLookingForEvents,
});
