import Type, { type Static } from "typebox";
import { EventId } from "../../kernel/storage/id.ts";
import { IdOf, Nullable, Time } from "../../kernel/wire/show.ts";
import { DeliveryId, EndpointId } from "./ids.ts";

export const EndpointPath = Type.Object({ endpointId: Type.String() });
export const DeliveryPath = Type.Object({ deliveryId: Type.String() });

const Url = Type.String({
  minLength: 1,
  maxLength: 2_048,
  description: "An http or https URL. A private address is refused, now and at every attempt.",
});
const EventPatterns = Type.Array(
  Type.String({
    maxLength: 100,
    pattern: "^(\\*|[a-z][a-z0-9-]*\\.(\\*|[a-z][a-z0-9-]*))$",
    description: "An event type, all types of a noun (`message.*`), or all types (`*`).",
  }),
  { minItems: 1, maxItems: 100 },
);
const OrderBy = Type.Enum(["none", "conversationId"], {
  description:
    "With `conversationId`, the events of one conversation are delivered one after the other, each when the one before it has ended.",
});
const Concurrency = Type.Integer({
  minimum: 1,
  maximum: 64,
  description: "How many requests may be in flight at once.",
});
const RateLimit = Nullable(
  Type.Integer({ minimum: 1, maximum: 1_000, description: "How many requests may be sent each second." }),
);
const Description = Type.String({ maxLength: 500 });
const Asymmetric = Type.Boolean({
  description: "Sign with Ed25519 as well (`v1a`). The receiver then verifies with `publicKey` and needs no secret.",
});

export const NewEndpoint = Type.Object(
  {
    url: Url,
    events: Type.Optional(EventPatterns),
    description: Type.Optional(Description),
    orderBy: Type.Optional(OrderBy),
    concurrency: Type.Optional(Concurrency),
    rateLimitPerSecond: Type.Optional(RateLimit),
    asymmetric: Type.Optional(Asymmetric),
  },
  { additionalProperties: false, $id: "NewEndpoint" },
);
export type NewEndpoint = Static<typeof NewEndpoint>;

export const EndpointChange = Type.Object(
  {
    ...NewEndpoint.properties,
    url: Type.Optional(Url),
    status: Type.Optional(Type.Enum(["enabled", "disabled"])),
    version: Type.Optional(Type.String({ maxLength: 10, description: "The date of the version that messages have." })),
  },
  { additionalProperties: false, $id: "EndpointChange" },
);
export type EndpointChange = Static<typeof EndpointChange>;

export const Endpoint = Type.Object(
  {
    id: IdOf(EndpointId),
    url: Type.String(),
    description: Type.String(),
    events: Type.Array(Type.String()),
    matchingEvents: Type.Array(Type.String(), {
      description: "The types that the endpoint gets now: those that `events` matches and that its creator may read.",
    }),
    orderBy: OrderBy,
    concurrency: Type.Integer(),
    rateLimitPerSecond: Nullable(Type.Integer()),
    status: Type.Enum(["enabled", "disabled"]),
    disabledReason: Nullable(Type.Enum(["manual", "failing", "gone"])),
    circuit: Type.Enum(["closed", "open"], {
      description: "`open`: ten failures in a row. One delivery at a time probes the endpoint until it answers.",
    }),
    failingSince: Nullable(Time),
    pausedUntil: Nullable(Time),
    publicKey: Nullable(Type.String({ description: "`whpk_…`: verifies the `v1a` signatures." })),
    previousSecretEndsAt: Nullable(Time),
    version: Type.String({
      description: "The date of the version of the interface that messages have: that of the request that made it.",
    }),
    createdAt: Time,
    updatedAt: Time,
  },
  { $id: "Endpoint" },
);
export type Endpoint = Static<typeof Endpoint>;

