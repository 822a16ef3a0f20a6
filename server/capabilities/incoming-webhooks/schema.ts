import Type, { type Static } from "typebox";

/** The names and shapes of the contract; one schema each for validation, reference and types. */

export const Scheme = Type.Union([Type.Literal("parley"), Type.Literal("github"), Type.Literal("standard")], {
  $id: "WebhookScheme",
  description:
    "How senders sign. `parley`: `t=<unix s>,v1=<hex>`, as Stripe does. `github`: `sha256=<hex>`. `standard`: Standard Webhooks.",
});
export type Scheme = Static<typeof Scheme>;

const Name = Type.String({ minLength: 1, maxLength: 100, pattern: "\\S" });

export const maxKindLength = 200;

const Schemas = Type.Record(Type.String({ minLength: 1, maxLength: maxKindLength }), Type.Object({}), {
  maxProperties: 50,
  description:
    "By kind of event: a JSON Schema (2020-12, without regular expressions and recursion) that its data must fit.",
});

const OwnSecret = Type.String({
  minLength: 16,
  maxLength: 255,
  pattern: "^[\\x21-\\x7e]+$",
  description:
    "The secret that the sender gave you (Stripe, another Standard Webhooks sender: `whsec_…` or its public `whpk_…`). Made here when left out.",
});

export const NewSource = Type.Object(
  { name: Name, scheme: Type.Optional(Scheme), secret: Type.Optional(OwnSecret), schemas: Type.Optional(Schemas) },
  { additionalProperties: false, $id: "NewWebhookSource" },
);
export type NewSource = Static<typeof NewSource>;

export const SourceChange = Type.Object(
  {
    name: Type.Optional(Name),
    schemas: Type.Optional(Schemas),
    isDefault: Type.Optional(
      Type.Boolean({ description: "Whether requests that name no source are of this one. For the operator." }),
    ),
  },
  { additionalProperties: false, minProperties: 1, $id: "WebhookSourceChange" },
);
export type SourceChange = Static<typeof SourceChange>;

const Time = Type.String({ format: "date-time" });
const Nullable = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

export const Source = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    scheme: Scheme,
    url: Type.String({ description: "Where senders post to." }),
    isDefault: Type.Boolean(),
    schemas: Type.Record(Type.String(), Type.Object({})),
    formerSecretsEndAt: Type.Array(Time, { description: "Until when secrets from before a rotation are accepted." }),
    createdAt: Time,
  },
  { $id: "WebhookSource" },
);
export type Source = Static<typeof Source>;

export const SourceWithSecret = Type.Interface(
  [Source],
  {
    secret: Type.String({
      description:
        "Shown in this answer only. The whole text is the key; with `standard`, what follows `whsec_` is the key in base64.",
    }),
  },
  { $id: "WebhookSourceWithSecret" },
);
export type SourceWithSecret = Static<typeof SourceWithSecret>;

export const Rotation = Type.Object(
  {
    overlapSeconds: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 2_592_000,
        default: 86_400,
        description: "How long the former secret is accepted as well.",
      }),
    ),
    secret: Type.Optional(OwnSecret),
  },
  { additionalProperties: false, $id: "WebhookSecretRotation" },
);
export type Rotation = Static<typeof Rotation>;

/** What senders post. It is checked by hand after the signature; this is its description. */
export const InboundBody = Type.Object(
  {
    event: Type.String({ minLength: 1, maxLength: maxKindLength, description: "The kind of event; `type` also does." }),
    data: Type.Object({}, { additionalProperties: true }),
    id: Type.Optional(
      Type.Unknown({
        description:
          "A text or a whole number: the same id again is the same delivery again. Anything else counts as none.",
      }),
    ),
  },
  { additionalProperties: true, $id: "InboundWebhook" },
);

export const Citations = Type.Array(Type.Object({}, { additionalProperties: true }));

export const Receipt = Type.Object(
  {
    eventId: Type.String(),
    status: Type.Union([Type.Literal("accepted"), Type.Literal("duplicate"), Type.Literal("processed")]),
    sessionId: Type.Optional(Type.String()),
    conversationId: Type.Optional(Type.String()),
    messageId: Type.Optional(Type.String()),
    aiResponse: Type.Optional(Type.String()),
    answered: Type.Optional(Type.Boolean()),
    confidence: Type.Optional(Type.Number()),
    citations: Type.Optional(Citations),
  },
  { $id: "WebhookReceipt" },
);
export type Receipt = Static<typeof Receipt>;

export const EventStatus = Type.Union([Type.Literal("accepted"), Type.Literal("processed"), Type.Literal("failed")], {
  $id: "InboundEventStatus",
});
export type EventStatus = Static<typeof EventStatus>;

export const InboundEvent = Type.Object(
  {
    id: Type.String(),
    sourceId: Type.String(),
    kind: Type.String(),
    status: EventStatus,
    receivedAt: Time,
    processedAt: Nullable(Time),
    conversationId: Type.Optional(Type.String({ description: "Of a user_message: where it was said." })),
    messageId: Type.Optional(Type.String({ description: "Of a user_message: the reply." })),
    fault: Type.Optional(Type.String({ description: "Why it failed." })),
  },
  { $id: "InboundEvent" },
);
export type InboundEvent = Static<typeof InboundEvent>;

const Data = Nullable(Type.Object({}, { additionalProperties: true }));

export const FullInboundEvent = Type.Interface(
  [InboundEvent],
  { data: Type.Union([Data], { description: "null when its words were erased together with their conversation." }) },
  { $id: "FullInboundEvent" },
);
export type FullInboundEvent = Static<typeof FullInboundEvent>;

/** What those who are told of `inbound-event.received` get to read. */
export const ReceivedEvent = Type.Object(
  { eventId: Type.String(), sourceId: Type.String(), kind: Type.String(), data: Type.Object({}), receivedAt: Time },
  { $id: "ReceivedInboundEvent" },
);
