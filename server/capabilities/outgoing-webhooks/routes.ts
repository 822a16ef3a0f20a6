import Type from "typebox";
import { may } from "../../kernel/caller.ts";
import { addressRefused, cannotBeDone, conflict } from "../../kernel/problem.ts";
import { PageOf, PageQuery } from "../../kernel/storage/page.ts";
import type { Routes } from "../../kernel/wire/route.ts";
import { readDeliveries } from "./deliveries/read-deliveries.ts";
import { readDelivery } from "./deliveries/read-delivery.ts";
import { replayEvents } from "./deliveries/replay-events.ts";
import { resendDelivery } from "./deliveries/resend-delivery.ts";
import { changeEndpoint, removeEndpoint } from "./endpoints/change-endpoint.ts";
import { createEndpoint } from "./endpoints/create-endpoint.ts";
import { listEventTypes } from "./endpoints/matching-event-types.ts";
import { readEndpoint, readEndpoints } from "./endpoints/read-endpoints.ts";
import { rotateSecret } from "./endpoints/rotate-secret.ts";
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
import { testEndpoint } from "./sending/test-endpoint.ts";

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
      schema: { tag, summary: "List the types of events", response: { 200: EventTypeList } },
      guard: read,
    },
    ({ kernel }) => listEventTypes(kernel),
  );
  app.post(
    "/api/webhook/endpoints",
    {
      schema: {
        tag,
        summary: "Create an endpoint",
        description:
          "The endpoint gets every matching event from now on, signed as in Standard Webhooks. Without `events` it gets every event that you may read.",
        body: NewEndpoint,
        response: { 201: EndpointWithSecret },
      },
      guard: write,
      idempotent: true,
      problems: endpointProblems,
    },
    (call) => createEndpoint(call, call.body),
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
          "`status` enables or disables the endpoint. An endpoint that is enabled again gets the deliveries that wait; events from while it was disabled need a replay.",
        params: EndpointPath,
        body: EndpointChange,
        response: { 200: Endpoint },
      },
      guard: write,
      goesOnWhenFull: true,
      problems: endpointProblems,
    },
    (call) => changeEndpoint(call, call.params.endpointId, call.body),
  );
  app.delete(
    "/api/webhook/endpoints/:endpointId",
    {
      schema: { tag, summary: "Delete an endpoint with its deliveries", params: EndpointPath, response: { 204: null } },
      guard: write,
      cost: () => ({ workMs: 500, of: "deleting an endpoint with its deliveries" }),
    },
    (call) => removeEndpoint(call, call.params.endpointId),
  );
  app.post(
    "/api/webhook/endpoints/:endpointId/rotate-secret",
    {
      schema: {
        tag,
        summary: "Replace the secret of an endpoint",
        description:
          "Messages are signed with the former secrets as well until the overlap ends. An overlap of 0 hours ends all former secrets at once.",
        params: EndpointPath,
        body: Rotation,
        isBodyOptional: true,
        response: { 200: RotatedSecret },
      },
      guard: write,
      goesOnWhenFull: true,
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
        description: "The answer comes when the endpoint has answered. A test event is not retried.",
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
        summary: "Replay a range of events",
        description:
          "Sends the matching events of a time span again, with the same message ids; those included that the endpoint never got. With `onlyFailed`, leaves out events that were delivered.",
        params: EndpointPath,
        body: Replay,
        response: { 202: Replayed },
      },
      guard: write,
      idempotent: true,
      problems: [conflict, cannotBeDone],
    },
    (call) => replayEvents(call, call.params.endpointId, call.body),
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
    (call) => readDeliveries(call, { ...call.query, endpointId: call.params.endpointId }),
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