const Secret = Type.String({ description: "`whsec_…`: verifies the `v1` signatures. Shown in this answer only." });
export const EndpointWithSecret = Type.Interface([Endpoint], { secret: Secret }, { $id: "EndpointWithSecret" });
export type EndpointWithSecret = Static<typeof EndpointWithSecret>;

export const Rotation = Type.Object(
  {
    overlapHours: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 168,
        default: 24,
        description: "How long messages are signed with the former secret as well.",
      }),
    ),
  },
  { additionalProperties: false, $id: "SecretRotation" },
);
export type Rotation = Static<typeof Rotation>;

export const RotatedSecret = Type.Object(
  { secret: Secret, previousSecretEndsAt: Nullable(Time) },
  { $id: "RotatedSecret" },
);
export type RotatedSecret = Static<typeof RotatedSecret>;

export const DeliveryStatus = Type.Enum(["pending", "delivered", "failed", "exhausted", "cancelled"], {
  $id: "DeliveryStatus",
  description:
    "`failed`: the endpoint answered 410 Gone. `exhausted`: the last attempt failed. `cancelled`: the content of the event was erased.",
});
export type DeliveryStatus = Static<typeof DeliveryStatus>;

export const Delivery = Type.Object(
  {
    id: IdOf(DeliveryId),
    endpointId: IdOf(EndpointId),
    eventId: IdOf(EventId, { description: "Sent as `webhook-id`: the same at every attempt." }),
    type: Type.String(),
    position: Type.Integer(),
    status: DeliveryStatus,
    attemptCount: Type.Integer(),
    nextAttemptAt: Nullable(Time),
    createdAt: Time,
    endedAt: Nullable(Time),
  },
  { $id: "Delivery" },
);
export type Delivery = Static<typeof Delivery>;

export const Attempt = Type.Object(
  {
    number: Type.Integer(),
    at: Time,
    durationMs: Type.Integer(),
    statusCode: Nullable(Type.Integer()),
    error: Nullable(
      Type.Enum(["address-refused", "timeout", "connection-failed", "answer-too-large"], {
        description: "Why there is no `statusCode`.",
      }),
    ),
    request: Type.Object({
      url: Type.String({ description: "The present URL of the endpoint." }),
      headers: Type.Record(Type.String(), Type.String()),
      body: Type.String({
        description: "As far as the event log stores it: without texts that an event only refers to.",
      }),
    }),
    response: Nullable(
      Type.Object({
        headers: Type.Record(Type.String(), Type.String()),
        body: Type.String({ description: "At most 4,096 characters, without quotes of the message." }),
      }),
    ),
  },
  { $id: "Attempt" },
);
export type Attempt = Static<typeof Attempt>;

export const DeliveryWithAttempts = Type.Interface(
  [Delivery],
  { attempts: Type.Array(Attempt, { description: "The newest 50, oldest first." }) },
  { $id: "DeliveryWithAttempts" },
);
export type DeliveryWithAttempts = Static<typeof DeliveryWithAttempts>;

export const Replay = Type.Object(
  {
    since: Time,
    until: Type.Optional(Time),
    types: Type.Optional(Type.Array(Type.String({ maxLength: 100 }), { minItems: 1, maxItems: 100 })),
    onlyFailed: Type.Optional(
      Type.Boolean({ default: false, description: "Leave out events that were delivered, e.g. after an outage." }),
    ),
  },
  { additionalProperties: false, $id: "Replay" },
);
export type Replay = Static<typeof Replay>;

export const Replayed = Type.Object({ count: Type.Integer() }, { $id: "Replayed" });

const EventTypeEntry = Type.Object(
  {
    type: Type.String(),
    summary: Type.String(),
    visibleTo: Type.String({ description: "The scope that the creator of an endpoint needs to get this event." }),
    schema: Type.Unknown({ description: "JSON Schema of `data` as it is delivered." }),
  },
  { $id: "EventType" },
);
export const EventTypeList = Type.Object({ data: Type.Array(EventTypeEntry) }, { $id: "EventTypeList" });
