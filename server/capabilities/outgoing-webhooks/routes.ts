import Type from "typebox";
import { may } from "../../kernel/caller.ts";
import { addressRefused, cannotBeDone, conflict } from "../../kernel/problem.ts";
import { PageOf, PageQuery } from "../../kernel/storage/page.ts";
import type { Routes } from "../../kernel/wire/route.ts";
import { changeEndpoint, removeEndpoint } from "./change-endpoint.ts";
import { listEventTypes } from "./list-event-types.ts";
import { makeEndpoint } from "./make-endpoint.ts";
import { readDeliveries, readDelivery } from "./read-deliveries.ts";
import { readEndpoint, readEndpoints } from "./read-endpoints.ts";
import { replay } from "./replay-deliveries.ts";
import { resendDelivery } from "./resend-delivery.ts";
import { rotateSecret } from "./rotate-secret.ts";
import {
  Attempt,
  Delivery,
  DeliveryPath,
  DeliveryStatus,
  DeliveryWithAttempts,
  Endpoint,
  EndpointChange,
  EndpointPath,
  EndpointWithSecret,
  EventTypeList,
  NewEndpoint,
  Replay,
  Replayed,
  RotatedSecret,
  Rotation,
} from "./schema.ts";
import { testEndpoint } from "./test-endpoint.ts";

const tag = "webhooks";
const read = may("webhooks:read");
const write = may("webhooks:write");
const endpointProblems = [addressRefused, cannotBeDone];
const DeliveryQuery = Type.Object(
  {
    ...PageQuery.properties,
    status: Type.Optional(DeliveryStatus),
    type: Type.Optional(Type.String({ maxLength: 100 })),
  },
  { additionalProperties: false },
);

export function routes(app: Routes): void {
  app.get(
    "/api/webhook/event-types",
    {
      schema: { tag, summary: "List what can be delivered", response: { 200: EventTypeList } },
      guard: read,
    },
    ({ kernel }) => listEventTypes(kernel),
  );
  app.post(
    "/api/webhook/endpoints",
    {
      schema: {
        tag,
        summary: "Make an endpoint",
        description:
          "It is sent every matching event from now on, signed by Standard Webhooks. Without `events`, all that you may read.",
        body: NewEndpoint,
        response: { 201: EndpointWithSecret },
      },
      guard: write,
      idempotent: true,
      problems: endpointProblems,
    },
    (call) => makeEndpoint(call, call.body),
  );
  app.get(
    "/api/webhook/endpoints",
    {
      schema: { tag, summary: "List the endpoints", query: PageQuery, response: { 200: PageOf(Endpoint) } },
      guard: read,
    },
    (call) => readEndpoints(call, call.query),
  );
  app.get(
    "/api/webhook/endpoints/:endpointId",
    { schema: { tag, summary: "Read an endpoint", params: EndpointPath, response: { 200: Endpoint } }, guard: read },
    (call) => readEndpoint(call, call.params.endpointId),
  );
  app.patch(
    "/api/webhook/endpoints/:endpointId",
    {
      schema: {
        tag,
        summary: "Change an endpoint",
        description:
          "`status` enables or disables it. Enabled again, it is sent what waits; ask for a replay of what happened meanwhile.",
        params: EndpointPath,
        body: EndpointChange,
        response: { 200: Endpoint },
      },
      guard: write,
      problems: endpointProblems,
    },
    (call) => changeEndpoint(call, call.params.endpointId, call.body),
  );
  app.delete(
    "/api/webhook/endpoints/:endpointId",
    {
      schema: { tag, summary: "Delete an endpoint with its deliveries", params: EndpointPath, response: { 204: null } },
      guard: write,
    },
    (call) => removeEndpoint(call, call.params.endpointId),
  );
  app.post(
    "/api/webhook/endpoints/:endpointId/rotate-secret",
    {
      schema: {
        tag,
        summary: "Make a fresh secret",
        description:
          "Messages carry signatures with the former secrets as well until the overlap ends; 0 hours ends them at once.",
        params: EndpointPath,
        body: Rotation,
        isBodyOptional: true,
        response: { 200: RotatedSecret },
      },
      guard: write,
      idempotent: true,
    },
    (call) => rotateSecret(call, call.params.endpointId, call.body ?? {}),
  );
  app.post(
    "/api/webhook/endpoints/:endpointId/test",
    {
      schema: {
        tag,
        summary: "Send a test event now",
        description: "Answers when the endpoint has answered; it is not tried again.",
        params: EndpointPath,
        response: { 200: Attempt },
      },
      guard: write,
    },
    (call) => testEndpoint(call, call.params.endpointId),
  );
  app.post(
    "/api/webhook/endpoints/:endpointId/replay",
    {
      schema: {
        tag,
        summary: "Send a range of events again",
        description:
          "Matching events that happened since then, also those the endpoint never got, under the same ids. With `onlyFailed`, all that was not delivered.",
        params: EndpointPath,
        body: Replay,
        response: { 202: Replayed },
      },
      guard: write,
      idempotent: true,
      problems: [conflict, cannotBeDone],
    },
    (call) => replay(call, call.params.endpointId, call.body),
  );
  app.get(
    "/api/webhook/endpoints/:endpointId/deliveries",
    {
      schema: {
        tag,
        summary: "List the deliveries of an endpoint, newest event first",
        params: EndpointPath,
        query: DeliveryQuery,
        response: { 200: PageOf(Delivery) },
      },
      guard: read,
    },
    (call) => readDeliveries(call, call.params.endpointId, call.query),
  );
  app.get(
    "/api/webhook/deliveries/:deliveryId",
    {
      schema: {
        tag,
        summary: "Read a delivery with its attempts",
        params: DeliveryPath,
        response: { 200: DeliveryWithAttempts },
      },
      guard: read,
    },
    (call) => readDelivery(call, call.params.deliveryId),
  );
  app.post(
    "/api/webhook/deliveries/:deliveryId/resend",
    {
      schema: {
        tag,
        summary: "Send a delivery again",
        params: DeliveryPath,
        response: { 202: Delivery },
      },
      guard: write,
      idempotent: true,
      problems: [conflict],
    },
    (call) => resendDelivery(call, call.params.deliveryId),
  );
}
