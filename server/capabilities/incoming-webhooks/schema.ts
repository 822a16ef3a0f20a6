import Type, { type Static } from "typebox";
import { EventId } from "../../kernel/storage/id.ts";
import { IdOf, Nullable, Time } from "../../kernel/wire/show.ts";
import { ChatAnswer, ConversationId, MessageId } from "../conversations/index.ts";
import { InboundSourceId } from "./ids.ts";
import { type SchemeName, signatureSchemes } from "./signature-schemes/signature-schemes.ts";

const Scheme = Type.Unsafe<SchemeName>(
  Type.Union(
    signatureSchemes.map(({ name }) => Type.Literal(name)),
    {
      $id: "WebhookScheme",
      description: `How senders sign. ${signatureSchemes.map(({ name, description }) => `\`${name}\`: ${description}.`).join(" ")}`,
    },
  ),
);

const Name = Type.String({ minLength: 1, maxLength: 100, pattern: "\\S" });

export const mostKindCharacters = 200;

const Schemas = Type.Record(Type.String({ minLength: 1, maxLength: mostKindCharacters }), Type.Object({}), {
  maxProperties: 50,
  description:
    "A JSON Schema for each kind of event (2020-12, without regular expressions and recursion). Data that does not match is refused.",
});

const OwnSecret = Type.String({
  minLength: 16,
  maxLength: 255,
  pattern: "^[\\x21-\\x7e]+$",
  description:
    "The secret that the sender gave you (Stripe, or a sender of Standard Webhooks: `whsec_…`, or its public key `whpk_…`). Created if left out.",
});

const Format = Type.Enum(["events", "email"], {
  $id: "WebhookFormat",
  description: "What the sender posts: `events` as `{event, data}`, or whole mails, which become messages (`email`).",
});
const Address = Type.String({
  minLength: 3,
  maxLength: 320,
  description: "With the format `email`: the address whose mails the sender passes on. Replies to answers go there.",
});

const Forwarders = Type.Array(Type.String({ minLength: 3, maxLength: 320 }), {
  maxItems: 50,
  description:
    "With the format `email`: the senders that speak for people, such as the form of a site. Only of their mails, `Reply-To` is the person.",
});

export const NewSource = Type.Object(
  {
    name: Name,
    scheme: Type.Optional(Scheme),
    secret: Type.Optional(OwnSecret),
    schemas: Type.Optional(Schemas),
    format: Type.Optional(Format),
    address: Type.Optional(Address),
    forwarders: Type.Optional(Forwarders),
  },
  { additionalProperties: false, $id: "NewWebhookSource" },
);
export type NewSource = Static<typeof NewSource>;

export const SourceChange = Type.Object(
  {
    name: Type.Optional(Name),
    schemas: Type.Optional(Schemas),
    forwarders: Type.Optional(Forwarders),
    isDefault: Type.Optional(
      Type.Boolean({
        description: "Whether requests without a source belong to this one. Only the operator may set it.",
      }),
    ),
  },
  { additionalProperties: false, minProperties: 1, $id: "WebhookSourceChange" },
);
export type SourceChange = Static<typeof SourceChange>;

export const Source = Type.Object(
  {
    id: IdOf(InboundSourceId),
    name: Type.String(),
    scheme: Scheme,
    format: Format,
    address: Type.Optional(Address),
    forwarders: Type.Optional(Forwarders),
    url: Type.String({ description: "The URL that the sender posts to." }),
    isDefault: Type.Boolean(),
    schemas: Type.Record(Type.String(), Type.Object({})),
    formerSecretsEndAt: Type.Array(Time, { description: "Until when each secret from before a rotation is accepted." }),
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
        "Shown in this answer only. The whole text is the key. With `standard`, the key is what follows `whsec_`, in base64.",
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

const NamedEvent = Type.Object(
  {
    event: Type.String({
      minLength: 1,
      maxLength: mostKindCharacters,
      description: "The kind of event. `type` is accepted as well.",
    }),
    data: Type.Object({}, { additionalProperties: true }),
    id: Type.Optional(
      Type.Unknown({
        description:
          "A text or a whole number: a delivery with the same id is a repeated one. Anything else counts as no id.",
      }),
    ),
  },
  { additionalProperties: true, $id: "InboundWebhook" },
);

/** Describes what senders post. The body is checked by hand, after the signature. */
export const InboundBody = Type.Union([NamedEvent, Type.Array(Type.Unknown())]);

const Citations = Type.Array(Type.Object({}, { additionalProperties: true }));

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
    choices: ChatAnswer.properties.choices,
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
    id: IdOf(EventId),
    sourceId: IdOf(InboundSourceId),
    kind: Type.String(),
    status: EventStatus,
    receivedAt: Time,
    processedAt: Nullable(Time),
    conversationId: Type.Optional(IdOf(ConversationId, { description: "The conversation of a `user_message`." })),
    messageId: Type.Optional(IdOf(MessageId, { description: "The reply to a `user_message`." })),
    fault: Type.Optional(Type.String({ description: "Why the event failed." })),
  },
  { $id: "InboundEvent" },
);
export type InboundEvent = Static<typeof InboundEvent>;

const whatDataIs =
  "An object; a list with the kind `array`, a text with `text`, and `{mediaType, base64}` with `binary`.";

export const FullInboundEvent = Type.Interface(
  [InboundEvent],
  {
    data: Type.Unknown({
      description: `${whatDataIs} Null if the content was erased together with its conversation.`,
    }),
    note: Type.Optional(Type.String({ description: "What to do so that such a mail is answered." })),
  },
  { $id: "FullInboundEvent" },
);
export type FullInboundEvent = Static<typeof FullInboundEvent>;

/** Receivers of `inbound-event.received` read this. */
export const ReceivedEvent = Type.Object(
  {
    eventId: Type.String(),
    sourceId: Type.String(),
    kind: Type.String(),
    event: Type.String({ description: "The kind, under the name that senders use." }),
    data: Type.Unknown({ description: whatDataIs }),
    receivedAt: Time,
  },
  { $id: "ReceivedInboundEvent" },
);
