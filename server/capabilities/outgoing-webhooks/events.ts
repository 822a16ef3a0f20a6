import Type from "typebox";
import { defineEvent } from "../../kernel/log/event.ts";

export const deliveryExhausted = defineEvent({
  type: "delivery.exhausted",
  summary: "An event could not be delivered to an endpoint. It is not retried any more.",
  visibleTo: "webhooks:read",
  schema: Type.Object(
    {
      deliveryId: Type.String(),
      endpointId: Type.String(),
      eventId: Type.String(),
      eventType: Type.String(),
      attempts: Type.Integer(),
    },
    { $id: "DeliveryExhausted" },
  ),
});

export const endpointDisabled = defineEvent({
  type: "endpoint.disabled",
  summary: "An endpoint was disabled because it failed for five days, or because it answered 410 Gone.",
  visibleTo: "webhooks:read",
  schema: Type.Object(
    { endpointId: Type.String(), reason: Type.Enum(["failing", "gone"]) },
    { $id: "EndpointDisabled" },
  ),
});

export const endpointRecovered = defineEvent({
  type: "endpoint.recovered",
  summary: "An endpoint that was disabled for failing answers again. It gets the events that it missed.",
  visibleTo: "webhooks:read",
  schema: Type.Object({ endpointId: Type.String() }, { $id: "EndpointRecovered" }),
});

/** Written for a test and stored nowhere. */
export const endpointTested = defineEvent({
  type: "endpoint.tested",
  summary:
    "A test, by a person or by Parley, of whether the endpoint answers. Sent whatever the endpoint's `events` are.",
  visibleTo: "webhooks:read",
  schema: Type.Object({ endpointId: Type.String() }, { $id: "EndpointTested" }),
});

export const events = [deliveryExhausted, endpointDisabled, endpointRecovered, endpointTested];
